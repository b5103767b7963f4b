import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { calledAs } from 'outreach-contract';
import { usage } from '../../server/src/cli/usage.js';
import { databaseUrl } from '../support/database.js';
import { freshDataDir, runProgram, startProgram } from '../support/program.js';
import { send, service } from '../support/service.js';

describe('outreach', function () {
  this.timeout(60_000);
  let data: Awaited<ReturnType<typeof freshDataDir>>;
  let settings: Record<string, string>;

  before(async () => {
    data = await freshDataDir();
    settings = { DATA_DIR: data.path, DATABASE_URL: databaseUrl(), LOG_LEVEL: 'silent' };
  });
  after(() => data.remove());

  it('reports its commands and settings', async () => {
    const { code, stdout } = await runProgram(['--help'], {});
    expect(code).to.equal(0);
    for (const word of [
      'serve',
      'worker',
      'migrate',
      'accounts create',
      'accounts list',
      'accounts delete',
      'keys create',
      'keys list',
      'mailboxes connect',
      'mailboxes list',
      'mailboxes change',
      'doctor',
      'DATABASE_URL',
      'PORT',
      'DATA_DIR',
    ]) {
      expect(stdout).to.contain(word);
    }
  });

  const wrong: [string, Record<string, string>, RegExp][] = [
    ['a port that is none', { PORT: 'http' }, /^PORT: must be a port number from 0 to 65535, not "http"\n$/],
    [
      'a database address that is none',
      { DATABASE_URL: 'postgres://x/y' },
      /^DATABASE_URL: must look like mysql:\/\/.*\n$/,
    ],
    [
      'a key of S3 without its secret',
      { S3_BUCKET: 'uploads', S3_ACCESS_KEY_ID: 'key' },
      /^S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: set both, or neither\n$/,
    ],
    [
      'an S3 store without a bucket',
      { S3_ENDPOINT: 'https://s3.example.com' },
      /^S3_BUCKET: must be set when other S3 settings are set\n$/,
    ],
    [
      'an unescaped character in the password of the database',
      { DATABASE_URL: 'mysql://root:1/secret@127.0.0.1/x' },
      /^DATABASE_URL: must look like mysql:\/\/(?!.*secret).*percent-encoded.*%2F for \/.*\n$/,
    ],
    [
      'an at sign, a slash and a hash in it',
      { DATABASE_URL: 'mysql://app:se@cr/e#t@127.0.0.1:3306/x' },
      /^DATABASE_URL: must look like (?!.*se@cr).*percent-encoded.*%23 for #.*\n$/,
    ],
    [
      'a hash in it',
      { DATABASE_URL: 'mysql://app:12#secret@127.0.0.1:3306/x' },
      /^DATABASE_URL: must look like (?!.*secret).*percent-encoded.*%23 for #.*\n$/,
    ],
    [
      'a kind of encryption that is none',
      { DATABASE_URL: 'mysql://app:secret@127.0.0.1/x?ssl=maybe' },
      /^DATABASE_URL: ssl=maybe is not valid; use true, skip-verify or false\n$/,
    ],
    [
      'a host that does not exist',
      { DATABASE_URL: 'mysql://root:secret@db.invalid:3307/x' },
      /^DATABASE_URL: the host db\.invalid was not found \(for db\.invalid:3307\): check the name \(E\w+\)\n$/,
    ],
    [
      'a per cent sign in it',
      { DATABASE_URL: 'mysql://root:100%secret@127.0.0.1/x' },
      /^DATABASE_URL: (?!.*secret).*%25 for %\n$/,
    ],
    [
      'a data folder that is a file',
      { DATA_DIR: '/dev/null/data' },
      /^DATA_DIR: \/dev\/null\/data cannot be written: a part of the path is a file, not a folder\n$/,
    ],
    ['a key that is too short', { SECRET_KEY: 'abc' }, /^SECRET_KEY: must be 32 bytes.*\n$/],
    [
      'a database that does not answer',
      { DATABASE_URL: 'mysql://root:secret@127.0.0.1:1/x' },
      /^DATABASE_URL: no database responds at 127\.0\.0\.1:1: (?!.*secret).*ECONNREFUSED\)\n$/,
    ],
    [
      'an address that is not of this machine',
      { HOST: '192.0.2.1' },
      /^HOST: this machine does not have the address 192\.0\.2\.1\. .*0\.0\.0\.0.*\n$/,
    ],
    [
      'an unknown log level',
      { LOG_LEVEL: 'loud' },
      /^LOG_LEVEL: must be silent, error, warn, info or debug, not "loud"\n$/,
    ],
    [
      'a public address without its protocol',
      { BASE_URL: 'outreach.example.com' },
      /^BASE_URL: must be an address such as https:\/\/\S+, not "outreach\.example\.com"\n$/,
    ],
    [
      'a collector of traces without its protocol',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' },
      /^OTEL_EXPORTER_OTLP_ENDPOINT: must be an address such as http:\/\/localhost:4318, not "localhost:4318"\n$/,
    ],
    [
      'a switch that is neither',
      { DEMO_ACCOUNT: 'maybe' },
      /^DEMO_ACCOUNT: must be true or false, not "maybe"\n$/,
    ],
    [
      'a time that is none',
      { SHUTDOWN_GRACE_SECONDS: 'long' },
      /^SHUTDOWN_GRACE_SECONDS: must be a number of seconds, not "long"\n$/,
    ],
    [
      'days that are none',
      { MESSAGE_RETENTION_DAYS: '0.5' },
      /^MESSAGE_RETENTION_DAYS: must be a whole number of days from 1 to 36500, not "0\.5"\n$/,
    ],
    [
      'a limit of nothing',
      { RATE_LIMIT_PER_MINUTE: '0' },
      /^RATE_LIMIT_PER_MINUTE: must be a whole number of at least 1, not "0"\n$/,
    ],
  ];
  for (const [what, environment, line] of wrong) {
    it(`refuses ${what} in one line`, async () => {
      const { code, stderr } = await runProgram(['serve'], { ...settings, ...environment });
      expect([code, stderr]).to.satisfy(([c, text]: [number, string]) => c === 2 && line.test(text));
    });
  }

  it('ends without a word when nobody reads its output any more', async () => {
    const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));
    const child = execFile(process.execPath, [main, '--help']);
    child.stdout!.destroy();
    let stderr = '';
    child.stderr!.on('data', text => (stderr += text));
    const [code] = (await once(child, 'close')) as [number];
    expect([code, stderr]).to.deep.equal([0, '']);
  });

  it('refuses a command and an option that do not exist', async () => {
    const command = await runProgram(['fly'], settings);
    expect([command.code, command.stderr]).to.deep.equal([
      2,
      'There is no command "fly".\nSee: node server/dist/main.js --help\n',
    ]);
    const option = await runProgram(['serve', '--fast'], settings);
    expect([option.code, option.stderr]).to.deep.equal([
      2,
      'There is no option --fast.\nSee: node server/dist/main.js serve --help\n',
    ]);
  });

  it('is called by its own name where it is installed', () => {
    expect(calledAs('/usr/local/bin/outreach', {})).to.equal('outreach');
    expect(calledAs('/x/node_modules/.bin/outreach', { npm_command: 'exec' })).to.equal('npx outreach');
    expect(calledAs('/opt/outreach/server/dist/main.js')).to.equal('node /opt/outreach/server/dist/main.js');
    expect(calledAs(`${process.cwd()}/server/dist/main.js`)).to.equal('node server/dist/main.js');
  });

  it('is found by npm before it is built', async () => {
    const bins = {
      server: 'outreach COMMAND',
      'sdk/contract': 'outreach-contract',
      'sdk/mcp': 'outreach-mcp',
    };
    for (const [folder, name] of Object.entries(bins)) {
      const root = new URL(`../../${folder}/`, import.meta.url);
      const { bin } = JSON.parse(await readFile(new URL('package.json', root), 'utf8')) as {
        bin: Record<string, string>;
      };
      expect(Object.keys(bin)).to.deep.equal([name.split(' ')[0]]);
      const [file] = Object.values(bin);
      expect(file).to.not.contain('dist');
      const { stdout } = await promisify(execFile)(fileURLToPath(new URL(file!, root)), ['--help']);
      expect(stdout.startsWith(`Usage: ${name}`)).to.equal(true);
    }
  });

  it('keeps the lines about its settings short enough for a terminal', () => {
    const [, ...lines] = usage().split('Settings (environment variables)\n')[1]!.split('\n');
    for (const line of lines) expect(line.length, line).to.be.at.most(120);
    expect(usage()).to.contain('\n  OTEL_EXPORTER_OTLP_ENDPOINT\n                          Address of');
  });

  it('refuses what a command does not take', async () => {
    const extra: [string[], RegExp][] = [
      [['serve', 'x'], /'x'/],
      [['worker', '--bogus'], /^There is no option --bogus\.$/m],
      [['migrate', 'extra'], /'extra'/],
      [['doctor', 'x'], /'x'/],
      [['accounts', 'list', 'x'], /'x'/],
    ];
    for (const [args, line] of extra) {
      const { code, stdout, stderr } = await runProgram(args, settings);
      expect([code, stdout], args.join(' ')).to.deep.equal([2, '']);
      expect(stderr).to.match(line);
    }
  });

  it('says what there is to do with a thing, and the help of one command alone', async () => {
    const group = await runProgram(['keys'], {});
    expect(group.code).to.equal(2);
    expect(group.stderr).to.match(/^"keys" is not complete\./);
    for (const [args, wanted, unwanted] of [
      [['accounts'], ['accounts create', 'accounts list'], 'doctor'],
      [['campaigns', '--help'], ['import-external'], 'PORT'],
      [['accounts', 'fly'], ['There is no command "accounts fly"', 'accounts list'], 'keys'],
      [['mailboxes', 'connect', '--help'], ['--smtp-host'], 'import-external'],
      [['help', 'campaigns', 'import-external'], ['FILE|URL'], 'smtp'],
      [['doctor', '-h'], ['check the settings'], 'migrate'],
    ] as const) {
      const { stdout, stderr } = await runProgram([...args], {});
      for (const text of wanted) expect(stdout + stderr, args.join(' ')).to.contain(text);
      expect(stdout + stderr, args.join(' ')).to.not.contain(unwanted);
    }
    const { stdout } = await runProgram(['fly', '--help'], {});
    expect(stdout, 'else of all').to.contain('doctor').and.contain('PORT');
  });

  it('names the setting of which somebody makes an option', async () => {
    const { code, stderr } = await runProgram(['serve', '--port', '4000'], settings);
    expect(code).to.equal(2);
    expect(stderr).to.match(
      /^There is no option --port\. Set the environment variable instead: PORT=4000\.\n/,
    );
  });

  it('reports its version', async () => {
    for (const word of ['--version', 'version']) {
      const { code, stdout } = await runProgram([word], {});
      expect([code, stdout]).to.deep.equal([0, 'outreach 1.15.0\n']);
    }
  });

  it('names a free port when another program listens', async () => {
    const running = await startProgram({ ...settings, LOG_LEVEL: 'info' });
    try {
      const { port } = new URL(running.url);
      const { code, stderr } = await runProgram(['serve'], { ...settings, PORT: port });
      expect(code).to.equal(2);
      expect(stderr).to.match(/^PORT, HOST: cannot listen .*another program .* try PORT=\d+ make run\n$/);
    } finally {
      await running.end();
    }
  });

  it('ends at a signal although the input that it ends with stays open', async () => {
    const args = ['serve', '--until-stdin-closes'];
    const running = await startProgram({ ...settings, LOG_LEVEL: 'info' }, args);
    expect(await running.end()).to.equal(0);
  });

  it('makes an account and a key that the API takes', async () => {
    const account = await runProgram(['accounts', 'create', '--name', 'Somebody'], settings);
    const accountId = account.stdout.trim();
    expect(accountId, account.stderr).to.match(/^[0-9a-f-]{36}$/);
    const key = await runProgram(['keys', 'create', '--account', accountId, '--name', 'CI'], settings);
    const answer = await send(`${service().url}/v1/api-keys`, 'GET', {
      headers: { authorization: `Bearer ${key.stdout.trim()}` },
    });
    expect(answer.status).to.equal(200);
    expect(answer.body.data).to.have.lengthOf(1);
    expect(answer.body.data[0]).to.include({ account_id: accountId, name: 'CI' });

    const accounts = await runProgram(['accounts', 'list'], settings);
    expect(accounts.stdout).to.match(new RegExp(`^${accountId}  Somebody  created \\d{4}-`, 'm'));
    const keys = await runProgram(['keys', 'list', '--account', accountId], settings);
    const { id, secret_prefix } = answer.body.data[0];
    expect(keys.stdout).to.match(
      new RegExp(`^${id}  ${secret_prefix}…  CI  created [\\d-]+, (never )?used.*\\n$`),
    );
    expect(keys.stdout).to.not.contain(key.stdout.trim());
  });

  it('makes no key for an account that does not exist', async () => {
    const { code, stderr } = await runProgram(
      ['keys', 'create', '--account', 'nobody', '--name', 'x'],
      settings,
    );
    expect([code, stderr]).to.deep.equal([2, 'There is no account nobody.\n']);
    const list = await runProgram(['keys', 'list', '--account', 'nobody'], settings);
    expect([list.code, list.stderr]).to.deep.equal([2, 'There is no account nobody.\n']);
  });

  it('migrates, and finds nothing to do the second time', async () => {
    const { code, stdout } = await runProgram(['migrate'], settings);
    expect([code, stdout]).to.deep.equal([0, 'The schema is up to date.\n']);
  });

  it('finds a store of files that cannot be used, and names the setting', async () => {
    const s3 = { S3_BUCKET: 'uploads', S3_ENDPOINT: 'http://127.0.0.1:9' };
    const key = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
    const away = await runProgram(['doctor'], { ...settings, ...s3, ...key });
    expect([away.code, away.stderr], away.stdout).to.deep.equal([1, '']);
    expect(away.stdout).to.contain(
      'FAIL  uploaded files: S3_ENDPOINT: nothing answers at http://127.0.0.1:9 (ECONNREFUSED)\n',
    );
    const both = await runProgram(['doctor'], { ...settings, ...s3, ...key, FILES_DIR: '/tmp' });
    expect(both.stdout).to.contain(
      'warn  FILES_DIR and S3_BUCKET are both set. New files are stored in the bucket uploads',
    );
    const folder = await runProgram(['doctor'], { ...settings, FILES_DIR: '/dev/null/files' });
    expect([folder.code, folder.stdout]).to.satisfy(
      ([code, text]: [number, string]) =>
        code === 1 &&
        text.includes('FAIL  uploaded files: /dev/null/files cannot be used: a part of the path'),
    );
  });

  it('finds a database that does not answer', async () => {
    const { code, stdout } = await runProgram(['doctor'], {
      ...settings,
      DATABASE_URL: 'mysql://root@127.0.0.1:1/x',
    });
    expect([code, stdout]).to.satisfy(([c, t]: [number, string]) => c === 1 && t.includes('FAIL'));
  });

  it('blames the data folder, not the database, when it cannot be written', async () => {
    const { code, stdout } = await runProgram(['doctor'], { ...settings, DATA_DIR: '/dev/null/data' });
    expect([code, stdout]).to.deep.equal([
      1,
      'FAIL  DATA_DIR: /dev/null/data cannot be written: a part of the path is a file, not a folder\n',
    ]);
  });

  it('makes no demo account on a given database', async () => {
    const running = await startProgram({ ...settings, LOG_LEVEL: 'info' });
    expect(await running.end()).to.equal(0);
    await running.said('The service is running at http://localhost:');
    await data.apiKey().then(
      () => expect.fail('there is a key'),
      (error: NodeJS.ErrnoException) => expect(error.code).to.equal('ENOENT'),
    );
  });
});
