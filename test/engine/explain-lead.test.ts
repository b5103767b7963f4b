import { expect } from 'chai';
import { createDataSender } from '../../server/src/engine/flow/data-sender.js';
import { createResumer } from '../../server/src/engine/flow/runner.js';
import { newId, toBin } from '../../server/src/store/database/ids.js';
import { addBlock } from '../../server/src/events/block-list.js';
import { email, flow, node, sender, sequence } from '../domain/flow/fixtures.js';
import { alterCampaign, buildLead, buildMailbox, enrollmentsOf, unknownId } from '../support/build.js';
import { database, runSql } from '../support/database.js';
import { ledger, manyLeads, runUntilIdle } from '../support/engine.js';
import { setStage, type Stage, type StageSettings } from '../support/explain.js';

const minute = 60_000;
const day = 24 * 60 * minute;

describe('what a lead waits for', () => {
  let stage: Stage;
  afterEach(() => stage.close());

  const set = async (settings?: StageSettings) => (stage = await setStage(settings));
  const sql = <T>(text: string, ...values: unknown[]) => runSql<T>(text, values);
  const waitingFor = async (leadId?: string) => (await stage.explain(leadId)).waiting_for;
  const path = (rest: string) => `/v1/campaigns/${stage.campaignId}${rest}`;
  const person = async () => (await stage.client.get(path(`/leads/${stage.leadIds[0]}`))).body.data;
  /** Expects that the engine does nothing for a month. */
  async function expectStill(): Promise<void> {
    const before = await stage.sent();
    for (let n = 0; n < 3; n++) {
      await stage.engine.clock.advance(10 * day);
      await stage.worker.runUntilIdle();
    }
    expect(await stage.sent()).to.equal(before);
  }

  describe('of its campaign', () => {
    it('its launch', async () => {
      await set();
      const mailbox_ids = [await buildMailbox(stage.accountId)];
      const draft = { name: 'Draft', flow_data: sequence(), mailbox_ids };
      const { id } = (await stage.client.post('/v1/campaigns', draft)).body.data;
      const lead = (await stage.client.post(`/v1/campaigns/${id}/leads`, { email: 'a@sandbox.test' })).body
        .data;
      const { data } = (await stage.client.get(`/v1/campaigns/${id}/leads/${lead.id}/explain`)).body;
      expect(data).to.deep.include({
        waiting_for: 'campaign_not_launched',
        enrollment: null,
        next_action_at: null,
        details: { node_id: null, until: null },
      });
    });

    it('its start date, and the window after it', async () => {
      const schedule = { timezone: 'UTC', start_hour: 9, start_minute: 0, end_hour: 17, end_minute: 0, days_of_week: null }; // prettier-ignore
      await set({ status: 'scheduled', startAt: new Date('2026-03-05T00:00:00Z'), schedule });
      const reported = await stage.explain();
      expect(reported).to.include({
        waiting_for: 'campaign_scheduled',
        next_action_at: '2026-03-05T09:00:00.000Z',
      });
      expect(reported.details.until).to.equal('2026-03-05T00:00:00.000Z');
      expect(reported.message).to.equal(
        'The campaign starts at 2026-03-05 00:00 (UTC). The send window then opens at 2026-03-05 09:00 (UTC).',
      );
      await stage.expectSendAt(reported.next_action_at);
    });

    for (const status of ['paused', 'stopped'] as const)
      it(`that it runs: it is ${status}`, async () => {
        await set();
        await stage.client.patch(path('/status'), { status });
        expect(await stage.explain()).to.include({ waiting_for: `campaign_${status}`, next_action_at: null });
        await expectStill();
        await stage.client.patch(path('/status'), { status: 'running' });
        expect(await waitingFor()).to.equal('due_now');
        await stage.worker.runUntilIdle();
        expect(await stage.sent()).to.equal(1);
      });

    it('that somebody resumes it after its pause_on', async () => {
      await set({ leads: manyLeads(2), intervalSeconds: 7200, pauseAt: new Date('2026-03-02T16:00:00Z') });
      await stage.worker.runUntilIdle();
      await stage.advanceTo('2026-03-02T18:00:00Z');
      expect(await waitingFor()).to.equal('pause_date_passed');
      await stage.worker.runUntilIdle();
      expect(await stage.explain(), 'now that it is paused').to.include({
        waiting_for: 'pause_date_passed',
        next_action_at: null,
      });
      await expectStill();
    });

    it('nothing any more: it is deleted', async () => {
      await set();
      await stage.client.delete(path(''));
      expect(await stage.explain()).to.include({ waiting_for: 'campaign_deleted', next_action_at: null });
      await expectStill();
    });

    it('another platform', async () => {
      await set();
      await alterCampaign(stage.accountId, stage.campaignId, { source: 'external', status: 'paused' });
      expect(await waitingFor()).to.equal('campaign_external');
    });
  });

  describe('of itself', () => {
    it('nothing: it was removed', async () => {
      await set();
      await stage.client.delete(path(`/leads/${stage.leadIds[0]}`));
      expect(await stage.explain()).to.include({ waiting_for: 'lead_removed', next_action_at: null });
      await expectStill();
    });

    it('nothing: another has taken its place', async () => {
      await set();
      await stage.worker.runUntilIdle();
      const [thread] = (await stage.client.get('/v1/threads?has_reply_only=false')).body.data;
      const body = { new_email: 'accept+successor@sandbox.test' };
      const answer = await stage.client.post(`/v1/threads/${thread.id}/replace-lead`, body);
      expect(answer.status, JSON.stringify(answer.body)).to.equal(200);
      expect(await waitingFor()).to.equal('lead_replaced');
      expect(await waitingFor(answer.body.data.new_lead_id)).to.equal('due_now');
      await stage.worker.runUntilIdle();
      expect(await stage.sent(), 'the successor is written to').to.equal(2);
    });

    it('that it is enrolled', async () => {
      await set();
      const lead = await buildLead(stage.accountId, stage.campaignId);
      expect(await waitingFor(lead)).to.equal('not_enrolled');
    });

    it('declared fields, before it is enrolled and after', async () => {
      const needy = flow(
        [node('lead', 'leadSource', { customFieldKeys: ['city', 'job'] }), email('first')],
        'lead>first',
      );
      const lead = { email: 'accept+needy@sandbox.test', custom_lead_data: { city: 'Rome', job: 'cook' } };
      await set({ flow: needy, leads: [lead] });
      const fresh = (await stage.client.post(path('/leads'), { email: 'a@sandbox.test' })).body.data.id;
      expect((await stage.explain(fresh)).details.missing_fields).to.deep.equal(['city', 'job']);
      await stage.client.patch(path(`/leads/${stage.leadIds[0]}`), { custom_lead_data: { job: null } });
      const reported = await stage.explain();
      expect(reported).to.include({ waiting_for: 'incomplete_fields', next_action_at: null });
      expect(reported.details.missing_fields).to.deep.equal(['job']);
      await expectStill();
      expect(await waitingFor(), 'after the engine has looked').to.equal('incomplete_fields');
      await stage.client.patch(path(`/leads/${stage.leadIds[0]}`), { custom_lead_data: { job: 'baker' } });
      expect(await waitingFor()).to.equal('due_now');
      await stage.worker.runUntilIdle();
      expect(await stage.sent()).to.equal(1);
    });

    it('the block list, by its address and by its host', async () => {
      await set({ leads: [{ email: 'accept+b@blocked.test' }] });
      const block = { type: 'domain', value: 'blocked.test', reason: 'asked us', origin: 'api' } as const;
      await addBlock(database().manager, stage.accountId, block, stage.now());
      const reported = await stage.explain();
      expect(reported).to.include({ waiting_for: 'blocked', next_action_at: null });
      expect(reported.details.blocked_value).to.equal('blocked.test');
      expect(reported.message).to.include('asked us');
      await stage.worker.runUntilIdle();
      expect(await stage.sent()).to.equal(0);
      expect(await stage.explain()).to.deep.include({ waiting_for: 'stopped' });
      expect((await stage.explain()).details.reason).to.equal('blocked');
      const late = (await stage.client.post(path('/leads'), { email: 'accept+c@blocked.test' })).body.data.id;
      expect(await waitingFor(late), 'never enrolled').to.equal('blocked');
    });

    it('a message that can be written', async () => {
      const nameless = flow(
        [node('lead', 'leadSource'), email('first', { subject: '{{first_name}}' })],
        'lead>first',
      );
      await set({ flow: nameless });
      const reported = await stage.explain();
      expect(reported).to.include({ waiting_for: 'message_held', next_action_at: null });
      expect(reported.details.last_error).to.equal('The subject of the email is empty.');
      await expectStill();
      await sql(
        "UPDATE leads SET first_name = 'Ann' WHERE account_id = ? AND id = ?",
        toBin(stage.accountId),
        toBin(stage.leadIds[0]!),
      );
      const next = await stage.explain();
      expect(next.waiting_for, 'it is looked at every quarter of an hour').to.equal('retry');
      await stage.expectSendAt(next.next_action_at);
    });

    it('that somebody resumes it', async () => {
      await set();
      const { global_lead_id } = await person();
      await stage.client.post(path('/enrollments/pause'), { global_lead_ids: [global_lead_id] });
      const reported = await stage.explain();
      expect(reported).to.include({ waiting_for: 'paused_manually', next_action_at: null });
      expect(reported.details.reason).to.equal('manual');
      await expectStill();
      await stage.client.post(path('/enrollments/resume'), { global_lead_ids: [global_lead_id] });
      expect(await waitingFor()).to.equal('due_now');
    });

    it('its return to the office', async () => {
      await set();
      await stage.worker.runUntilIdle();
      const [thread] = (await stage.client.get('/v1/threads?has_reply_only=false')).body.data;
      const resume_at = new Date(stage.now().getTime() + 5 * day).toISOString();
      await stage.client.put(`/v1/threads/${thread.id}/out-of-office`, { resume_at });
      const reported = await stage.explain();
      expect(reported).to.include({ waiting_for: 'out_of_office', next_action_at: resume_at });
      const tasks = [
        createResumer({ database: database(), clock: stage.engine.clock }),
        ...stage.worker.tasks,
      ];
      await stage.advanceTo(new Date(Date.parse(resume_at) - 1000));
      await runUntilIdle(tasks);
      expect(await waitingFor()).to.equal('out_of_office');
      await stage.advanceTo(resume_at);
      await runUntilIdle(tasks);
      expect(await stage.sent(), 'the three days of the wait are over by then').to.equal(2);
      expect(await waitingFor()).to.equal('completed');
    });

    it('nothing: it answered', async () => {
      await set();
      await stage.worker.runUntilIdle();
      await sql(
        "UPDATE enrollments SET state = 'stopped', reason = 'replied', awaits = NULL, next_action_at = NULL WHERE account_id = ?",
        toBin(stage.accountId),
      );
      const reported = await stage.explain();
      expect(reported).to.include({ waiting_for: 'stopped', next_action_at: null });
      expect(reported.details.reason).to.equal('replied');
      await expectStill();
    });
  });

  describe('of the flow', () => {
    it('nothing: the mail server refused it, in its own words', async () => {
      await set({ leads: manyLeads(1, 'reject') });
      await stage.worker.runUntilIdle();
      const reported = await stage.explain();
      expect(reported).to.include({ waiting_for: 'stopped', next_action_at: null });
      expect(reported.details).to.include({ reason: 'bounced' });
      const { last_error } = (await person()).enrollment;
      expect(last_error).to.match(/^550 /);
      expect(reported.message).to.equal(
        `The mail server refused the message, so the sequence stopped: ${last_error}`,
      );
    });

    it('the end of a wait', async () => {
      await set();
      await stage.worker.runUntilIdle();
      const reported = await stage.explain();
      const end = new Date(stage.now().getTime() + 3 * day).toISOString();
      expect(reported).to.include({ waiting_for: 'wait', next_action_at: end });
      expect(reported.details.node_id).to.equal('pause');
      await stage.expectSendAt(end);
      expect(await stage.explain()).to.include({ waiting_for: 'completed', next_action_at: null });
    });

    it('the runner, for a moment', async () => {
      await set();
      await stage.worker.runUntilIdle();
      await stage.engine.clock.advance(3 * day);
      expect(await stage.explain()).to.include({
        waiting_for: 'due_now',
        next_action_at: stage.now().toISOString(),
      });
    });

    it('a step that is set for later', async () => {
      await set();
      const at = new Date(stage.now().getTime() + 90 * minute);
      await sql('UPDATE enrollments SET next_action_at = ? WHERE account_id = ?', at, toBin(stage.accountId));
      expect(await stage.explain()).to.include({ waiting_for: 'not_due', next_action_at: at.toISOString() });
      await stage.expectSendAt(at.toISOString());
    });

    it('an answer that is to be categorized', async () => {
      const graph = flow([node('lead', 'leadSource'), email('first'), node('sort', 'aiCategorizer')], 'lead>first', 'first>sort'); // prettier-ignore
      await set({ flow: graph });
      await stage.worker.runUntilIdle();
      expect(await stage.explain()).to.include({ waiting_for: 'reply', next_action_at: null });
      await expectStill();
    });

    it('a request, and its next try', async () => {
      await set({ flow: flow([node('lead', 'leadSource'), sender('crm')], 'lead>crm') });
      expect(await waitingFor()).to.equal('data_request');
      let requests = 0;
      const seen: string[] = [];
      const http = {
        async post() {
          requests++;
          seen.push(await waitingFor());
          return { status: 503 };
        },
      };
      const task = createDataSender({
        database: database(),
        clock: stage.engine.clock,
        owner: newId(),
        http,
      });
      await task.run();
      expect(seen, 'while it is under way').to.deep.equal(['data_request']);
      const reported = await stage.explain();
      const again = new Date(stage.now().getTime() + 10_000).toISOString();
      expect(reported).to.include({ waiting_for: 'data_retry', next_action_at: again });
      expect(reported.details).to.include({
        attempts: 1,
        last_error: 'The receiver responded with status 503.',
      });
      await stage.advanceTo(new Date(Date.parse(again) - 1000));
      await task.run();
      expect(requests).to.equal(1);
      await stage.advanceTo(again);
      await task.run();
      expect(requests).to.equal(2);
    });
  });

  describe('of the engine', () => {
    it('a message that is being sent, though the campaign is paused, and one that nobody knows of', async () => {
      const smtp = { host: '127.0.0.1', port: 1, secure: false, user: 'me' };
      await set({ mailbox: { provider: 'smtp', settings: { smtp } } });
      const crashing = stage.engine.worker({
        checkpoint: point => {
          if (point === 'claimed') throw new Error('crashed');
        },
      });
      await runUntilIdle([crashing.dispatcher]);
      await stage.client.patch(path('/status'), { status: 'paused' });
      const reported = await stage.explain();
      expect(reported).to.include({ waiting_for: 'being_sent', next_action_at: null });
      // Nobody can look into the Sent folder of this mailbox.
      await stage.engine.clock.advance(2 * minute);
      await runUntilIdle([stage.worker.reconciler]);
      const unknown = await stage.explain();
      expect(unknown).to.include({ waiting_for: 'outcome_unknown', next_action_at: null });
      expect((await ledger(stage.accountId))[0]).to.include({ state: 'unknown', attempts: 1 });
      await stage.client.patch(path('/status'), { status: 'running' });
      await expectStill();
      expect(await waitingFor()).to.equal('outcome_unknown');
    });
  });

  it('refuses what is not there', async () => {
    await set();
    const refused = async (url: string) => {
      const { status, body } = await stage.client.get(url);
      return [status, body.error.code];
    };
    expect(await refused(path(`/leads/${unknownId()}/explain`))).to.deep.equal([404, 'lead_not_found']);
    expect(await refused(path('/leads/x/explain'))).to.deep.equal([404, 'lead_not_found']);
    const elsewhere = `/v1/campaigns/${unknownId()}/leads/${stage.leadIds[0]}/explain`;
    expect(await refused(elsewhere)).to.deep.equal([404, 'campaign_not_found']);
  });

  it('shows the enrollment as the lead does', async () => {
    await set();
    await stage.worker.runUntilIdle();
    const { enrollment } = await person();
    expect((await stage.explain()).enrollment).to.deep.equal(enrollment);
    const [row] = await enrollmentsOf(stage.accountId, stage.campaignId);
    expect(enrollment.id).to.equal(row!.id);
  });
});
