/**
 * A webhook receiver with Hono. It runs on Node here, and the app runs on every platform of Hono.
 *
 *   WEBHOOK_SECRET=whsec_… PORT=4010 npx tsx examples/receivers/hono.ts
 */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { verifyWebhook, WebhookVerificationError, type WebhookEvent } from 'outreach-sdk';

const { WEBHOOK_SECRET: secret, PORT = '4010' } = process.env;
if (!secret) {
  console.error('WEBHOOK_SECRET is missing: set it to webhook_signing_secret of GET /v1/webhooks.');
  process.exit(1);
}

/** Ids of handled events. An event can arrive more than once. In production, store the ids in a database. */
const handled = new Set<string>();

async function handle(event: WebhookEvent): Promise<void> {
  if (handled.has(event.id)) return console.log(`duplicate: ${event.id}`);
  if (event.type === 'reply.received') console.log(`${event.data.email} wrote: ${event.data.body_text}`);
  else console.log(`${event.type} ${event.id}`);
  handled.add(event.id);
}

const app = new Hono();
// The size of the largest event is below this limit.
app.use(bodyLimit({ maxSize: 1_000_000 }));
app.post('/outreach', async context => {
  // The signature is of the received bytes. A body that was parsed by `context.req.json()` does not match it.
  const body = new Uint8Array(await context.req.arrayBuffer());
  try {
    const event = await verifyWebhook(body, context.req.raw.headers, secret);
    // An error becomes a 500, and the service retries later.
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
  console.error(`${message}. Set PORT to use another port.`);
  process.exitCode = 1;
});
