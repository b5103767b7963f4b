import type { Dispatcher } from 'undici';
import type { Deadlines } from './deadlines.js';

/** What a receiver answered. Its body is read (up to a bound) and thrown away. */
export interface OutboundAnswer {
  status: number;
  /** The `Retry-After` header as it came. */
  retryAfter: string | null;
}

/** A request as it goes out. */
export interface OutboundPost {
  origin: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  body: string | Buffer;
}

/** More of an answer's body than this is not read: the connection is closed instead. */
const longestBodyBytes = 64 * 1024;

/**
 * Posts, and rejects with what went wrong before the status line came. That decides: what goes wrong with the body after
 * it is no matter.
 *
 * It takes the answer's parts as they come: a stream for a body that nobody reads, and a signal that listens at each
 * request, cost more than all the rest of a delivery.
 */
export function postTo(
  dispatcher: Dispatcher,
  request: OutboundPost,
  deadlines: Deadlines,
): Promise<OutboundAnswer> {
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined;
    let answer: OutboundAnswer | undefined;
    let overdue: Error | undefined;
    let bodyBytes = 0;

    const end = (error: Error) => {
      met();
      if (answer) resolve(answer);
      else reject(error);
    };
    const met = deadlines.start(reason => {
      overdue = reason;
      end(reason);
      controller?.abort(reason);
    });
    dispatcher.dispatch(
      { ...request, method: 'POST' },
      {
        onRequestStart(started) {
          controller = started;
          // It waited for a connection until it was too late.
          if (overdue) started.abort(overdue);
        },
        onResponseStart(_controller, status, headers) {
          if (status >= 200) answer = { status, retryAfter: first(headers['retry-after']) };
        },
        onResponseData(reading, chunk) {
          bodyBytes += chunk.length;
          if (bodyBytes > longestBodyBytes) reading.abort(new Error('The body is too long.'));
        },
        onResponseEnd() {
          met();
          // The connection is free a turn later; what is posted before that waits in the pool's queue, or opens another.
          setImmediate(resolve, answer!);
        },
        onResponseError: (_controller, error) => end(error),
      },
    );
  });
}

function first(header: string | string[] | undefined): string | null {
  return (Array.isArray(header) ? header[0] : header) ?? null;
}
