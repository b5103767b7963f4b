import { expect } from 'chai';
import type { EntityManager } from 'typeorm';
import { lockForSend, waitingCampaigns } from '../../../server/src/store/enrollments/claims/queries.js';
import { moveEnrollments, recordSteps } from '../../../server/src/store/enrollments/queue/queries.js';
import { newId, toBin } from '../../../server/src/store/database/ids.js';
import { dueMailboxes } from '../../../server/src/store/mailboxes/sending/queries.js';
import { earlierSends } from '../../../server/src/store/sending/queries.js';
import { strandedSends } from '../../../server/src/store/sending/repository.js';
import { markSendRowsSent } from '../../../server/src/store/sending/sent/queries.js';
import { countAhead, countFollowUps } from '../../../server/src/store/leads/position/queries.js';
import { suppressedAddresses } from '../../../server/src/store/block-list/queries.js';
import { sequence } from '../../domain/flow/fixtures.js';
import { database, freshAccount, runSql, walked } from '../../support/database.js';
import { buildLaunched, monday, sandboxMailbox } from '../../support/engine.js';

interface Step {
  table: string | null;
  type: string | null;
  key: string | null;
  rows: number | null;
  Extra: string | null;
}

/**
 * The plan of the last statement that a store function sends.
 *
 * @param answers what the statements before it are reported
 */
async function planOf(
  ask: (db: EntityManager) => Promise<unknown>,
  answers: unknown[][] = [],
): Promise<Step[]> {
  const asked: { sql: string; params: unknown[] }[] = [];
  const runner = database().source.createQueryRunner();
  const record = async (sql: string, params: unknown[], isStructured = false) => {
    asked.push({ sql, params });
    const records = answers[asked.length - 1] ?? [];
    return isStructured ? { records } : records;
  };
  runner.query = record as typeof runner.query;
  await ask(runner.manager);
  const { sql, params } = asked.at(-1)!;
  return runSql<Step[]>(`EXPLAIN FORMAT=TRADITIONAL ${sql}`, params);
}

describe('the plans of the dispatcher', () => {
  let accountId: string;
  let campaignId: string;
  let mailboxId: string;

  before(async function () {
    this.timeout(60_000);
    accountId = await freshAccount(monday);
    const mailboxIds: string[] = [];
    for (let i = 0; i < 20; i++) mailboxIds.push(await sandboxMailbox(accountId));
    mailboxId = mailboxIds[0]!;
    for (let i = 0; i < 5; i++) {
      campaignId = await buildLaunched(accountId, { flow: sequence(), mailboxIds }, monday);
      const rows = Array.from({ length: 1000 }, (_, n) => [
        toBin(accountId), toBin(newId()), toBin(campaignId), toBin(newId()), Buffer.alloc(32, n), 'active', 'first',
        n % 3 === 0 ? 'flow' : 'send', new Date(monday.getTime() + (n - 500) * 60_000), n % 2 ? toBin(mailboxIds[n % 20]!) : null,
        monday, monday,
      ]); // prettier-ignore
      await runSql(
        `INSERT INTO enrollments (account_id, id, campaign_id, lead_id, global_lead_id, state, current_node_id, awaits,
           next_action_at, mailbox_id, created_at, updated_at) VALUES ?`,
        [rows],
      );
    }
    for (const table of ['enrollments', 'campaigns', 'mailboxes', 'campaign_mailboxes'])
      await runSql(`ANALYZE TABLE ${table}`);
  });

  after(async () => {
    await runSql('DELETE FROM enrollments WHERE account_id = ?', [toBin(accountId)]);
  });

  it('locks the longest waiting rows through the index, without sorting', async () => {
    for (const mailbox of [mailboxId, null]) {
      const [step] = await planOf(db => lockForSend(db, accountId, campaignId, mailbox, monday, 1));
      expect(step).to.include({ key: 'sendable' });
      expect(step!.Extra).to.not.match(/filesort|temporary/);
    }
  });

  it('asks what waits for a mailbox through the index of each part', async () => {
    const plan = await planOf(db =>
      waitingCampaigns(db, accountId, mailboxId, { firstTouch: monday, followUp: monday }),
    );
    const enrollments = plan.filter(step => step.table === 'e');
    expect(enrollments.map(step => step.key)).to.deep.equal(['sendable', 'sendable']);
    for (const step of enrollments) expect(step.Extra).to.not.match(/filesort|temporary/);
    for (const step of plan) expect(step.type, JSON.stringify(plan)).to.not.equal('ALL');
  });

  it('counts who goes first through the index of the queue', async () => {
    const place = { campaignId, dueAt: monday, enrollmentId: newId() };
    // The statement alone is wanted: no count comes of it.
    const unanswered = (count: Promise<number>) => count.catch(() => undefined);
    for (const mailbox of [mailboxId, null]) {
      const plan = await planOf(db =>
        unanswered(countAhead(db, accountId, { ...place, mailboxId: mailbox })),
      );
      expect(plan.find(({ table }) => table === 'e')!.key, JSON.stringify(plan)).to.equal('sendable');
      expect(plan.find(({ table }) => table === 'l')!.key).to.equal('PRIMARY');
    }
    const followUps = await planOf(db =>
      unanswered(countFollowUps(db, accountId, mailboxId, [campaignId], monday)),
    );
    expect(followUps.find(({ table }) => table === 'e')!.key, JSON.stringify(followUps)).to.equal('sendable');
  });

  const many = Array.from({ length: 50 }, () => ({ campaign_id: toBin(newId()) }));

  it('finds due mailboxes without walking enrollments', async () => {
    const [first] = await planOf(db => dueMailboxes(db, monday, 20));
    expect(first).to.include({ table: 'enrollments', key: 'due' });
    expect(first!.Extra).to.not.match(/filesort|temporary/);
    const plan = await planOf(db => dueMailboxes(db, monday, 20), [many]);
    const enrollments = plan.filter(({ table }) => table === 'e');
    expect(
      enrollments.map(({ key }) => key),
      JSON.stringify(plan),
    ).to.deep.equal(['sendable', 'sendable']);
    for (const { Extra } of enrollments) expect(Extra).to.not.match(/filesort|temporary/);
  });

  it('reads one entry for a mailbox and a campaign, however many rest until later', async () => {
    const early = new Date(monday.getTime() - 1000 * 60_000);
    const resting = await runSql<[{ total: number }]>(
      "SELECT COUNT(*) AS total FROM enrollments WHERE account_id = ? AND awaits = 'send' AND next_action_at > ?",
      [toBin(accountId), early],
    );
    expect(resting[0].total).to.be.greaterThan(3_000);
    const asked = (db: EntityManager): EntityManager => {
      let isFirst = true;
      const query = async (sql: string, params: unknown[]) => {
        if (!isFirst) return db.query<unknown[]>(sql, params);
        isFirst = false;
        return many;
      };
      return { query } as unknown as EntityManager;
    };
    expect(await walked(db => dueMailboxes(asked(db), early, 20))).to.be.lessThan(2_000);
    const dueBy = { firstTouch: early, followUp: early };
    expect(await walked(db => waitingCampaigns(db, accountId, mailboxId, dueBy))).to.be.lessThan(100);
  });

  it('reads the ledger, the block list and stranded sends by their keys', async () => {
    const [ledger] = await planOf(db => earlierSends(db, accountId, [newId(), newId()]));
    expect(ledger!.type).to.not.be.oneOf(['ALL', 'index']);
    const [blocks] = await planOf(db => suppressedAddresses(db, accountId, ['a@b.test']));
    expect(blocks!.type).to.not.be.oneOf(['ALL', 'index']);
    const [stranded] = await planOf(db => strandedSends(db, monday, 50));
    expect(stranded!.key).to.equal('due');
  });

  it('records messages together by the keys of their rows', async () => {
    const [id, threadId, sentAt] = [newId(), newId(), monday];
    const sends = [1, 2, 3].map(() => ({ id, threadId, sentAt, response: null }));
    const steps = sends.map(() => ({ enrollmentId: id, threadId, mailboxId, sentAt }));
    const position = { nodeId: 'pause', awaits: 'flow', at: monday } as const;
    const placed = sends.map(() => ({ id, position }));
    const settled = {
      s: await planOf(db => markSendRowsSent(db, accountId, sends)),
      e: await planOf(db => recordSteps(db, accountId, steps)),
      placed: await planOf(db => moveEnrollments(db, accountId, placed, monday)),
    };
    for (const [name, plan] of Object.entries(settled)) {
      const table = name === 's' ? 's' : 'e';
      const step = plan.find(row => row.table === table)!;
      expect(step, JSON.stringify(plan)).to.include({ key: 'PRIMARY', type: 'eq_ref' });
    }
  });
});
