import { setTimeout as sleep } from 'node:timers/promises';
import type { Stage } from './stage.js';

/** Of one mailbox: so many messages on its first day, and so many more on each day after. */
export const ramp = { start: 20, step: 10 };
export const rampedMailbox = 'ann-0@sender.example';

/** Lets the mailbox send as it likes from now on; returns how many messages it began on each day until then. */
export async function endRamp({ cli, database }: Stage): Promise<number[]> {
  const rows = await database.manager.query<{ count: number }[]>(
    'SELECT COUNT(*) AS count FROM sends WHERE from_email = ? GROUP BY DATE(created_at) ORDER BY DATE(created_at)',
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
