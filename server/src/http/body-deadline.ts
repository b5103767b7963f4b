import type { IncomingMessage } from 'node:http';

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
