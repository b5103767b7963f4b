import type { Sample } from '../../build.js';
import { shortAnswers } from './build.js';
import { first } from './first.js';

/** Answers of a sentence or two, set by set: each was written and measured before the rules saw it. */
export const shortSets: readonly Sample[] = [...shortAnswers('first', first)];
