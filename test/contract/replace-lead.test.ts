import { expect } from 'chai';
import { globalLeadId } from '../../server/src/domain/leads/email-address.js';
import { readTotals } from '../../server/src/store/stats/repository.js';
import type { Row } from '../../server/src/store/database/columns.js';
import { toEntities } from '../../server/src/store/database/entity.js';
import { enrollments, type leadReplacements, type leads } from '../../server/src/store/entities.js';
import { fromBin, newId, toBin } from '../../server/src/store/database/ids.js';
import { unknownId } from '../support/build.js';
import { database, runSql } from '../support/database.js';
import { newClient, type Client } from '../support/service.js';
import { answer, buildThread, type TestThread } from '../support/threads.js';
import { eventsOf } from './support/leads.js';

describe('replacing the lead of a thread', () => {
  let client: Client;
  let thread: TestThread;
  let omar: string;

  beforeEach(async () => {
    client = await newClient();
    const lead = { email: `jane-${newId()}@acme.example`, name: 'Jane Miller', company_name: 'Acme' };
    thread = await buildThread(client.accountId, { lead });
    omar = `omar-${newId()}@acme.example`;
    await runSql('UPDATE campaign_totals SET lead_count = 1 WHERE account_id = ?', [toBin(client.accountId)]);
  });

  const replace = (body: object, id = thread.threadId) => client.post(`/v1/threads/${id}/replace-lead`, body);
  const preview = async (email: string) => {
    const path = `/v1/threads/${thread.threadId}/replace-lead/preview?email=${encodeURIComponent(email)}`;
    const { status, body } = await client.get(path);
    expect(status, JSON.stringify(body)).to.equal(200);
    return body.data;
  };
  const read = async (id = thread.threadId) => (await client.get(`/v1/threads/${id}`)).body.data;
  const totals = () => readTotals(database().manager, client.accountId, thread.campaignId);

  async function rows<T>(table: string, where = '1 = 1'): Promise<T[]> {
    const sql = `SELECT * FROM ${table} WHERE account_id = ? AND ${where} ORDER BY id`;
    return runSql<T[]>(sql, [toBin(client.accountId)]);
  }
  const enrollment = async (id: string) => {
    const all = toEntities(enrollments, await rows<Row<typeof enrollments>>('enrollments'));
    return all.find(row => row.id === id)!;
  };

  /** Another lead of the campaign, enrolled. */
  async function member(email: string): Promise<{ id: string; enrollmentId: string }> {
    const { body } = await client.post(`/v1/campaigns/${thread.campaignId}/leads`, {
      email,
      first_name: 'Omar',
    });
    return { id: body.data.id, enrollmentId: body.data.enrollment.id };
  }

  it('makes a lead of a new address: it gets the conversation, the old one is archived', async () => {
    const wanted = { email: omar, mode: 'created', allowed: true, disallowed_reason: null, match_count: 0 };
    expect(await preview(` ${omar.toUpperCase()} `)).to.include({
      ...wanted,
      matches_current_lead: false,
      blocked: false,
      block_reason: null,
      existing_lead: null,
    });
    expect((await rows<Row<typeof leads>>('leads')).length).to.equal(1);
    const { lead_count } = await totals();

    const { status, body } = await replace({
      new_email: omar,
      new_first_name: 'Omar',
      new_last_name: 'Haddad',
    });
    expect(status, JSON.stringify(body)).to.equal(200);
    const { data } = body;
    expect(data).to.include({ mode: 'created', target_lead_id: null, retired_sibling_count: 0 });
    expect(data).to.not.have.property('forward_job_id');

    expect(await read()).to.include({
      lead_id: data.new_lead_id,
      lead_email: omar,
      lead_name: 'Omar Haddad',
    });
    const lead = (await client.get(`/v1/campaigns/${thread.campaignId}/leads/${data.new_lead_id}`)).body.data;
    expect(lead).to.include({ email: omar, first_name: 'Omar', company_name: 'Acme', deleted_at: null });
    expect(lead.enrollment).to.include({ id: data.enrollment_id, state: 'active' });
    const sequence = await enrollment(data.enrollment_id);
    expect([sequence.thread_id, sequence.mailbox_id]).to.deep.equal([thread.threadId, thread.mailboxId]);

    expect(await enrollment(thread.enrollmentId)).to.include({ state: 'stopped', reason: 'replaced' });
    const [old] = await rows<Row<typeof leads>>('leads', 'retired_at IS NOT NULL');
    expect([fromBin(old!.id), fromBin(old!.replaced_by_lead_id!)]).to.deep.equal([
      thread.leadId,
      data.new_lead_id,
    ]);
    const list = await client.get(`/v1/campaigns/${thread.campaignId}/leads`);
    expect(list.body.data.map((each: { id: string }) => each.id)).to.deep.equal([data.new_lead_id]);
    expect(await totals()).to.include({ lead_count, enrollment_count: 2, terminal_enrollment_count: 1 });
    const [kept] = await rows<Row<typeof leadReplacements>>('lead_replacements');
    expect(kept).to.include({ mode: 'created', reason: 'manual_referral' });
    expect((await client.get(`/v1/threads?q=haddad&has_reply_only=false`)).body.total_count).to.equal(1);
    const reported = (await eventsOf(client)).map(({ type, data }) => [type, data.lead_id, data.email]);
    expect(reported).to.deep.equal([
      ['lead.created', data.new_lead_id, omar],
      ['lead.deleted', thread.leadId, thread.email],
    ]);
  });

  describe('and an archived lead', () => {
    const path = () => `/v1/campaigns/${thread.campaignId}/leads`;
    const stateOf = ({
      enrollment: { state, reason },
    }: {
      enrollment: { state: string; reason: string };
    }) => [state, reason];

    beforeEach(async () => {
      await runSql(
        `INSERT INTO people (account_id, global_lead_id, email, email_domain, campaign_count, created_at, updated_at)
         SELECT account_id, global_lead_id, email, 'acme.example', 1, NOW(3), NOW(3) FROM leads WHERE account_id = ?`,
        [toBin(client.accountId)],
      );
    });

    /** Jane is replaced by Omar: she is archived. */
    const archive = async () => (await replace({ new_email: omar })).body.data.new_lead_id as string;

    it('comes back by an upsert of its address; the conversation stays with the successor', async () => {
      const before = await totals();
      const successor = await archive();
      const { status, body } = await client.post(path(), { email: thread.email, company_name: 'Acme Inc' });
      expect([status, body.created], JSON.stringify(body)).to.deep.equal([201, true]);
      const { data } = body;
      expect(data).to.include({ id: thread.leadId, company_name: 'Acme Inc', deleted_at: null });
      expect(stateOf(data)).to.deep.equal(['active', null]);
      const own = await enrollment(thread.enrollmentId);
      expect([own.thread_id, own.mailbox_id]).to.deep.equal([null, thread.mailboxId]);
      expect((await read()).lead_id).to.equal(successor);
      const [row] = await rows<Row<typeof leads>>('leads', `email = '${thread.email}'`);
      expect([row!.retired_at, row!.replaced_by_lead_id]).to.deep.equal([null, null]);
      const added = { lead_count: before.lead_count + 1, enrollment_count: 2, terminal_enrollment_count: 0 };
      expect(await totals()).to.include(added);
      const [event] = (await eventsOf(client)).slice(-1);
      expect([event!.type, event!.data.lead_id]).to.deep.equal(['lead.created', thread.leadId]);
      // She is there as any other: again is an update, and she can be attached.
      expect((await client.post(path(), { email: thread.email })).status).to.equal(200);
      expect(await preview(thread.email)).to.include({ mode: 'attached', allowed: true, match_count: 1 });
    });

    it('comes back by a bulk import and by its id', async () => {
      await archive();
      const { body } = await client.post(`${path()}/bulk`, {
        leads: [{ email: `new-${newId()}@acme.example` }, { email: thread.email }],
      });
      expect(body).to.include({ imported: 2, failed: 0 });
      await replace({ new_email: `eve-${newId()}@acme.example` });
      const omarsId = globalLeadId(omar);
      const added = await client.post(`${path()}:add`, { global_lead_ids: [omarsId] });
      expect(added.body.data).to.include({ updated: 1, enrolled: 1, skipped: 0, failed: 0 });
      const list = (await client.get(path())).body.data.map((lead: { email: string }) => lead.email);
      expect(list).to.include.members([thread.email, omar]);
      const reported = (await eventsOf(client)).at(-1)!;
      expect(reported.type).to.equal('lead.added_to_campaign.completed');
      expect(reported.data).to.deep.include({ global_lead_ids: [omarsId] });
    });

    it('comes back with its sequence ended where that had ended before', async () => {
      await answer(thread, 'Please write to Omar instead.');
      await archive();
      const { status, body } = await client.post(path(), { email: thread.email });
      expect([status, ...stateOf(body.data)]).to.deep.equal([201, 'stopped', 'replaced']);
    });

    it('goes on once it may, where it comes back without a declared field', async () => {
      await archive();
      await client.post(`/v1/campaigns/${thread.campaignId}/lead-fields`, { key: 'plan' });
      const { body } = await client.post(path(), { email: thread.email });
      expect(stateOf(body.data)).to.deep.equal(['stopped', 'removed']);
      const complete = await client.post(path(), { email: thread.email, custom_lead_data: { plan: 'pro' } });
      expect(stateOf(complete.body.data)).to.deep.equal(['active', null]);
    });

    it('gets what its person writes afresh in the conversation that was theirs, until it has one of its own', async () => {
      const successor = await archive();
      await client.post(path(), { email: thread.email });
      const afresh = { ...thread, messageId: `<${newId()}@elsewhere.example>` };
      expect(await answer(afresh, 'Has Omar written to you?')).to.include({ kind: 'reply' });
      expect(await read()).to.include({ lead_id: successor, message_count: 2 });
    });
  });

  it('stops the sequence of an answer in the moved conversation, and may be done again', async () => {
    const first = (await replace({ new_email: omar })).body.data;
    await answer({ ...thread, email: omar }, 'Please write to Eve instead.');
    expect(await enrollment(first.enrollment_id)).to.include({ state: 'stopped', reason: 'replied' });
    const eve = `eve-${newId()}@acme.example`;
    expect((await replace({ new_email: eve, reason: 'wrong_contact' })).status).to.equal(200);
    expect(await read()).to.include({ lead_email: eve });
    expect(await enrollment(first.enrollment_id)).to.include({ state: 'stopped', reason: 'replaced' });
  });

  it('keeps what the person before writes afresh in the conversation that was theirs', async () => {
    await replace({ new_email: omar });
    const afresh = { ...thread, messageId: `<${newId()}@elsewhere.example>` };
    expect(await answer(afresh, 'Has Omar written to you?')).to.include({ kind: 'reply' });
    expect(await read()).to.include({ lead_email: omar, message_count: 2, read: false });
    const stranger = { ...afresh, email: `eve-${newId()}@acme.example` };
    expect(await answer(stranger, 'Buy this')).to.deep.equal({ kind: 'ignored', reason: 'unmatched' });
  });

  it('attaches a live lead as it is, and retires the old one', async () => {
    const target = await member(omar);
    const before = await enrollment(target.enrollmentId);
    const seen = await preview(omar);
    expect(seen).to.include({ mode: 'attached', allowed: true, match_count: 1 });
    expect(seen.existing_lead).to.include({
      id: target.id,
      email: omar,
      first_name: 'Omar',
      enrollment_id: target.enrollmentId,
      enrollment_state: 'active',
      has_been_contacted: false,
    });
    const status = `/v1/campaigns/${thread.campaignId}/status`;
    await client.patch(status, { status: 'paused' });
    const halted = await preview(omar);
    expect([halted.allowed, halted.existing_lead.enrollment_state]).to.deep.equal([true, 'paused']);
    await client.patch(status, { status: 'running' });
    const { body } = await replace({
      new_email: omar,
      new_first_name: 'Ignored',
      reason: 'role_change',
      reason_note: 'N',
    });
    expect(body.data).to.include({
      mode: 'attached',
      new_lead_id: target.id,
      target_lead_id: target.id,
      enrollment_id: target.enrollmentId,
    });
    expect(await read()).to.include({ lead_id: target.id, lead_name: 'Omar' });
    expect(await enrollment(target.enrollmentId)).to.deep.equal(before);
    expect(await enrollment(thread.enrollmentId)).to.include({ state: 'stopped', reason: 'replaced' });
  });

  it('forwards a message to the new person', async () => {
    const list = (await client.get(`/v1/threads/${thread.threadId}/messages`)).body.data;
    const forward_message_id = list[0].id;
    const { body } = await replace({
      new_email: omar,
      new_name: 'Omar Haddad',
      reason: 'auto_reply_forward',
      source_message_id: forward_message_id,
      forward_message_id,
    });
    const job = await client.get(`/v1/message-jobs/${body.data.forward_job_id}`);
    expect(job.body.data).to.include({
      message_type: 'forward',
      status: 'queued',
      thread_id: thread.threadId,
    });
    const [row] = await rows<{ to_email: string; to_name: string }>('message_jobs');
    expect(row).to.include({ to_email: omar, to_name: 'Omar Haddad' });
  });

  describe('is refused', () => {
    it('for a contact that was removed after its sequence had ended: it would come back with it ended', async () => {
      const gone = await member(omar);
      await runSql(
        "UPDATE enrollments SET state = 'stopped', reason = 'replied' WHERE account_id = ? AND id = ?",
        [toBin(client.accountId), toBin(gone.enrollmentId)],
      );
      const path = `/v1/campaigns/${thread.campaignId}/leads`;
      await client.delete(`${path}/${gone.id}`);
      const code = 'target_missing_enrollment';
      expect(await preview(omar)).to.include({ allowed: false, disallowed_reason: code, match_count: 0 });
      const { status, body } = await replace({ new_email: omar });
      expect([status, body.error.code]).to.deep.equal([409, code]);
      expect((await read()).lead_email).to.equal(thread.email);

      // One that was removed from a running sequence takes it up again.
      const back = `eve-${newId()}@acme.example`;
      const removed = await member(back);
      await client.delete(`${path}/${removed.id}`);
      expect(await preview(back)).to.include({ mode: 'created', allowed: true });
      const { enrollment_id, new_lead_id } = (await replace({ new_email: back })).body.data;
      expect(new_lead_id).to.equal(removed.id);
      expect(await enrollment(enrollment_id)).to.include({ state: 'active' });
    });

    const refusals: [string, string, number][] = [
      ['same_as_current_lead', 'the address of the current lead', 400],
      ['target_missing_enrollment', 'a contact without a live enrollment', 409],
      ['target_already_replaced', 'a lead that was itself replaced', 409],
      ['lead_already_replaced', 'a thread that hangs on a retired lead', 409],
      ['lead_not_found', 'a thread whose lead was removed', 404],
      ['external_read_only', 'an external campaign', 403],
    ];
    for (const [code, what, wantedStatus] of refusals)
      it(`for ${what}: ${code}`, async () => {
        let email = omar;
        if (code === 'same_as_current_lead') email = thread.email.toUpperCase();
        if (code === 'target_missing_enrollment') {
          const { enrollmentId } = await member(omar);
          await runSql(
            "UPDATE enrollments SET state = 'stopped', reason = 'replied' WHERE account_id = ? AND id = ?",
            [toBin(client.accountId), toBin(enrollmentId)],
          );
        }
        if (code === 'target_already_replaced') {
          await replace({ new_email: omar });
          email = thread.email;
        }
        if (code === 'lead_already_replaced') {
          // A second conversation with the same lead stays with it.
          const { new_lead_id } = (await replace({ new_email: omar })).body.data;
          await runSql('UPDATE threads SET lead_id = ? WHERE account_id = ? AND lead_id = ?', [
            toBin(thread.leadId),
            toBin(client.accountId),
            toBin(new_lead_id),
          ]);
          email = `eve-${newId()}@acme.example`;
        }
        if (code === 'lead_not_found')
          await client.delete(`/v1/campaigns/${thread.campaignId}/leads/${thread.leadId}`);
        if (code === 'external_read_only')
          await runSql("UPDATE campaigns SET source = 'external' WHERE account_id = ?", [
            toBin(client.accountId),
          ]);
        const before = await read();
        const count = (await rows('lead_replacements')).length;
        expect(await preview(email)).to.include({ allowed: false, disallowed_reason: code });
        const { status, body } = await replace({ new_email: email });
        expect([status, body.error.code]).to.deep.equal([wantedStatus, code]);
        expect(await read()).to.deep.equal(before);
        expect(await rows('lead_replacements')).to.have.length(count);
      });

    it('for what is no reason, no address, no message and no thread', async () => {
      const codeOf = async (body: object, id?: string) => {
        const { status, body: answered } = await replace(body, id);
        return [status, answered.error.code];
      };
      expect(await codeOf({ new_email: omar, reason: 'because' })).to.deep.equal([400, 'invalid_reason']);
      expect(await codeOf({ new_email: 'omar' })).to.deep.equal([400, 'invalid_request']);
      expect(await codeOf({})).to.deep.equal([400, 'invalid_request']);
      expect(await codeOf({ new_email: omar, forward_message_id: unknownId() })).to.deep.equal([
        404,
        'message_not_found',
      ]);
      expect(await codeOf({ new_email: omar, source_message_id: unknownId() })).to.deep.equal([
        404,
        'message_not_found',
      ]);
      expect(await codeOf({ new_email: omar }, unknownId())).to.deep.equal([404, 'thread_not_found']);
      expect(await codeOf({ new_email: omar, new_phone_number: '1'.repeat(80) })).to.deep.equal([
        400,
        'invalid_request',
      ]);
      expect(await rows<Row<typeof leads>>('leads')).to.have.length(1);
      const bad = await client.get(`/v1/threads/${thread.threadId}/replace-lead/preview?email=x`);
      expect([bad.status, bad.body.details[0].path]).to.deep.equal([400, 'email']);
    });
  });

  it('is refused, as its preview reports, where the campaign was deleted', async () => {
    await client.delete(`/v1/campaigns/${thread.campaignId}`);
    expect(await preview(omar)).to.include({ allowed: false, disallowed_reason: 'campaign_not_found' });
    const { status, body } = await replace({ new_email: omar });
    expect([status, body.error.code]).to.deep.equal([404, 'campaign_not_found']);
  });

  it('says when the new address is blocked, and writes nothing to it', async () => {
    await client.post('/v1/block-list', { value: omar, reason: 'Asked by phone' });
    expect(await preview(omar)).to.include({ blocked: true, block_reason: 'Asked by phone', allowed: true });
    const { body } = await replace({ new_email: omar });
    expect(await enrollment(body.data.enrollment_id)).to.include({ state: 'stopped', reason: 'blocked' });
    expect(await totals()).to.include({ enrollment_count: 2, terminal_enrollment_count: 2 });
  });

  it('says why the new address is blocked where nobody gave a reason', async () => {
    const entry = await client.post('/v1/block-list', { value: omar });
    expect(await preview(omar)).to.include({ blocked: true, block_reason: `blocked by ${omar}` });
    await client.delete(`/v1/block-list/${entry.body.data.id}`);
    await client.post('/v1/block-list', { value: 'acme.example', reason: ' ' });
    expect(await preview(omar)).to.include({ blocked: true, block_reason: 'domain acme.example is blocked' });
  });

  it('makes one lead when several conversations go to the same new person at the same time', async () => {
    const { accountId, campaignId, mailboxId } = thread;
    const others = [1, 2, 3].map(() => buildThread(accountId, { campaignId, mailboxId }));
    const ids = [thread, ...(await Promise.all(others))].map(({ threadId }) => threadId);
    const answers = await Promise.all(
      ids.map(id => replace({ new_email: omar, new_first_name: 'Omar' }, id)),
    );
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200, 200]);
    const modes = answers.map(({ body }) => body.data.mode).sort();
    expect(modes).to.deep.equal(['attached', 'attached', 'attached', 'created']);
    const created = await rows('events', "type = 'lead.created'");
    expect(created).to.have.length(1);
    expect((await rows<Row<typeof leads>>('leads', 'deleted_at IS NULL')).length).to.equal(4);
  });

  it('happens once when asked twice at the same time', async () => {
    const answers = await Promise.all([replace({ new_email: omar }), replace({ new_email: omar })]);
    const codes = answers.map(({ status, body }) => body.error?.code ?? status).sort();
    expect(codes).to.deep.equal([200, 'same_as_current_lead']);
    expect(await rows<Row<typeof leads>>('leads')).to.have.length(2);
  });
});
