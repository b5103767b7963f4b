import type { EventPayloads, EventType } from './generated/types.js';

/**
 * One delivery: `type` says what `data` holds. `id` stays the same over retries and redeliveries, so that a receiver can
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
 * What {@link verifyWebhook} accepts besides.
 *
 * @example
 * const options: VerifyWebhookOptions = { toleranceSeconds: 60 };
 */
export interface VerifyWebhookOptions {
  /** How far the time of signing may be off, in seconds; 300 when left out. */
  toleranceSeconds?: number | undefined;
  /** The present time; the system's when left out. */
  now?: Date | undefined;
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
 * @throws {WebhookVerificationError} when the delivery cannot be trusted; `invalid_payload` also for a body that was parsed before
 * @throws {TypeError} when the secret is none
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 * @example
 * const event = await verifyWebhook(await request.text(), request.headers, secret);
 * if (event.type === 'bounce.detected') console.log(event.data.email, event.data.reason);
 */
export async function verifyWebhook(
  payload: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secret: string,
  { toleranceSeconds = 300, now = new Date() }: VerifyWebhookOptions = {},
): Promise<WebhookEvent> {
  // Texts and bytes have it; what somebody parsed has not.
  if (!(payload as Partial<string> | undefined)?.slice) throw new WebhookVerificationError('invalid_payload');
  const id = header(headers, 'webhook-id');
  const timestamp = header(headers, 'webhook-timestamp');
  const signatures = header(headers, 'webhook-signature');
  if (!/^\d{1,12}$/.test(timestamp)) throw new WebhookVerificationError('invalid_timestamp');
  // An old delivery that somebody recorded must not be accepted again, nor with a tolerance that is no number.
  const ageSeconds = Math.floor(+now / 1000) - +timestamp;
  if (!(Math.abs(ageSeconds) <= toleranceSeconds))
    throw new WebhookVerificationError('timestamp_out_of_range');

  const signed = await new Blob([`${id}.${timestamp}.`, payload as BlobPart]).arrayBuffer();
  if (!(await anyMatches(signatures, signed, secret)))
    throw new WebhookVerificationError('no_matching_signature');
  const event = await (new Response(payload as BodyInit).json() as Promise<WebhookEvent | null>).catch(
    () => null,
  );
  if (!event?.type) throw new WebhookVerificationError('invalid_payload');
  return { ...event, id };
}

/**
 * Signs a body as the service does, so that your tests can call your own receiver.
 *
 * @param secret `whsec_` and Base64: any, as long as your receiver knows it
 * @param options.id the event; `msg_test` when left out
 * @param options.now the time of signing; the present when left out
 * @returns the headers to send with the body
 * @throws {TypeError} when the secret is none
 * @example
 * const body = JSON.stringify({ type: 'reply.received', timestamp: new Date().toISOString(), data });
 * const response = await fetch('http://localhost:8080/hook', { method: 'POST', body, headers: await signWebhook(body, secret) });
 */
export async function signWebhook(
  body: string,
  secret: string,
  { id = 'msg_test', now = new Date() }: { id?: string; now?: Date } = {},
): Promise<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> {
  const timestamp = String(Math.floor(+now / 1000));
  const signed = await new Blob([`${id}.${timestamp}.`, body]).arrayBuffer();
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret, 'sign'), signed);
  const text = btoa(String.fromCharCode(...new Uint8Array(signature)));
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${text}` };
}

function header(headers: WebhookHeaders, name: string): string {
  // Plain objects may spell header names in any case.
  const value =
    (headers as Partial<Headers>).get?.(name) ??
    Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  if (!value) throw new WebhookVerificationError('missing_header');
  return [value].flat().join(' ');
}

async function anyMatches(signatures: string, signed: BufferSource, secret: string): Promise<boolean> {
  const key = await keyOf(secret, 'verify');
  for (const signature of signatures.split(' ')) {
    const value = fromBase64(signature.split('v1,')[1]);
    // `verify` of WebCrypto compares in constant time.
    if (await crypto.subtle.verify('HMAC', key, value, signed)) return true;
  }
  return false;
}

async function keyOf(secret: string, use: 'sign' | 'verify'): Promise<CryptoKey> {
  const bytes = fromBase64((secret as string | undefined)?.replace(/^whsec_/, ''));
  if (!bytes.length) throw new TypeError('secret must be whsec_ and Base64');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [use]);
}

function fromBase64(text: string | undefined): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text!), character => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
