/**
 * A campaign from start to end: it writes to nine people of the sandbox, shows their replies and bounces, and reads a thread.
 *
 * `make demo` runs it, and starts a service if none is running. With a service that is running:
 *   BASE_URL=http://localhost:3000 API_KEY=… npx tsx examples/quickstart.ts
 */
import { randomUUID } from 'node:crypto';
import { createClient, paginate, unwrap } from 'outreach-sdk';
import type { FlowInput, LeadEnrollment, OutreachClient } from 'outreach-sdk';
import { Journal, type Outcome } from './support/journal.js';
import { receiveWebhooks } from './support/receiver.js';
import { Screen } from './support/screen.js';
import { serviceFromEnvironment, type Service } from './support/service.js';
import { pause, putBack } from './support/tidy.js';
import { readTotals, watch } from './support/watch.js';

/** The people. The part of the address before the “+” decides what a person of the sandbox does. */
const people: { part: string; name: string; company: string; city: string; comes: Outcome }[] = [
  { part: 'interested', name: 'Ines', company: 'Acme', city: 'Lisbon', comes: 'reply' },
  { part: 'neutral', name: 'Noah', company: 'Globex', city: 'Oslo', comes: 'reply' },
  { part: 'not-interested', name: 'Nora', company: 'Initech', city: 'Vienna', comes: 'reply' },
  { part: 'ooo', name: 'Omar', company: 'Umbrella', city: 'Cairo', comes: 'automatic reply' },
  { part: 'unsubscribe', name: 'Uma', company: 'Hooli', city: 'Pune', comes: 'unsubscribe' },
  { part: 'bounce-hard', name: 'Hugo', company: 'Stark', city: 'Paris', comes: 'bounce' },
  { part: 'bounce-soft', name: 'Sofia', company: 'Wayne', city: 'Rome', comes: 'bounce' },
  { part: 'reject', name: 'Remy', company: 'Wonka', city: 'Lyon', comes: 'bounce' },
  { part: 'accept', name: 'Ada', company: 'Tyrell', city: 'London', comes: 'silence' },
];

/** The flow: an email, a wait of three minutes, and a follow-up for people who did not reply. */
function buildFlow(): FlowInput {
  const oneVariant = (subject: string, template: string) => ({
    variants: [{ id: randomUUID(), label: 'A', subject, template, isActive: true, order: 0 }],
  });
  const intro = oneVariant(
    'A question about {{company_name}}',
    'Hi {{first_name}},\n\nwho looks after outreach at {{company_name}} in {{custom.city}}?\n\nBest, Sam',
  );
  // An email without a subject continues the thread.
  const followUp = oneVariant('', 'Hi {{first_name}}, did my note reach you?');
  const fields = { mappedStandardFieldKeys: ['first_name', 'company_name'], customFieldKeys: ['city'] };
  return {
    nodes: [
      { id: 'people', type: 'leadSource', data: fields },
      { id: 'intro', type: 'email', data: intro },
      { id: 'patience', type: 'waitTime', data: { wait_duration_seconds: 180 } },
      { id: 'follow-up', type: 'email', data: followUp },
    ],
    edges: [
      { source: 'people', target: 'intro' },
      { source: 'intro', target: 'patience' },
      { source: 'patience', target: 'follow-up' },
    ],
  };
}

/**
 * Runs the campaign and shows it on the terminal.
 * @param options.signal ends the program early; the campaign is paused and the webhook settings are restored first
 * @returns what was expected and did not happen; empty if all went well
 */
export async function quickstart({
  baseUrl,
  apiKey,
  signal,
}: Service & { signal?: AbortSignal }): Promise<string[]> {
  const client = createClient({ baseUrl, apiKey });
  const screen = new Screen();
  const run = Date.now().toString(36); // makes names and addresses unique, so that the program can run again

  // 1. Find a mailbox to send from. A demo account has a sandbox mailbox from the start.
  const { data: mailboxes } = await unwrap(
    client.GET('/v1/mailboxes', { params: { query: { limit: 100 } } }),
  );
  const mailbox = mailboxes.find(({ provider, status }) => provider === 'sandbox' && status === 'connected');
  if (!mailbox)
    throw new Error(`This account has no sandbox mailbox; the demo account has one. Start the service with
DEMO_ACCOUNT=true ALLOW_LOOPBACK_URLS=true, unset API_KEY, and run this again. Nothing was created.`);
  screen.step(`Mailbox ${mailbox.email}`);

  // 2. Create a campaign that sends at any hour, with one second between two messages.
  const { data: campaign } = await unwrap(
    client.POST('/v1/campaigns', {
      body: {
        name: `Quickstart ${run}`,
        schedule: null,
        sending_interval_seconds: 1,
        mailbox_ids: [mailbox.id],
      },
    }),
  );
  const path = { id: campaign.id };
  screen.step(`Campaign ${campaign.name}`);

  // 3. Save its flow.
  await unwrap(client.POST('/v1/campaigns/{id}/flow', { params: { path }, body: buildFlow() }));
  screen.step('Flow: people → email → wait 3 minutes → follow-up');

  // 4. Import its people. With an Idempotency-Key the call can be repeated safely if its response is lost.
  const leads = people.map(({ part, name, company, city }) => ({
    email: `${part}+${run}@sandbox.test`,
    first_name: name,
    company_name: company,
    custom_lead_data: { city },
  }));
  const header = { 'Idempotency-Key': `quickstart-${run}` };
  const { imported } = await unwrap(
    client.POST('/v1/campaigns/{id}/leads/bulk', { params: { path, header }, body: { leads } }),
  );
  screen.step(`${imported} people imported`);

  // 5. Send webhooks to this program. `receiveWebhooks` verifies each of them.
  const journal = new Journal(
    people.map(({ part, comes }, index) => ({
      email: leads[index]!.email,
      wanted: { sent: part !== 'reject', outcome: comes },
    })),
  );
  const { data: before } = await unwrap(client.GET('/v1/webhooks'));
  const receiver = await receiveWebhooks(before.webhook_signing_secret, event => {
    const news = journal.add(event);
    if (news) screen.event(news);
  });
  let launched = false;
  try {
    const webhook_enabled_events = [
      'email.sent',
      'reply.received',
      'bounce.detected',
      'blocklist.entry_added',
    ] as const;
    await unwrap(
      client.PUT('/v1/webhooks', {
        body: { webhook_url: receiver.url, webhook_enabled_events: [...webhook_enabled_events] },
      }),
    );
    screen.step(`Webhooks to ${receiver.url}`);

    // 6. Launch the campaign, and watch it.
    const { data: launch } = await unwrap(client.POST('/v1/campaigns/{id}/launch', { params: { path } }));
    launched = true;
    screen.step(`Launched with ${launch.enrolled} people\n`);
    await watch({ client, campaignId: campaign.id, journal, screen, signal });

    // 7. Show a conversation, and a table of all people: what the webhooks reported, and the position in the sequence.
    const conversed = await showConversation(client, campaign.id, screen);
    const states = new Map<string, LeadEnrollment | null>();
    const inCampaign = paginate(page =>
      client.GET('/v1/campaigns/{id}/leads', { params: { path, query: page } }),
    );
    for await (const { email, enrollment } of inCampaign) states.set(email, enrollment);
    const totals = await readTotals(client, campaign.id);
    screen.table(journal.entries, states, totals);

    const count = (outcome: Outcome) => people.filter(({ comes }) => comes === outcome).length;
    const missing = [
      ...journal.missing(),
      ...receiver.refused.map(reason => `a webhook was refused: ${reason}`),
      ...(conversed ? [] : ['the reply of interested is not in its thread']),
      ...(totals.sentCount === people.length - 1
        ? []
        : [`the campaign counts ${totals.sentCount} sent messages`]),
      ...(totals.repliedCount === count('reply')
        ? []
        : [`the campaign counts ${totals.repliedCount} replies`]),
      ...(totals.bounceCount === count('bounce')
        ? []
        : [`the campaign counts ${totals.bounceCount} bounces`]),
    ];
    if (missing.length === 0) screen.step(`${journal.count} webhooks received, every signature verified`);
    return missing;
  } finally {
    // 8. Pause the campaign, so that it sends no follow-ups, and restore the webhook settings.
    if (launched) await pause(client, campaign, screen);
    await putBack(client, before, screen);
    await receiver.close();
  }
}

/** Prints the thread of the interested person. Returns whether it has the message and the reply. */
async function showConversation(
  client: OutreachClient,
  campaignId: string,
  screen: Screen,
): Promise<boolean> {
  const query = { campaign_id: campaignId, limit: 100 };
  const { data: threads } = await unwrap(client.GET('/v1/threads', { params: { query } }));
  const thread = threads.find(({ lead_email }) => lead_email.startsWith('interested+'));
  if (!thread) return false;
  const path = { id: thread.id };
  const { data: messages } = await unwrap(client.GET('/v1/threads/{id}/messages', { params: { path } }));
  screen.conversation(thread, messages);
  return (
    messages.some(({ direction }) => direction === 'sent') &&
    messages.some(({ direction }) => direction === 'received')
  );
}

if (import.meta.filename === process.argv[1]) {
  const missing = await quickstart(await serviceFromEnvironment());
  for (const line of missing) console.error(`✗ ${line}`);
  process.exitCode = missing.length > 0 ? 1 : 0;
}
