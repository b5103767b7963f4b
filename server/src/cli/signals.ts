/**
 * Runs a start that a stop ends.
 *
 * @param stopped - resolves when the process is to end
 * @returns null when that was before the start was done: what it had begun is stopped again
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
 * Resolves with the name of the first signal that asks the process to end. A second one ends it at once: nothing is lost
 * by that, only the leases of running work have to run out.
 *
 * @param withStdin - also end when standard input closes, as it does when the program that holds the other end is gone
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
    // A pipe that stays open must not keep a process that has stopped; a file, which comes to its end, cannot be let go.
    if ('unref' in process.stdin) process.stdin.unref();
  });
}
