import type { IncomingMessage } from 'node:http';
import { ApiError } from '../domain/api-error.js';
import { endPieces, nextPiece } from './body-deadline.js';

/** The caller hung up before its request was complete: there is nobody to answer. */
export class ClientGone extends Error {}

/** Whether a request announces a body, also an empty chunked one. */
export function announcesBody(req: IncomingMessage): boolean {
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
}

/**
 * Reads the whole body, at most `limit` bytes. Throws `body_too_large` as soon as the announced or the received size
 * passes the limit, without reading on, and ClientGone when the connection breaks.
 */
export function readBody(req: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(req.headers['content-length'] ?? 0) > limit) return Promise.reject(tooLarge(limit));
  if (req.destroyed && !req.readableEnded) return Promise.reject(gone());
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (finish: () => void) => {
      req.off('data', take).off('end', finished).off('close', broken);
      finish();
    };
    const take = (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= limit) return;
      req.pause();
      settle(() => reject(tooLarge(limit)));
    };
    const finished = () =>
      settle(() => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, size)));
    const broken = () => settle(() => reject(gone()));
    req.on('data', take).on('end', finished).on('close', broken);
  });
}

/** The body piece by piece as it arrives, for what is too large to hold. Fails as `readBody` does. */
export async function* streamBody(req: IncomingMessage, limit: number): AsyncGenerator<Uint8Array> {
  if (Number(req.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  let size = 0;
  const pieces = req.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer>;
  try {
    for (;;) {
      const { done, value: chunk } = await nextPiece(req, () => pieces.next());
      if (done) return;
      size += chunk.length;
      if (size > limit) throw tooLarge(limit);
      yield chunk;
    }
  } catch (error) {
    throw req.destroyed && !req.complete ? gone() : error;
  } finally {
    await pieces.return?.();
    endPieces(req);
  }
}

function gone(): ClientGone {
  return new ClientGone('The caller closed the connection.');
}

function tooLarge(limit: number): ApiError {
  return new ApiError('body_too_large', { message: `The request body is larger than ${limit} bytes.` });
}
