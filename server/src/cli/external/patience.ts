import type { Result } from 'outreach-sdk';
import type { Clock } from '../../domain/shared/clock.js';
import { ImportError } from './found.js';

/** How requests to another deployment are made. */
export interface PatienceOptions {
  /** The deployment's address, for messages. */
  url: string;
  clock: Clock;
  /** Ends the waiting. */
  signal: AbortSignal;
  say(line: string): void;
}

/** Makes a call, and makes it again where that can help. */
export type Patience = <Data>(call: () => PromiseLike<Result<Data>>) => Promise<Result<Data>>;

const mostFailures = 4;
/** Seconds to wait where the deployment does not say, and at most. */
const usualWait = 5;
const longestWait = 120;
/** Seconds from which on waiting is worth a word. */
const longWait = 5;

/**
 * Waits when the deployment has had enough requests for now, and tries again when it fails for a moment. One that has
 * never answered is not waited for: its address is wrong.
 */
export function patience({ url, clock, signal, say }: PatienceOptions): Patience {
  let hasAnswered = false;
  const wait = async (seconds: number, why: string) => {
    if (seconds >= longWait) say(`${url} ${why}: waiting ${seconds} seconds`);
    await clock.sleep(seconds * 1000, signal);
  };
  return async call => {
    for (let failures = 0; ;) {
      const outcome = await attempt(call);
      signal.throwIfAborted();
      if ('result' in outcome) {
        const { response } = outcome.result;
        hasAnswered = true;
        if (response.status === 429) {
          await wait(waitOf(response), 'takes no more requests for now');
          continue;
        }
        if (response.status < 500 || ++failures >= mostFailures) return outcome.result;
        await wait(Math.max(waitOf(response, 2 ** failures), 1), `fails (${response.status})`);
        continue;
      }
      const isNews = outcome.error instanceof SyntaxError || !hasAnswered;
      if (isNews || ++failures >= mostFailures) throw new ImportError(unreachable(url, outcome.error));
      await wait(2 ** failures, 'does not answer');
    }
  };
}

async function attempt<Data>(
  call: () => PromiseLike<Result<Data>>,
): Promise<{ result: Result<Data> } | { error: Error }> {
  try {
    return { result: await call() };
  } catch (error) {
    return { error: error as Error };
  }
}

function waitOf(response: Response, otherwise = usualWait): number {
  const seconds = Number(response.headers.get('Retry-After') ?? NaN);
  return Math.min(Number.isFinite(seconds) && seconds >= 0 ? seconds : otherwise, longestWait);
}

function unreachable(url: string, error: Error): string {
  if (error instanceof SyntaxError)
    return `${url} does not answer with the JSON of this API: check the address.`;
  const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `There is no server called ${new URL(url).hostname}: check the address.`;
  if (code === 'ECONNREFUSED') return `Nothing answers at ${url}: check the address and its port.`;
  if (error.name === 'TimeoutError' || /TIMEDOUT|TIMEOUT/.test(code ?? ''))
    return `${url} does not answer in time: check the address, and whether a firewall is in between.`;
  return `${url} cannot be reached: ${message}`;
}
