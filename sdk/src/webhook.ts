import type { EventPayloads, EventType } from './generated/types.js';

/**
 * An event. `type` decides the type of `data`. Retries and redeliveries have the same `id`, so that a receiver can skip events
 * that it has handled.
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
 * Headers of a request: `Headers` of `fetch`, or `request.headers` of `node:http`.
 *
 * @example
 * const headers: WebhookHeaders = request.headers;
 */
export type WebhookHeaders =
  { get(name: string): string | null } | { readonly [name: string]: string | readonly string[] | undefined };

/**
 * Options of {@link verifyWebhook}.
 *
 * @example
 * const options: VerifyWebhookOptions = { toleranceSeconds: 60 };
 */
export interface VerifyWebhookOptions {
  /** Seconds by which the time of the signature may differ from now. Default: 300. */
  toleranceSeconds?: number | undefined;
  /** The current time. Default: the time of the system. */
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
 * The request does not come from the service, was changed on the way, or is too old. {@link verifyWebhook} throws it. Respond
 * with 400.
 *
 * @example
 * if (error instanceof WebhookVerificationError) console.warn(error.reason);
 */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';

  constructor(
    readonly reason: WebhookRefusal,
    of = '',
  ) {
    super(`Webhook refused: ${reason}${of}`);
  }
}

/**
 * Checks the signature of a webhook, and returns its event.
 *
 * Pass the body exactly as it was received. A body that was parsed and serialized again has another signature. Signatures
 * follow Standard Webhooks (`v1`). While a secret is rotated, a delivery has several signatures, and one match is enough.
 *
 * @param payload the raw request body
 * @param headers the request headers
 * @param secret `webhook_signing_secret` of `GET /v1/webhooks`
 * @throws {WebhookVerificationError} when the delivery cannot be trusted; with `invalid_payload` also for a parsed body
 * @throws {TypeError} when the secret is not valid
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
  // Texts and bytes have `slice`; a parsed body does not.
  if (!(payload as Partial<string> | undefined)?.slice) throw new WebhookVerificationError('invalid_payload');
  const id = header(headers, 'webhook-id');
  const timestamp = header(headers, 'webhook-timestamp');
  const signatures = header(headers, 'webhook-signature');
  if (!/^\d{1,12}$/.test(timestamp)) throw new WebhookVerificationError('invalid_timestamp');
  // A recorded delivery must not be accepted later, not even with a tolerance that is NaN.
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
 * Signs a body as the service does, so that your tests can call your receiver.
 *
 * @param secret any text of `whsec_` and Base64 that your receiver knows
 * @param options.id the id of the event. Default: `msg_test`
 * @param options.now the time of the signature. Default: now
 * @returns the headers to send with the body
 * @throws {TypeError} when the secret is not valid
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
  // A plain object may have header names in any case.
  const value =
    (headers as Partial<Headers>).get?.(name) ??
    Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  if (!value) throw new WebhookVerificationError('missing_header', ` ${name}`);
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
  if (!bytes.length) throw new TypeError('secret must be whsec_ followed by Base64');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [use]);
}

function fromBase64(text: string | undefined): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text!), character => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
