import { absent, absentUnlearned } from '../corpus/absent/index.js';
import { answered } from '../corpus/answered/index.js';
import { automatic, automaticLater } from '../corpus/automatic/index.js';
import { elsewhere } from '../corpus/elsewhere/index.js';
import { first } from '../corpus/first/index.js';
import { heldOut } from '../corpus/held-out/index.js';
import { independent } from '../corpus/independent/index.js';
import { later } from '../corpus/later/index.js';
import { measure, tasks, type Score } from '../corpus/measure.js';
import { returned } from '../corpus/returned/index.js';
import { bodies } from '../corpus/unseen/bodies.js';
import { unseen } from '../corpus/unseen/index.js';
import { shortSets } from '../corpus/unseen/short/index.js';
import type { BenchRow } from './row.js';

const promisedPercent = 97;
/** Of answers that are none of the examples that the sorting learns from, which were widened by what it missed of them. */
const promisedUnseenPercent = 90;

/** How much of the labelled mail is understood as its label says, by task. */
export async function benchInbox(): Promise<BenchRow[]> {
  const known = await measure([
    ...[
      first,
      heldOut,
      later,
      independent,
      unseen,
      elsewhere,
      absent,
      returned,
      automatic,
      automaticLater,
      answered,
    ].flat(),
  ]);
  const { kind } = await measure(absentUnlearned);
  const { category } = await measure(shortSets);
  const { 'display body': shown } = await measure(bodies);
  return [
    ...tasks.map(task => rowOf(task, known[task], promisedPercent)),
    rowOf('kind of notes without a mark and of people, none of them learned', kind, promisedUnseenPercent),
    rowOf('category of short answers that are none of its examples', category, promisedUnseenPercent),
    rowOf('display body of answers amid what mail programs add', shown, promisedUnseenPercent),
  ];
}

function rowOf(task: string, { right, total }: Score, promised: number): BenchRow {
  const value = (100 * right) / total;
  return {
    name: `accuracy on labelled mail: ${task}`,
    value,
    unit: '%',
    note: `${right} of ${total}`,
    target: `at least ${promised} %`,
    ok: value >= promised,
  };
}
