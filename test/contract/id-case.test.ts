import { expect } from 'chai';
import { newClient, type Client } from '../support/service.js';
import { buildThread } from '../support/threads.js';
import { draftCampaign } from './support/leads.js';

const upperCaseUuid = /[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}/g;

/** UUIDs in a response that contain a capital letter, but for what echoes the request. */
function capitals(body: unknown): string[] {
  const text =
    JSON.stringify(body, (key, value: unknown) => (key === 'input' || key === 'scope' ? undefined : value)) ??
    '';
  return (text.match(upperCaseUuid) ?? []).filter(id => /[A-F]/.test(id));
}

describe('ids in capitals', () => {
  let client: Client;

  before(async () => (client = await newClient()));

  /** Responds as to the same ids in lower case, which is how responses spell them. */
  const expectLower = async (method: string, path: string, body?: object, status = 200) => {
    const answer = await client.request(method, path, { body });
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).to.equal(status);
    expect(capitals(answer.body), path).to.deep.equal([]);
    return answer.body;
  };

  it('name the same things, and come back in lower case', async () => {
    const campaign = (await draftCampaign(client)).toUpperCase();
    const tag = (await client.post('/v1/campaign-tags', { name: 'T' })).body.data.id.toUpperCase();
    const list = (await client.post('/v1/lead-lists', { name: 'L' })).body.data.id.toUpperCase();
    const { threadId, mailboxId } = await buildThread(client.accountId);
    const [thread, mailbox] = [threadId.toUpperCase(), mailboxId.toUpperCase()];
    const threadTag = (await client.post('/v1/thread-tags', { name: 'T' })).body.data.id.toUpperCase();

    await expectLower('PATCH', `/v1/campaigns/${campaign}`, { tag_ids: [tag], mailbox_ids: [mailbox] });
    await expectLower('GET', `/v1/campaigns/${campaign}`);
    await expectLower('GET', `/v1/campaigns?tag_ids=${tag}`);
    const path = `/v1/campaigns/${campaign}/leads`;
    const { data: lead } = await expectLower('POST', path, { email: 'a@b.test' }, 201);
    await expectLower('PATCH', `${path}/${lead.id.toUpperCase()}`, { first_name: 'A' });
    const person = lead.global_lead_id.toUpperCase();
    await expectLower('PATCH', `/v1/people/${person}`, { first_name: 'B' });
    await expectLower('POST', `/v1/lead-lists/${list}/members`, { global_lead_ids: [person] });
    await expectLower('PATCH', `/v1/lead-lists/${list}`, { name: 'M' });
    await expectLower('PATCH', `/v1/campaign-tags/${tag}`, { name: 'U' });
    await expectLower('PATCH', `/v1/mailboxes/${mailbox}`, { tag_ids: [] });
    await expectLower('POST', `/v1/threads/${thread}/tags:add`, { tag_id: threadTag });
    await expectLower('POST', `/v1/threads/${thread}/tags:remove`, { tag_id: threadTag });
    await expectLower('PATCH', `/v1/threads/${thread}`, { read: true });
    await expectLower('PUT', `/v1/threads/${thread}/out-of-office`, { resume_mode: 'none' });
    const reply = await expectLower('POST', `/v1/threads/${thread}/reply`, { body_text: 'Hi' }, 202);
    await expectLower('GET', `/v1/message-jobs/${reply.data.id.toUpperCase()}`);
    const staged = await expectLower('POST', `/v1/campaigns/${campaign}/imports/staged`, {}, 201);
    await expectLower('POST', `/v1/jobs/${staged.data.id.toUpperCase()}/cancel`);
    const export_ = { operation: 'export_leads', campaign_id: campaign };
    await expectLower('POST', '/v1/jobs', export_, 202);
    await expectLower(
      'POST',
      '/v1/jobs',
      { operation: 'add_to_lead_list', target_list_id: list, global_lead_ids: [person] },
      202,
    );
    await expectLower('POST', '/v1/bulk/preview', {
      operation: 'export_leads',
      scope: { kind: 'campaign', campaign_id: campaign },
    });
    const { data: key } = (await client.post('/v1/api-keys', { name: 'k' })).body;
    await expectLower('DELETE', `/v1/api-keys/${key.id.toUpperCase()}`);
    await expectLower('GET', `/v1/events?limit=100`);
  });
});
