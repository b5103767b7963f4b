import { phrases } from '../categorize-phrases.js';
import { learnWordsInSlices, type Example, type WordEvidence } from '../word-evidence.js';
import { englishExamples } from './english.js';
import { germanicExamples } from './germanic.js';
import { otherExamples } from './others.js';
import { romanceExamples } from './romance.js';
import { slavicExamples } from './slavic.js';

const kinds = ['Interested', 'Neutral', 'Not Interested'] as const;
type Kind = (typeof kinds)[number];

const languages = [englishExamples, germanicExamples, romanceExamples, slavicExamples, otherExamples];

let learned: WordEvidence<Kind> | undefined;
let learning: Generator<undefined, WordEvidence<Kind>> | undefined;

/** What the words of an answer speak for, by the examples and the phrase tables. Learned by the first answer at the latest. */
export function replyEvidence(text: string): Record<Kind, number> {
  while (!learned) learnSlice();
  return learned(text);
}

/** Learns a few milliseconds' worth ahead of the first answer; false once nothing is left to learn. */
export function learnSlice(): boolean {
  if (learned) return false;
  learning ??= learnWordsInSlices(kinds, examples());
  const step = learning.next();
  if (!step.done) return true;
  learned = step.value;
  learning = undefined;
  return false;
}

function examples(): Example<Kind>[] {
  return [
    ...writtenExamples(),
    ...of('Interested', phrases.accepts),
    ...of('Neutral', phrases.defers),
    ...of('Not Interested', phrases.declines),
  ];
}

/** What was written to learn from, beside the phrase tables. */
export function writtenExamples(): Example<Kind>[] {
  return languages.flatMap(({ interested, neutral, notInterested }) => [
    ...of('Interested', lines(interested)),
    ...of('Neutral', lines(neutral)),
    ...of('Not Interested', lines(notInterested)),
  ]);
}

const of = (kind: Kind, texts: readonly string[]): Example<Kind>[] => texts.map(text => ({ kind, text }));

const lines = (block: string): string[] => block.trim().split('\n');
