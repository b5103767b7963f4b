import { first } from '../corpus/first/index.js';
import { heldOut } from '../corpus/held-out/index.js';
import { independent } from '../corpus/independent/index.js';
import { later } from '../corpus/later/index.js';
import { measure, tasks } from '../corpus/measure.js';
import { unseen } from '../corpus/unseen/index.js';
import type { BenchRow } from './row.js';

const promisedPercent = 97;

/** How much of the labelled mail is understood as its label says, by task. */
export async function benchInbox(): Promise<BenchRow[]> {
  const scores = await measure([...first, ...heldOut, ...later, ...independent, ...unseen]);
  return tasks.map(task => {
    const { right, total } = scores[task];
    const value = (100 * right) / total;
    return {
      name: `accuracy on labelled mail: ${task}`,
      value,
      unit: '%',
      note: `${right} of ${total}`,
      target: `at least ${promisedPercent} %`,
      ok: value >= promisedPercent,
    };
  });
}
