import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { announcesBody } from '../body-deadline.js';
import type { Middleware } from '../context.js';

/** How long, and for how many bytes, an unread body is still received before its connection is closed. */
const lingerMs = 3_000;
const lingerBytes = 64 * 1024 * 1024;

/**
 * Gets rid of a request body that nobody read. A small one is read away, so that the connection can be kept. For a large one
 * the connection is closed, but only after a while: closing at once would reset it and could take the response, which is
 * sent first, from the caller's hands.
 *
 * @param keepBytes the largest body after which the connection is kept
 */
export function unreadBody(keepBytes: number): Middleware {
  return async (ctx, next) => {
    await next();
    const { req } = ctx;
    if (req.complete) return;
    if (!isLarge(req, keepBytes)) {
      req.resume();
      return;
    }
    ctx.set('Connection', 'close');
    const payload: unknown = ctx.body;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return;
    const { length } = ctx;
    ctx.body = Readable.from(lingering(payload, req));
    ctx.length = length;
  };
}

function isLarge(req: IncomingMessage, keepBytes: number): boolean {
  const announced = req.headers['content-length'];
  return announcesBody(req) && (announced === undefined || Number(announced) > keepBytes);
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
