import { Readable } from 'node:stream';
import { classifySmtpError, isConnectionGivenUp, SmtpError, withoutStatus } from './smtp-error.js';
import { connect, submitOver } from './smtp-session.js';
import type { PooledConnection, SmtpMessage, SmtpOptions, SmtpReceipt } from './smtp-session.js';

export interface SmtpPool {
  /** @throws SmtpError with the kind of failure */
  send(message: SmtpMessage): Promise<SmtpReceipt>;
  /** Connects and logs in, and nothing more. @throws SmtpError */
  verify(): Promise<void>;
  /** Closes idle connections, and the busy ones once their message is done; later sends fail. */
  close(): Promise<void>;
}

/**
 * A pool of SMTP connections to one mailbox's server. A message is never submitted twice: only what certainly did not
 * begin to leave is tried again, once, when the server had dropped a kept connection, or takes no more over it.
 */
export function createSmtpPool(options: SmtpOptions): SmtpPool {
  const limits = {
    connections: options.maxConnections ?? 2,
    messages: options.maxMessages ?? 100,
    /** Milliseconds after which an unused connection is closed. */
    idle: 30_000,
  };
  const idle: PooledConnection[] = [];
  const waiting: (() => void)[] = [];
  let open = 0;
  let closed = false;
  let drained: (() => void) | null = null;

  async function acquireSlot(): Promise<void> {
    if (closed)
      throw new SmtpError('temporary', 'The sender is closed', { smtpCode: null, enhancedCode: null }, null);
    if (open < limits.connections) {
      open++;
      return;
    }
    await new Promise<void>(resolve => waiting.push(resolve));
  }

  /** Hands the slot to the next in line. */
  function releaseSlot(): void {
    const next = waiting.shift();
    if (next) next();
    else if (--open === 0) drained?.();
  }

  function park(pooled: PooledConnection): void {
    if (closed || !pooled.alive || pooled.sent >= limits.messages) return discard(pooled);
    pooled.idleTimer = setTimeout(() => discard(pooled), limits.idle);
    pooled.idleTimer.unref();
    idle.push(pooled);
  }

  function discard(pooled: PooledConnection): void {
    clearTimeout(pooled.idleTimer);
    const index = idle.indexOf(pooled);
    if (index >= 0) idle.splice(index, 1);
    if (pooled.alive) pooled.connection.quit();
    pooled.alive = false;
  }

  function takeIdle(): PooledConnection | undefined {
    const pooled = idle.pop();
    clearTimeout(pooled?.idleTimer);
    return pooled;
  }

  /** Sends over a kept connection, or a new one; a kept one that turns out to be over before DATA is replaced once. */
  async function deliver(message: SmtpMessage): Promise<SmtpReceipt> {
    const kept = takeIdle();
    if (kept) {
      const outcome = await attempt(kept, message);
      if (!('lost' in outcome)) return outcome;
    }
    const outcome = await attempt(await connect(options, discard), message);
    // The connection was new, so that it was not stale: the server dropped it because of this message.
    if ('lost' in outcome)
      throw outcome.lost.smtpCode === null ? withoutStatus('dropped', outcome.lost) : outcome.lost;
    return outcome;
  }

  async function attempt(
    pooled: PooledConnection,
    message: SmtpMessage,
  ): Promise<SmtpReceipt | { lost: SmtpError }> {
    const body = new Readable({ read() {} });
    try {
      const receipt = await submitOver(pooled, message, body, options.sendTimeoutMs ?? 300_000);
      park(pooled);
      return receipt;
    } catch (error) {
      const began = body.readableDidRead;
      const failure = classifySmtpError(error, began);
      const isLost = failure.smtpCode === null && failure.kind === 'temporary' && !began;
      const isOver = isLost || isConnectionGivenUp(failure);
      if (failure.smtpCode !== null && failure.smtpCode !== '421' && !isOver && pooled.alive)
        await resetAndPark(pooled);
      else discard(pooled);
      if (isOver) return { lost: failure };
      throw failure;
    }
  }

  async function resetAndPark(pooled: PooledConnection): Promise<void> {
    const error = await new Promise<unknown>(resolve => {
      pooled.connection.once('end', () => resolve(new Error('The connection ended')));
      pooled.connection.reset(resolve);
    });
    if (error) discard(pooled);
    else park(pooled);
  }

  return {
    async send(message) {
      await acquireSlot();
      try {
        return await deliver(message);
      } finally {
        releaseSlot();
      }
    },
    async verify() {
      const pooled = await connect(options, discard);
      discard(pooled);
    },
    async close() {
      closed = true;
      for (const pooled of [...idle]) discard(pooled);
      if (open > 0) await new Promise<void>(resolve => (drained = resolve));
    },
  };
}
