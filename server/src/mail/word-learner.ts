import { learnWordsInSlices, type Example, type WordEvidence } from './word-evidence.js';

/** What words speak for, learned from examples when it is asked for, or in steps before that. */
export interface WordLearner<Kind extends string> {
  /** Learns what is left to learn first. */
  evidence: WordEvidence<Kind>;
  /** Learns a few milliseconds' worth; false once nothing is left to learn. */
  learnSlice(): boolean;
}

export function wordLearner<Kind extends string>(
  kinds: readonly Kind[],
  examples: () => readonly Example<Kind>[],
): WordLearner<Kind> {
  let learned: WordEvidence<Kind> | undefined;
  let learning: Generator<undefined, WordEvidence<Kind>> | undefined;
  function learnSlice(): boolean {
    if (learned) return false;
    learning ??= learnWordsInSlices(kinds, examples());
    const step = learning.next();
    if (!step.done) return true;
    learned = step.value;
    learning = undefined;
    return false;
  }
  return {
    evidence(text) {
      while (!learned) learnSlice();
      return learned(text);
    },
    learnSlice,
  };
}

/** Texts as examples of a kind. */
export function examplesOf<Kind extends string>(kind: Kind, texts: readonly string[]): Example<Kind>[] {
  return texts.map(text => ({ kind, text }));
}

/** The texts of a block that has one on each line. */
export function textsOf(block: string): string[] {
  return block.trim().split('\n');
}
