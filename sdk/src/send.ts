import { ConnectionError, retryAfterSeconds, TimeoutError } from './errors.js';

/**
 * The timeout and the retries: of all calls as options of {@link createClient}, or of one call next to its `params`.
 *
 * @example
 * const client = createClient({ baseUrl, apiKey, maxRetries: 5 });
 * await client.GET('/v1/campaigns', { timeoutMs: 2_000, maxRetries: 0 });
 */
export interface CallOptions {
  /** Milliseconds that one attempt may take, until its response is read. Default: 30,000. 0 means no timeout. */
  timeoutMs?: number | undefined;
  /**
   * The most retries of a call that is safe to retry. Default: 4. Retries while an earlier attempt still runs
   * (`idempotency_in_progress`) do not count.
   */
  maxRetries?: number | undefined;
  /**
   * Whether the call may be repeated without acting twice. Default: true for GET, HEAD, PUT and DELETE, and for operations that
   * honor an `Idempotency-Key`, which the client sends. Pass true to repeat another POST or a PATCH, such as a save of a flow.
   */
  idempotent?: boolean | undefined;
}

/**
 * One attempt of a call, for a log. It has no key and no body. It has no query, which may include email addresses.
 *
 * @example
 * const log = ({ method, url, status, error, durationMs, retryInMs }: Attempt) =>
 *   console.log(method, url, status ?? error, `${durationMs} ms`, retryInMs === undefined ? '' : 'will retry');
 */
export interface Attempt {
  method: string;
  /** Without the query. */
  url: string;
  /** 1 for the first. */
  attempt: number;
  durationMs: number;
  /** HTTP status; undefined if no response arrived. */
  status?: number;
  /** `X-Request-Id` of the response. */
  requestId?: string;
  /** `X-Ignored-Keys` of the response: unknown query parameters and keys of the body, separated by commas. */
  ignoredKeys?: string;
  /** Why no response arrived. */
  error?: unknown;
  /** Milliseconds until the next attempt; undefined if this was the last. */
  retryInMs?: number;
}

/**
 * The options of {@link createClient} for timeouts, retries and the log.
 *
 * @example
 * const options: SendOptions = { maxRetries: 5, log: ({ url, status }) => console.log(url, status) };
 */
export interface SendOptions extends Omit<CallOptions, 'idempotent'> {
  /** Called after every attempt. It must not throw. */
  log?: ((attempt: Attempt) => void) | undefined;
}

/**
 * Sends a request with retries. `make` creates a new request with the given signal for each attempt.
 *
 * @example
 * await client.send(signal => new Request(upload_url, { method: 'PUT', body: file, signal }), { timeoutMs: 0 });
 */
export type Send = (
  make: (signal: AbortSignal) => Request,
  options?: CallOptions & { signal?: AbortSignal },
) => Promise<Response>;

/** Creates the function that sends all requests, with timeout, retries and log. */
export function createSender(client: SendOptions & { fetch: (request: Request) => Promise<Response> }): Send {
  return async (make, { signal = new AbortController().signal, ...call } = {}) => {
    const timeoutMs = call.timeoutMs ?? client.timeoutMs ?? 30_000;
    let maxRetries = call.maxRetries ?? client.maxRetries ?? 4;
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
        const received = await client.fetch(request);
        // JSON is read here, so that a response that breaks off counts as none. Files may take longer than the timeout.
        const isJson = /json/.test(received.headers.get('Content-Type')!);
        // An earlier attempt still runs. It ends: after ten seconds the service considers it dead.
        stillRuns =
          isJson && /^{"error".*"idempotency_in_progress"/.test(await received.clone().text()) && attempt > 1;
        response = received;
      } catch (thrown) {
        // An abort throws the caller's reason.
        error = signal.aborted
          ? thrown
          : (timeout.signal.reason ?? new ConnectionError(request, thrown as Error));
      }
      clearTimeout(timer);
      // Such a retry does not count.
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

/** Returns the milliseconds until the next attempt, or undefined if there is none. */
function retryDelay(
  request: Request,
  response: Response | undefined,
  attempt: number,
  idempotent = !/^(POST|PATCH)$/.test(request.method),
): number | undefined {
  const status = response?.status ?? 503;
  const retryAfter = (response && retryAfterSeconds(response)) ?? 0;
  // A 429 means that nothing was done. After any other failure, something may have been done. The service asks for at most a
  // minute; a longer wait is left to the caller.
  if ((status !== 429 && (status < 500 || !idempotent)) || retryAfter > 60) return undefined;
  // At least half of it: what restarts needs some seconds.
  return retryAfter * 1000 + (0.5 + Math.random() / 2) * Math.min(8_000, 250 * 2 ** attempt);
}

/** Resolves after `ms`, or rejects with the reason of the signal if it aborts first. */
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
