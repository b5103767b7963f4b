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

/** Headers of a request, as `fetch` (`Headers`) or `node:http` (`request.headers`) have them. */
export type WebhookHeaders =
  { get(name: string): string | null } | { readonly [name: string]: string | readonly string[] | undefined };

/** What {@link verifyWebhook} can be told besides. */
export interface VerifyWebhookOptions {
  /** How far the time of signing may be off, in seconds; 300 when left out. */
  toleranceSeconds?: number;
  /** The present time; the system's when left out. */
  now?: Date;
}

/** Why a delivery was refused. */
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

  constructor(
    readonly reason: WebhookRefusal,
    message: string,
  ) {
    super(message);
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

  const body = typeof payload === 'string' ? new TextEncoder().encode(payload) : payload;
  const signed = concat(new TextEncoder().encode(`${id}.${timestamp}.`), body);
  if (!(await anyMatches(signatures, signed, secret))) {
    throw new WebhookVerificationError(
      'no_matching_signature',
      'No signature of this webhook matches the secret.',
    );
  }
  return { ...parse(body), id };
}

function header(headers: WebhookHeaders, name: string): string {
  const value = typeof headers.get === 'function' ? headers.get(name) : lookUp(headers, name);
  if (!value) throw new WebhookVerificationError('missing_header', `The header ${name} is missing.`);
  return value;
}

/** Plain objects may spell header names in any case. */
function lookUp(headers: object, name: string): string | undefined {
  const entry = Object.entries(headers).find(([key]) => key.toLowerCase() === name);
  const value = entry?.[1] as string | readonly string[] | undefined;
  return typeof value === 'object' ? value.join(' ') : value;
}

/** An old delivery that somebody recorded must not be accepted again. */
function checkTimestamp(timestamp: string, toleranceSeconds: number, now: Date): void {
  if (!/^\d{1,12}$/.test(timestamp)) {
    throw new WebhookVerificationError(
      'invalid_timestamp',
      'The header webhook-timestamp holds no Unix time.',
    );
  }
  if (Math.abs(Math.floor(now.getTime() / 1000) - Number(timestamp)) > toleranceSeconds) {
    throw new WebhookVerificationError(
      'timestamp_out_of_range',
      'This webhook was signed too long ago, or in the future.',
    );
  }
}

async function anyMatches(signatures: string, signed: BufferSource, secret: string): Promise<boolean> {
  const key = await importKey(secret);
  for (const signature of signatures.split(' ')) {
    const [version, value] = signature.split(',', 2);
    const bytes = version === 'v1' && value ? fromBase64(value) : undefined;
    // `verify` of WebCrypto compares in constant time.
    if (bytes && (await crypto.subtle.verify('HMAC', key, bytes, signed))) return true;
  }
  return false;
}

async function importKey(secret: string): Promise<CryptoKey> {
  const bytes = fromBase64(secret.replace(/^whsec_/, ''));
  if (!bytes?.length) throw new TypeError('verifyWebhook: the secret must look like whsec_ and Base64');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), character => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function concat(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}

function parse(body: Uint8Array): WebhookEvent {
  try {
    const event: unknown = JSON.parse(new TextDecoder().decode(body));
    if (typeof event === 'object' && event !== null && 'type' in event) return event as WebhookEvent;
  } catch {
    // Told below, as any other body that is no event.
  }
  throw new WebhookVerificationError('invalid_payload', 'The body of this webhook is no event.');
}
