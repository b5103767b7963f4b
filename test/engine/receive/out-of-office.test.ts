import { expect } from 'chai';
import { createResumer } from '../../../server/src/engine/flow/runner.js';
import { globalLeadId } from '../../../server/src/domain/leads/email-address.js';
import { readTotals } from '../../../server/src/store/stats/repository.js';
import { newId, toBin } from '../../../server/src/store/database/ids.js';
import { email, flow, node, wait } from '../../domain/flow/fixtures.js';
import { enrollmentsOf } from '../../support/build.js';
import { database, freshAccount, runSql } from '../../support/database.js';
import {
  buildLaunched,
  enroll,
  ledger,
  sandboxMailbox,
  runUntilIdle,
  startEngine,
} from '../../support/engine.js';
import type { TestEngine, TestWorker } from '../../support/engine.js';
import { startService, type Client, type TestService } from '../../support/service.js';
import { answer, type TestThread } from '../../support/threads.js';

const day = 86_400_000;

const sequence = () =>
  flow(
    [node('lead', 'leadSource'), email('first'), wait('pause', 3 * 86_400), email('second', { subject: '' })],
    'lead>first',
    'first>pause',
    'pause>second',
  );

const twoWaits = () => {
  const { nodes, edges } = sequence();
  const second = edges.pop()!;
  return {
    nodes: [...nodes, wait('more', 4 * 86_400)],
    edges: [
      ...edges,
      { ...second, id: 'pause-more', target: 'more' },
      { ...second, id: 'more-second', source: 'more' },
    ],
  };
};

describe('out of office', () => {
  let engine: TestEngine;
  let worker: TestWorker;
  let service: TestService;
  let client: Client;
  let thread: TestThread;

  beforeEach(async () => {
    engine = await startEngine();
    worker = engine.worker();
    service = await startService({}, engine.clock);
    const accountId = await freshAccount(engine.clock.now());
    client = await service.client(accountId);
    const mailboxId = await sandboxMailbox(accountId);
    const campaignId = await buildLaunched(
      accountId,
      { flow: sequence(), mailboxIds: [mailboxId] },
      engine.clock.now(),
    );
    const address = `accept+${newId()}@sandbox.test`;
    const [leadId] = await enroll(accountId, campaignId, [{ email: address }], engine.clock.now());
    await worker.runUntilIdle();
    const { body } = await client.get('/v1/threads?has_reply_only=false');
    const [found] = body.data;
    const [send] = await ledger(accountId);
    const [enrollment] = await enrollmentsOf(accountId, campaignId);
    thread = {
      accountId,
      threadId: found.id,
      campaignId,
      mailboxId,
      leadId: leadId!,
      enrollmentId: enrollment!.id,
      email: address,
      mailboxEmail: found.mailbox_email,
      messageId: send!.message_id,
    };
  });
  afterEach(async () => {
    await service.close();
    await engine.close();
  });

  const mark = async (body?: object) => {
    const answered = await client.put(`/v1/threads/${thread.threadId}/out-of-office`, body);
    expect(answered.status, JSON.stringify(answered.body)).to.equal(200);
    return answered.body.data;
  };
  const clear = () => client.delete(`/v1/threads/${thread.threadId}/out-of-office`);
  const shown = async () => (await client.get(`/v1/threads/${thread.threadId}`)).body.data.out_of_office;
  const status = async () => {
    const [row] = await enrollmentsOf(client.accountId, thread.campaignId);
    return `${row!.state} ${row!.reason}`;
  };
  const terminal = async () =>
    (await readTotals(database().manager, client.accountId, thread.campaignId)).terminal_enrollment_count;
  const after = (days: number) => new Date(engine.clock.now().getTime() + days * day);
  const away = (text: string) =>
    answer(thread, text, { at: engine.clock.now(), headers: ['Auto-Submitted: auto-replied'] });

  /** Days pass, one by one. */
  async function pass(days: number): Promise<void> {
    for (let i = 0; i < days; i++) {
      await engine.clock.advance(day);
      await runUntilIdle([createResumer({ database: database(), clock: engine.clock }), ...worker.tasks]);
    }
  }

  it('rests the sequence until the time that is given, and goes on where its wait had led', async () => {
    const resume_at = after(10).toISOString();
    const { thread: summary, result } = await mark({ resume_at });
    expect(result).to.equal('scheduled');
    expect(summary).to.have.all.keys(
      'id', 'account_id', 'campaign_id', 'mailbox_id', 'subject', 'last_message_at', 'last_inbound_at',
    ); // prettier-ignore
    expect(await shown()).to.deep.equal({
      resume_at,
      resume_mode: 'scheduled',
      marked_at: engine.clock.now().toISOString(),
    });
    expect(await status()).to.equal('paused out_of_office');
    await pass(9);
    expect(await ledger(client.accountId)).to.have.length(1);
    await pass(1);
    expect(await ledger(client.accountId)).to.have.length(2);
    expect(await shown()).to.equal(null);
  });

  it('takes the return date of the message, else a week', async () => {
    await mark();
    expect((await shown()).resume_at).to.equal(after(7).toISOString());
    await away('I am out of office and back on 20 March 2026.');
    await mark({});
    expect((await shown()).resume_at).to.equal('2026-03-20T00:00:00.000Z');
    await away('I am out of office until 1 January 2026.');
    await mark({});
    expect((await shown()).resume_at).to.equal(after(7).toISOString());
  });

  it('resumes at once when the time that is given has passed', async () => {
    await answer(thread, 'Back on Monday.', { at: engine.clock.now() });
    expect(await status()).to.equal('stopped replied');
    for (const days of [-1, 0]) {
      expect((await mark({ resume_at: after(1).toISOString() })).result).to.equal('scheduled');
      expect((await mark({ resume_at: after(days).toISOString() })).result).to.equal('resumed');
      expect([await status(), await terminal()]).to.deep.equal(['active null', 0]);
      expect(await shown()).to.include({ resume_mode: 'instant', resume_at: null });
    }
    expect((await mark({ resume_at: after(1).toISOString() })).result).to.equal('scheduled');
    expect((await mark({ resume_mode: 'none', resume_at: after(-1).toISOString() })).result).to.equal(
      'marked',
    );
    expect((await mark({ resume_mode: 'instant', resume_at: after(1).toISOString() })).result).to.equal(
      'resumed',
    );
  });

  it('lets a sequence go on that an answer had ended, and keeps the statistics right', async () => {
    await answer(thread, 'Back in two weeks, ask me then.', { at: engine.clock.now() });
    expect([await status(), await terminal()]).to.deep.equal(['stopped replied', 1]);
    expect((await mark({ resume_at: after(2).toISOString() })).result).to.equal('scheduled');
    expect([await status(), await terminal()]).to.deep.equal(['paused out_of_office', 0]);
    // Taken back, it is as it was.
    expect((await clear()).status).to.equal(200);
    expect([await status(), await terminal()]).to.deep.equal(['stopped replied', 1]);
    expect(await shown()).to.equal(null);
    expect((await mark({ resume_mode: 'instant' })).result).to.equal('resumed');
    expect([await status(), await terminal()]).to.deep.equal(['active null', 0]);
    await pass(3);
    expect(await ledger(client.accountId)).to.have.length(2);
  });

  it('only marks where nothing can be resumed, or nothing shall', async () => {
    expect((await mark({ resume_mode: 'none' })).result).to.equal('marked');
    expect(await status()).to.equal('active null');
    expect(await shown()).to.include({ resume_mode: 'none', resume_at: null });
    await mark({});
    expect((await mark({ resume_mode: 'none' })).result).to.equal('marked');
    expect(await status()).to.equal('active null');
    await runSql(
      "UPDATE enrollments SET state = 'stopped', reason = 'bounced', awaits = NULL WHERE account_id = ?",
      [toBin(client.accountId)],
    );
    expect((await mark({})).result).to.equal('marked');
    expect((await mark({ resume_mode: 'instant' })).result).to.equal('marked');
    expect(await status()).to.equal('stopped bounced');
  });

  it('answers by the mode where nothing is left to send, and leaves the sequence completed', async () => {
    await pass(4);
    expect(await status()).to.equal('completed finished');
    const expected = { scheduled: 'scheduled', instant: 'resumed', none: 'marked' };
    for (const [resume_mode, result] of Object.entries(expected))
      expect((await mark({ resume_mode })).result).to.equal(result);
    expect(await status()).to.equal('completed finished');
  });

  const partings: Record<string, () => Promise<unknown>> = {
    'whose lead was removed': () =>
      client.delete(`/v1/campaigns/${thread.campaignId}/leads/${thread.leadId}`),
    'whose campaign was deleted': () => client.delete(`/v1/campaigns/${thread.campaignId}`),
    'whose lead was blocked': () => client.post('/v1/block-list', { value: 'sandbox.test' }),
  };
  for (const [which, part] of Object.entries(partings))
    it(`revives no sequence ${which} after the answer`, async () => {
      await answer(thread, 'Back in two weeks, ask me then.', { at: engine.clock.now() });
      await part();
      for (const resume_mode of ['instant', 'scheduled'])
        expect((await mark({ resume_mode })).result).to.equal('marked');
      expect(await status()).to.match(/^stopped/);
    });

  it('is cleared before the time: the sequence goes on as if nothing had been', async () => {
    await pass(1);
    await mark({ resume_at: after(20).toISOString() });
    await clear();
    expect((await clear()).status).to.equal(200);
    expect(await status()).to.equal('active null');
    await pass(1);
    expect(await ledger(client.accountId)).to.have.length(1);
    await pass(1);
    expect(await ledger(client.accountId)).to.have.length(2);
  });

  it('keeps what is left of a second wait, whoever ends the pause', async () => {
    const { campaignId, email: address } = thread;
    const setStatus = (value: string) =>
      client.patch(`/v1/campaigns/${campaignId}/status`, { status: value });
    await setStatus('stopped');
    expect((await client.post(`/v1/campaigns/${campaignId}/flow`, twoWaits())).status).to.equal(200);
    await setStatus('running');
    await pass(4);
    const due = async () => (await enrollmentsOf(client.accountId, campaignId))[0]!.next_action_at;
    const end = after(3);
    expect(await due()).to.deep.equal(end);

    const change = (action: string) =>
      client.post(`/v1/campaigns/${campaignId}/enrollments/${action}`, {
        global_lead_ids: [globalLeadId(address)],
      });
    const endings: Record<string, () => Promise<unknown>> = {
      'the mark is cleared': clear,
      'the lead is back': () => mark({ resume_at: after(-1).toISOString() }),
      'the lead is resumed': () => change('resume'),
      'the lead is paused and resumed': async () => (await change('pause'), change('resume')),
      'the lead is away for longer, then resumed': async () => (await mark(), change('resume')),
    };
    for (const [which, finish] of Object.entries(endings)) {
      await mark({ resume_at: after(20).toISOString() });
      expect(await status()).to.equal('paused out_of_office');
      await finish();
      expect([await status(), await due()], which).to.deep.equal(['active null', end]);
    }
    // A wait that is over meanwhile is over for whoever resumes by hand, too.
    await mark({ resume_at: after(20).toISOString() });
    await pass(4);
    expect(await ledger(client.accountId)).to.have.length(1);
    await change('resume');
    await runUntilIdle(worker.tasks);
    expect(await ledger(client.accountId)).to.have.length(2);
  });

  it('is cleared for a sequence that had gone on after an answer: it goes on again', async () => {
    await answer(thread, 'Back in two weeks, ask me then.', { at: engine.clock.now() });
    await mark({ resume_mode: 'instant' });
    await mark({ resume_at: after(20).toISOString() });
    await mark({ resume_at: after(30).toISOString() });
    expect(await status()).to.equal('paused out_of_office');
    await clear();
    expect([await status(), await terminal()]).to.deep.equal(['active null', 0]);
  });

  it('refuses what it does not know', async () => {
    const put = async (id: string, body: object) => {
      const { status: code, body: answered } = await client.put(`/v1/threads/${id}/out-of-office`, body);
      return [code, answered.error.code];
    };
    expect(await put(newId(), {})).to.deep.equal([404, 'thread_not_found']);
    expect(await put(thread.threadId, { resume_mode: 'later' })).to.deep.equal([400, 'invalid_request']);
    expect(await put(thread.threadId, { resume_at: 'soon' })).to.deep.equal([400, 'invalid_request']);
    await runSql("UPDATE campaigns SET source = 'external' WHERE account_id = ?", [toBin(client.accountId)]);
    expect(await put(thread.threadId, {})).to.deep.equal([403, 'external_read_only']);
  });
});
