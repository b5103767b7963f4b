import { randomUUID } from 'node:crypto';
import type { Database } from '../../server/src/store/database/database.js';
import { createMailbox } from '../../server/src/store/mailboxes/repository.js';

/** Calls the API and answers the parsed body. */
export interface Caller {
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
}

/** A launched campaign of one email that nobody is in yet; answers its id. */
export async function launchCampaign(client: Caller, database: Database, accountId: string): Promise<string> {
  const mailbox = { email: `bench-${randomUUID()}@sandbox.test`, provider: 'sandbox' } as const;
  const mailbox_ids = [await createMailbox(database.manager, accountId, mailbox, new Date())];
  const variant = { subject: 'Hello {{first_name}}', template: '<p>A question.</p>', is_active: true };
  const nodes = [
    { id: 'start', type: 'leadSource', data: {} },
    { id: 'email', type: 'email', data: { variants: [{ id: randomUUID(), ...variant }] } },
  ];
  const edges = [{ id: 'edge', source: 'start', target: 'email' }];
  const campaign = { name: 'Bench', mailbox_ids };
  const { data } = await client.call<{ data: { id: string } }>('POST', '/v1/campaigns', campaign);
  await client.call('POST', `/v1/campaigns/${data.id}/flow`, { nodes, edges });
  await client.call('POST', `/v1/campaigns/${data.id}/launch`);
  return data.id;
}
