import type { Sample } from '../build.js';
import { elsewhereAbsences } from './absences.js';
import { elsewhereAutomatic } from './automatic.js';
import { elsewhereReplies } from './replies.js';
import { elsewhereReports } from './reports.js';
import { elsewhereSecond } from './second.js';

/**
 * Written without a look at the rules or at the other mail, as `unseen` was, after the rules had taken that up. Before
 * they were mended by it: kind 482 of 496, bounce kind 154 of 166, bounced recipient 164 of 166, return date 125 of 132,
 * opt-out 17 of 19, display body 126 of 131, joined send all.
 */
export const elsewhere: readonly Sample[] = [
  ...elsewhereReports,
  ...elsewhereAbsences,
  ...elsewhereAutomatic,
  ...elsewhereReplies,
  ...elsewhereSecond,
];
