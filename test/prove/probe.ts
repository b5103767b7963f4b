import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { NotFoundError } from '../../sdk/src/index.js';
import type { Stage } from './stage.js';

const everyMs = 200;
/** After so many writes a person is added, and erased again. */
const eraseEvery = 20;

/** All whom the probe has erased. */
export const erasedLike = 'gone-%@prove.example';

/**
 * Writes one lead of a draft again and again, and adds and erases people, as a client that repeats what the guide to errors lets
 * it repeat. An error that is left then ends it.
 *
 * @returns how long the longest write took, in milliseconds, and how many people were erased
 */
export async function probe(
  { client }: Stage,
  ended: AbortSignal,
  signal: AbortSignal,
): Promise<{ longestWriteMs: number; erased: number }> {
  const { id } = await client.campaigns.create({ name: 'Written all the time' }, { signal });
  let longestWriteMs = 0;
  let erased = 0;
  for (let turn = 0; !ended.aborted; turn++) {
    const begun = performance.now();
    await client.leads.create(id, { email: 'always@prove.example', first_name: `Turn ${turn}` }, { signal });
    longestWriteMs = Math.max(longestWriteMs, performance.now() - begun);
    if (turn % eraseEvery === 0) {
      const email = erasedLike.replace('%', String(turn));
      await client.leads.create(id, { email, first_name: 'Gone' }, { signal });
      // The first attempt of a DELETE that is repeated may have done all.
      await client.people.erase(hash('sha256', email), { signal }).catch((error: unknown) => {
        if (!(error instanceof NotFoundError)) throw error;
      });
      erased++;
    }
    await sleep(everyMs);
  }
  return { longestWriteMs, erased };
}
