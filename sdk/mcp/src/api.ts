import { randomUUID } from 'node:crypto';
import type { Operation } from 'outreach-contract';
import {
  ConnectionError,
  createClient,
  OutreachError,
  type Attempt,
  type OutreachClient,
} from 'outreach-sdk';
import type { CallArguments } from './arguments.js';
import { argumentOf, keyHeader } from './input-schema.js';

/** The outcome of a call. */
export interface Outcome {
  isError: boolean;
  /** The body as the service sent it; of an error also its status, and what helps with the next try. */
  text: string;
}

/** Calls an operation. A response is cut after so many bytes, by default after what a model can take. */
export type Api = (
  operation: Operation,
  values: CallArguments,
  signal: AbortSignal,
  longest?: number,
) => Promise<Outcome>;

export interface ApiOptions {
  /** Without `/v1`. */
  baseUrl: string;
  apiKey: string;
  /** Receives every request. */
  log(attempt: Attempt): void;
}

/**
 * Creates a client of the service that accepts any operation. It retries what the contract makes safe to repeat; an error of
 * the service, and one of the network, are outcomes.
 */
export function createApi(options: ApiOptions): Api {
  const client = createClient(options);
  return async (operation, values, signal, longest = longestResponse) => {
    const header = withKey(operation, values.header);
    try {
      const { data, error, response } = await send(client, operation, { ...values, header }, signal);
      if (!response.ok) return failure(explain(new OutreachError(error, response)));
      return { isError: false, text: await textOf(data, longest) };
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ConnectionError)) throw error;
      const { message } = error;
      return failure({ error: { code: 'no_answer', message }, hint: hintWithoutResponse(operation, header) });
    }
  };
}

/** Creates a key here, not in the client, so that the hint after a lost response can name it. */
function withKey({ parameters }: Operation, header: CallArguments['header']): CallArguments['header'] {
  const takesKey = parameters.some(({ name }) => name === keyHeader);
  return takesKey ? { [keyHeader]: randomUUID(), ...header } : header;
}

function send(
  client: OutreachClient,
  { method, path }: Operation,
  { path: ids, query, header, body }: CallArguments,
  signal: AbortSignal,
): ReturnType<UntypedRequest> {
  // The types know each path by itself; which one it is, is known here when it runs.
  const call = client.request as unknown as UntypedRequest;
  const params = { path: ids, query, header };
  return call(method.toLowerCase(), path, { params, body, signal, parseAs: 'stream' });
}

type UntypedRequest = (
  method: string,
  path: string,
  init: {
    params: { path: object; query: object; header: object };
    body: unknown;
    signal: AbortSignal;
    parseAs: 'stream';
  },
) => Promise<{ data?: ReadableStream<Uint8Array> | null; error?: unknown; response: Response }>;

/** Most bytes of a response that are handed on: a file of all people would fill any model's memory, and ours. */
const longestResponse = 200_000;

async function textOf(
  stream: ReadableStream<Uint8Array> | null | undefined,
  longest: number,
): Promise<string> {
  const reader = stream?.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  while (reader && length <= longest) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    length += value.length;
  }
  await reader?.cancel();
  const text = Buffer.concat(chunks).subarray(0, longest).toString();
  return length > longest
    ? `${text}\n[Cut after ${longest} bytes. Ask for less: a smaller limit, or a filter.]`
    : text;
}

function explain({ body, status, type, code, message, requestId, retryAfterSeconds }: OutreachError): object {
  const known = code === 'unreadable_response' ? { error: { type, code, message } } : (body as object);
  return { status, ...known, request_id: requestId, retry_after_seconds: retryAfterSeconds };
}

function failure(body: object): Outcome {
  return { isError: true, text: JSON.stringify(body) };
}

function hintWithoutResponse({ method }: Operation, header: CallArguments['header']): string {
  const key = header[keyHeader];
  if (key !== undefined)
    return `It may have been done. Calling again with ${argumentOf({ name: keyHeader, in: 'header' })} "${key}" does nothing twice.`;
  return method === 'GET'
    ? 'Is the service running, at this address?'
    : 'It may have been done: look before you call again.';
}
