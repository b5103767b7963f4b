import { writtenExamples } from '../reply-examples/index.js';
import type { Example } from '../word-evidence.js';
import { examplesOf, textsOf, wordLearner } from '../word-learner.js';
import { noteExamples } from './notes.js';
import { peopleExamples } from './people.js';

const kinds = ['note', 'person'] as const;
type Kind = (typeof kinds)[number];

/** Of the answers that categories are learned from every so many-eth is enough to know people by. */
const share = 2;

const { evidence, learnSlice } = wordLearner(kinds, examples);

/** Learns a few milliseconds' worth ahead of the first mail; false once nothing is left to learn. */
export const learnNoteSlice = learnSlice;

/** By how much the words of a text speak for an automatic note rather than for a person; below nought for a person. */
export function noteEvidence(text: string): number {
  const { note, person } = evidence(text);
  return note - person;
}

function examples(): Example<Kind>[] {
  const answers = writtenExamples().flatMap(({ text }, index) => (index % share === 0 ? text : []));
  return [
    ...examplesOf('note', textsOf(noteExamples)),
    ...examplesOf('person', textsOf(peopleExamples)),
    ...examplesOf('person', answers),
  ];
}
