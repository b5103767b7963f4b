import type { Database } from '../store/database.js';

/** Machines that share a database may differ a little. */
const toleratedMs = 10 * 60_000;

/** What to tell of mailboxes that wait because the clock was ahead when they sent; null when none does. */
export async function adviceOnClock(
  { manager }: Pick<Database, 'manager'>,
  now: Date,
): Promise<string | null> {
  const [row] = await manager.query<{ mailboxes: number; latest: Date | null }[]>(
    `SELECT COUNT(*) AS mailboxes, MAX(last_sent_at) AS latest FROM mailboxes
     WHERE last_sent_at > ? AND deleted_at IS NULL`,
    [new Date(now.getTime() + toleratedMs)],
  );
  const { mailboxes, latest } = row!;
  if (latest === null) return null;
  return `${mailboxes === 1 ? '1 mailbox' : `${mailboxes} mailboxes`} sent last at a time that is still to come (${latest.toISOString()}): the clock was ahead.
      Nothing is sent from there before that. Where the clock is right now, this SQL lets them go on:
      UPDATE mailboxes SET next_send_at = UTC_TIMESTAMP(3), last_sent_at = UTC_TIMESTAMP(3) WHERE last_sent_at > UTC_TIMESTAMP(3);`;
}
