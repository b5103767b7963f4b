import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { main } from '../../codegen/src/main.js';
import { fixtureFile } from './support.js';

describe('generating into a repository', function () {
  this.timeout(60_000);
  let root: string;
  const server = 'server/src/generated';
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.test', ...args], { cwd: root });

  async function run(...args: string[]): Promise<{ status: number; lines: string[] }> {
    const lines: string[] = [];
    const status = await main(args, root, text => lines.push(...text.split('\n')));
    return { status, lines };
  }

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'codegen-drift-'));
    await cp(fixtureFile, join(root, 'openapi.yaml'));
    await writeFile(join(root, '.gitignore'), `${server}/validators.cjs\n`);
    git('init', '-q');
    await run();
    git('add', '.');
    git('commit', '-qm', 'Generate');
  });
  afterEach(() => rm(root, { recursive: true }));

  it('leaves a second run nothing to do, and writes nothing', async () => {
    const file = join(root, server, 'routes.ts');
    const before = (await stat(file)).mtimeMs;
    expect(await run()).to.deep.equal({ status: 0, lines: ['nothing to change'] });
    expect((await stat(file)).mtimeMs).to.equal(before);
    expect(await run('--check')).to.deep.equal({ status: 0, lines: [] });
  });

  it('does not ask for the validators, which are built', async () => {
    await rm(join(root, server, 'validators.cjs'));
    expect((await run('--check')).status).to.equal(0);
  });

  const drifts: [name: string, change: () => Promise<void>, line: string][] = [
    ['a file that was edited', () => writeFile(join(root, server, 'errors.ts'), '// mine\n'), `out of date: ${server}/errors.ts`],
    ['a file that is gone', () => rm(join(root, server, 'validators.d.cts')), `missing: ${server}/validators.d.cts`],
    ['a file that nothing generates', () => writeFile(join(root, 'sdk/src/generated/more.ts'), ''), 'not generated: sdk/src/generated/more.ts'],
    ['a file that is not committed', async () => void git('rm', '-q', '--cached', `${server}/events.ts`), `not committed: ${server}/events.ts`],
  ]; // prettier-ignore
  for (const [name, change, line] of drifts) {
    it(`finds ${name}, and changes nothing`, async () => {
      await change();
      const before = git('status', '--porcelain').toString();
      const { status, lines } = await run('--check');
      expect(status).to.equal(1);
      expect(lines[0]).to.equal(line);
      expect(lines).to.have.length(2);
      expect(git('status', '--porcelain').toString()).to.equal(before);
    });
  }

  it('finds a contract that went on without its files', async () => {
    const file = join(root, 'openapi.yaml');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('No such campaign.', 'That campaign does not exist.'));
    expect((await run('--check')).lines).to.include(`out of date: ${server}/errors.ts`);
    const written = [
      `${server}/errors.ts`,
      `${server}/openapi.json`,
      'sdk/contract/src/generated/openapi.json',
    ];
    expect((await run()).lines).to.deep.equal(written.map(name => `wrote ${name}`));
    expect((await run('--check')).status).to.equal(0);
  });

  it('writes nothing from a contract that the rules refuse', async () => {
    const file = join(root, 'openapi.yaml');
    const text = await readFile(file, 'utf8');
    await writeFile(
      file,
      text.replace('summary: List campaigns', "summary: ''").replace('No such campaign.', 'Gone.'),
    );
    const { status, lines } = await run();
    expect(status).to.equal(1);
    expect(lines).to.deep.equal(['#/paths/~1v1~1campaigns/get: an operation needs a summary']);
    expect(git('status', '--porcelain').toString()).to.equal(' M openapi.yaml\n');
  });

  it('refuses arguments that it does not know', async () => {
    expect(await run('--chek')).to.deep.equal({
      status: 1,
      lines: ['unknown argument: --chek', 'usage: generate [--check]'],
    });
  });
});
