import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { composeEngine, type Engine } from '../../../server/src/compose/engine.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { globalLeadId } from '../../../server/src/domain/leads/email-address.js';
import type { Schedule } from '../../../server/src/domain/flow/types.js';
import { campaigns } from '../../../server/src/store/entities.js';
import { email, flow, node } from '../../domain/flow/fixtures.js';
import { database, freshAccount, runSql } from '../../support/database.js';
import { buildLaunched, enroll, ledger, manyLeads, monday, sandboxMailbox } from '../../support/engine.js';
import { until } from '../../support/imap-mailbox.js';
import { startService, testCore } from '../../support/service.js';

const spanSeconds = 120;
/** Four by itself, and some for what other tests left in the database. */
const mostPerSecond = 8;

/** Open on Sundays, which is days away. */
const sundays: Schedule = {
  timezone: 'UTC',
  ...{ start_hour: 9, start_minute: 0, end_hour: 17, end_minute: 0 },
  days_of_week: [0],
};

describe('an idle worker', function () {
  this.timeout(60_000);
  let clock: VirtualClock;
  let engine: Engine;
  let accountId: string;

  beforeEach(() => {
    clock = new VirtualClock(monday);
  });
  afterEach(() => engine.stop());
  // What other tests left would be work for this worker.
  before(async () => {
    await database().manager.update(campaigns, { status: 'running' }, { status: 'paused' });
    for (const table of ['inbound_cursors', 'sent_filings']) await runSql(`DELETE FROM ${table}`);
    await runSql(
      'UPDATE enrollments SET awaits = NULL, next_action_at = NULL WHERE next_action_at IS NOT NULL',
    );
  });
  // Nothing is left for the workers of other tests.
  after(() => database().manager.update(campaigns, { account_id: accountId }, { status: 'paused' }));

  it('asks the database a few times a second', async () => {
    engine = await composeEngine(testCore({}, clock));
    await pass(10);
    expect(await statementsOf(() => pass(spanSeconds))).to.be.at.most(spanSeconds * mostPerSecond);
  });

  it('asks no more while campaigns wait for their windows', async () => {
    accountId = await freshAccount(clock.now());
    const graph = flow([node('lead', 'leadSource'), email('hello')], 'lead>hello');
    for (let i = 0; i < 20; i++) {
      const mailboxIds = [await sandboxMailbox(accountId)];
      const id = await buildLaunched(accountId, { flow: graph, mailboxIds, schedule: sundays }, clock.now());
      await enroll(accountId, id, manyLeads(2), clock.now());
    }
    engine = await composeEngine(testCore({}, clock));
    await pass(10);
    expect(await statementsOf(() => pass(spanSeconds))).to.be.at.most(spanSeconds * mostPerSecond);
  });

  it('starts what its own process writes while no time passes', async () => {
    const service = await startService({}, clock);
    const client = await service.client();
    engine = await composeEngine(service.core);
    const graph = flow([node('lead', 'leadSource'), email('hello')], 'lead>hello');
    const mailboxIds = [await sandboxMailbox(client.accountId)];
    const id = await buildLaunched(client.accountId, { flow: graph, mailboxIds }, clock.now());
    const [lead] = manyLeads(1);
    await enroll(client.accountId, id, [lead!], clock.now());
    await until('the email is sent', async () =>
      (await ledger(client.accountId)).some(send => send.sent_at !== null),
    );
    const people = { global_lead_ids: [globalLeadId(lead!.email)] };
    const list = await client.post('/v1/lead-lists', { name: 'List' });
    const target = { operation: 'add_to_lead_list', target_list_id: list.body.data.id as string };
    const job = await client.post('/v1/jobs', { ...target, ...people });
    await until('the job is done', async () => {
      const { body } = await client.get(`/v1/jobs/${job.body.data.id as string}`);
      return body.data.status === 'completed';
    });
    expect(clock.now()).to.deep.equal(monday);
    await service.close();
  });

  /** Lets seconds pass; what wakes has its statements run before time goes on. */
  async function pass(seconds: number): Promise<void> {
    for (let i = 0; i < seconds * 10; i++) {
      await clock.advance(100);
      while (database().poolUse().inUse > 0) await sleep(1);
    }
  }
});

/** How many statements the server was sent meanwhile. */
async function statementsOf(work: () => Promise<void>): Promise<number> {
  const before = await questions();
  await work();
  const count = (await questions()) - before;
  if (process.env.TEST_LOG) console.error(`${count} statements`);
  return count;
}

async function questions(): Promise<number> {
  const [row] = await runSql<{ Value: string }[]>("SHOW GLOBAL STATUS LIKE 'Questions'");
  return Number(row!.Value);
}
