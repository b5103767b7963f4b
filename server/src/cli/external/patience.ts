import type { Result } from 'outreach-sdk';
import type { Clock } from '../../domain/shared/clock.js';
import { ImportError } from './contract.js';

/** Options of requests to another deployment. */
export interface PatienceOptions {
  /** The deployment's address, for messages. */
  url: string;
  clock: Clock;
  /** Aborts the waiting. */
  signal: AbortSignal;
  say(line: string): void;
}

/** Makes a call, and retries it if that can help. */
export type Patience = <Data>(call: () => PromiseLike<Result<Data>>) => Promise<Result<Data>>;

const mostFailures = 4;
/** Seconds to wait if the deployment does not say, and at most. */
const usualWait = 5;
const longestWait = 120;
/** A wait of at least so many seconds is reported. */
const longWait = 5;

/**
 * Waits when the deployment limits requests, and retries when it fails. A deployment that has never responded is not retried,
 * because its address may be wrong.
 */
export function patience({ url, clock, signal, say }: PatienceOptions): Patience {
  let hasResponded = false;
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
        hasResponded = true;
        if (response.status === 429) {
          await wait(waitOf(response), 'limits requests');
          continue;
        }
        if (response.status < 500 || ++failures >= mostFailures) return outcome.result;
        await wait(Math.max(waitOf(response, 2 ** failures), 1), `returned ${response.status}`);
        continue;
      }
      const isNews = outcome.error instanceof SyntaxError || !hasResponded;
      if (isNews || ++failures >= mostFailures) throw new ImportError(unreachable(url, outcome.error));
      await wait(2 ** failures, 'does not respond');
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
    return `${url} does not respond with JSON of this API: check the address.`;
  const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `The host ${new URL(url).hostname} was not found: check the address.`;
  if (code === 'ECONNREFUSED') return `Nothing responds at ${url}: check the address and its port.`;
  if (error.name === 'TimeoutError' || /TIMEDOUT|TIMEOUT/.test(code ?? ''))
    return `${url} does not respond in time: check the address, and whether a firewall blocks it.`;
  return `${url} cannot be reached: ${message}`;
}
