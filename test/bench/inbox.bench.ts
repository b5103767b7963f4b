import { labelledMails, labelledReplies } from '../corpus/index.js';
import { measure, tasks, type Score } from '../corpus/measure.js';
import type { BenchRow } from './row.js';

const promisedPercent = 97;
/** Of answers that are none of the examples that the sorting learns from, which were widened by what it missed of them. */
const promisedUnseenPercent = 90;

/** How much of the labelled mail is understood as its label says, by task. */
export async function benchInbox(): Promise<BenchRow[]> {
  const known = await measure([...labelledMails('train'), ...labelledMails('dev')]);
  const locked = await measure(labelledMails('locked'));
  const { category } = await measure(labelledReplies('locked'));
  return [
    ...tasks.map(task => rowOf(task, known[task], promisedPercent)),
    rowOf('kind, of mail of which nothing was learned', locked.kind, promisedUnseenPercent),
    rowOf('category of short replies of which nothing was learned', category, promisedUnseenPercent),
    rowOf(
      'display body, of mail of which nothing was learned',
      locked['display body'],
      promisedUnseenPercent,
    ),
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
