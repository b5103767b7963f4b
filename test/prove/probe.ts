import { setTimeout as sleep } from 'node:timers/promises';
import type { Stage } from './stage.js';

const everyMs = 200;

/**
 * Writes one lead of a draft again and again, as a client that repeats what the guide to errors lets it repeat. An error that
 * is left then ends it.
 *
 * @returns how long the longest write took, in milliseconds
 */
export async function longestWrite({ client }: Stage, until: number, signal: AbortSignal): Promise<number> {
  const { id } = await client.campaigns.create({ name: 'Written all the time' }, { signal });
  let longest = 0;
  for (let turn = 0; Date.now() < until; turn++) {
    const begun = performance.now();
    await client.leads.create(id, { email: 'always@prove.example', first_name: `Turn ${turn}` }, { signal });
    longest = Math.max(longest, performance.now() - begun);
    await sleep(everyMs);
  }
  return longest;
}
