import type { EventPayloads, EventType } from './generated/types.js';

/**
 * One delivery: `type` tells what `data` holds. `id` stays the same over retries and redeliveries, so that a receiver can
 * skip what it has handled.
 *
 * @example
 * function onEvent(event: WebhookEvent) {
 *   if (event.type === 'reply.received') console.log(event.data.email, event.data.body_text);
 * }
 */
export type WebhookEvent = {
  [Type in EventType]: { id: string; type: Type; timestamp: string; data: EventPayloads[Type] };
}[EventType];

/**
 * Headers of a request, as `fetch` (`Headers`) or `node:http` (`request.headers`) have them.
 *
 * @example
 * const headers: WebhookHeaders = request.headers;
 */
export type WebhookHeaders =
  { get(name: string): string | null } | { readonly [name: string]: string | readonly string[] | undefined };

/**
 * What {@link verifyWebhook} can be told besides.
 *
 * @example
 * const options: VerifyWebhookOptions = { toleranceSeconds: 60 };
 */
export interface VerifyWebhookOptions {
  /** How far the time of signing may be off, in seconds; 300 when left out. */
  toleranceSeconds?: number;
  /** The present time; the system's when left out. */
  now?: Date;
}

/**
 * Why a delivery was refused.
 *
 * @example
 * const isStale = (reason: WebhookRefusal) => reason === 'timestamp_out_of_range';
 */
export type WebhookRefusal =
  | 'missing_header'
  | 'invalid_timestamp'
  | 'timestamp_out_of_range'
  | 'no_matching_signature'
  | 'invalid_payload';

/**
 * Thrown by {@link verifyWebhook}: the request does not come from the service, was changed on the way, or is too old. Answer it with 400.
 *
 * @example
 * if (error instanceof WebhookVerificationError) console.warn(error.reason);
 */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';

  constructor(readonly reason: WebhookRefusal) {
    super(`Webhook refused: ${reason}`);
  }
}

/**
 * Checks that a webhook was signed with the account's secret, and returns its event.
 *
 * Pass the body exactly as it was received: a body that was parsed and serialized again has another signature. Signatures
 * follow Standard Webhooks (`v1`); while a secret is being rotated a delivery carries several, and one that matches is enough.
 *
 * @param payload the raw request body
 * @param headers the request headers
 * @param secret `webhook_signing_secret` of `GET /v1/webhooks`
 * @throws {WebhookVerificationError} when the delivery cannot be trusted
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 * @example
 * const event = await verifyWebhook(await request.text(), request.headers, secret);
 * if (event.type === 'bounce.detected') console.log(event.data.email, event.data.reason);
 */
export async function verifyWebhook(
  payload: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string,
  { toleranceSeconds = 300, now = new Date() }: VerifyWebhookOptions = {},
): Promise<WebhookEvent> {
  const id = header(headers, 'webhook-id');
  const timestamp = header(headers, 'webhook-timestamp');
  const signatures = header(headers, 'webhook-signature');
  checkTimestamp(timestamp, toleranceSeconds, now);

  const body = new Blob([payload as BlobPart]);
  const signed = await new Blob([`${id}.${timestamp}.`, body]).arrayBuffer();
  if (!(await anyMatches(signatures, signed, secret))) {
    throw new WebhookVerificationError('no_matching_signature');
  }
  return { ...(await parse(body)), id };
}

function header(headers: WebhookHeaders, name: string): string {
  // Plain objects may spell header names in any case.
  const value =
    typeof headers.get === 'function'
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  if (!value) throw new WebhookVerificationError('missing_header');
  return [value].flat().join(' ');
}

/** An old delivery that somebody recorded must not be accepted again. */
function checkTimestamp(timestamp: string, toleranceSeconds: number, now: Date): void {
  if (!/^\d{1,12}$/.test(timestamp)) {
    throw new WebhookVerificationError('invalid_timestamp');
  }
  if (Math.abs(Math.floor(now.getTime() / 1000) - Number(timestamp)) > toleranceSeconds) {
    throw new WebhookVerificationError('timestamp_out_of_range');
  }
}

async function anyMatches(signatures: string, signed: BufferSource, secret: string): Promise<boolean> {
  const bytes = fromBase64(`${secret}`.replace(/^whsec_/, ''));
  if (!bytes?.length) throw new TypeError('The secret must be whsec_ and Base64');
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'verify',
  ]);
  for (const signature of signatures.split(' ')) {
    const value = fromBase64(signature.replace(/^v1,/, ''));
    // `verify` of WebCrypto compares in constant time.
    if (value && (await crypto.subtle.verify('HMAC', key, value, signed))) return true;
  }
  return false;
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), character => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

async function parse(body: Blob): Promise<WebhookEvent> {
  try {
    const event = JSON.parse(await body.text()) as WebhookEvent | null;
    if (event?.type) return event;
  } catch {
    // Told below, as any other body that is no event.
  }
  throw new WebhookVerificationError('invalid_payload');
}
