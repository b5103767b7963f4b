import type { Sample } from '../build.js';
import { unseenAbsences } from './absences.js';
import { unseenAutomatic } from './automatic.js';
import { unseenFifth } from './fifth.js';
import { unseenFourth } from './fourth.js';
import { unseenAnswers, unseenReplies } from './replies.js';
import { unseenReports } from './reports.js';
import { unseenSecond } from './second.js';
import { unseenThird } from './third.js';

/** Written without a look at the rules or at the other mail, as `independent` was, after the rules had taken that up. */
export const unseen: readonly Sample[] = [
  ...unseenAbsences,
  ...unseenAutomatic,
  ...unseenReports,
  ...unseenReplies,
  ...unseenAnswers,
  ...unseenSecond,
  ...unseenThird,
  ...unseenFourth,
  ...unseenFifth,
];
