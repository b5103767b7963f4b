import type { Sample } from '../build.js';
import { absences } from './absences.js';
import { optOuts } from './opt-outs.js';
import { otherAutoReplies } from './other-auto-replies.js';
import { replies } from './replies.js';
import { reports } from './reports.js';
import { second } from './second.js';
import { third } from './third.js';

/** Written without a look at the rules or at the other mail, to tell how well the rules do on mail that is new to them. */
export const independent: readonly Sample[] = [
  ...absences,
  ...otherAutoReplies,
  ...reports,
  ...replies,
  ...optOuts,
  ...second,
  ...third,
];
