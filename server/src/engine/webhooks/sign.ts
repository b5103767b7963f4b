import { createHmac } from 'node:crypto';

/** Signs one attempt at a delivery. */
export interface SignedContent {
  /** The event's id. */
  id: string;
  /** When the attempt is made. */
  at: Date;
  /** The body, as it goes out. */
  body: string;
}

/**
 * The headers of a signed webhook (Standard Webhooks 1.0.0): a `v1` signature per secret, the present one first.
 *
 * @param secrets each `whsec_` and the key in Base64
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function signedHeaders(
  { id, at, body }: SignedContent,
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map(secret => `v1,${signature(secret, `${id}.${timestamp}.${body}`)}`);
  return {
    'content-type': 'application/json',
    'user-agent': 'Outreach-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

function signature(secret: string, content: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return createHmac('sha256', key).update(content).digest('base64');
}
