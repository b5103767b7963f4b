import { readFileSync } from 'node:fs';
import type { ModelTask } from '../src/mail/model.js';

export interface Example {
  label: string;
  language: string;
  text: string;
}

const data = new URL('../data/mail/', import.meta.url);

/** Reads a table of examples: on each line the label, the language ("-" where unknown) and the text, between tabs. */
export function readExamples(file: URL): Example[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => {
      const [label = '', language = '', text = ''] = line.split('\t');
      return {
        label,
        language,
        text: text.replace(/\\(n|\\)/g, (_all, sign) => (sign === 'n' ? '\n' : '\\')),
      };
    });
}

/** A phrase teaches less than an answer: what it is part of may say something else. */
const phraseWeight = 0.5;
/** Of the replies every so many-eth is enough to know people by: more would outweigh the notes. */
const personShare = 3;

export type Lesson = Example & { weight: number };

/** Returns what each task of the model learns from. */
export function trainingLessons(): Record<ModelTask, Lesson[]> {
  const read = (name: string, weight = 1): Lesson[] =>
    readExamples(new URL(name, data)).map(example => ({ ...example, weight }));
  const replies = read('replies.tsv');
  const phrases = read('phrases.tsv', phraseWeight).map(phrase => ({
    ...phrase,
    text: phrase.text.replace(/\*$/, ''),
  }));
  const optOuts = read('opt-outs.tsv');
  const all = [...replies, ...phrases, ...optOuts];
  return {
    // Who wants no more mail is found before the category is.
    category: [...replies, ...phrases].filter(({ label }) => label !== 'opt_out'),
    optOut: all.map(lesson => ({ ...lesson, label: lesson.label === 'opt_out' ? 'opt_out' : 'stay' })),
    note: [
      ...read('notes.tsv'),
      ...[...replies, ...optOuts]
        .filter((_reply, index) => index % personShare === 0)
        .map(lesson => ({ ...lesson, label: 'person' })),
    ],
  };
}
