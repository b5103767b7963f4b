import { setTimeout as sleep } from 'node:timers/promises';
import { MIMEType } from 'node:util';

/** The service that a run checks. */
export interface Target {
  /** Without a trailing slash. */
  baseUrl: string;
  apiKey: string;
  /** Timeout of a response, and of a job. */
  timeoutMs: number;
  /** Ends the run. */
  signal: AbortSignal;
  /** Called before a wait for the rate limit, with the seconds. */
  onWait(seconds: number): void;
}

/** The optional parts of a request. */
export interface RequestParts {
  query?: Readonly<Record<string, string | number | boolean>>;
  headers?: Readonly<Record<string, string>>;
  /** A value to send as JSON. A string is sent unchanged. */
  body?: unknown;
  /** A key in place of that of the run; null for no key. */
  key?: string | null;
}

/** A request as it was sent, without the key. */
export interface SentRequest {
  method: string;
  url: string;
  /** Without `Authorization`. */
  headers: Readonly<Record<string, string>>;
  /** The key in `Authorization`: that of the run, another value, or none. */
  key: 'own' | 'other' | 'none';
  body?: string;
}

/** A response of the service. `body` is parsed JSON, or else the text. */
export interface ApiResponse {
  request: SentRequest;
  status: number;
  headers: Headers;
  body: unknown;
}

/** No response came: the connection failed, or it took too long. */
export class NoResponse extends Error {
  constructor(
    readonly request: SentRequest,
    readonly reason: string,
  ) {
    super(reason);
  }
}

const maxWaits = 5;
const longestWaitSeconds = 120;

/**
 * Sends a request to a path below the base URL, or to a URL. Repeats it after `Retry-After` when the rate limit refuses it.
 *
 * @throws {NoResponse}
 */
export async function sendRequest(
  target: Target,
  method: string,
  path: string,
  parts: RequestParts = {},
): Promise<ApiResponse> {
  for (let waits = 0; ; waits++) {
    const response = await sendOnce(target, method, path, parts);
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    const isLimited = response.status === 429 && seconds >= 0 && seconds <= longestWaitSeconds;
    if (!isLimited || waits === maxWaits) return response;
    target.onWait(seconds);
    await sleep(seconds * 1000, undefined, { signal: target.signal });
  }
}

async function sendOnce(
  { baseUrl, apiKey, timeoutMs, signal }: Target,
  method: string,
  path: string,
  { query = {}, headers = {}, body, key = apiKey }: RequestParts,
): Promise<ApiResponse> {
  const isOfApi = path.startsWith('/');
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const url = (isOfApi ? baseUrl + path : path) + (search.size > 0 ? `?${search}` : '');
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const all: Record<string, string> = text === undefined ? {} : { 'content-type': 'application/json' };
  for (const [name, value] of Object.entries(headers)) all[name.toLowerCase()] = value;
  const request: SentRequest = {
    method,
    // A URL that the service returns can be a secret, so reports do not show its query.
    url: isOfApi ? url : url.replace(/\?.*$/, '?…'),
    headers: all,
    key: key === apiKey ? 'own' : key === null ? 'none' : 'other',
    body: text,
  };
  try {
    const response = await fetch(url, {
      method,
      headers: { ...all, ...(key !== null && { authorization: `Bearer ${key}` }) },
      body: text,
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), signal]),
    });
    const received = await response.text();
    return {
      request,
      status: response.status,
      headers: response.headers,
      body: parseBody(response.headers, received),
    };
  } catch (error) {
    signal.throwIfAborted();
    throw new NoResponse(request, reasonOf(error as Error, timeoutMs));
  }
}

/** Returns JSON as a value. Text that claims to be JSON stays text, which no schema of the contract allows. */
function parseBody(headers: Headers, text: string): unknown {
  const charset = mimeTypeOf(headers)?.params.get('charset') ?? 'utf-8';
  if (!/^application\/(.+\+)?json$/.test(mediaTypeOf(headers)) || !/^utf-?8$/i.test(charset)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Returns the media type of a body without its parameters; an empty string if there is none. */
export function mediaTypeOf(headers: Headers): string {
  return mimeTypeOf(headers)?.essence ?? '';
}

function mimeTypeOf(headers: Headers): MIMEType | null {
  try {
    return new MIMEType(headers.get('content-type') ?? '');
  } catch {
    return null;
  }
}

function reasonOf(error: Error, timeoutMs: number): string {
  if (error.name === 'TimeoutError') return `no response within ${timeoutMs / 1000} s`;
  const cause = error.cause as (Error & { code?: string }) | undefined;
  return `no response: ${cause?.code ?? cause?.message ?? error.message}`;
}
