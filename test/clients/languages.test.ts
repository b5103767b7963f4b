import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { hasJava } from '../../codegen/src/clients/generator.js';
import { main } from '../../codegen/src/clients/main.js';
import { cacheDir } from '../support/database.js';
import { guideBlock } from '../support/guides.js';
import { newClient, service } from '../support/service.js';

const run = promisify(execFile);

/** How the program of the guide is run in a folder, with the client that was generated and Debian's packages. */
interface Runner {
  name: 'go' | 'php' | 'ruby';
  /** What only the program of this language has in the guide. */
  program: RegExp;
  /** Ends well when the language and what the client needs are installed (see .ci/install-packages). */
  has: [string, ...string[]];
  command(program: string, client: string, folder: string): Promise<[string, string[], NodeJS.ProcessEnv?]>;
}

const guzzle = '/usr/share/php/GuzzleHttp/autoload.php';

const runners: Runner[] = [
  {
    name: 'go',
    program: /^package main$/m,
    has: ['bash', '-c', 'command -v go && ls /usr/share/gocode/src/golang.org/x/oauth2'],
    async command(program, client, folder) {
      // The way without modules, which would be got from elsewhere.
      await mkdir(join(folder, 'go/src'), { recursive: true });
      await symlink(client, join(folder, 'go/src/outreach-client'));
      const file = join(folder, 'main.go');
      await writeFile(file, program);
      const GOPATH = `${join(folder, 'go')}:/usr/share/gocode`;
      return ['go', ['run', file], { GO111MODULE: 'off', GOPATH, GOCACHE: join(cacheDir, 'go-build') }];
    },
  },
  {
    name: 'php',
    program: /^<\?php$/m,
    has: ['bash', '-c', `command -v php && ls ${guzzle}`],
    async command(program, client, folder) {
      // What Composer would write.
      const autoload = `<?php require '${guzzle}';
spl_autoload_register(function (string $name) {
  [$package, $path] = explode('\\\\', $name, 2) + [1 => ''];
  if ($package === 'OutreachClient') require '${client}/lib/' . strtr($path, '\\\\', '/') . '.php';
});`;
      await mkdir(join(folder, 'vendor'));
      await writeFile(join(folder, 'vendor/autoload.php'), autoload);
      const file = join(folder, 'main.php');
      await writeFile(file, program.replace("'vendor/", "__DIR__ . '/vendor/"));
      return ['php', ['-d', 'error_reporting=-1', '-d', 'display_errors=stdout', file]];
    },
  },
  {
    name: 'ruby',
    program: /^require 'outreach_client'$/m,
    has: ['ruby', '-e', "require 'typhoeus'"],
    command: async (program, client) => ['ruby', ['-I', join(client, 'lib'), '-e', program]],
  },
];

describe('the clients for Go, PHP and Ruby', function () {
  this.timeout(120_000);

  let folder: string | undefined;

  before(async function () {
    if (!(await hasJava())) {
      console.error('Skipped: Java is not installed (see .ci/install-packages).');
      return this.skip();
    }
    folder = await mkdtemp(join(tmpdir(), 'outreach-clients-'));
    const contract = fileURLToPath(new URL('../../openapi.yaml', import.meta.url));
    const lines: string[] = [];
    const names = runners.map(({ name }) => name);
    const status = await main(names, { contract, cache: cacheDir, out: folder }, line => lines.push(line));
    expect(status, lines.join('\n')).to.equal(0);
  });
  after(async () => {
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  for (const { name, program, has, command } of runners)
    it(`does in ${name} what the guide says`, async function () {
      const [probe, ...args] = has;
      const isThere = await run(probe, args).then(
        () => true,
        () => false,
      );
      if (!isThere) {
        console.error(`Skipped: ${name} is not installed (see .ci/install-packages).`);
        return this.skip();
      }
      const { key } = await newClient();
      const work = join(folder!, `try-${name}`);
      await mkdir(work);
      const [file, words, env] = await command(await guideBlock('sdk', program), join(folder!, name), work);
      const { PATH, HOME } = process.env;
      const { stdout } = await run(file, words, {
        cwd: work,
        env: { PATH, HOME, ...env, BASE_URL: service().url, API_KEY: key },
      });
      const language = { go: 'Go', php: 'PHP', ruby: 'Ruby' }[name];
      expect(stdout.trim().split('\n')).to.deep.equal([
        `From ${language} is a draft`,
        name === 'go' ? 'trial <nil>' : 'trial',
        'invalid_flow 3',
      ]);
    });

  it('have names that their package managers take', async () => {
    const { name } = JSON.parse(await readFile(join(folder!, 'php/composer.json'), 'utf8')) as {
      name: string;
    };
    expect(name).to.equal('outreach/outreach-client');
    expect(await readFile(join(folder!, 'go/go.mod'), 'utf8')).to.match(/^module outreach-client\n/);
  });
});
