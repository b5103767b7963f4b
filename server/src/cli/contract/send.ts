import { setTimeout as sleep } from 'node:timers/promises';
import { isJsonMediaType } from '../../http/media-type.js';
import type { Answer, SentRequest } from './answer.js';

/** What a run is made with. */
export interface Target {
  /** Without a trailing slash. */
  baseUrl: string;
  apiKey: string;
  /** Most that one answer, and one job, may take. */
  timeoutMs: number;
  /** Ends the run. */
  signal: AbortSignal;
  /** Told when the run waits for the rate limit, in whole seconds. */
  onWait(seconds: number): void;
}

/** What a request differs in from a plain one. */
export interface RequestParts {
  query?: Readonly<Record<string, string | number | boolean>>;
  headers?: Readonly<Record<string, string>>;
  /** JSON; a text goes as it is. */
  body?: unknown;
  /** Another key than that of the run; null: none. */
  key?: string | null;
}

/** No answer came: the connection failed, or it took too long. */
export class NoAnswer extends Error {
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
 * Sends one request below the base URL, or to an address of its own. One that the rate limit refuses is sent again when it allows.
 *
 * @throws {NoAnswer}
 */
export async function send(
  target: Target,
  method: string,
  path: string,
  parts: RequestParts = {},
): Promise<Answer> {
  for (let waits = 0; ; waits++) {
    const answer = await sendOnce(target, method, path, parts);
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
    const isLimited = answer.status === 429 && seconds >= 0 && seconds <= longestWaitSeconds;
    if (!isLimited || waits === maxWaits) return answer;
    target.onWait(seconds);
    await sleep(seconds * 1000, undefined, { signal: target.signal });
  }
}

async function sendOnce(target: Target, method: string, path: string, parts: RequestParts): Promise<Answer> {
  const url = addressOf(target, path, parts.query);
  const { body, key = target.apiKey } = parts;
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const given = Object.entries(parts.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
  const headers: Record<string, string> = {
    ...(text !== undefined && { 'content-type': 'application/json' }),
    ...(Object.fromEntries(given) as Record<string, string>),
  };
  const holder = key === target.apiKey ? 'own' : key === null ? 'none' : 'other';
  const request: SentRequest = { method, url: withoutSignature(path, url), headers, key: holder, body: text };
  try {
    const response = await fetch(url, {
      method,
      headers: { ...headers, ...(key !== null && { authorization: `Bearer ${key}` }) },
      body: text,
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(target.timeoutMs), target.signal]),
    });
    const answered = await response.text();
    return { request, status: response.status, headers: response.headers, body: bodyOf(response, answered) };
  } catch (error) {
    target.signal.throwIfAborted();
    throw new NoAnswer(request, reasonOf(error as Error, target.timeoutMs));
  }
}

function addressOf({ baseUrl }: Target, path: string, query: RequestParts['query'] = {}): string {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const base = path.startsWith('/') ? baseUrl + path : path;
  return search.size === 0 ? base : `${base}?${search}`;
}

/** Addresses that the service hands out open what they name to whoever has them: reports do not repeat them whole. */
function withoutSignature(path: string, url: string): string {
  return path.startsWith('/') ? url : url.replace(/\?.*$/, '?…');
}

/** What says that it is JSON and is none stays a text, which no schema of the contract allows. */
function bodyOf({ headers }: Response, text: string): unknown {
  if (!isJsonMediaType(headers.get('content-type') ?? '')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function reasonOf(error: Error, timeoutMs: number): string {
  if (error.name === 'TimeoutError') return `none within ${timeoutMs / 1000} s`;
  const cause = error.cause as (Error & { code?: string }) | undefined;
  return `none: ${cause?.code ?? cause?.message ?? error.message}`;
}
