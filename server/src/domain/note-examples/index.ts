import { writtenExamples } from '../reply-examples/index.js';
import { learnWordsInSlices, type Example, type WordEvidence } from '../word-evidence.js';
import { noteExamples } from './notes.js';
import { peopleExamples } from './people.js';

const kinds = ['note', 'person'] as const;
type Kind = (typeof kinds)[number];

/** Of the answers that categories are learned from every so many-eth is enough to know people by. */
const share = 2;

let learned: WordEvidence<Kind> | undefined;
let learning: Generator<undefined, WordEvidence<Kind>> | undefined;

/**
 * By how much the words of a text speak for an automatic note rather than for a person; below nought for a person. Learned
 * by the first text at the latest.
 */
export function noteEvidence(text: string): number {
  while (!learned) learnNoteSlice();
  const { note, person } = learned(text);
  return note - person;
}

/** Learns a few milliseconds' worth ahead of the first mail; false once nothing is left to learn. */
export function learnNoteSlice(): boolean {
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
    ...of('note', lines(noteExamples)),
    ...of('person', lines(peopleExamples)),
    ...of(
      'person',
      writtenExamples().flatMap(({ text }, index) => (index % share === 0 ? text : [])),
    ),
  ];
}

const of = (kind: Kind, texts: readonly string[]): Example<Kind>[] => texts.map(text => ({ kind, text }));

const lines = (block: string): string[] => block.trim().split('\n');
