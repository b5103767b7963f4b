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
  /** The body from the service. For an error, also its status and a hint for the next attempt. */
  text: string;
}

/** Calls an operation. A response is cut after `longest` bytes; the default is what a model can read. */
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
 * Creates a client of the service that accepts any operation. It retries calls that are safe to repeat. An error of the service
 * or of the network is an outcome, not an exception.
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
  // The types are per path, and the path is known only at run time.
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

/** The most bytes of a response that a model gets. A file of all people would exceed its context, and our memory. */
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
  return length > longest ? `${text}\n[Cut after ${longest} bytes. Use a smaller limit, or a filter.]` : text;
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
    return `The call may have been done. To repeat it safely, call again with ${argumentOf({ name: keyHeader, in: 'header' })} "${key}".`;
  return method === 'GET'
    ? 'Check that the service is running at this address.'
    : 'The call may have been done. Check before you call again.';
}
