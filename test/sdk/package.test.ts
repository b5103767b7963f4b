import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { expect } from 'chai';
import { build, type BuildOptions } from 'esbuild';
import { publint } from 'publint';
import { guideNames } from '../../server/src/pages/docs/guides.js';
import { guidePrograms } from '../support/guides.js';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const modules = join(root, 'node_modules');

/** Gzip bytes of a minified bundle of everything, openapi-fetch included. */
const mostBytes = 14_000;
/** The same of `createClient` and what it needs. */
const mostClientBytes = 8_000;

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
console.log(typeof client.GET, typeof importLeads);
`;
const imported = `import { createClient, importLeads, OutreachError, unwrap } from 'outreach-sdk';\n${program}`;
const required = `import sdk = require('outreach-sdk');
import type { OutreachError as Failure } from 'outreach-sdk';
const { createClient, importLeads, OutreachError, unwrap } = sdk;
${program.replace('error is OutreachError', 'error is Failure')}`;

/** The program that a page shows; that it runs is tested elsewhere. */
async function shown(page: string): Promise<string> {
  return (await guidePrograms(page)).ts;
}

/** The programs of the guides, but for that to MCP, which needs another package. */
async function guides(): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const name of guideNames.filter(name => name !== 'mcp')) {
    const program = await shown(name);
    if (program) files[`guide-${name}.ts`] = program;
  }
  return files;
}

/** How people set up TypeScript, and programs for it; Node runs what comes out unless a bundler is meant to. */
const consumers: { what: string; files: Record<string, string>; args: string[] }[] = [
  { what: 'node16', files: { 'a.mts': imported, 'a.cts': imported }, args: ['--module', 'node16'] },
  { what: 'nodenext', files: { 'b.mts': imported, 'b.cts': required }, args: ['--module', 'nodenext'] },
  {
    what: 'commonjs and node10',
    files: { 'c.ts': imported, 'd.ts': required },
    args: ['--module', 'commonjs', '--moduleResolution', 'node10'],
  },
  {
    what: 'bundler',
    files: { 'e.ts': imported, 'readme.ts': await shown('../../sdk/README'), ...(await guides()) },
    args: [
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
      '--noEmit',
      '--types',
      'node',
      '--typeRoots',
      join(modules, '@types'),
    ],
  },
];

describe('the package of the sdk', function () {
  this.timeout(120_000);
  let folder: string;
  let installed: string;
  let tarball: string;

  /** Packs as for the registry and answers the name of the file. What is packed was built before the tests. */
  async function pack(from: string): Promise<string> {
    const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder];
    const { stdout } = await run('npm', args, { cwd: from });
    return join(folder, stdout.trim().split('\n').at(-1)!);
  }

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'outreach-sdk-'));
    await writeFile(join(folder, 'package.json'), '{ "name": "user", "version": "1.0.0" }');
    const needed = ['openapi-fetch', 'openapi-typescript-helpers'].map(name => join(modules, name));
    const [sdk, ...others] = await Promise.all([join(root, 'sdk'), ...needed].map(pack));
    tarball = sdk!;
    // Without a registry: what the package depends on is installed from packages of what we have ourselves.
    const args = ['install', '--offline', '--no-audit', '--no-fund', '--silent', ...others, tarball];
    await run('npm', args, { cwd: folder });
    installed = join(folder, 'node_modules', 'outreach-sdk');
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('can be published, as can the checks and the MCP server', async () => {
    for (const name of ['sdk', 'sdk/contract', 'sdk/mcp']) {
      const args = ['publish', '--dry-run', '--json', '--ignore-scripts', '--offline'];
      const { stdout } = await run('npm', args, { cwd: join(root, name) });
      expect(stdout).to.match(/"id": "outreach-(sdk|contract|mcp)@\d/);
    }
  });

  it('holds the client and nothing else, and needs openapi-fetch alone', async () => {
    expect((await readdir(installed)).sort()).to.deep.equal(['LICENSE', 'README.md', 'dist', 'package.json']);
    expect((await readdir(join(folder, 'node_modules'))).filter(name => !name.startsWith('.'))).to.deep.equal(
      ['openapi-fetch', 'openapi-typescript-helpers', 'outreach-sdk'],
    );
  });

  it('has a bill of materials, which npm makes of an installation', async () => {
    const { stdout } = await run('npm', ['sbom', '--sbom-format', 'cyclonedx'], { cwd: folder });
    const { components } = JSON.parse(stdout) as { components: { name: string; licenses: unknown[] }[] };
    expect(components.map(({ name }) => name).sort()).to.deep.equal([
      'openapi-fetch',
      'openapi-typescript-helpers',
      'outreach-sdk',
    ]);
    for (const { name, licenses } of components) expect(licenses, name).to.have.length(1);
  });

  for (const [manifest, pages] of [
    ['package.json', ['README.md', 'server/docs/start.md']],
    ['sdk/package.json', ['sdk/README.md', 'server/docs/sdk.md']],
  ] as const) {
    it(`wants the Node of ${manifest} in ${pages.join(' and ')}`, async () => {
      const { engines } = JSON.parse(await readFile(join(root, manifest), 'utf8')) as {
        engines: { node: string };
      };
      for (const page of pages) {
        const text = await readFile(join(root, page), 'utf8');
        expect(/Node (\d[\d.]*) (?:and|or) later/.exec(text)?.[1], page).to.equal(engines.node.slice(2));
      }
    });
  }

  it('has types that fit what runs, for every way of resolving', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(await readFile(tarball)));
    if (!analysis.types) throw new Error('It has no types.');
    expect(analysis.problems).to.deep.equal([]);
    expect(Object.keys(analysis.entrypoints['.']!.resolutions)).to.include.members([
      'node10',
      'node16-cjs',
      'node16-esm',
      'bundler',
    ]);
  });

  it('is packed as publint wants it', async () => {
    const { messages } = await publint({ pkgDir: installed, pack: false, strict: true });
    expect(messages).to.deep.equal([]);
  });

  for (const { what, files, args } of consumers) {
    const isRun = !args.includes('--noEmit');
    it(`compiles${isRun ? ' and runs' : ''} with the module resolution ${what}`, async () => {
      const names = Object.keys(files);
      for (const name of names) await writeFile(join(folder, name), files[name]!);
      const common = [
        '--strict',
        '--skipDefaultLibCheck',
        '--target',
        'es2022',
        '--lib',
        'es2023,dom,dom.iterable',
      ];
      const tsc = join(modules, 'typescript', 'bin', 'tsc');
      await run(process.execPath, [tsc, ...common, ...args, ...names], { cwd: folder }).catch(
        ({ stdout }: { stdout: string }) => expect.fail(stdout),
      );
      for (const name of isRun ? names : []) {
        const { stdout } = await run(process.execPath, [name.replace(/ts$/, 'js')], { cwd: folder });
        expect(stdout).to.equal('function function\n');
      }
    });
  }

  describe('in a bundle', () => {
    async function bundle(contents: string, options: BuildOptions = {}): Promise<string> {
      const { outputFiles, warnings } = await build({
        stdin: { contents, resolveDir: folder },
        bundle: true,
        minify: true,
        format: 'esm',
        platform: 'browser',
        write: false,
        ...options,
      });
      expect(warnings).to.deep.equal([]);
      return outputFiles![0]!.text;
    }
    const gzipBytes = (text: string) => gzipSync(text, { level: 9 }).length;

    it('has at most 14 kB in all, openapi-fetch included, and 8 kB of createClient', async () => {
      const whole = await bundle(`export * from 'outreach-sdk';`);
      const alone = await bundle(`export * from 'outreach-sdk';`, { external: ['openapi-fetch'] });
      console.log(`      ${gzipBytes(whole)} bytes gzip in all, ${gzipBytes(alone)} without openapi-fetch`);
      expect(gzipBytes(whole)).to.be.at.most(mostBytes);
      const client = await bundle(`export { createClient } from 'outreach-sdk';`);
      console.log(`      ${gzipBytes(client)} bytes gzip of createClient`);
      expect(gzipBytes(client)).to.be.at.most(mostClientBytes);
    });

    it('leaves out what is not used', async () => {
      expect(
        await bundle(`import 'outreach-sdk';`, {
          logLevel: 'silent',
          logOverride: { 'ignored-bare-import': 'silent' },
        }),
      ).to.equal('');
      const receiver = await bundle(`export { verifyWebhook } from 'outreach-sdk';`);
      expect(receiver).to.contain('HMAC').and.not.contain('/v1/');
      expect(gzipBytes(receiver)).to.be.at.most(1_000);
      const client = await bundle(`export { createClient } from 'outreach-sdk';`);
      expect(client).to.not.match(/HMAC|leadSource|last_event_id/);
    });

    it('asks for nothing of Node, a page or a worker before it is called', async () => {
      const source = await bundle(`export * from 'outreach-sdk';`, { format: 'iife', globalName: 'sdk' });
      const names = await run(process.execPath, [
        '--eval',
        `console.log(Object.keys(require('node:vm').runInNewContext(${JSON.stringify(`${source};sdk`)}, {})).join())`,
      ]);
      expect(names.stdout.trim().split(',')).to.include.members([
        'createClient',
        'importLeads',
        'verifyWebhook',
      ]);
    });
  });
});
