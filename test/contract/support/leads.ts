import { expect } from 'chai';
import { globalLeadId } from '../../../server/src/domain/leads/email-address.js';
import { blockListEntries, events } from '../../../server/src/store/entities.js';
import { newId } from '../../../server/src/store/database/ids.js';
import { email, flow, node, wait } from '../../domain/flow/fixtures.js';
import { buildMailbox } from '../../support/build.js';
import { database } from '../../support/database.js';
import type { Client } from '../../support/service.js';

/** Lead source that declares custom fields, a mail, a wait, a mail. */
function flowWith(customFieldKeys: string[]) {
  return flow(
    [node('lead', 'leadSource', { customFieldKeys }), email('first'), wait('pause'), email('second')],
    'lead>first',
    'first>pause',
    'pause>second',
  );
}

/** A draft that declares these custom fields and could be launched; answers its id. */
export async function draftCampaign(client: Client, customKeys: string[] = []): Promise<string> {
  const mailbox_ids = [await buildMailbox(client.accountId)];
  const body = { name: 'Autumn launch', flow_data: flowWith(customKeys), mailbox_ids };
  const answer = await client.post('/v1/campaigns', body);
  expect(answer.status, JSON.stringify(answer.body)).to.equal(201);
  return answer.body.data.id;
}

/** A running campaign that declares these custom fields; answers its id. */
export async function runningCampaign(client: Client, customKeys: string[] = []): Promise<string> {
  const id = await draftCampaign(client, customKeys);
  const answer = await client.post(`/v1/campaigns/${id}/launch`);
  expect(answer.status, JSON.stringify(answer.body)).to.equal(200);
  return id;
}

/** The id of the person with a normalized address. */
export const idOf = globalLeadId;

/** Type and payload of the events of an account, the oldest first. */
export async function eventsOf({
  accountId,
}: Client): Promise<{ type: string; data: Record<string, unknown> }[]> {
  const rows = await database()
    .manager.getRepository(events)
    .find({ where: { account_id: accountId }, order: { id: 'ASC' } });
  return rows.map(row => ({ type: row.type, data: row.payload as unknown as Record<string, unknown> }));
}

/** The kept counts of a campaign. */
export async function totalsOf(client: Client, campaignId: string) {
  const { body } = await client.get(`/v1/campaigns/${campaignId}/stats`);
  const { enrollmentCount, terminalEnrollmentCount } = body.data.totals;
  const { total_count } = (await client.get(`/v1/campaigns/${campaignId}/leads?limit=0`)).body;
  return { leads: total_count, enrolled: enrollmentCount, terminal: terminalEnrollmentCount };
}

/** Puts an address on the block list past the API. */
export async function blockAddress({ accountId }: Client, value: string): Promise<void> {
  await database()
    .manager.getRepository(blockListEntries)
    .insert({
      account_id: accountId,
      id: newId(),
      value,
      type: value.includes('@') ? 'email' : 'domain',
      origin: 'api',
      created_at: new Date(),
    });
}
