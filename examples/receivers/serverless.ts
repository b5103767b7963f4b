/**
 * A receiver of webhooks as a function from `Request` to `Response`, as Cloudflare Workers, Deno, Bun and the route handlers
 * of Next.js take it. It starts no server: deploy it as your platform says. `verifyWebhook` needs nothing but WebCrypto.
 */
import { verifyWebhook, WebhookVerificationError, type WebhookEvent } from 'outreach-sdk';

/** What the platform gives the function: its secrets, and where events go that are worked on afterwards. */
export interface Environment {
  WEBHOOK_SECRET: string;
  /** A queue, such as one of Cloudflare. Each event may come more than once: whoever reads it skips the ids it has handled. */
  EVENTS: { send(event: WebhookEvent): Promise<unknown> };
}

async function receive(request: Request, { WEBHOOK_SECRET, EVENTS }: Environment): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } });
  try {
    // The signature is over the bytes as they came: not over what `request.json()` makes of them.
    const body = new Uint8Array(await request.arrayBuffer());
    const event = await verifyWebhook(body, request.headers, WEBHOOK_SECRET);
    // Answer within 15 seconds; what is thrown here becomes a 500, and the service tries again later.
    await EVENTS.send(event);
    return new Response(null, { status: 204 });
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    return new Response(error.reason, { status: 400 });
  }
}

export default { fetch: receive };
