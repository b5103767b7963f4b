import { phrases } from '../categorize-phrases.js';
import type { Example } from '../word-evidence.js';
import { examplesOf, textsOf, wordLearner } from '../word-learner.js';
import { englishExamples } from './english.js';
import { germanicExamples } from './germanic.js';
import { otherExamples } from './others.js';
import { romanceExamples } from './romance.js';
import { slavicExamples } from './slavic.js';

const kinds = ['Interested', 'Neutral', 'Not Interested'] as const;
type Kind = (typeof kinds)[number];

const languages = [englishExamples, germanicExamples, romanceExamples, slavicExamples, otherExamples];

const { evidence, learnSlice } = wordLearner(kinds, examples);

/** Learns a few milliseconds' worth ahead of the first answer; false once nothing is left to learn. */
export const learnReplySlice = learnSlice;

/** What the words of an answer speak for, by the examples and the phrase tables. */
export const replyEvidence = evidence;

function examples(): Example<Kind>[] {
  return [
    ...writtenExamples(),
    ...examplesOf('Interested', phrases.accepts),
    ...examplesOf('Neutral', phrases.defers),
    ...examplesOf('Not Interested', phrases.declines),
  ];
}

/** What was written to learn from, beside the phrase tables. */
export function writtenExamples(): Example<Kind>[] {
  return languages.flatMap(({ interested, neutral, notInterested }) => [
    ...examplesOf('Interested', textsOf(interested)),
    ...examplesOf('Neutral', textsOf(neutral)),
    ...examplesOf('Not Interested', textsOf(notInterested)),
  ]);
}
