import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import { pino } from 'pino';
import type { MailboxHealthWorsenedEvent } from '../../sdk/src/index.js';
import { composeEngine } from '../../server/src/compose/engine.js';
import { createHealthCheck } from '../../server/src/compose/dns.js';
import { createMailboxHealth } from '../../server/src/engine/mailbox-health.js';
import { exclusive, type Task } from '../../server/src/engine/scheduler/scheduler.js';
import { newId, toBin } from '../../server/src/store/database/ids.js';
import { transaction } from '../../server/src/store/database/transaction.js';
import { deleteMailbox } from '../../server/src/store/mailboxes/delete.js';
import { lockMailbox } from '../../server/src/store/mailboxes/repository.js';
import { buildMailbox, eventsOf } from '../support/build.js';
import { database, freshAccount, runSql } from '../support/database.js';
import { hasDnsServer, startDnsServer, type DnsServer } from '../support/dns-server.js';
import { monday } from '../support/engine.js';
import { testCore } from '../support/service.js';
import { VirtualClock } from '../support/virtual-clock.js';

const day = 24 * 60 * 60_000;
const domain = 'daily-health.test';
const policy = `_dmarc.${domain}. TXT "v=DMARC1; p=none"`;
/** Its DMARC is right, is not there, is wrong, or cannot be looked up. */
const states = {
  good: [policy],
  missing: [],
  double: [policy, policy.replace('none', 'reject')],
  silent: [],
};
type State = keyof typeof states;

describe('the daily check of the DNS of mailboxes', function () {
  this.timeout(60_000);
  const servers = {} as Record<State, DnsServer>;
  let folder: string;
  let clock: VirtualClock;
  let accountId: string;
  let id: string;
  let state: State;
  /** How often the DNS of the mailbox was looked up. */
  let asked: number;

  before(async function () {
    if (!(await hasDnsServer())) return this.skip();
    folder = await mkdtemp(join(tmpdir(), 'outreach-zones-'));
    for (const [name, records] of Object.entries(states)) {
      const file = join(folder, name);
      await writeFile(file, zone(records));
      const broken = name === 'silent' ? [`_dmarc.${domain}`] : [];
      servers[name as State] = await startDnsServer(pathToFileURL(file), broken);
    }
  });
  after(async () => {
    await Promise.all(Object.values(servers).map(server => server.close()));
    if (folder) await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    clock = new VirtualClock(monday);
    accountId = await freshAccount(monday);
    id = await connect();
    state = 'good';
    asked = 0;
  });
  afterEach(() => runSql('DELETE FROM mailboxes WHERE account_id = ?', [toBin(accountId)]));

  const connect = (name = 'ann') => {
    const smtp = { host: `mail.${domain}`, port: 465, secure: true, user: name };
    return buildMailbox(accountId, { email: `${name}@${domain}`, provider: 'smtp', settings: { smtp } });
  };
  const checkHealth: ReturnType<typeof createHealthCheck> = mailbox => {
    if (mailbox.domain === domain) asked++;
    return createHealthCheck({ servers: [servers[state].address], blockLists: [] }, clock)(mailbox);
  };
  const createTask = (hours = 24): Task =>
    createMailboxHealth({ database: database(), clock, log: pino({ level: 'silent' }), checkHealth, hours });
  const runAll = async (...tasks: Task[]) => {
    await Promise.all(
      tasks.map(async task => {
        while (await task.run());
      }),
    );
  };
  /** A day later, with DNS in this state. */
  const nextDay = async (next: State, ...tasks: Task[]) => {
    state = next;
    await clock.advance(day);
    await runAll(...tasks);
  };
  const worsened = async () =>
    (await eventsOf(accountId)).map(({ type, payload }) => {
      expect(type).to.equal('mailbox.health_worsened');
      return payload as unknown as MailboxHealthWorsenedEvent;
    });
  const changes = async () =>
    (await worsened()).map(({ checks }) =>
      checks.map(({ check, before, after }) => `${check} ${before} ${after}`).join(),
    );

  it('emits once what became worse, although two workers check, and again when it becomes still worse', async () => {
    const workers = [createTask(), createTask()];
    await runAll(...workers);
    expect(await changes(), 'the first check').to.deep.equal([]);
    await nextDay('missing', ...workers);
    const [event, ...others] = await worsened();
    expect(others).to.deep.equal([]);
    expect(event).to.deep.equal({
      mailbox_id: id,
      mailbox_email: `ann@${domain}`,
      domain,
      checked_at: new Date(monday.getTime() + day).toISOString(),
      checks: [
        {
          check: 'dmarc',
          before: 'pass',
          after: 'warning',
          record: null,
          problem: `${domain} has no DMARC record. Google and Yahoo require one of everybody who sends much mail.`,
          fix: `Set this TXT record at _dmarc.${domain}: v=DMARC1; p=none`,
        },
      ],
    });
    await nextDay('missing', ...workers);
    expect(await changes(), 'as bad as before').to.have.length(1);
    await nextDay('double', ...workers);
    await nextDay('good', ...workers);
    await nextDay('double', ...workers);
    expect(await changes()).to.deep.equal(['dmarc pass warning', 'dmarc warning fail', 'dmarc pass fail']);
  });

  it('never alarms because DNS does not answer, and remembers what was known before', async () => {
    const task = createTask();
    await runAll(task);
    await nextDay('silent', task);
    expect(await changes()).to.deep.equal([]);
    await nextDay('double', task);
    expect(await changes()).to.deep.equal(['dmarc pass fail']);
    await nextDay('silent', task);
    await nextDay('double', task);
    expect(await changes(), 'known before').to.have.length(1);
  });

  it('is done once by two workers, and not before its hours are over', async () => {
    const workers = [1, 2].map(() =>
      exclusive(createTask(6), { database: database(), clock, owner: newId(), ttlMs: 60_000 }),
    );
    await runAll(...workers);
    expect(asked).to.equal(1);
    await clock.advance(day / 4 - 1);
    await runAll(...workers);
    expect(asked).to.equal(1);
    await clock.advance(1);
    await runAll(...workers);
    expect(asked).to.equal(2);
    await Promise.all(workers.map(worker => worker.close?.()));
  });

  it('is of connected mailboxes, of all however many there are', async () => {
    await buildMailbox(accountId, { email: `bob@${domain}` });
    await runSql("UPDATE mailboxes SET status = 'disconnected' WHERE id = ?", [toBin(await connect('cleo'))]);
    for (let at = 0; at < 45; at++) await connect(`dan${at}`);
    await runAll(createTask());
    expect(asked).to.equal(46);
  });

  it('begins anew for a mailbox that is connected again', async () => {
    const task = createTask();
    await runAll(task);
    await transaction(database(), async tx => {
      await deleteMailbox(tx, (await lockMailbox(tx, accountId, id))!, clock.now());
    });
    await nextDay('double', task);
    expect(asked, 'deleted').to.equal(1);
    await runSql("UPDATE mailboxes SET deleted_at = NULL, status = 'connected' WHERE id = ?", [toBin(id)]);
    await runAll(task);
    expect([asked, await changes()]).to.deep.equal([2, []]);
  });

  it('goes on with the others when one cannot be checked', async () => {
    const other = await connect('bob');
    let fails = true;
    const failing = createMailboxHealth({
      ...{ database: database(), clock, log: pino({ level: 'silent' }), hours: 24 },
      checkHealth: mailbox => {
        if (mailbox.domain !== domain || !fails) return checkHealth(mailbox);
        fails = false;
        return Promise.reject(new Error('a fault of ours'));
      },
    });
    await runAll(failing);
    const rows = await runSql<{ health: string; health_checked_at: Date }[]>(
      'SELECT health, health_checked_at FROM mailboxes WHERE id IN (?, ?)',
      [toBin(id), toBin(other)],
    );
    expect(rows.map(row => row.health_checked_at)).to.deep.equal([monday, monday]);
    expect(rows.map(row => row.health).sort()).to.deep.equal([
      '{"mx":"pass","spf":"pass","dmarc":"pass","reverse_dns":"warning"}',
      '{}',
    ]);
  });

  it('is a task of a worker that has what checks, unless the setting says never', async () => {
    const run = async (hours: number, check?: typeof checkHealth) => {
      const engine = await composeEngine(testCore({ healthCheckHours: hours }, clock), undefined, check);
      await engine.stop();
      return asked;
    };
    expect(await run(24)).to.equal(0);
    expect(await run(0, checkHealth)).to.equal(0);
    expect(await run(24, checkHealth)).to.equal(1);
  });
});

function zone(records: readonly string[]): string {
  return `$ORIGIN .
$TTL 60
. SOA ns.test. hostmaster.test. 1 3600 600 86400 60
. NS ns.test.
ns.test. A 127.0.0.1
mail.${domain}. A 45.33.32.10
${domain}. MX 10 mail.${domain}.
${domain}. TXT "v=spf1 mx -all"
${records.join('\n')}
`;
}
