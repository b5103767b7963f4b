import { expect } from 'chai';
import { pino } from 'pino';
import { createReconciler, type SentFinding } from '../../../server/src/engine/send/reconcile.js';
import { endEnrollments } from '../../../server/src/store/enrollments/repository.js';
import type { EnrollmentEntity } from '../../../server/src/store/entities.js';
import { newId } from '../../../server/src/store/database/ids.js';
import { transaction } from '../../../server/src/store/database/transaction.js';
import { email, flow, node, wait } from '../../domain/flow/fixtures.js';
import { enrollmentsOf } from '../../support/build.js';
import { database, freshAccount } from '../../support/database.js';
import {
  arrivals,
  buildLaunched,
  enroll,
  ledger,
  manyLeads,
  sandboxMailbox,
  startEngine,
  type TestEngine,
} from '../../support/engine.js';
import { startService } from '../../support/service.js';

const minute = 60_000;
const day = 24 * 60 * minute;

describe('reconciliation', () => {
  let engine: TestEngine;
  let accountId: string;
  let campaignId: string;
  let leadId: string | undefined;
  beforeEach(async () => {
    engine = await startEngine();
    accountId = await freshAccount(engine.clock.now());
    const two = flow(
      [node('lead', 'leadSource'), email('first'), wait('pause', 3_600), email('second', { subject: '' })],
      'lead>first',
      'first>pause',
      'pause>second',
    );
    const mailboxIds = [await sandboxMailbox(accountId)];
    campaignId = await buildLaunched(accountId, { flow: two, mailboxIds }, engine.clock.now());
    [leadId] = await enroll(accountId, campaignId, manyLeads(1), engine.clock.now());
  });
  afterEach(() => engine.close());

  /** Claims the message and dies before it is handed over. */
  async function strand(): Promise<void> {
    const dying = engine.worker({
      checkpoint(at) {
        if (at === 'claimed') throw new Error('The worker dies here.');
      },
    });
    await dying.dispatcher.run();
    await dying.dispatcher.run();
  }

  function reconcilerThatFinds(find: () => SentFinding) {
    const asked: string[] = [];
    const folder = {
      async find(_mailbox: unknown, messageId: string) {
        asked.push(messageId);
        return find();
      },
    };
    const task = createReconciler({
      database: database(),
      clock: engine.clock,
      log: pino({ level: 'silent' }),
      owner: newId(),
      sentFolders: { sandbox: folder },
    });
    return { task, asked };
  }

  it('leaves a message alone while the lease of its worker lasts', async () => {
    await strand();
    const { task, asked } = reconcilerThatFinds(() => ({ kind: 'not_sent' }));
    await engine.clock.advance(minute - 1);
    await task.run();
    expect(asked).to.deep.equal([]);
    await engine.clock.advance(1);
    await task.run();
    const [send] = await ledger(accountId);
    expect(asked).to.deep.equal([send!.message_id]);
    expect(send).to.include({ state: 'queued' });
  });

  it('cancels what did not leave where the sequence was stopped meanwhile', async () => {
    await strand();
    const [{ id }] = (await enrollmentsOf(accountId, campaignId)) as [EnrollmentEntity];
    const end = { state: 'stopped', reason: 'blocked' } as const;
    await transaction(database(), tx => endEnrollments(tx, accountId, [id], end, engine.clock.now()));
    await engine.clock.advance(minute);
    await reconcilerThatFinds(() => ({ kind: 'not_sent' })).task.run();
    expect((await ledger(accountId))[0]).to.include({ state: 'cancelled', due_at: null });
  });

  it('knows without the Sent folder what the server had accepted before the last messages of a batch', async () => {
    await enroll(accountId, campaignId, manyLeads(5), engine.clock.now());
    const dying = engine.worker({
      checkpoint(at) {
        if (at === 'accepted') throw new Error('The worker dies here.');
      },
    });
    await dying.dispatcher.run();
    await dying.dispatcher.run();
    await engine.clock.advance(minute);
    const { task, asked } = reconcilerThatFinds(() => ({ kind: 'unsure' }));
    while (await task.run());
    const inState = async (wanted: string) =>
      (await ledger(accountId)).filter(({ state }) => state === wanted);
    const [sent, unknown] = [await inState('sent'), await inState('unknown')];
    expect([sent.length, unknown.length]).to.deep.equal([4, 2]);
    expect(asked).to.include.members(unknown.map(({ message_id }) => message_id));
    expect(asked).not.to.include.members(sent.map(({ message_id }) => message_id));
    expect((await arrivals(accountId)).map(({ deliveries }) => deliveries)).to.deep.equal(Array(6).fill(1));
  });

  it('records what the Sent folder holds at the time it left', async () => {
    await strand();
    const at = new Date(engine.clock.now().getTime() + 1234);
    await engine.clock.advance(minute);
    await reconcilerThatFinds(() => ({ kind: 'sent', at })).task.run();
    const [send] = await ledger(accountId);
    expect(send).to.include({ state: 'sent' });
    expect(send!.sent_at).to.deep.equal(at);
    const [enrollment] = await enrollmentsOf(accountId, campaignId);
    expect(enrollment).to.include({ state: 'active', awaits: 'flow', steps_sent: 1 });
    expect(await arrivals(accountId)).to.deep.equal([]);
  });

  it('asks a folder that could not be reached again, and sends nothing meanwhile', async () => {
    await strand();
    await engine.clock.advance(minute);
    let reachable = false;
    const { task, asked } = reconcilerThatFinds(() => {
      if (!reachable) throw new Error('The folder cannot be reached.');
      return { kind: 'not_sent' };
    });
    const worker = engine.worker();
    for (let i = 0; i < 3; i++) {
      await task.run();
      await worker.dispatcher.run();
      await engine.clock.advance(5 * minute);
    }
    expect(asked).to.have.length(3);
    expect(await arrivals(accountId)).to.deep.equal([]);
    reachable = true;
    await task.run();
    await worker.runUntilIdle();
    expect((await arrivals(accountId)).map(({ deliveries }) => deliveries)).to.deep.equal([1]);
  });

  it('marks what nobody can tell as unknown for good', async () => {
    await strand();
    await engine.clock.advance(minute);
    const { task, asked } = reconcilerThatFinds(() => ({ kind: 'unsure' }));
    await task.run();
    await engine.clock.advance(1000 * minute);
    await task.run();
    await engine.worker().runUntilIdle();
    expect(asked).to.have.length(1);
    expect((await ledger(accountId))[0]).to.include({ state: 'unknown', due_at: null });
    expect(await arrivals(accountId)).to.deep.equal([]);
  });

  it('reports at the lead what is in doubt; whoever resumes it by hand goes on in the same thread', async () => {
    await strand();
    await engine.clock.advance(minute);
    await reconcilerThatFinds(() => ({ kind: 'unsure' })).task.run();
    const service = await startService({}, engine.clock);
    try {
      const client = await service.client(accountId);
      const { data: lead } = (await client.get(`/v1/campaigns/${campaignId}/leads/${leadId}`)).body;
      expect(lead.enrollment.last_error).to.match(/does not show whether the message was sent/);
      const ids = { global_lead_ids: [lead.global_lead_id] };
      for (const change of ['pause', 'resume'])
        await client.post(`/v1/campaigns/${campaignId}/enrollments/${change}`, ids);
    } finally {
      await service.close();
    }
    await engine.clock.advance(day);
    await engine.worker().runUntilIdle();
    const [first, second] = await ledger(accountId);
    expect([first!.state, second!.state]).to.deep.equal(['unknown', 'sent']);
    expect(second!.subject).to.equal(`Re: ${first!.subject}`);
    expect(second!.in_reply_to).to.equal(first!.message_id);
  });
});
