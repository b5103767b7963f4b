import { setTimeout as sleep } from 'node:timers/promises';
import type { Stage } from './stage.js';

/** Of one mailbox: so many messages on its first day, and so many more on each day after. */
export const ramp = { start: 20, step: 10 };
export const rampedMailbox = 'ann-0@sender.example';

/**
 * Lets the mailbox send as it likes from now on; returns how many messages left it on each day until then, or may have left.
 * One that did not leave for sure is given back to its day.
 */
export async function endRamp({ cli, database }: Stage): Promise<number[]> {
  const rows = await database.manager.query<{ count: number }[]>(
    `SELECT COUNT(*) AS count, DATE(COALESCE(sent_at, started_at)) AS day FROM sends
     WHERE from_email = ? AND state IN ('sent', 'unknown') GROUP BY day ORDER BY day`,
    [rampedMailbox],
  );
  // The database may be about to come back.
  while (
    !(await cli('mailboxes', 'change', '--email', rampedMailbox, '--ramp', 'none').then(
      () => true,
      () => false,
    ))
  )
    // prettier-ignore
    await sleep(500);
  return rows.map(({ count }) => Number(count));
}
