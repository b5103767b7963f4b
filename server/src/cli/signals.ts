/**
 * Runs a start, and aborts it when the process must end.
 *
 * @param stopped - resolves when the process must end
 * @returns null if the start was aborted; what it had started is stopped again
 */
export async function startUnlessStopped<T>(
  stopped: Promise<unknown>,
  start: (signal: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const ending = new AbortController();
  void stopped.then(() => ending.abort());
  try {
    return await start(ending.signal);
  } catch (error) {
    if (ending.signal.aborted) return null;
    throw error;
  }
}

/**
 * Resolves with the name of the first signal that asks the process to end. A second one ends it at once. Nothing is lost then,
 * but the leases of running work must expire first.
 *
 * @param withStdin - also end when standard input closes, because the program at its other end has ended
 */
export function untilStopped(withStdin = false): Promise<NodeJS.Signals | 'end of standard input'> {
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(1));
        resolve(signal);
      });
    }
    if (!withStdin) return;
    for (const end of ['end', 'close', 'error'])
      process.stdin.on(end, () => resolve('end of standard input'));
    process.stdin.resume();
    // An open pipe must not keep a stopped process running. A file has no `unref`, and ends by itself.
    if ('unref' in process.stdin) process.stdin.unref();
  });
}
