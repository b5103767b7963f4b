import type { Sample } from '../../build.js';
import { shortAnswers } from './build.js';
import { eighteenth } from './eighteenth.js';
import { eighth } from './eighth.js';
import { eleventh } from './eleventh.js';
import { fifteenth } from './fifteenth.js';
import { fifth } from './fifth.js';
import { first } from './first.js';
import { fourteenth } from './fourteenth.js';
import { fourth } from './fourth.js';
import { leavingFirst } from './leaving-first.js';
import { leavingFresh } from './leaving-fresh.js';
import { leavingLast } from './leaving-last.js';
import { leavingSecond } from './leaving-second.js';
import { nineteenth } from './nineteenth.js';
import { ninth } from './ninth.js';
import { second } from './second.js';
import { seventeenth } from './seventeenth.js';
import { seventh } from './seventh.js';
import { sixteenth } from './sixteenth.js';
import { sixth } from './sixth.js';
import { tenth } from './tenth.js';
import { third } from './third.js';
import { thirteenth } from './thirteenth.js';
import { twelfth } from './twelfth.js';
import { twentieth } from './twentieth.js';

/**
 * Answers of a sentence or two, each set written and measured before the sorting knew of it. They stay apart from the
 * other mail: the sorting learns from examples of its own, none of which repeats these, and need not have each right.
 */
export const shortSets: readonly Sample[] = [
  ...shortAnswers('first', first),
  ...shortAnswers('second', second),
  ...shortAnswers('third', third),
  ...shortAnswers('fourth', fourth),
  ...shortAnswers('fifth', fifth),
  ...shortAnswers('sixth', sixth),
  ...shortAnswers('seventh', seventh),
  ...shortAnswers('eighth', eighth),
  ...shortAnswers('ninth', ninth),
  ...shortAnswers('tenth', tenth),
  ...shortAnswers('eleventh', eleventh),
  ...shortAnswers('twelfth', twelfth),
  ...shortAnswers('thirteenth', thirteenth),
  ...shortAnswers('fourteenth', fourteenth),
  ...shortAnswers('fifteenth', fifteenth),
  ...shortAnswers('sixteenth', sixteenth),
  ...shortAnswers('seventeenth', seventeenth),
  ...shortAnswers('eighteenth', eighteenth),
  ...shortAnswers('nineteenth', nineteenth),
  ...shortAnswers('twentieth', twentieth),
  ...shortAnswers('leavingFirst', leavingFirst),
  ...shortAnswers('leavingSecond', leavingSecond),
  ...shortAnswers('leavingFresh', leavingFresh),
  ...shortAnswers('leavingLast', leavingLast),
];
