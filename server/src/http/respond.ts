import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { isByteStream, type Answer, type ByteStream } from './contract.js';
import type { Exchange } from './exchange.js';
import { announcesBody } from './read-body.js';

const jsonType = 'application/json; charset=utf-8';

/** How long, and for how many bytes, an unread body is still taken before its connection is closed. */
const lingerMs = 3_000;
const lingerBytes = 64 * 1024 * 1024;

/** How a response leaves. */
export interface Departure {
  /** Close the connection after it. */
  close: boolean;
  /** An unread body up to this many bytes is read away, so that the connection can be kept. */
  drainBytes: number;
  /** Headers beside those of the answer: names and values by turns. */
  headers: readonly string[];
}

/** Writes a response: status, headers and body in as few packets as can be. */
export function respond(exchange: Exchange, answer: Answer, departure: Departure): void {
  const { req, res } = exchange;
  const unread = hasUnreadBody(req, departure.drainBytes);
  const headers = commonHeaders(exchange, departure.close || unread);
  headers.push(...departure.headers);

  if (isByteStream(answer.body)) {
    addHeaders(headers, answer, 'application/octet-stream');
    res.writeHead(answer.status, headers);
    sendStream(req, res, answer.body);
    return;
  }
  const payload = payloadOf(answer);
  if (payload === null) addHeaders(headers, answer, null);
  else {
    headers.push('Content-Length', String(Buffer.byteLength(payload)));
    addHeaders(headers, answer, jsonType);
  }
  res.writeHead(answer.status, headers);
  if (unread) return endAfterLingering(req, res, payload ?? '');
  res.end(payload ?? undefined);
  // What is left of a body that was begun to be read, and which Node leaves alone, would hold up the next request.
  if (!req.complete) req.resume();
}

/** JSON, unless the answer's headers name another type and its body is a text or bytes already. */
function payloadOf({ body, headers, status }: Answer): string | Uint8Array | null {
  if (body === undefined) return status === 204 || status === 304 ? null : '';
  if (body instanceof Uint8Array) return body;
  if (typeof body === 'string' && headers && !isJson(headerOf(headers, 'content-type'))) return body;
  return JSON.stringify(body);
}

function isJson(contentType: string | undefined): boolean {
  return contentType === undefined || contentType.startsWith('application/json');
}

function headerOf(headers: Readonly<Record<string, string>>, lowerCaseName: string): string | undefined {
  for (const name in headers) if (name.toLowerCase() === lowerCaseName) return headers[name];
  return undefined;
}

function commonHeaders(exchange: Exchange, close: boolean): string[] {
  const headers = ['X-Request-Id', exchange.requestId, 'X-Content-Type-Options', 'nosniff'];
  const { rate } = exchange;
  if (rate) {
    headers.push('X-RateLimit-Limit', String(rate.limit));
    headers.push('X-RateLimit-Remaining', String(rate.remaining));
    headers.push('X-RateLimit-Reset', String(rate.resetAt));
  }
  if (close) headers.push('Connection', 'close');
  return headers;
}

/** Adds the answer's own headers, and the defaults that they do not replace. */
function addHeaders(headers: string[], answer: Answer, contentType: string | null): void {
  const own = answer.headers;
  if (contentType !== null && !(own && headerOf(own, 'content-type')))
    headers.push('Content-Type', contentType);
  if (!(own && headerOf(own, 'cache-control'))) headers.push('Cache-Control', 'no-store');
  for (const name in own) headers.push(name, own[name]!);
}

function sendStream(req: IncomingMessage, res: ServerResponse, stream: ByteStream): void {
  const source = Readable.from(stream);
  if (req.method === 'HEAD') {
    source.destroy();
    res.end();
    return;
  }
  // A stream that fails breaks the connection off: the caller sees that the body is not whole.
  pipeline(source, res, () => undefined);
}

/** Whether the request's body is still on its way and too large, or of unknown size, to be read away. */
function hasUnreadBody(req: IncomingMessage, drainBytes: number): boolean {
  if (req.complete || !announcesBody(req)) return false;
  const announced = req.headers['content-length'];
  return announced === undefined || Number(announced) > drainBytes;
}

/**
 * Sends the whole response at once but ends it only when the body has been read away for a while: closing earlier would
 * reset the connection and could take the response from the caller's hands.
 */
function endAfterLingering(req: IncomingMessage, res: ServerResponse, payload: string | Uint8Array): void {
  let taken = 0;
  const end = () => {
    clearTimeout(timer);
    req.off('data', take).off('end', end).off('close', end);
    res.end();
  };
  const take = (chunk: Buffer) => {
    taken += chunk.length;
    if (taken > lingerBytes) end();
  };
  const timer = setTimeout(end, lingerMs);
  res.write(payload);
  req.on('data', take).on('end', end).on('close', end);
  req.resume();
}
