import { expect } from 'chai';
import { receiveMail } from '../../server/src/engine/receive/receive.js';
import { findCampaign } from '../../server/src/store/campaigns/repository.js';
import { fromBin, newId, toBin } from '../../server/src/store/database/ids.js';
import { flowColumns, savedFlow } from '../../server/src/store/flow/repository.js';
import { countByVariant } from '../../server/src/store/variants/queries.js';
import { comparedVariants, variantTests } from '../../server/src/store/variants/repository.js';
import { email, flow, node, uuid, wait } from '../domain/flow/fixtures.js';
import { alterCampaign, eventsOf } from '../support/build.js';
import { database, freshAccount, runSql } from '../support/database.js';
import {
  buildLaunched,
  enroll,
  ledger,
  manyLeads,
  sandboxMailbox,
  startEngine,
  type SendRow,
  type TestEngine,
} from '../support/engine.js';
import { answerOf } from '../support/imap-mailbox.js';

const [A, B] = [uuid(1), uuid(2)];

describe('an email whose variants are compared', () => {
  let engine: TestEngine;
  let accountId: string;
  let mailbox: { accountId: string; email: string; id: string };
  let id: string;
  beforeEach(async () => {
    engine = await startEngine();
    accountId = await freshAccount(engine.clock.now());
    const address = `ann-${newId()}@sandbox.test`;
    mailbox = { accountId, email: address, id: await sandboxMailbox(accountId, { email: address }) };
    const first = email('first', {}, {});
    const data = { ...first.data, auto_winner: { min_sent: 50, confidence: 80 } };
    const nodes = [node('lead', 'leadSource'), { ...first, data }, wait('pause'), email('second')];
    const settings = {
      flow: flow(nodes, 'lead>first', 'first>pause', 'pause>second'),
      mailboxIds: [mailbox.id],
    };
    id = await buildLaunched(accountId, settings, engine.clock.now());
  });
  afterEach(() => engine.close());

  /** Enrolls leads and sends them what is due. */
  async function send(leads: number): Promise<void> {
    await enroll(accountId, id, manyLeads(leads), engine.clock.now());
    await engine.worker().runUntilIdle();
    await engine.clock.advance(60_000);
  }

  /** The messages of a variant of the first email, the oldest first. */
  const sentOf = async (variant: string) =>
    (await ledger(accountId)).filter(row => row.node_id === 'first' && fromBin(row.variant_id) === variant);

  const reply = ({ to_email, message_id }: SendRow, at = engine.clock.now()) =>
    receiveMail({
      database: database(),
      clock: engine.clock,
      mailbox,
      raw: answerOf(to_email, mailbox.email, message_id, 'Yes, please tell me more.'),
      receivedAt: at,
    });
  const paused = async () =>
    (await eventsOf(accountId)).filter(({ type }) => type === 'campaign.variant_paused');
  const counts = () => countByVariant(database().manager, accountId, id, ['first']);

  it('pauses the one that lost once, with one event, although several replies come at once', async function () {
    this.timeout(120_000);
    await send(60);
    for (const row of await sentOf(A)) await reply(row);
    expect(await paused(), 'before a variant has its messages').to.deep.equal([]);
    const before = await findCampaign(database().manager, accountId, id);

    await send(120);
    const unanswered = (await sentOf(A)).filter(row => row.replied_at === null).slice(0, 4);
    await Promise.all(unanswered.map(row => reply(row)));
    const events = await paused();
    expect(events).to.have.length(1);
    expect(events[0]!.payload).to.include({ campaign_id: id, node_id: 'first', variant_id: B, replied: 0 });
    const compared = await comparedVariants(database().manager, accountId, id);
    const pausedAt = events[0]!.payload.paused_at;
    expect(compared.get('first')).to.deep.equal({ [A]: null, [B]: pausedAt });
    const after = await findCampaign(database().manager, accountId, id);
    expect(after?.flow_revision).to.equal(before?.flow_revision);

    const ofB = await sentOf(B);
    await send(20);
    expect(await sentOf(B), 'nobody gets it any more').to.have.length(ofB.length);
    await engine.clock.advance(2 * 86_400_000);
    await engine.worker().runUntilIdle();
    const second = (await ledger(accountId)).filter(row => row.node_id === 'second');
    const went = new Set(second.map(row => row.to_email));
    expect(
      ofB.filter(row => !went.has(row.to_email)),
      'who has it already goes on',
    ).to.deep.equal([]);
    for (const row of second.slice(0, 3)) await reply(row);
    expect(await paused()).to.have.length(1);
  });

  it('chooses among all again when it is switched off', async function () {
    this.timeout(120_000);
    await send(180);
    // The first reply after a checkpoint is judged, so that earlier ones wait for the next.
    await database().manager.query(
      `UPDATE sends SET replied_at = sent_at WHERE account_id = ? AND variant_id = ? AND id <> ?`,
      [toBin(accountId), toBin(A), (await sentOf(A))[0]!.id],
    );
    await reply((await sentOf(A))[0]!);
    expect(await paused()).to.have.length(1);
    const ofB = (await sentOf(B)).length;
    const campaign = (await findCampaign(database().manager, accountId, id))!;
    const saved = structuredClone(savedFlow(campaign).flow);
    saved.nodes[1]!.data.auto_winner = null;
    await alterCampaign(accountId, id, flowColumns(saved));
    await send(20);
    expect((await sentOf(B)).length).to.be.greaterThan(ofB);
  });

  it('pauses nothing at a checkpoint where none has lost, and judges again at the next only', async function () {
    this.timeout(120_000);
    await send(130);
    const checkpoint = async () =>
      (await database().manager.getRepository(variantTests).findOneByOrFail({ account_id: accountId }))
        .checkpoint;
    for (const row of (await sentOf(A)).slice(0, 2)) await reply(row);
    expect(await checkpoint()).to.equal(1);
    await database().manager.query(
      'UPDATE sends SET replied_at = sent_at WHERE account_id = ? AND variant_id = ?',
      [toBin(accountId), toBin(A)],
    );
    await reply((await sentOf(B))[0]!);
    expect(await paused()).to.deep.equal([]);
    await send(120);
    await reply((await sentOf(B))[1]!);
    expect(await checkpoint()).to.equal(2);
    expect((await paused()).map(({ payload }) => payload.variant_id)).to.deep.equal([B]);
  });

  it('counts a reply for the last email before it, once', async function () {
    this.timeout(60_000);
    await send(3);
    const [one, two] = await ledger(accountId);
    await reply(one!);
    await reply(one!);
    await engine.clock.advance(86_400_000);
    await engine.worker().runUntilIdle();
    // It was written before the second email came.
    await reply(two!, new Date(two!.sent_at!.getTime() + 1_000));
    const replied = (await ledger(accountId)).filter(row => row.replied_at !== null);
    expect(replied.map(row => row.message_id)).to.have.members([one!.message_id, two!.message_id]);
    const sums = (await counts()).map(({ sent, replied: replies }) => [sent, replies]);
    expect(sums.reduce(([a, b], [c, d]) => [a! + c!, b! + d!], [0, 0])).to.deep.equal([3, 2]);
  });

  it('is counted through an index alone', async function () {
    this.timeout(60_000);
    await send(40);
    await runSql('ANALYZE TABLE sends');
    const seen: [string, unknown[]][] = [];
    const manager = { query: async (...call: [string, unknown[]]) => (seen.push(call), []) };
    await countByVariant(manager as never, accountId, id, ['first']);
    const [sql, values] = seen[0]!;
    const plan = await database().manager.query<{ key: string; type: string; Extra: string }[]>(
      `EXPLAIN FORMAT=TRADITIONAL ${sql}`,
      values,
    );
    expect(plan[0]!.type).to.be.oneOf(['ref', 'range']);
    expect(plan[0]!.key).to.equal('by_variant');
    expect(plan[0]!.Extra).to.match(/Using index(;|$)/);
  });
});
