import { execFile } from 'node:child_process';
import { access, copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { cacheDir } from '../support/database.js';
import { guideBlock, guideFolder } from '../support/guides.js';
import { newClient, service } from '../support/service.js';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));
const guzzle = '/usr/share/php/GuzzleHttp/autoload.php';

/**
 * How the program of the guide is run in a language. The scripts are bash: `$CLIENT` is the folder of the generated
 * client, `$CACHE` holds the libraries that .ci/install-packages fetches for it.
 */
interface Language {
  name: string;
  /** The folder of its client. */
  key: 'python' | 'go' | 'php' | 'ruby' | 'java';
  /** What only the program of this language contains. */
  program: RegExp;
  file: string;
  /** Fails when the language, or what its client needs, is not installed. */
  needs: string;
  /** Runs the file in its folder. */
  run: string;
}

const languages: Language[] = [
  {
    name: 'Python',
    key: 'python',
    program: /^import outreach_client/m,
    file: 'main.py',
    needs: 'ls $CACHE/python/bin/python',
    run: 'PYTHONPATH=$CLIENT $CACHE/python/bin/python main.py',
  },
  {
    name: 'Go',
    key: 'go',
    program: /^package main$/m,
    file: 'main.go',
    needs: 'command -v go',
    run: `
      go mod init trial
      go mod edit -require=example.com/outreach/outreach-client@v0.0.0 -replace=example.com/outreach/outreach-client=$CLIENT
      GOPROXY=off GOTOOLCHAIN=local GOFLAGS=-mod=mod GOCACHE=$CACHE/go-build go run -gcflags='all=-N -l' .`,
  },
  {
    name: 'PHP',
    key: 'php',
    program: /^<\?php$/m,
    file: 'main.php',
    needs: `php -r 'mb_strlen("");' && ls ${guzzle}`,
    // The file that Composer would write.
    run: `
      mkdir vendor
      cat >vendor/autoload.php <<'PHP'
<?php require '${guzzle}';
spl_autoload_register(function (string $name) {
  [$package, $path] = explode('\\\\', $name, 2) + [1 => ''];
  if ($package === 'OutreachClient') require getenv('CLIENT') . '/lib/' . strtr($path, '\\\\', '/') . '.php';
});
PHP
      php -d error_reporting=-1 -d display_errors=stdout main.php`,
  },
  {
    name: 'Ruby',
    key: 'ruby',
    program: /^require 'outreach_client'$/m,
    file: 'main.rb',
    needs: `ruby -e "require 'typhoeus'"`,
    run: 'ruby -I $CLIENT/lib main.rb',
  },
  {
    name: 'Java',
    key: 'java',
    program: /^import outreach.client.ApiClient;$/m,
    file: 'FromJava.java',
    needs: 'command -v javac && ls $CACHE/java',
    run: `
      find $CLIENT/src/main -name '*.java' >sources
      javac -encoding UTF-8 -proc:none -nowarn -Xlint:none -d classes -cp "$CACHE/java/*" @sources
      java -cp "classes:$CACHE/java/*" FromJava.java`,
  },
];

describe('the generated clients', function () {
  this.timeout(300_000);

  let folder: Awaited<ReturnType<typeof guideFolder>> | undefined;

  before(async function () {
    if (!(await hasGenerator())) {
      console.error(
        'Skipped: Java or the generator is missing (apt-get install default-jdk-headless, npx openapi-generator-cli version).',
      );
      return this.skip();
    }
    folder = await guideFolder();
    for (const name of ['package.json', 'openapitools.json', 'openapi.yaml'])
      await copyFile(join(root, name), join(folder.path, name));
    await bash('npm run clients --silent', folder.path, process.env);
  });
  after(() => folder?.remove());

  /** Whether Java and the generator's program, which its npm package downloads when it first runs, are there. */
  async function hasGenerator(): Promise<boolean> {
    const { 'generator-cli': generator } = JSON.parse(
      await readFile(join(root, 'openapitools.json'), 'utf8'),
    ) as { 'generator-cli': { version: string } };
    const jar = `node_modules/@openapitools/openapi-generator-cli/versions/${generator.version}.jar`;
    return Promise.all([access(join(root, jar)), run('java', ['-version'])]).then(
      () => true,
      () => false,
    );
  }

  /** Runs a program as a new account and returns the lines that it printed. */
  async function lines(language: Language, program: string): Promise<string[]> {
    const { key } = await newClient();
    const { PATH, HOME } = process.env;
    const env = { PATH, HOME, CACHE: cacheDir, CLIENT: join(folder!.path, 'clients', language.key) };
    const work = join(folder!.path, `${language.key}-${key.slice(-8)}`);
    await mkdir(work);
    await writeFile(join(work, language.file), program);
    return (await bash(language.run, work, { ...env, BASE_URL: service().url, API_KEY: key }))
      .trim()
      .split('\n');
  }

  async function skipIfMissing(context: Mocha.Context, { name, needs }: Language): Promise<void> {
    await bash(needs, root, { ...process.env, CACHE: cacheDir }).catch(() => {
      console.error(
        `Skipped: ${name}, or what its client needs, is not installed (see .ci/install-packages).`,
      );
      context.skip();
    });
  }

  for (const language of languages)
    it(`does in ${language.name} what the guide says`, async function () {
      await skipIfMissing(this, language);
      const program = await guideBlock('languages', language.program);
      const printed = await lines(language, program);
      expect(printed).to.deep.equal([`From ${language.name} is a draft`, 'trial', '1', 'invalid_flow 3']);
    });

  it('understand in Python what the service responds', async function () {
    const [python] = languages;
    await skipIfMissing(this, python!);
    const program = await readFile(new URL('./read-everything.py', import.meta.url), 'utf8');
    const [responses] = await lines(python!, program);
    expect(Number(responses)).to.be.greaterThan(15);
  });

  it('have the names and the version that package managers read', async () => {
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    const read = (file: string) => readFile(join(folder!.path, 'clients', file), 'utf8');
    const composer = JSON.parse(await read('php/composer.json')) as { name: string; version: string };
    expect(composer).to.deep.include({ name: 'outreach/outreach-client', version });
    expect(await read('go/go.mod')).to.match(/^module example\.com\/outreach\/outreach-client\n/);
    expect(await read('python/pyproject.toml')).to.contain(
      `name = "outreach_client"\nversion = "${version}"`,
    );
    expect(await read('ruby/lib/outreach_client/version.rb')).to.contain(`VERSION = '${version}'`);
    expect(await read('java/pom.xml')).to.match(
      new RegExp(`<artifactId>outreach-client</artifactId>[^]*?<version>${version.replaceAll('.', '\\.')}<`),
    );
  });
});

/** Runs a script and returns what it printed; rejects with it when a line fails. */
async function bash(script: string, cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  const args = ['-c', `set -euo pipefail\n${script}`];
  try {
    const { stdout } = await run('bash', args, { cwd, env, maxBuffer: 64 * 1024 * 1024 });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${(error as Error).message}\n${stdout}${stderr}`);
  }
}
