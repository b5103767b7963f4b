import { parseMail } from '../../server/src/mail/parse.js';
import { understand, type Understood } from '../../server/src/mail/understand.js';
import { ourId, type Sample } from './build.js';

export const tasks = [
  'kind',
  'bounce kind',
  'bounced recipient',
  'joined send',
  'return date',
  'opt-out',
  'category',
  'display body',
] as const;
export type Task = (typeof tasks)[number];

export interface Score {
  right: number;
  total: number;
  /** What came out otherwise, to be read by people. */
  misses: string[];
}

/** Reads every mail from its raw bytes, as the engine does, and counts per task what comes out as labelled. */
export async function measure(samples: readonly Sample[]): Promise<Record<Task, Score>> {
  const scores = Object.fromEntries(
    tasks.map(task => [task, { right: 0, total: 0, misses: [] } as Score]),
  ) as Record<Task, Score>;
  for (const sample of samples) {
    const understood = understand(await parseMail(sample.raw), sample.at);
    for (const [task, wanted, given] of judgements(sample, understood)) {
      const score = scores[task];
      score.total++;
      if (wanted.includes(given)) score.right++;
      else score.misses.push(`${sample.name}: wanted ${wanted.join(' | ')}, given ${given}`);
    }
  }
  return scores;
}

/** Returns how many of the misses took Interested for Not Interested, or the other way round. */
export function exchanged(misses: readonly string[]): number {
  return misses.filter(miss => /wanted (?:Not )?Interested, given (?:Not )?Interested$/.test(miss)).length;
}

type Judgement = [task: Task, wanted: string[], given: string];

function judgements(sample: Sample, understood: Understood): Judgement[] {
  const found: Judgement[] = [['kind', [sample.kind], understood.kind]];
  if (sample.bounces) {
    const bounces = understood.kind === 'bounce' ? understood.bounces : [];
    const wanted = sample.bounces.map(bounce => bounce.split(' '));
    found.push(
      ['bounce kind', [sorted(wanted.map(([kind]) => kind!))], sorted(bounces.map(({ kind }) => kind))],
      [
        'bounced recipient',
        [sorted(wanted.map(([, address]) => address!))],
        sorted(bounces.map(({ recipient }) => recipient ?? 'nobody')),
      ],
    );
  }
  if (sample.joins !== undefined)
    found.push(['joined send', [String(sample.joins)], String(reportedIds(understood).includes(ourId))]);
  if (sample.returns !== undefined) {
    const returnsAt = understood.kind === 'auto_reply' ? understood.returnsAt : null;
    found.push([
      'return date',
      [String(sample.returns)],
      String(returnsAt?.toISOString().slice(0, 10) ?? null),
    ]);
  }
  if (sample.optOut !== undefined) {
    const optOut = understood.kind === 'reply' && understood.optOut;
    found.push(['opt-out', [String(sample.optOut)], String(optOut)]);
  }
  if (sample.category)
    found.push(['category', [sample.category], understood.kind === 'reply' ? understood.category : 'none']);
  if (sample.body !== undefined) {
    const body = understood.kind === 'notice' ? '' : understood.body;
    found.push(['display body', [sample.body].flat().map(squeezed), squeezed(body)]);
  }
  return found;
}

/** The messages that a report names. */
function reportedIds(understood: Understood): (string | null)[] {
  if (understood.kind === 'bounce') return understood.bounces.map(bounce => bounce.originalMessageId);
  return understood.kind === 'complaint' ? [understood.originalMessageId] : [];
}

const sorted = (values: string[]): string => [...values].sort().join(' ');

/** Where lines break and how wide gaps are is a matter of mail programs. */
const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();
