import { expect } from 'chai';
import { fromBin, toBin } from '../../../server/src/store/database/ids.js';
import { database, runSql } from '../../support/database.js';
import type { Client } from '../../support/service.js';
import { answer, buildThread } from '../../support/threads.js';
import { ageEvents } from '../../support/webhooks.js';
import type { Ids } from './paths.js';

/** Makes one of each thing that has an id, all named alike; what no path takes is by a name of its own. */
export async function everything(client: Client, name: string): Promise<Ids> {
  const made = async (path: string, body: object): Promise<Record<string, string>> => {
    const response = await client.post(path, body);
    expect(response.status, `${path} ${JSON.stringify(response.body)}`).to.be.within(200, 202);
    return response.body.data;
  };
  const idOf = async (path: string, body: object) => (await made(path, body)).id!;
  const first = async (path: string) => (await client.get(path)).body.data[0].id as string;
  await client.put('/v1/webhooks', { webhook_url: 'http://127.0.0.1:9/hooks' });
  const thread = await buildThread(client.accountId, {
    campaignName: name,
    lead: { email: `sam@${name}.example` },
  });
  await answer(thread, 'What does it cost?');
  const draft = await idOf('/v1/campaigns', { name });
  const lead = await made(`/v1/campaigns/${draft}/leads`, { email: `jane@${name}.example`, name });
  const global_lead_ids = [lead.global_lead_id!];
  const delivery = await idOf('/v1/webhooks/test', {});
  return {
    '/v1/campaigns': thread.campaignId,
    leadId: thread.leadId,
    nodeId: 'first',
    globalLeadId: lead.global_lead_id!,
    '/v1/campaign-tags': await idOf('/v1/campaign-tags', { name }),
    '/v1/mailbox-tags': await idOf('/v1/mailbox-tags', { name }),
    '/v1/person-tags': await idOf('/v1/person-tags', { name }),
    '/v1/thread-tags': await idOf('/v1/thread-tags', { name }),
    '/v1/lead-lists': await idOf('/v1/lead-lists', { name, global_lead_ids }),
    '/v1/block-list': await idOf('/v1/block-list', { value: `blocked.${name}.example` }),
    '/v1/jobs': await idOf(`/v1/campaigns/${draft}/imports/staged`, {}),
    '/v1/uploads': await uploaded(client, `email,name\njane@${name}.example,${name}\n`),
    '/v1/threads': thread.threadId,
    messageId: await first(`/v1/threads/${thread.threadId}/messages`),
    '/v1/mailboxes': thread.mailboxId,
    '/v1/message-jobs': await idOf(`/v1/threads/${thread.threadId}/reply`, { body_text: 'Hello' }),
    '/v1/webhooks/deliveries': delivery,
    '/v1/events': await firstEvent(client.accountId),
    '/v1/api-keys': await first('/v1/api-keys'),
    '/v1/mailboxes/connect-sessions': await idOf('/v1/mailboxes/connect-sessions', {}),
    previewId: (
      await made('/v1/bulk/preview', { operation: 'add_to_campaign', campaign_id: draft, global_lead_ids })
    ).preview_id!,
  };
}

/** The id of the first event, which is made old enough to be read. */
async function firstEvent(accountId: string): Promise<string> {
  const [event] = await runSql<[{ id: Buffer }]>(
    'SELECT id FROM events WHERE account_id = ? ORDER BY id LIMIT 1',
    [toBin(accountId)],
  );
  const [aged] = await ageEvents(database().manager, accountId, [fromBin(event.id)]);
  return fromBin(Buffer.from(aged!, 'hex'));
}

/** The id of a file that was sent. */
async function uploaded(client: Client, text: string): Promise<string> {
  const { body } = await client.post('/v1/uploads/presign', { filename: 'people.csv' });
  const { upload_id, upload_url, headers } = body.data;
  const { status } = await fetch(upload_url, { method: 'PUT', headers, body: text });
  expect(status).to.be.within(200, 204);
  return upload_id;
}
