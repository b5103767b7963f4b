import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { announcesBody } from './body.js';
import type { Context, Middleware } from '../context.js';
import { ApiError } from '../../domain/api/api-error.js';

/** How long, and for how many bytes, an unread body is still received before its connection is closed. */
const lingerMs = 3_000;
const lingerBytes = 64 * 1024 * 1024;

/**
 * Decides whether the connection is kept after the response. It is closed while the service shuts down, and
 * where a large request body was not read: a small one is read away. To close at once would reset the
 * connection and could take the response, which is sent first, from the caller's hands; so what still comes
 * is received for a while.
 *
 * @param keepBytes the largest unread body after which the connection is kept
 */
export function connection(isClosing: () => boolean, keepBytes: number): Middleware {
  return async (ctx, next) => {
    await next();
    const { req } = ctx;
    const isUnread = !req.complete && isLarge(req, keepBytes);
    if (isUnread || isClosing()) ctx.set('Connection', 'close');
    if (isUnread) linger(ctx);
    else if (!req.complete) req.resume();
  };
}

function isLarge(req: IncomingMessage, keepBytes: number): boolean {
  const announced = req.headers['content-length'];
  return announcesBody(req) && (announced === undefined || Number(announced) > keepBytes);
}

function linger(ctx: Context): void {
  const payload: unknown = ctx.body;
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return;
  const { length } = ctx;
  ctx.body = Readable.from(lingering(payload, ctx.req));
  ctx.length = length;
}

async function* lingering(payload: string | Buffer, req: IncomingMessage): AsyncGenerator<string | Buffer> {
  yield payload;
  await new Promise<void>(resolve => {
    let received = 0;
    const end = () => {
      clearTimeout(timer);
      req.off('data', count).off('end', end).off('close', end);
      resolve();
    };
    const count = (chunk: Buffer) => {
      received += chunk.length;
      if (received > lingerBytes) end();
    };
    const timer = setTimeout(end, lingerMs);
    req.on('data', count).on('end', end).on('close', end);
    req.resume();
  });
}

/** Refuses new work with 503 while the service shuts down. */
export function draining(isClosing: () => boolean): Middleware {
  return (_ctx, next) => {
    if (isClosing()) throw new ApiError('service_unavailable');
    return next();
  };
}
