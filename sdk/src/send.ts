import { ConnectionError, retryAfterSeconds, TimeoutError } from './errors.js';

/**
 * How long a call may take and how often it is repeated: for all calls as options of {@link createClient}, for one call beside
 * its `params`.
 *
 * @example
 * const client = createClient({ baseUrl, apiKey, maxRetries: 5 });
 * await client.GET('/v1/campaigns', { timeoutMs: 2_000, maxRetries: 0 });
 */
export interface CallOptions {
  /** How long one attempt may take, in milliseconds, until its answer is read; 30,000 when left out, 0 for any time. */
  timeoutMs?: number | undefined;
  /**
   * How often a call is repeated that may be; 2 when left out. Asking how an earlier attempt ends that still runs
   * (`idempotency_in_progress`) is not counted.
   */
  maxRetries?: number | undefined;
  /**
   * Whether doing the call twice does no more than doing it once. When left out, that is so of GET, HEAD, PUT and DELETE, and of
   * what takes an `Idempotency-Key`, which the client then sends by itself.
   */
  idempotent?: boolean | undefined;
}

/**
 * One attempt to get an answer, for a log. It holds no key, no body and no query, in which addresses of people can be.
 *
 * @example
 * const log = ({ method, url, status, error, durationMs, retryInMs }: Attempt) =>
 *   console.log(method, url, status ?? error, `${durationMs} ms`, retryInMs === undefined ? '' : 'will be repeated');
 */
export interface Attempt {
  method: string;
  /** Without the query. */
  url: string;
  /** 1 for the first. */
  attempt: number;
  durationMs: number;
  /** HTTP status; undefined when no answer came. */
  status?: number;
  /** `X-Request-Id` of the answer. */
  requestId?: string;
  /** `X-Ignored-Keys` of the answer: unknown parameters and keys of the body, such as misspelt ones, separated by commas. */
  ignoredKeys?: string;
  /** Why no answer came. */
  error?: unknown;
  /** After how many milliseconds the call is repeated; undefined when it is not. */
  retryInMs?: number;
}

/**
 * What {@link createClient} accepts about sending.
 *
 * @example
 * const options: SendOptions = { maxRetries: 5, log: ({ url, status }) => console.log(url, status) };
 */
export interface SendOptions extends Omit<CallOptions, 'idempotent'> {
  /** Called with every attempt when it has ended. It must not throw. */
  log?: ((attempt: Attempt) => void) | undefined;
}

/**
 * Sends what `make` makes, a fresh request for each attempt, which carries the given signal.
 *
 * @example
 * await client.send(signal => new Request(upload_url, { method: 'PUT', body: file, signal }), { timeoutMs: 0 });
 */
export type Send = (
  make: (signal: AbortSignal) => Request,
  options?: CallOptions & { signal?: AbortSignal },
) => Promise<Response>;

/** The one place that talks to the network: timeout, retries and log. */
export function createSender(client: SendOptions & { fetch: (request: Request) => Promise<Response> }): Send {
  return async (make, { signal = new AbortController().signal, ...call } = {}) => {
    const timeoutMs = call.timeoutMs ?? client.timeoutMs ?? 30_000;
    let maxRetries = call.maxRetries ?? client.maxRetries ?? 2;
    for (let attempt = 1; ; attempt++) {
      const timeout = new AbortController();
      const request = make(AbortSignal.any([signal, timeout.signal]));
      const timer =
        timeoutMs && setTimeout(() => timeout.abort(new TimeoutError(request, timeoutMs)), timeoutMs);
      const startedAt = Date.now();
      let response: Response | undefined;
      let error: unknown;
      let stillRuns: boolean | undefined;
      try {
        const answer = await client.fetch(request);
        // Read here, so that an answer that breaks off counts as none; files may take their time.
        const isJson = /json/.test(answer.headers.get('Content-Type')!);
        // `idempotency_in_progress`: an earlier attempt runs. It ends: after a minute the service takes it for dead.
        stillRuns =
          isJson && /^{"error".*"idempotency_in_progress"/.test(await answer.clone().text()) && attempt > 1;
        response = answer;
      } catch (thrown) {
        // Whoever aborts gets their own reason back.
        error = signal.aborted
          ? thrown
          : (timeout.signal.reason ?? new ConnectionError(request, thrown as Error));
      }
      clearTimeout(timer);
      // To ask again is not to repeat.
      if (stillRuns) maxRetries++;
      const isOver = attempt > maxRetries || signal.aborted;
      const failed = stillRuns ? undefined : response;
      const retryInMs = isOver ? undefined : retryDelay(request, failed, attempt, call.idempotent);
      client.log?.({
        method: request.method,
        url: request.url.split('?')[0]!,
        attempt,
        durationMs: Date.now() - startedAt,
        status: response?.status,
        requestId: response?.headers.get('X-Request-Id') ?? undefined,
        ignoredKeys: response?.headers.get('X-Ignored-Keys') ?? undefined,
        error,
        retryInMs,
      });
      if (retryInMs === undefined) {
        if (response) return response;
        throw error;
      }
      await response?.body?.cancel();
      await sleep(retryInMs, signal);
    }
  };
}

/** Milliseconds until the next attempt; undefined when there must be none. */
function retryDelay(
  request: Request,
  response: Response | undefined,
  attempt: number,
  idempotent = !/^(POST|PATCH)$/.test(request.method),
): number | undefined {
  const status = response?.status ?? 503;
  const retryAfter = (response && retryAfterSeconds(response)) ?? 0;
  // What was limited was not processed. What failed may have been done all the same. The service asks for a minute at most;
  // who asks for more is better reported to the caller.
  if ((status !== 429 && (status < 500 || !idempotent)) || retryAfter > 60) return undefined;
  return retryAfter * 1000 + Math.random() * Math.min(8_000, 250 * 2 ** attempt);
}

/** Resolves after `ms`; rejects with the signal's reason when that aborts first. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop);
  });
}
