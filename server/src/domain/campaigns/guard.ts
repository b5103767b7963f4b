import type { GuardTrip } from '../../generated/types.js';
import { emailDomain } from '../leads/email-address.js';

/** Share of bounces at which a new campaign pauses itself, in percent. */
export const defaultMaxBouncePercent = 15;
/** The guard looks at so many of the latest messages of a campaign. */
export const guardedMessages = 200;
/** It judges no fewer: a few bounces among the first messages are chance. */
const leastMessages = 100;
/** Few who take mail for spam report it, and fewer reports come back: three stand for many. */
const maxComplaints = 3;
/** Complaints that count of one domain: nobody stops a campaign alone. */
const complaintsOfDomain = 2;

/** Why and when a campaign paused itself, as it is stored. */
export type StoredTrip = Omit<GuardTrip, 'message'>;

/** What is known of a message that was sent, or that the server refused. */
export interface GuardedMessage {
  /** Address of the recipient. */
  to: string;
  createdAt: Date;
  hasBounced: boolean;
  isReported: boolean;
}

/**
 * Judges the latest messages of a campaign: null when it may go on.
 *
 * @param latest at most {@link guardedMessages}; those from before the campaign was resumed are left out
 * @param maxBouncePercent null for any number of bounces
 */
export function judgeLatest(
  latest: readonly GuardedMessage[],
  maxBouncePercent: number | null,
  resumedAt: Date | null,
  now: Date,
): StoredTrip | null {
  const judged = latest.filter(({ createdAt }) => resumedAt === null || createdAt >= resumedAt);
  if (judged.length < leastMessages) return null;
  const trip = (reason: StoredTrip['reason'], count: number) => {
    return { reason, count, message_count: judged.length, tripped_at: now.toISOString() };
  };
  const bounces = judged.filter(({ hasBounced }) => hasBounced).length;
  if (maxBouncePercent !== null && bounces * 100 >= maxBouncePercent * judged.length)
    return trip('bounces', bounces);
  const complaints = countComplaints(judged.filter(({ isReported }) => isReported));
  return complaints >= maxComplaints ? trip('complaints', complaints) : null;
}

/** Counts people who reported a message, whatever the number of their reports. */
function countComplaints(reported: readonly GuardedMessage[]): number {
  const byDomain = new Map<string, number>();
  for (const person of new Set(reported.map(({ to }) => to))) {
    const domain = emailDomain(person);
    byDomain.set(domain, Math.min(complaintsOfDomain, (byDomain.get(domain) ?? 0) + 1));
  }
  return [...byDomain.values()].reduce((sum, count) => sum + count, 0);
}

/** Says for people why a campaign paused itself. */
export function guardWords({ reason, count, message_count }: StoredTrip): string {
  return reason === 'bounces'
    ? `${count} of the latest ${message_count} messages bounced. Check the addresses of the leads before you resume the campaign.`
    : `${count} recipients of the latest ${message_count} messages reported them as spam. Check to whom and what you write before you resume the campaign.`;
}
