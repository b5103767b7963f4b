import type { Dispatcher } from 'undici';
import type { Deadline, Deadlines } from './deadlines.js';

/** The response of a receiver. Its body is read (up to a bound) and thrown away. */
export interface OutboundResponse {
  status: number;
  /** The `Retry-After` header as it came. */
  retryAfter: string | null;
}

/** A request as it goes out. */
export interface OutboundPost {
  origin: string;
  /** Path and query. */
  path: string;
  method: 'POST';
  headers: Record<string, string>;
  body: string | Buffer;
}

/** More of the body of a response than this is not read: the connection is closed instead. */
const longestBodyBytes = 64 * 1024;

/**
 * Posts, and rejects with what went wrong before the status line came, as `toError` puts it. That decides: what goes wrong
 * with the body after it is no matter.
 */
export function postTo(
  dispatcher: Dispatcher,
  request: OutboundPost,
  deadlines: Deadlines,
  toError: (error: unknown) => Error,
): Promise<OutboundResponse> {
  return new Promise((resolve, reject) => {
    const posting = new Posting(deadlines, resolve, error => reject(toError(error)));
    dispatcher.dispatch(request, posting);
  });
}

/**
 * One request under way. It takes the parts of the response as they come: a stream for a body that nobody reads, and a signal
 * that listens at each request, cost more than all the rest of a delivery.
 */
class Posting implements Dispatcher.DispatchHandler {
  readonly #deadline: Deadline;
  #controller: Dispatcher.DispatchController | undefined;
  #response: OutboundResponse | undefined;
  #overdue: Error | undefined;
  #bodyBytes = 0;

  constructor(
    deadlines: Deadlines,
    private readonly resolve: (response: OutboundResponse) => void,
    private readonly reject: (error: unknown) => void,
  ) {
    this.#deadline = deadlines.start(reason => this.#giveUp(reason));
  }

  #giveUp(reason: Error): void {
    this.#overdue = reason;
    this.#end(reason);
    this.#controller?.abort(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // It waited for a connection until it was too late.
    if (this.#overdue) controller.abort(this.#overdue);
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    if (status >= 200) this.#response = { status, retryAfter: first(headers['retry-after']) };
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#bodyBytes += chunk.length;
    if (this.#bodyBytes > longestBodyBytes) controller.abort(new Error('The body is too long.'));
  }

  onResponseEnd(): void {
    this.#deadline.met();
    // The connection is free a turn later; what is posted before that waits in the pool's queue, or opens another.
    setImmediate(this.resolve, this.#response!);
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#end(error);
  }

  #end(error: Error): void {
    this.#deadline.met();
    if (this.#response) this.resolve(this.#response);
    else this.reject(error);
  }
}

function first(header: string | string[] | undefined): string | null {
  return (Array.isArray(header) ? header[0] : header) ?? null;
}
