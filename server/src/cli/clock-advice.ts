import type { Database } from '../store/database/database.js';
import { endSendsAhead, readSendsAhead } from '../store/mailboxes/queries.js';

/** Machines that share a database may differ a little. */
const toleratedMs = 10 * 60_000;

/** What to tell of mailboxes that wait because the clock was ahead when they sent; null when none does. */
export async function adviceOnClock(
  { manager }: Pick<Database, 'manager'>,
  now: Date,
): Promise<string | null> {
  const { mailboxes, latest } = await readSendsAhead(manager, new Date(now.getTime() + toleratedMs));
  if (latest === null) return null;
  return `${mailboxes === 1 ? '1 mailbox' : `${mailboxes} mailboxes`} sent last at a time that is still to come (${latest.toISOString()}): the clock was ahead.
      Nothing is sent from there before that. Where the clock is right now, this SQL lets them go on:
      ${endSendsAhead}`;
}
