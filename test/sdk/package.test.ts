import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const mostGzipBytes = 6_000;

const program = `
const client = createClient({ baseUrl: 'http://localhost:3000', apiKey: 'key' });
export async function first(): Promise<string | null> {
  const { data } = await unwrap(client.GET('/v1/campaigns', { params: { query: { limit: 1 } } }));
  const name: string | null = data[0]!.name;
  // @ts-expect-error the types of the contract came along
  data[0]!.colour;
  return name;
}
export const isOurs = (error: unknown): error is OutreachError => error instanceof OutreachError;
console.log(typeof client.GET, eventTypes.length);
`;
const imported = `import { createClient, eventTypes, OutreachError, unwrap } from 'outreach-sdk';\n${program}`;
const required = `import sdk = require('outreach-sdk');
import type { OutreachError as Failure } from 'outreach-sdk';
const { createClient, eventTypes, OutreachError, unwrap } = sdk;
${program.replace('error is OutreachError', 'error is Failure')}`;

/** How people set up TypeScript; \`runs\` where Node takes what comes out. */
const consumers: { what: string; file: string; source: string; args: string[]; runs: boolean }[] = [
  { what: 'node16, a module', file: 'a.mts', source: imported, args: ['--module', 'node16'], runs: true },
  { what: 'node16, CommonJS', file: 'a.cts', source: imported, args: ['--module', 'node16'], runs: true },
  { what: 'nodenext, a module', file: 'b.mts', source: imported, args: ['--module', 'nodenext'], runs: true },
  { what: 'nodenext, require', file: 'b.cts', source: required, args: ['--module', 'nodenext'], runs: true },
  {
    what: 'commonjs with node10',
    file: 'c.ts',
    source: imported,
    args: ['--module', 'commonjs', '--moduleResolution', 'node10'],
    runs: true,
  },
  {
    what: 'commonjs with node10, require',
    file: 'd.ts',
    source: required,
    args: ['--module', 'commonjs', '--moduleResolution', 'node10'],
    runs: true,
  },
  {
    what: 'a bundler',
    file: 'e.ts',
    source: imported,
    args: ['--module', 'esnext', '--moduleResolution', 'bundler'],
    runs: false,
  },
];

describe('the package of the sdk', function () {
  this.timeout(120_000);
  let folder: string;
  let installed: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'outreach-sdk-'));
    const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], {
      cwd: join(root, 'sdk'),
    });
    installed = join(folder, 'node_modules', 'outreach-sdk');
    await mkdir(installed, { recursive: true });
    const tarball = join(folder, stdout.trim().split('\n').at(-1)!);
    await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
    // As npm would install them beside it, without a registry.
    for (const name of ['openapi-fetch', 'openapi-typescript-helpers'])
      await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name));
    await writeFile(join(folder, 'package.json'), '{}');
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('holds the client and nothing else', async () => {
    const files = await readdir(installed);
    expect(files.sort()).to.deep.equal(['dist', 'package.json']);
  });

  it('is small', async () => {
    const modules = (await readdir(join(installed, 'dist'), { recursive: true })).filter(name =>
      name.endsWith('.js'),
    );
    const sources = await Promise.all(modules.map(name => readFile(join(installed, 'dist', name))));
    expect(modules)
      .to.include('index.js')
      .and.satisfy((names: string[]) => !names.some(n => n.startsWith('cjs')));
    expect(gzipSync(Buffer.concat(sources)).length).to.be.at.most(mostGzipBytes);
  });

  for (const { what, file, source, args, runs } of consumers) {
    it(`compiles${runs ? ' and runs' : ''} with ${what}`, async () => {
      await writeFile(join(folder, file), source);
      const strict = ['--strict', '--target', 'es2022', '--lib', 'es2023,dom,dom.iterable'];
      const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
      await run(process.execPath, [tsc, ...strict, ...args, file], { cwd: folder }).catch(
        ({ stdout }: { stdout: string }) => expect.fail(stdout),
      );
      if (!runs) return;
      const made = file.replace(/ts$/, 'js');
      const { stdout } = await run(process.execPath, [made], { cwd: folder });
      expect(stdout).to.match(/^function \d+\n$/);
    });
  }
});
