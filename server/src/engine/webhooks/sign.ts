import { createHmac } from 'node:crypto';

/** What the signature of one attempt covers at a delivery. */
export interface SignedContent {
  /** The event's id. */
  id: string;
  /** When the attempt is made. */
  at: Date;
  /** The body, as it goes out. */
  body: Buffer;
}

/** The key of a secret: `whsec_` and the key in Base64. */
export function signingKey(secret: string): Buffer {
  return Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
}

/**
 * The headers of a signed webhook (Standard Webhooks 1.0.0): a `v1` signature per key, in their order.
 *
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function signedHeaders(
  { id, at, body }: SignedContent,
  keys: readonly Buffer[],
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const prefix = `${id}.${timestamp}.`;
  const signatures = keys.map(
    key => `v1,${createHmac('sha256', key).update(prefix).update(body).digest('base64')}`,
  );
  return {
    'content-type': 'application/json',
    'user-agent': 'Outreach-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
