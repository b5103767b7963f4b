import { expect } from 'chai';
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

  it('tells its commands and settings', async () => {
    const { code, stdout } = await runProgram(['--help'], {});
    expect(code).to.equal(0);
    for (const word of [
      'serve',
      'worker',
      'migrate',
      'accounts create',
      'keys create',
      'mailboxes connect',
      'doctor',
      'DATABASE_URL',
      'PORT',
      'DATA_DIR',
    ]) {
      expect(stdout).to.contain(word);
    }
  });

  const wrong: [string, Record<string, string>, RegExp][] = [
    ['a port that is none', { PORT: 'http' }, /^PORT: a port number from 0 to 65535 is wanted\n$/],
    [
      'a database address that is none',
      { DATABASE_URL: 'postgres://x/y' },
      /^DATABASE_URL: it must look like mysql:\/\/.*\n$/,
    ],
    ['a key that is too short', { SECRET_KEY: 'abc' }, /^SECRET_KEY: 32 bytes.*\n$/],
    [
      'a database that does not answer',
      { DATABASE_URL: 'mysql://root:secret@127.0.0.1:1/x' },
      /^DATABASE_URL: the database cannot be used: connect ECONNREFUSED 127\.0\.0\.1:1\n$/,
    ],
    [
      'an address that is not of this machine',
      { HOST: '192.0.2.1' },
      /^PORT, HOST: cannot listen on 192\.0\.2\.1:3000: .*\n$/,
    ],
    ['an unknown log level', { LOG_LEVEL: 'loud' }, /^LOG_LEVEL: .*silent.*\n$/],
    [
      'a limit of nothing',
      { RATE_LIMIT_PER_MINUTE: '0' },
      /^RATE_LIMIT_PER_MINUTE: a whole number of at least 1 is wanted\n$/,
    ],
  ];
  for (const [what, environment, line] of wrong) {
    it(`refuses ${what} in one line`, async () => {
      const { code, stderr } = await runProgram(['serve'], { ...settings, ...environment });
      expect([code, stderr]).to.satisfy(([c, text]: [number, string]) => c === 2 && line.test(text));
    });
  }

  it('refuses a command and an option that do not exist', async () => {
    const command = await runProgram(['fly'], settings);
    expect([command.code, command.stderr]).to.satisfy(
      ([c, t]: [number, string]) => c === 2 && t.includes('"fly"'),
    );
    const option = await runProgram(['serve', '--fast'], settings);
    expect([option.code, option.stderr]).to.satisfy(
      ([c, t]: [number, string]) => c === 2 && t.includes('--fast'),
    );
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
  });

  it('makes no key for an account that does not exist', async () => {
    const { code, stderr } = await runProgram(
      ['keys', 'create', '--account', 'nobody', '--name', 'x'],
      settings,
    );
    expect([code, stderr]).to.deep.equal([2, 'There is no account nobody.\n']);
  });

  it('migrates, and finds nothing to do the second time', async () => {
    const { code, stdout } = await runProgram(['migrate'], settings);
    expect([code, stdout]).to.deep.equal([0, 'The schema is up to date.\n']);
  });

  it('examines itself', async () => {
    const { code, stdout } = await runProgram(['doctor'], settings);
    expect(code, stdout).to.equal(0);
    expect(stdout.match(/^ok {4}/gm)).to.have.lengthOf(4);
  });

  it('finds a database that does not answer', async () => {
    const { code, stdout } = await runProgram(['doctor'], {
      ...settings,
      DATABASE_URL: 'mysql://root@127.0.0.1:1/x',
    });
    expect([code, stdout]).to.satisfy(([c, t]: [number, string]) => c === 1 && t.includes('FAIL'));
  });

  it('makes no demo account on a given database', async () => {
    const running = await startProgram({ ...settings, LOG_LEVEL: 'info' });
    expect(await running.end()).to.equal(0);
    expect(running.stderr()).to.equal('');
    await data.apiKey().then(
      () => expect.fail('there is a key'),
      (error: NodeJS.ErrnoException) => expect(error.code).to.equal('ENOENT'),
    );
  });
});
