import { expect } from 'chai';
import { sequence } from '../../domain/flow/fixtures.js';
import { buildMailbox } from '../../support/build.js';
import { runUntilIdle } from '../../support/engine.js';
import { jobRunner } from '../../support/jobs.js';
import { newClient, service, type Client } from '../../support/service.js';
import { answer, buildThread } from '../../support/threads.js';
import { idOf } from './leads.js';
import type { Ids } from './paths.js';

export interface Crowd {
  client: Client;
  ids: Ids;
}

/** A new account with so many of each thing. */
export async function makeCrowd(count: number): Promise<Crowd> {
  const client = await newClient();
  return { client, ids: await buildCrowd(client, count) };
}

/**
 * Fills an account with as many of each thing as asked, each with as many things of its own: campaigns with mailboxes, tags
 * and leads, people in all campaigns, lists with members, threads with messages. Answers one id of each kind.
 */
export async function buildCrowd(client: Client, count: number): Promise<Ids> {
  const numbers = Array.from({ length: count }, (_, n) => n);
  const make = async (path: string, body: (n: number) => object): Promise<string[]> => {
    const ids: string[] = [];
    for (const n of numbers) {
      const { status, body: made } = await client.post(path, body(n));
      expect(status, `${path} ${JSON.stringify(made)}`).to.be.within(200, 202);
      ids.push(made.data.id);
    }
    return ids;
  };
  const named = (path: string) => make(path, n => ({ name: `Name ${n}` }));
  await client.put('/v1/webhooks', { webhook_url: 'http://127.0.0.1:9/hooks' });

  const tag_ids = await named('/v1/mailbox-tags');
  const mailbox_ids: string[] = [];
  for (const _ of numbers) {
    mailbox_ids.push(await buildMailbox(client.accountId));
    await client.patch(`/v1/mailboxes/${mailbox_ids.at(-1)}`, { tag_ids });
  }
  const campaignTags = await named('/v1/campaign-tags');
  const campaigns = await make('/v1/campaigns', n => ({
    name: `Name ${n}`,
    flow_data: sequence(),
    tag_ids: campaignTags,
    mailbox_ids,
  }));
  const emails = numbers.map(n => `lead${n}@example.com`);
  const tags = numbers.map(n => `Tag ${n}`);
  for (const id of campaigns)
    await client.post(`/v1/campaigns/${id}/leads/bulk`, { leads: emails.map(email => ({ email, tags })) });
  await client.post(`/v1/campaigns/${campaigns[0]}/launch`);
  const lead = (await client.get(`/v1/campaigns/${campaigns[0]}/leads?limit=1`)).body.data[0];
  const lists = await make('/v1/lead-lists', n => ({ name: `Name ${n}`, global_lead_ids: emails.map(idOf) }));

  const threadTags = await named('/v1/thread-tags');
  const personTags = await make('/v1/person-tags', n => ({ name: `Name ${n}`, aliases: [`Alias ${n}`] }));
  const first = await buildThread(client.accountId, { mailboxId: mailbox_ids[0]! });
  const place = { campaignId: first.campaignId, mailboxId: first.mailboxId };
  const threads = [first];
  for (const _ of numbers.slice(1)) threads.push(await buildThread(client.accountId, place));
  for (const thread of threads) {
    await answer(thread, 'Tell me more.');
    for (const tag_id of threadTags) await client.post(`/v1/threads/${thread.threadId}/tags:add`, { tag_id });
  }
  for (const _ of numbers) await answer(first, 'And more.');
  const [reply] = await make(`/v1/threads/${first.threadId}/reply`, n => ({ body_text: `Reply ${n}` }));

  const jobs = await make('/v1/people/export', () => ({}));
  await runUntilIdle([jobRunner(service().core.clock)]);
  const blocks = await make('/v1/block-list', n => ({ value: `blocked${n}.example` }));
  await make('/v1/webhooks/test', () => ({}));
  const sessions = await make('/v1/mailboxes/connect-sessions', () => ({}));
  const keys = await named('/v1/api-keys');
  return {
    '/v1/campaigns': campaigns[0]!,
    leadId: lead.id,
    globalLeadId: lead.global_lead_id,
    '/v1/mailboxes': mailbox_ids[0]!,
    '/v1/mailboxes/connect-sessions': sessions[0]!,
    '/v1/lead-lists': lists[0]!,
    '/v1/threads': first.threadId,
    '/v1/message-jobs': reply!,
    '/v1/jobs': jobs[0]!,
    '/v1/block-list': blocks[0]!,
    '/v1/api-keys': keys[0]!,
    '/v1/webhooks/deliveries': (await client.get('/v1/webhooks/deliveries')).body.data[0].id,
    '/v1/campaign-tags': campaignTags[0]!,
    '/v1/mailbox-tags': tag_ids[0]!,
    '/v1/thread-tags': threadTags[0]!,
    '/v1/person-tags': personTags[0]!,
  };
}
