import type { Database } from '../../store/database/database.js';
import { waitingAccounts } from '../../store/jobs/queue/queries.js';

/**
 * Which account of a worker was served last, null before the first: they are served in the order of their
 * ids, over and over.
 */
export interface RoundRobin {
  last: string | null;
}

/** What came of serving the queues of some accounts. */
export interface Served {
  /** The last account that there was time for; null when all were served. */
  brokeOffAfter: string | null;
}

/**
 * Serves the queues of the next accounts, and of those behind them, until `serve` found something to do
 * there; null when all accounts were asked and none had anything.
 */
export async function serveNext<T extends Served>(
  { manager }: Database,
  round: RoundRobin,
  serve: (accounts: readonly string[]) => Promise<T | null>,
): Promise<T | null> {
  // The accounts behind the last one served, and then each once.
  for (let laps = round.last === null ? 1 : 2; laps > 0;) {
    const { ids, isEnd } = await waitingAccounts(manager, round.last);
    round.last = isEnd ? null : ids.at(-1)!;
    if (isEnd) laps--;
    const served = ids.length > 0 ? await serve(ids) : null;
    if (served === null) continue;
    // Those behind it come next, or they would wait for as long as those before them have something to do.
    round.last = served.brokeOffAfter ?? round.last;
    return served;
  }
  return null;
}
