import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import type { Contract } from '../../codegen/src/contract.js';
import { judgeVersion, nextVersion } from '../../codegen/src/compatibility/judge.js';
import { main } from '../../codegen/src/compatibility/main.js';
import { fixtureContract, nodeAt } from './support.js';

const packages = ['.', 'codegen', 'server', 'sdk', 'sdk/contract', 'sdk/mcp'];
const addColor = (contract: Contract) => {
  nodeAt(contract, '#/components/schemas/Campaign/properties')['color'] = { type: 'string' };
};
const withVersion = (version: string, edit: (contract: Contract) => void = () => {}) =>
  fixtureContract(contract => {
    contract.info.version = version;
    edit(contract);
  });

describe('the check of the version of the contract', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'outreach-compatibility-'));
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  async function write(file: string, content: unknown): Promise<void> {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), JSON.stringify(content));
  }

  /** Makes the contract the one of the repository, and its version that of the packages. */
  async function stand(contract: Contract): Promise<void> {
    await write('openapi.yaml', contract);
    for (const folder of packages)
      await write(join(folder, 'package.json'), { version: contract.info.version });
  }

  async function run(...args: string[]): Promise<[status: number, lines: string[]]> {
    const lines: string[] = [];
    return [await main(args, root, line => lines.push(line)), lines];
  }

  async function release(contract: Contract): Promise<void> {
    await stand(contract);
    expect((await run('release'))[0]).to.equal(0);
  }

  it('is content with the contract that was released, and says so', async () => {
    await release(withVersion('1.0.0'));
    expect(await run('check')).to.deep.equal([0, ['The contract is the same since 1.0.0.']]);
  });

  it('names each change with its class and place, and the version that they ask for', async () => {
    await release(withVersion('1.0.0'));
    await stand(withVersion('1.0.0', addColor));
    expect(await run('check')).to.deep.equal([
      1,
      [
        'minor  #/components/schemas/Campaign/properties/color  a new property (responses)',
        'The contract changed since 1.0.0: minor, so that its version is at least 1.1.0.',
        'openapi.yaml: info.version is 1.0.0 and must be 1.1.0, or 2.0.0 for what the contract does not show',
      ],
    ]);
    await stand(withVersion('1.1.0', addColor));
    expect((await run('check'))[0]).to.equal(0);
  });

  it('refuses a package of another version', async () => {
    await release(withVersion('1.0.0'));
    await write('sdk/package.json', { version: '1.0.1' });
    const [status, lines] = await run('check');
    expect(status).to.equal(1);
    expect(lines).to.include('sdk/package.json: version is 1.0.1 and must be 1.0.0, as in openapi.yaml');
  });

  it('releases what has the right version, and compares with it from then on', async () => {
    await release(withVersion('1.0.0'));
    await stand(withVersion('1.1.0', addColor));
    expect((await run('release'))[0]).to.equal(0);
    expect(await run('check')).to.deep.equal([0, ['The contract is the same since 1.1.0.']]);
  });

  it('refuses to release under a wrong version, and keeps what was released', async () => {
    await release(withVersion('1.0.0'));
    const file = join(root, 'codegen/released/openapi.json');
    const before = await readFile(file, 'utf8');
    await stand(withVersion('1.2.0', addColor));
    expect((await run('release'))[0]).to.equal(1);
    expect(await readFile(file, 'utf8')).to.equal(before);
  });

  it('replaces a release of the same version on demand, until it is tagged', async () => {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' });
    git('init', '--quiet');
    await release(withVersion('1.0.0'));
    await stand(withVersion('1.0.0', addColor));
    const [refused, words] = await run('release');
    expect([refused, words.at(-1)]).to.deep.equal([
      1,
      'A release that nobody has yet is replaced by "npm run contract:release -- --replace".',
    ]);
    expect((await run('release', '--replace'))[0]).to.equal(0);
    expect((await run('check'))[0]).to.equal(0);
    git('-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '--quiet', '--allow-empty', '-m', 'a');
    git('tag', 'v1.0.0');
    await stand(withVersion('1.0.0'));
    expect(await run('release', '--replace')).to.deep.equal([
      1,
      ['1.0.0 is tagged: what others may have is not replaced.'],
    ]);
  });

  it('does not take another version for a replacement', async () => {
    await release(withVersion('1.0.0'));
    await stand(withVersion('1.2.0', addColor));
    expect((await run('release', '--replace'))[0]).to.equal(1);
  });

  it('asks for a release where there is none, and for words that it knows', async () => {
    await stand(withVersion('1.0.0'));
    expect(await run('check')).to.deep.equal([
      1,
      ['There is no codegen/released/openapi.json: "npm run contract:release" makes it.'],
    ]);
    for (const args of [[], ['chek'], ['check', '--replace'], ['release', '--force']])
      expect(await run(...args)).to.deep.equal([1, ['usage: compatibility check | release [--replace]']]);
  });
});

describe('the version after a release', () => {
  for (const [released, version, changeClass, right] of [
    ['1.15.0', '1.15.0', 'none', true],
    ['1.15.0', '1.15.1', 'none', true],
    ['1.15.0', '1.16.0', 'none', true],
    ['1.15.0', '2.0.0', 'none', true],
    ['1.15.0', '1.14.9', 'none', false],
    ['1.15.0', '1.15.0', 'patch', false],
    ['1.15.0', '1.15.1', 'patch', true],
    ['1.15.0', '1.15.2', 'patch', false],
    ['1.15.3', '1.15.4', 'minor', false],
    ['1.15.3', '1.16.0', 'minor', true],
    ['1.15.3', '1.16.1', 'minor', false],
    ['1.15.3', '1.17.0', 'minor', false],
    ['1.15.3', '1.16.0', 'major', false],
    ['1.15.3', '2.0.0', 'major', true],
    ['1.15.3', '2.1.0', 'major', false],
    ['1.15.3', '3.0.0', 'major', false],
    ['1.9.0', '1.10.0', 'minor', true],
  ] as const)
    it(`${released} with a change of class ${changeClass} ${right ? 'may' : 'may not'} become ${version}`, () => {
      expect(judgeVersion(released, version, changeClass) === undefined).to.equal(right);
    });

  it('reports the lowest', () => {
    expect(nextVersion('1.15.3', 'patch')).to.equal('1.15.4');
    expect(nextVersion('1.15.3', 'minor')).to.equal('1.16.0');
    expect(judgeVersion('1.15.3', '1.15.3', 'major')).to.equal('must be 2.0.0');
  });

  it('is three numbers', () => {
    for (const version of ['1.15', '1.15.0-rc.1', 'v1.15.0', '1.015.0'])
      expect(() => judgeVersion('1.15.0', version, 'none')).to.throw(
        `"${version}" is no version of three numbers`,
      );
  });
});
