import { phrases } from '../categorize-phrases.js';
import { writtenExamples } from '../reply-examples/index.js';
import type { Example } from '../word-evidence.js';
import { examplesOf, textsOf, wordLearner } from '../word-learner.js';
import { others } from './others.js';
import { wishes } from './wishes.js';

const kinds = ['leave', 'stay'] as const;
type Kind = (typeof kinds)[number];

const { evidence, learnSlice } = wordLearner(kinds, examples);

/** Learns a few milliseconds' worth ahead of the first answer; false once nothing is left to learn. */
export const learnLeavingSlice = learnSlice;

/** How much the words of an answer speak for a wish to be left alone, below nought where they speak against it. */
export function leavingEvidence(text: string): number {
  const { leave, stay } = evidence(text);
  return leave - stay;
}

function examples(): Example<Kind>[] {
  return [
    ...leavingExamples(),
    ...examplesOf('leave', phrases.optOut),
    ...examplesOf('stay', [...phrases.accepts, ...phrases.defers, ...phrases.declines]),
    ...writtenExamples().map(({ text }): Example<Kind> => ({ kind: 'stay', text })),
  ];
}

/** What was written to learn from, beside the answers of other kinds and the phrase tables. */
export function leavingExamples(): Example<Kind>[] {
  return [...examplesOf<Kind>('leave', textsOf(wishes)), ...examplesOf<Kind>('stay', textsOf(others))];
}
