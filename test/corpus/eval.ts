import { labelledMails, labelledReplies, labelledTexts, type Split } from './index.js';
import type { Sample } from './build.js';
import { exchanged, measure, tasks } from './measure.js';

/** Prints how much of the labelled mail is understood, by split and task, and of the replies by language. */
const splits: Split[] = ['train', 'dev', 'locked'];

function percent(right: number, total: number): string {
  return total === 0 ? '-' : `${((100 * right) / total).toFixed(1)} %`;
}

async function printMails(split: Split): Promise<void> {
  const scores = await measure(labelledMails(split));
  for (const task of tasks) {
    const { right, total, misses } = scores[task];
    console.log([`mails ${split}`, task, `${right}/${total}`, percent(right, total)].join('\t'));
    if (process.argv.includes('--misses')) misses.forEach(miss => console.log(`  ${miss}`));
  }
}

async function printReplies(split: 'dev' | 'locked'): Promise<void> {
  const languages = labelledTexts(split).map(({ language }) => language);
  const samples = labelledReplies(split);
  for (const language of ['all', ...new Set(languages)])
    await printLanguage(
      split,
      language,
      language === 'all' ? samples : samples.filter((_sample, at) => languages[at] === language),
    );
}

async function printLanguage(split: string, language: string, samples: readonly Sample[]): Promise<void> {
  const { category, 'opt-out': optOut } = await measure(samples);
  const wanted = samples.filter(sample => sample.optOut).length;
  const missed = optOut.misses.filter(miss => miss.includes(': wanted true')).length;
  const given = wanted - missed + (optOut.misses.length - missed);
  const decided = samples.filter(sample => sample.category !== 'Neutral').length;
  const columns = [
    `replies ${split}`,
    language,
    `category ${percent(category.right, category.total)} of ${category.total}`,
    `exchanged ${percent(exchanged(category.misses), decided)}`,
    `opt-out recall ${percent(wanted - missed, wanted)} of ${wanted}`,
    `precision ${percent(wanted - missed, given)}`,
  ];
  console.log(columns.join('\t'));
  if (language === 'all' && process.argv.includes('--misses'))
    [...category.misses, ...optOut.misses].forEach(miss => console.log(`  ${miss}`));
}

for (const split of splits) await printMails(split);
for (const split of ['dev', 'locked'] as const) await printReplies(split);
