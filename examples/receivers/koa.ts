/**
 * A webhook receiver with Koa.
 *
 *   WEBHOOK_SECRET=whsec_… PORT=4010 npx tsx examples/receivers/koa.ts
 */
import type { IncomingMessage } from 'node:http';
import Koa from 'koa';
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

/** The size of the largest event is below this limit. */
const mostBytes = 1_000_000;

/** Returns the received bytes, or null if there are too many. */
async function bytesOf(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  // The connection stays open, so that a response can be sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const app = new Koa();
app.use(async context => {
  if (context.method !== 'POST' || context.path !== '/outreach') return;
  // The signature is of the received bytes. No body parser may read them before.
  const body = await bytesOf(context.req);
  if (!body) return void (context.status = 413);
  try {
    const event = await verifyWebhook(body, context.headers, secret);
    // An error becomes a 500, and the service retries later.
    await handle(event);
    context.status = 204;
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    context.status = 400;
    context.body = error.reason;
  }
});
const server = app.listen(Number(PORT), '127.0.0.1', () => console.log('listening'));
server.on('error', ({ message }) => {
  console.error(`${message}. Set PORT to use another port.`);
  process.exitCode = 1;
});
