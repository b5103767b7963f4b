import type { HttpMethodEnum, KoaBodyMiddlewareOptions } from 'koa-body';
import { ApiError, type Detail, errorAt } from '../../domain/api/api-error.js';
import type { ErrorCode } from '../../generated/errors.js';
import type { Route } from '../../generated/routes.js';
import type { Context, Middleware, Validate } from '../context.js';
import { JsonBodyError, parseJson, isJsonMediaType } from '../json.js';
import type { HttpLimits } from '../limits.js';
import { ClientGone } from './errors.js';
import { addIgnoredKeys, unknownKeys } from './ignored-keys.js';
import { requireValid } from './validate.js';
import type { IncomingMessage } from 'node:http';

/** Reads a whole body. Throws `body_too_large`, and ClientGone when the connection breaks. */
export type BodyReader = (ctx: Context) => Promise<Buffer>;

const parsedMethods = ['POST', 'PUT', 'PATCH', 'DELETE'] as HttpMethodEnum[];

/**
 * Returns a reader of bodies up to `limit` bytes. koa-body hands all of them over as bytes (`binary`): its
 * own JSON parser sees no invalid UTF-8 and does not report where JSON goes wrong.
 */
export function bodyReader(limit: number): BodyReader {
  const onError = (error: Error) => {
    throw bodyError(error, limit);
  };
  const options = { textLimit: limit, encoding: 'binary', parsedMethods, onError };
  let reader: ReturnType<typeof loadReader> | undefined;
  return async ctx => {
    requireIdentity(ctx);
    if (Number(ctx.req.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
    // Both were checked, and less strictly (`application/json;`): koa-body is to read whatever comes.
    Object.assign(ctx.req.headers, { 'content-type': 'text/plain', 'content-encoding': 'identity' });
    const read = await (reader ??= loadReader(options));
    await read(ctx, () => Promise.resolve());
    return Buffer.from((ctx.request.body as string | undefined) ?? '', 'latin1');
  };
}

/** koa-body brings zod and formidable, a tenth of the time of a start: it is loaded for the first body. */
async function loadReader(options: Partial<KoaBodyMiddlewareOptions>) {
  const { koaBody } = await import('koa-body');
  return koaBody(options);
}

/** Reads a JSON body: parses it, drops keys that its schema does not know, and validates it. */
export function body(
  route: Route,
  validator: Validate | undefined,
  { bodyBytes, jsonDepth }: Pick<HttpLimits, 'bodyBytes' | 'jsonDepth'>,
): Middleware {
  const known = route.bodyKeys && new Set(route.bodyKeys);
  const read = bodyReader(bodyBytes);
  return async (ctx, next) => {
    const bytes = announcesBody(ctx.req) ? await readJson(ctx, read) : null;
    if (bytes && bytes.length > 0) {
      const value = parsed(bytes, jsonDepth, route.invalid);
      if (known) addIgnoredKeys(ctx, unknownKeys(value, known));
      ctx.state.request.body = known ? onlyKnown(value, known) : value;
      requireValid(validator, ctx.state.request.body, route.invalid);
    } else if (route.bodyRequired) throw refused(route.invalid, 'required', 'A JSON body is required.');
    return next();
  };
}

/**
 * Lists the keys of a JSON body that is sent to an operation without a body. It is ignored as a whole, so that
 * nothing in it is refused either.
 */
export function ignoredBody({
  bodyBytes,
  jsonDepth,
}: Pick<HttpLimits, 'bodyBytes' | 'jsonDepth'>): Middleware {
  const read = bodyReader(bodyBytes);
  return async (ctx, next) => {
    if (announcesBody(ctx.req) && isJsonMediaType(ctx.req.headers['content-type'] ?? ''))
      try {
        addIgnoredKeys(ctx, unknownKeys(parseJson(await read(ctx), jsonDepth), new Set()));
      } catch (error) {
        if (!(error instanceof JsonBodyError || error instanceof ApiError)) throw error;
      }
    return next();
  };
}

async function readJson(ctx: Context, read: BodyReader): Promise<Buffer> {
  requireIdentity(ctx);
  const type = ctx.req.headers['content-type'];
  if (type !== undefined && !isJsonMediaType(type)) throw notJson();
  const bytes = await read(ctx);
  if (type === undefined && bytes.length > 0) throw notJson();
  return bytes;
}

/** Refuses a compressed body: its size is not known before it is unpacked. */
export function requireIdentity({ req }: Context): void {
  const encoding = req.headers['content-encoding'];
  if (encoding === undefined || encoding.toLowerCase() === 'identity') return;
  throw new ApiError('unsupported_media_type', { message: 'Send the body without a Content-Encoding.' });
}

export function tooLarge(limit: number): ApiError {
  return new ApiError('body_too_large', { message: `The request body is larger than ${limit} bytes.` });
}

function bodyError(error: Error & { type?: string }, limit: number): Error {
  if (error.type === 'entity.too.large') return tooLarge(limit);
  if (error.type === 'request.aborted' || error.type === 'stream.not.readable') return new ClientGone();
  return error;
}

function notJson(): ApiError {
  const message = 'Send the body as Content-Type: application/json, in UTF-8.';
  return new ApiError('unsupported_media_type', { message });
}

function parsed(bytes: Buffer, maxDepth: number, code: ErrorCode): unknown {
  try {
    return parseJson(bytes, maxDepth);
  } catch (error) {
    if (error instanceof JsonBodyError) throw refused(code, error.code, error.message);
    throw error;
  }
}

export function refused(code: ErrorCode, detailCode: Detail['code'], message: string): ApiError {
  return errorAt(code, '', detailCode, message);
}

/** Returns the body with the keys that its schema knows. What is no object is left to the validator. */
function onlyKnown(value: unknown, known: ReadonlySet<string>): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => known.has(key)));
}

/** How long a body may take, in milliseconds. */
export interface BodyTimes {
  /** For all of it to arrive. */
  wholeMs: number;
  /** For the next chunk of one that is read as it arrives, however long that takes in all. */
  idleMs: number;
}

interface Deadline extends BodyTimes {
  expire: () => void;
  timer: NodeJS.Timeout | undefined;
}

const deadlines = new WeakMap<IncomingMessage, Deadline>();

/** Returns whether a request announces a body, also an empty chunked one. */
export function announcesBody(req: IncomingMessage): boolean {
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
}

/** Calls `expire` when the body of a request does not arrive in time. */
export function setBodyDeadline(req: IncomingMessage, times: BodyTimes, expire: () => void): void {
  const deadline: Deadline = { ...times, timer: undefined, expire: () => !req.complete && expire() };
  deadlines.set(req, deadline);
  start(deadline, times.wholeMs);
  req.once('close', () => clearTimeout(deadline.timer));
}

/** Waits for the next chunk of a body that is read as it arrives; from then on only such waits count. */
export async function awaitChunk<T>(req: IncomingMessage, next: () => Promise<T>): Promise<T> {
  const deadline = deadlines.get(req);
  if (!deadline) return next();
  start(deadline, deadline.idleMs);
  try {
    return await next();
  } finally {
    clearTimeout(deadline.timer);
  }
}

/** Lets the rest of a body, which nobody reads on, arrive within the time of a whole one. */
export function endChunks(req: IncomingMessage): void {
  const deadline = deadlines.get(req);
  if (deadline && !req.complete && !req.destroyed) start(deadline, deadline.wholeMs);
}

function start(deadline: Deadline, ms: number): void {
  clearTimeout(deadline.timer);
  deadline.timer = setTimeout(deadline.expire, ms);
}
