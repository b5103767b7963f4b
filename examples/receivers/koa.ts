/**
 * A receiver of webhooks with Koa.
 *
 *   WEBHOOK_SECRET=whsec_… PORT=4010 npx tsx examples/receivers/koa.ts
 */
import { buffer } from 'node:stream/consumers';
import Koa from 'koa';
import { verifyWebhook, WebhookVerificationError, type WebhookEvent } from 'outreach-sdk';

/** Ids of events that were handled: each may come more than once. Keep them where they outlive the process. */
const handled = new Set<string>();

async function handle(event: WebhookEvent): Promise<void> {
  if (handled.has(event.id)) return console.log(`again: ${event.id}`);
  if (event.type === 'reply.received') console.log(`${event.data.email} wrote: ${event.data.body_text}`);
  else console.log(`${event.type} ${event.id}`);
  handled.add(event.id);
}

const app = new Koa();
app.use(async context => {
  if (context.method !== 'POST' || context.path !== '/outreach') return;
  // The signature is over the bytes as they came: no body parser may read them before.
  const body = await buffer(context.req);
  try {
    const event = await verifyWebhook(body, context.headers, process.env.WEBHOOK_SECRET!);
    // What it throws becomes a 500: the service tries again later.
    await handle(event);
    context.status = 204;
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    context.status = 400;
    context.body = error.reason;
  }
});
const server = app.listen(Number(process.env.PORT ?? 4010), '127.0.0.1', () => console.log('listening'));
server.on('error', ({ message }) => {
  console.error(`${message}. PORT chooses another port.`);
  process.exitCode = 1;
});
