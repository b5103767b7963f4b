import { expect } from 'chai';
import { createMailbox, findMailboxWithTags } from '../../server/src/store/mailboxes/repository.js';
import { database, databaseUrl, freshAccount } from '../support/database.js';
import { freshDataDir, runProgram } from '../support/program.js';

describe('outreach mailboxes list and change', function () {
  this.timeout(60_000);
  let data: Awaited<ReturnType<typeof freshDataDir>>;
  let accountId: string;
  let id: string;

  before(async () => {
    data = await freshDataDir();
  });
  after(() => data.remove());
  beforeEach(async () => {
    accountId = await freshAccount();
    const mailbox = { email: 'ann@example.com', provider: 'google', sendingIntervalSeconds: 60 } as const;
    id = await createMailbox(database().manager, accountId, mailbox, new Date());
  });

  const run = (command: string, ...more: string[]) =>
    runProgram(['mailboxes', command, '--account', accountId, ...more], {
      DATA_DIR: data.path,
      DATABASE_URL: databaseUrl(),
      LOG_LEVEL: 'silent',
    });
  const change = (...more: string[]) => run('change', '--email', 'Ann@Example.com', ...more);
  const stored = () => findMailboxWithTags(database().manager, accountId, id);

  it('change the pace and the name of a mailbox, and nothing that was not given', async () => {
    const first = await change('--daily-cap', '20', '--name', 'Ann');
    expect([first.code, first.stdout], first.stderr).to.deep.equal([0, `${id}\n`]);
    expect(await stored()).to.include({ daily_cap: 20, display_name: 'Ann', sending_interval_seconds: 60 });
    expect((await change('--interval', '0', '--daily-cap', 'none')).code).to.equal(0);
    expect(await stored()).to.include({
      daily_cap: null,
      display_name: 'Ann',
      sending_interval_seconds: 0,
      status: 'connected',
    });
  });

  it('let a mailbox raise its volume, and end that', async () => {
    expect((await change('--ramp', '10+2')).code).to.equal(0);
    expect((await stored())?.ramp).to.deep.equal({ start: 10, step: 2 });
    expect((await run('list')).stdout).to.include(
      `at most 200 a day, from 10 on the first day by 2 a day, 60 s`,
    );
    expect((await change('--ramp', 'none')).code).to.equal(0);
    expect((await stored())?.ramp).to.equal(null);
  });

  it('show the mailboxes of the account, the newest first', async () => {
    const mailbox = {
      email: 'bob@example.com',
      displayName: 'Bob',
      provider: 'smtp',
      dailyCap: null,
    } as const;
    await createMailbox(database().manager, accountId, mailbox, new Date());
    expect((await run('list')).stdout).to.equal(
      'Bob <bob@example.com>  smtp, connected  no daily cap, 0 s between two messages\n' +
        'ann@example.com  google, connected  at most 200 a day, 60 s between two messages\n',
    );
    accountId = await freshAccount();
    expect(await run('list')).to.deep.equal({
      code: 0,
      stdout: '',
      stderr: 'The account has no mailbox yet. Connect one: outreach mailboxes connect\n',
    });
  });

  it('say what is wrong, and change nothing', async () => {
    const before = await stored();
    const wrong: [string[], RegExp][] = [
      [[], /^There is nothing to change\. Pass --daily-cap, --ramp, --interval or --name\./],
      [
        ['--ramp', '10'],
        /^--ramp must be the messages of the first day and the increase per day, as in 10\+2, or none\./,
      ],
      [['--daily-cap', '0'], /^--daily-cap must be a whole number from 1 to 1000000\./],
      [['--email', 'bob@example.com', '--daily-cap', '5'], /^The account has no mailbox bob@example\.com\./],
      [['--email', 'bob', '--daily-cap', '5'], /^--email: "bob" is not an email address\./],
    ];
    for (const [more, words] of wrong) {
      const { code, stdout, stderr } = await change(...more);
      expect([code, stdout]).to.deep.equal([2, '']);
      expect(stderr).to.match(words);
    }
    expect(await stored()).to.deep.equal(before);
  });
});
