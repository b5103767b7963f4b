/**
 * A receiver of webhooks with Hono, here on Node; the app itself runs wherever Hono does.
 *
 *   WEBHOOK_SECRET=whsec_… PORT=4010 npx tsx examples/receivers/hono.ts
 */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { verifyWebhook, WebhookVerificationError, type WebhookEvent } from 'outreach-sdk';

const { WEBHOOK_SECRET: secret, PORT = '4010' } = process.env;
if (!secret) {
  console.error('WEBHOOK_SECRET is missing: give webhook_signing_secret of GET /v1/webhooks.');
  process.exit(1);
}

/** Ids of events that were handled: each may come more than once. Keep them where they outlive the process. */
const handled = new Set<string>();

async function handle(event: WebhookEvent): Promise<void> {
  if (handled.has(event.id)) return console.log(`again: ${event.id}`);
  if (event.type === 'reply.received') console.log(`${event.data.email} wrote: ${event.data.body_text}`);
  else console.log(`${event.type} ${event.id}`);
  handled.add(event.id);
}

const app = new Hono();
// More than any event has.
app.use(bodyLimit({ maxSize: 1_000_000 }));
app.post('/outreach', async context => {
  // The signature is over the bytes as they came: not over what `context.req.json()` makes of them.
  const body = new Uint8Array(await context.req.arrayBuffer());
  try {
    const event = await verifyWebhook(body, context.req.raw.headers, secret);
    // What it throws becomes a 500: the service tries again later.
    await handle(event);
    return context.body(null, 204);
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    return context.text(error.reason, 400);
  }
});
const port = Number(PORT);
const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, () => console.log('listening'));
server.on('error', ({ message }: Error) => {
  console.error(`${message}. PORT chooses another port.`);
  process.exitCode = 1;
});
