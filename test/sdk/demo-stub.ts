import { Webhook } from 'standardwebhooks';
import { startStub, type StubResponse, type Received } from './stub-service.js';

const secret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';

/** What the stub does otherwise than a service in good health. */
export interface DemoFaults {
  /** Signs webhooks with this secret. */
  signingSecret?: string;
  /** Sends no events about this part of the sandbox. */
  silentAbout?: string;
  /** Takes no launch. */
  refusesLaunch?: boolean;
  /** Has no sandbox mailbox. */
  noMailbox?: boolean;
  /** Answers 503 to so many reads of the statistics. */
  outages?: number;
}

/** Plays the service to the demo: every answer it needs, and the webhooks that a campaign would cause. */
export async function startDemoStub(faults: DemoFaults = {}) {
  let leads: { email: string }[] = [];
  let settings = {
    webhook_url: 'https://hooks.example/outreach' as string | null,
    webhook_enabled_events: ['*'],
  };
  let status = 'draft';
  let outages = faults.outages ?? 0;

  async function send(index: number, type: string, data: object): Promise<void> {
    const id = `event-${index}-${type}`;
    const timestamp = new Date();
    const body = JSON.stringify({ type, timestamp: timestamp.toISOString(), data });
    await fetch(settings.webhook_url!, {
      method: 'POST',
      body,
      headers: {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(timestamp.getTime() / 1000)),
        'webhook-signature': new Webhook(faults.signingSecret ?? secret).sign(id, timestamp, body),
      },
    }).catch(() => undefined);
  }

  async function play(): Promise<void> {
    for (const [index, { email }] of leads.entries()) {
      const part = email.split('+')[0]!;
      if (part === faults.silentAbout) continue;
      const sentAt = new Date().toISOString();
      if (part !== 'reject') await send(index, 'email.sent', { email, sent_at: sentAt });
      if (['interested', 'neutral', 'not-interested'].includes(part)) {
        await send(index, 'reply.received', {
          email,
          body_text: 'Hello Sam,\n\ntell me more.',
          category: null,
        });
      }
      if (part === 'ooo')
        await send(index, 'reply.received', { email, body_text: 'Away.', category: 'Auto Reply' });
      if (part === 'unsubscribe')
        await send(index, 'blocklist.entry_added', { value: email, origin: 'unsubscribe' });
      if (part.startsWith('bounce') || part === 'reject') {
        await send(index, 'bounce.detected', { email, reason: 'hard 5.1.1' });
      }
    }
  }

  const totals = {
    sentCount: 8,
    repliedCount: 3,
    positiveReplyCount: 1,
    bounceCount: 3,
    enrollmentCount: 9,
    terminalEnrollmentCount: 6,
  };
  const thread = {
    id: 't',
    lead_email: 'interested+x@sandbox.test',
    subject: 'A question about Acme',
    category: 'Interested',
  };
  const message = { from_email: 'sam@sandbox.test', received_at: '2026-11-02T15:00:00.000Z' };
  const messages = [
    { ...message, direction: 'sent', body_text: 'Hi Ines' },
    { ...message, direction: 'received', body_text: 'tell me more' },
  ];
  const enrollment = { state: 'stopped', reason: 'replied', next_action_at: null };
  const routes: Record<string, (request: Received) => unknown> = {
    'GET /health': () => ({}),
    'GET /v1/mailboxes': () =>
      faults.noMailbox
        ? []
        : [{ id: 'm', email: 'sam@sandbox.test', provider: 'sandbox', status: 'connected' }],
    'POST /v1/campaigns': ({ body }) => ({ id: 'c', name: (JSON.parse(body) as { name: string }).name }),
    'POST /v1/campaigns/c/flow': () => ({}),
    'GET /v1/webhooks': () => ({ ...settings, webhook_signing_secret: secret }),
    'PUT /v1/webhooks': ({ body }) => (settings = { ...settings, ...(JSON.parse(body) as typeof settings) }),
    'POST /v1/campaigns/c/launch': () => {
      status = 'running';
      void play();
      return { enrolled: leads.length };
    },
    'PATCH /v1/campaigns/c/status': ({ body }) => ({ status } = JSON.parse(body) as { status: string }),
    'GET /v1/campaigns/c/stats': () => ({ daily: [], totals }),
    'GET /v1/campaigns/c/leads': () => leads.map(({ email }) => ({ email, enrollment })),
    'GET /v1/threads': () => [thread],
    'GET /v1/threads/t/messages': () => messages,
  };

  function answer(request: Received): StubResponse {
    const route = `${request.method} ${request.url.split('?')[0]}`;
    if (route === 'POST /v1/campaigns/c/leads/bulk') {
      leads = (JSON.parse(request.body) as { leads: typeof leads }).leads;
      return { body: { imported: leads.length, incomplete: 0, failed: 0, errors: [] } };
    }
    if (route.endsWith('/stats') && outages-- > 0) return { status: 503, body: '' };
    if (route.endsWith('/launch') && faults.refusesLaunch) {
      const error = {
        type: 'invalid_request_error',
        code: 'invalid_flow',
        message: 'The flow is not valid.',
      };
      return {
        status: 400,
        body: { error, details: [{ path: 'name', code: 'missing_name', message: 'It has no name.' }] },
      };
    }
    const data = routes[route]?.(request);
    return data === undefined ? { status: 404, body: '' } : { body: { data, total_count: 9 } };
  }

  const stub = await startStub(answer);
  return { ...stub, settings: () => settings, status: () => status };
}
