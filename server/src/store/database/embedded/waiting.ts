/** How something is waited for. */
export interface Wait {
  /** Ends the wait. */
  signal?: AbortSignal;
  /** Called now and then with what is waited for. */
  onWait?: (line: string) => void;
}

const firstAfterMs = 5_000;
const againAfterMs = 30_000;

/** Returns a function that a wait calls at each turn: it passes a line on after 5 s, and each half minute from then on. */
export function nowAndThen(say?: (line: string) => void): (line: () => string) => void {
  let next = performance.now() + firstAfterMs;
  return line => {
    if (!say || performance.now() < next) return;
    next = performance.now() + againAfterMs;
    say(line());
  };
}
