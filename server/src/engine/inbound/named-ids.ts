import type { ReceivedMail } from '../../domain/mail-message.js';
import type { Arrival } from './arrival.js';

/** So many of the ids that a mail refers to are looked up; the first and the newest tell most. */
const MAX_IDS = 30;

/** The Message-IDs that a mail refers to, the most telling first: what it answers, then its references from the newest on. */
export function referredIds({ inReplyTo, references }: ReceivedMail): string[] {
  const ids = [...(inReplyTo === null ? [] : [inReplyTo]), ...[...references].reverse()];
  const unique = [...new Set(ids)];
  return unique.length <= MAX_IDS ? unique : [...unique.slice(0, MAX_IDS - 1), unique.at(-1)!];
}

/** The Message-IDs of what a mail answers or reports on. */
export function namedIds({ mail, understood }: Arrival): string[] {
  if (understood.kind === 'bounce')
    return understood.bounces.flatMap(bounce => bounce.originalMessageId ?? []);
  if (understood.kind === 'complaint')
    return understood.originalMessageId === null ? [] : [understood.originalMessageId];
  return referredIds(mail);
}
