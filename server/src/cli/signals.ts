/**
 * Resolves with the name of the first signal that asks the process to end. A second one ends it at once: nothing is lost
 * by that, only the leases of running work have to run out.
 */
export function untilStopped(): Promise<NodeJS.Signals> {
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(1));
        resolve(signal);
      });
    }
  });
}
