import type { EntityManager } from 'typeorm';
import { emailDomain } from '../../../domain/leads/email-address.js';
import {
  limitsProviders,
  receiverBudget,
  receiverDay,
  type ReceiverBudget,
} from '../../../domain/receivers/limits.js';
import type { RecipientWait } from '../../../domain/sending/recipient-wait.js';
import type { ReceiverLimits } from '../../../generated/types.js';
import { changeEnrollments } from '../../../store/enrollments/repository.js';
import {
  addReceiverSends,
  giveBackReceiverSends,
  readProviders,
  readReceiverSends,
} from '../../../store/receivers/queries.js';
import type { CampaignSend } from '../../../store/sending/entities.js';
import type { CountedReceivers } from '../claim-outcome.js';

/** Domains that are looked up at a time. */
const MOST_LOOKED_UP = 100;

/** An enrollment that waits because of its recipient. */
export interface Waiting {
  id: string;
  wait: RecipientWait;
}

/** Lets those who wait because of their recipient come due when that is over. */
export async function postpone(
  tx: EntityManager,
  accountId: string,
  waiting: readonly Waiting[],
  now: Date,
): Promise<void> {
  const byTime = new Map<number, string[]>();
  for (const { id, wait } of waiting) {
    const ids = byTime.get(wait.until.getTime());
    if (ids) ids.push(id);
    else byTime.set(wait.until.getTime(), [id]);
  }
  for (const [until, ids] of byTime)
    await changeEnrollments(tx, accountId, ids, { next_action_at: new Date(until), last_error: null }, now);
}

/** What the receivers of a batch may still get today. */
export interface OpenReceivers {
  /** As the counters are now; {@link countForReceivers} has the last word. */
  budget: ReceiverBudget;
  /** The same, with counters that were read later. */
  reopened(sent: ReadonlyMap<string, number>): ReceiverBudget;
}

/** Opens what the receivers of a batch may still get today; or names domains of which nobody knows who receives their mail. */
export async function openReceivers(
  tx: EntityManager,
  accountId: string,
  limits: ReceiverLimits,
  emails: readonly string[],
  now: Date,
  isLookedUp: boolean,
): Promise<OpenReceivers | { unclassified: string[] }> {
  const domains = [...new Set(emails.map(emailDomain))];
  const providers = limitsProviders(limits) ? await readProviders(tx, domains, now) : new Map();
  const unclassified = domains.filter(domain => !providers.has(domain));
  if (isLookedUp && limitsProviders(limits) && unclassified.length > 0)
    return { unclassified: unclassified.slice(0, MOST_LOOKED_UP) };
  const reopened = (sent: ReadonlyMap<string, number>) => receiverBudget(limits, now, providers, sent);
  const { receivers } = reopened(new Map());
  const keys = new Set(domains.flatMap(domain => receivers(domain).map(({ key }) => key)));
  const sent = await readReceiverSends(tx, accountId, receiverDay(now), [...keys]);
  return { budget: reopened(sent), reopened };
}

/**
 * Counts messages for their receivers, whose counters stay locked until the transaction ends. Other workers may have counted
 * meanwhile: a message that would be over a limit then is not counted, and waits.
 */
export async function countForReceivers(
  tx: EntityManager,
  accountId: string,
  { budget, reopened }: OpenReceivers,
  messages: readonly CampaignSend[],
): Promise<{ counted: CountedReceivers; waiting: Waiting[] }> {
  const { day, renewal } = budget;
  const keys = new Map(
    messages.map(({ id, to_email }) => [id, budget.receivers(emailDomain(to_email)).map(({ key }) => key)]),
  );
  const counts = countsOf(keys.values());
  await addReceiverSends(tx, accountId, day, counts);
  const total = await readReceiverSends(tx, accountId, day, [...counts.keys()]);
  const locked = reopened(new Map([...total].map(([key, sent]) => [key, sent - counts.get(key)!])));
  const waiting: Waiting[] = [];
  const uncounted: string[][] = [];
  for (const { id, enrollment_id, to_email } of messages) {
    const receiver = locked.full(emailDomain(to_email));
    if (receiver) {
      waiting.push({ id: enrollment_id, wait: { reason: 'receiver', until: renewal, receiver } });
      uncounted.push(keys.get(id)!);
      keys.delete(id);
    } else locked.take(emailDomain(to_email), 1);
  }
  await giveBackReceiverSends(tx, accountId, day, countsOf(uncounted));
  return { counted: { day, keys }, waiting };
}

/** Gives messages that certainly did not leave back to the receivers that this worker has counted them for. */
export async function giveBackReceivers(
  tx: EntityManager,
  accountId: string,
  counted: CountedReceivers | null,
  messageIds: readonly string[],
): Promise<void> {
  if (!counted) return;
  const counts = countsOf(messageIds.map(id => counted.keys.get(id) ?? []));
  await giveBackReceiverSends(tx, accountId, counted.day, counts);
}

function countsOf(lists: Iterable<readonly string[]>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const keys of lists) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
