import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { parse } from 'yaml';
import { isSetting, readConfig } from '../../server/src/config.js';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));
const text = (path: string) => readFileSync(join(root, path), 'utf8');

interface Instruction {
  name: string;
  rest: string;
  /** Number of the stage that it belongs to. */
  stage: number;
}

/** The instructions of the Dockerfile, continued lines joined. */
function instructions(): Instruction[] {
  let stage = -1;
  return text('Dockerfile')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => {
      const [name, rest] = line.split(/ (.*)/);
      if (name === 'FROM') stage++;
      return { name: name!, rest: rest!, stage };
    });
}

const all = instructions();
const last = all.at(-1)!.stage;
const inLast = (name: string) => all.filter(step => step.name === name && step.stage === last);

interface Copy {
  from: string | null;
  sources: string[];
  target: string;
}

function copyOf({ rest }: Instruction): Copy {
  const from = /--from=(\S+)/.exec(rest)?.[1] ?? null;
  const paths = rest.replace(/--\S+ /g, '').split(' ');
  return { from, sources: paths.slice(0, -1), target: paths.at(-1)! };
}

/** Whether .dockerignore lets a path of the repository through: it shuts everything out but what it names. */
function isSent(path: string): boolean {
  const opened = text('.dockerignore')
    .split('\n')
    .filter(line => line.startsWith('!'))
    .map(line => line.slice(1));
  return opened.some(open => path === open || path.startsWith(`${open}/`));
}

/** Paths of the running tree that hold something, as the Dockerfile puts them there. */
function runtimePaths(): string[] {
  return inLast('COPY')
    .map(copyOf)
    .flatMap(({ sources, target }) => {
      if (target !== './') return [normalize(target)];
      return sources[0] === '/app' ? ['node_modules', 'server/package.json', 'sdk/package.json'] : sources;
    });
}

describe('the Docker image', () => {
  it('is built from what is there and sent to the builder', () => {
    const copies = all.filter(({ name }) => name === 'COPY').map(copyOf);
    const fromContext = copies.filter(({ from }) => from === null).flatMap(({ sources }) => sources);
    expect(fromContext).to.include('package-lock.json');
    for (const path of fromContext) {
      expect(existsSync(join(root, path)), path).to.equal(true);
      expect(isSent(path), `${path} in .dockerignore`).to.equal(true);
    }
    const stages = all
      .filter(({ name }) => name === 'FROM')
      .flatMap(({ rest }) => / AS (\S+)/.exec(rest)?.[1] ?? []);
    for (const { from } of copies) if (from !== null) expect(stages).to.include(from);
  });

  it('is built with the manifest of every workspace, which npm ci wants', () => {
    const { workspaces } = JSON.parse(text('package.json')) as { workspaces: string[] };
    const copied = all.filter(({ name }) => name === 'COPY').flatMap(step => copyOf(step).sources);
    for (const workspace of workspaces) expect(copied).to.include(`${workspace}/package.json`);
  });

  it('has all that the program reads while it runs', () => {
    const there = runtimePaths();
    const isThere = (path: string) => there.some(known => path === known || path.startsWith(`${known}/`));
    const source = join(root, 'server/src');
    const read: string[] = ['server/dist/main.js', 'node_modules'];
    for (const file of readdirSync(source, { recursive: true }) as string[]) {
      if (!file.endsWith('.ts')) continue;
      const code = readFileSync(join(source, file), 'utf8');
      for (const [, path] of code.matchAll(/new URL\('([^']+)', import\.meta\.url\)/g))
        read.push(normalize(join('server/dist', dirname(file), path!)));
    }
    expect(read).to.include.members(['server/docs/', 'server/package.json']);
    for (const path of read) expect(isThere(normalize(path)), path).to.equal(true);
    const { dependencies } = JSON.parse(text('server/package.json')) as {
      dependencies: Record<string, string>;
    };
    for (const name of Object.keys(dependencies).filter(name => name.startsWith('outreach-')))
      expect(isThere(relative(root, realpathSync(join(root, 'node_modules', name, 'dist')))), name).to.equal(
        true,
      );
  });

  it('runs on a Node.js that fits, not as root, and without a shell in between', () => {
    const { engines } = JSON.parse(text('package.json')) as { engines: { node: string } };
    const wanted = /\d+/.exec(engines.node)![0];
    for (const { rest } of all.filter(({ name, rest }) => name === 'FROM' && rest.startsWith('node:')))
      expect(rest).to.match(new RegExp(`^node:${wanted}-`));
    expect(inLast('USER').at(-1)?.rest).to.equal('node');
    expect(JSON.parse(inLast('ENTRYPOINT')[0]!.rest)).to.deep.equal(['outreach']);
    expect(JSON.parse(inLast('CMD')[0]!.rest)).to.deep.equal(['serve']);
  });

  it('has settings that exist, and wants a database and a key in so many words', () => {
    const env = Object.fromEntries(
      inLast('ENV')[0]!
        .rest.split(' ')
        .map(pair => pair.split('=') as [string, string]),
    );
    for (const name of Object.keys(env)) expect(isSetting(name), name).to.equal(true);
    expect(() => readConfig(env)).to.throw(/^DATABASE_URL: must be set, .*Docker image/);
    const given = { ...env, DATABASE_URL: 'mysql://a:b@db/outreach' };
    expect(() => readConfig(given)).to.throw(/^SECRET_KEY: .*openssl rand -base64 32.*Docker image/);
    expect(readConfig({ ...given, SECRET_KEY: 'a'.repeat(64) }).demoAccount).to.equal(false);
  });

  it('knows by itself whether it is well', async () => {
    const { rest } = inLast('HEALTHCHECK')[0]!;
    const [program, ...args] = JSON.parse(rest.slice(rest.indexOf('['))) as string[];
    let status = 200;
    const server = createServer((req, res) => res.writeHead(req.url === '/health' ? status : 404).end());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const env = { ...process.env, PORT: String((server.address() as AddressInfo).port) };
    const outcome = () =>
      run(program!, args, { env }).then(
        () => 0,
        (error: { code: number }) => error.code,
      );
    expect(await outcome(), 'well').to.equal(0);
    status = 503;
    expect(await outcome(), 'unwell').to.equal(1);
    server.close();
    await once(server, 'close');
    expect(await outcome(), 'gone').to.equal(1);
  });
});

interface ComposeService {
  command?: string[];
  environment: Record<string, string>;
  ports?: string[];
}

describe('compose.yaml', () => {
  const compose = parse(text('compose.yaml'), { merge: true }) as {
    services: Record<'mysql' | 'api' | 'worker', ComposeService>;
  };

  it('gives the service settings that exist, and no default for a secret', () => {
    for (const name of ['api', 'worker'] as const) {
      const { environment } = compose.services[name];
      for (const setting of Object.keys(environment)) expect(isSetting(setting), setting).to.equal(true);
      expect(environment.SECRET_KEY).to.match(/^\$\{SECRET_KEY:\?/);
      expect(environment.DATABASE_URL).to.match(
        /^mysql:\/\/outreach:\$\{MYSQL_PASSWORD:\?[^}]+\}@mysql:3306\/outreach$/,
      );
    }
  });

  it('opens the API on this machine alone, and neither database nor metrics', () => {
    expect(compose.services.api.ports).to.deep.equal(['127.0.0.1:${PORT:-3000}:3000']);
    for (const name of ['mysql', 'worker'] as const) expect(compose.services[name].ports).to.equal(undefined);
  });
});

describe('systemd units', () => {
  for (const [unit, command] of [
    ['outreach', 'serve'],
    ['outreach-worker', 'worker'],
  ] as const) {
    const path = `server/systemd/${unit}.service`;

    it(`${unit}.service runs ${command} with settings that exist and time to end well`, () => {
      const lines = text(path).split('\n');
      const value = (name: string) => lines.find(line => line.startsWith(`${name}=`))?.slice(name.length + 1);
      expect(value('ExecStart')).to.equal(`/usr/bin/env node /opt/outreach/server/dist/main.js ${command}`);
      for (const pair of value('Environment')!.split(' '))
        expect(isSetting(pair.split('=')[0]!), pair).to.equal(true);
      const settings = Object.fromEntries(
        value('Environment')!
          .split(' ')
          .map(pair => pair.split('=')),
      );
      // The worker's wants DATABASE_URL, with which both are off.
      const database =
        unit === 'outreach'
          ? {}
          : { DATABASE_URL: 'mysql://db/outreach', SECRET_KEY: Buffer.alloc(32).toString('base64') };
      const { demoAccount, allowLoopbackUrls } = readConfig({ ...settings, ...database });
      expect([demoAccount, allowLoopbackUrls], 'what is for trials').to.deep.equal([false, false]);
      expect(Number(value('TimeoutStopSec')) * 1000).to.be.above(readConfig({}).shutdownGraceMs);
      expect([value('KillSignal'), value('KillMode')]).to.deep.equal(['SIGTERM', 'mixed']);
    });

    it(`${unit}.service is understood by systemd`, async function () {
      const analyze = await run('systemd-analyze', ['--version']).catch(() => null);
      if (!analyze) this.skip();
      const { stderr } = await run('systemd-analyze', ['verify', join(root, path)]);
      expect(stderr).to.equal('');
    });
  }
});
