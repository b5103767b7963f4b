import type { IncomingMessage } from 'node:http';
import { ApiError, type Detail } from '../domain/api-error.js';
import type { ErrorCode } from '../generated/errors.js';
import type { Route } from '../generated/routes.js';
import type { Validate } from './contract.js';
import { JsonBodyError, parseJson } from './json-body.js';
import { isJsonMediaType, mediaTypeOf } from './media-type.js';
import { announcesBody, readBody, streamBody } from './read-body.js';
import { requireValid } from './validate.js';

export interface BodyLimits {
  /** Bytes of a JSON body. */
  bodyBytes: number;
  /** Levels of nesting of its JSON. */
  jsonDepth: number;
  /** Bytes of a body that is not JSON and is read as a stream. */
  uploadBytes: number;
}

/** Reads the body of a request: JSON parsed, stripped and validated, or a stream; undefined where there is none and none is needed. */
export type BodyReader = (req: IncomingMessage) => Promise<unknown>;

/** The reader of one operation's bodies. Its errors: 400 with details, 413 `body_too_large`, 415 `unsupported_media_type`. */
export function bodyReader(route: Route, validate: Validate | undefined, limits: BodyLimits): BodyReader {
  const takesJson = !route.bodyTypes || route.bodyTypes.some(isJsonMediaType);
  return takesJson ? jsonReader(route, validate, limits) : streamReader(route, limits.uploadBytes);
}

function jsonReader(route: Route, validate: Validate | undefined, limits: BodyLimits): BodyReader {
  const known = route.bodyKeys && new Set(route.bodyKeys);
  return async req => {
    const bytes = announcesBody(req) ? await readJsonBytes(req, limits.bodyBytes) : null;
    if (!bytes || bytes.length === 0) {
      if (route.bodyRequired) throw refused(route.invalid, 'required', 'A JSON body is required.');
      return undefined;
    }
    const body = parsed(bytes, limits.jsonDepth, route.invalid);
    const stripped = known ? onlyKnown(body, known) : body;
    requireValid(validate, stripped, route.invalid);
    return stripped;
  };
}

function streamReader(route: Route, limit: number): BodyReader {
  return async req => {
    if (!announcesBody(req)) {
      if (route.bodyRequired) throw refused(route.invalid, 'required', 'A body is required.');
      return undefined;
    }
    requireIdentity(req);
    const type = mediaTypeOf(req.headers['content-type'] ?? '');
    if (!route.bodyTypes?.includes(type)) {
      throw new ApiError('unsupported_media_type', {
        message: `Send the body as ${route.bodyTypes?.join(' or ')}.`,
      });
    }
    return streamBody(req, limit);
  };
}

async function readJsonBytes(req: IncomingMessage, limit: number): Promise<Buffer> {
  requireIdentity(req);
  const type = req.headers['content-type'];
  if (type !== undefined && !isJsonMediaType(type)) throw notJson();
  const bytes = await readBody(req, limit);
  if (type === undefined && bytes.length > 0) throw notJson();
  return bytes;
}

function requireIdentity(req: IncomingMessage): void {
  const encoding = req.headers['content-encoding'];
  if (encoding === undefined || encoding.toLowerCase() === 'identity') return;
  throw new ApiError('unsupported_media_type', { message: 'Send the body without a Content-Encoding.' });
}

function notJson(): ApiError {
  return new ApiError('unsupported_media_type', {
    message: 'Send the body as Content-Type: application/json, in UTF-8.',
  });
}

function parsed(bytes: Buffer, maxDepth: number, code: ErrorCode): unknown {
  try {
    return parseJson(bytes, maxDepth);
  } catch (error) {
    if (error instanceof JsonBodyError) throw refused(code, error.code, error.message);
    throw error;
  }
}

function refused(code: ErrorCode, detailCode: Detail['code'], message: string): ApiError {
  return new ApiError(code, { details: [{ path: '', code: detailCode, message }] });
}

/** The body with the keys that its schema knows. What is no object is left to the validator. */
function onlyKnown(body: unknown, known: ReadonlySet<string>): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([key]) => known.has(key)));
}
