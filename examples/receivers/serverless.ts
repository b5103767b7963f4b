/**
 * A webhook receiver as a function from `Request` to `Response`, for Cloudflare Workers, Deno, Bun and the route handlers of
 * Next.js. It starts no server: deploy it as your platform describes. `verifyWebhook` needs only WebCrypto.
 */
import { verifyWebhook, WebhookVerificationError, type WebhookEvent } from 'outreach-sdk';

/** What the platform passes to the function: the secret, and a queue for events. */
export interface Environment {
  WEBHOOK_SECRET: string;
  /** A queue, such as one of Cloudflare. An event can arrive more than once: its reader must skip ids that it has handled. */
  EVENTS: { send(event: WebhookEvent): Promise<unknown> };
}

async function receive(request: Request, { WEBHOOK_SECRET, EVENTS }: Environment): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } });
  try {
    // The signature is of the received bytes. A body that was parsed by `request.json()` does not match it.
    const body = new Uint8Array(await request.arrayBuffer());
    const event = await verifyWebhook(body, request.headers, WEBHOOK_SECRET);
    // Respond within 15 seconds. An error becomes a 500, and the service retries later.
    await EVENTS.send(event);
    return new Response(null, { status: 204 });
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    return new Response(error.reason, { status: 400 });
  }
}

export default { fetch: receive };
