import type { MailboxStatus } from '../../generated/types.js';
import { intervalMs, sendingStates } from './mailbox-pace.js';
import { mailboxPacer, type MailboxPacer, type PacedMailbox } from './mailbox-pacer.js';
import type { Openings } from '../schedule/sending-calendar.js';

/** A mailbox that may be able to send. */
export interface SendingMailboxState extends PacedMailbox {
  status: MailboxStatus;
  deleted: boolean;
}

/** What a campaign asks of the mailboxes that send for it. */
export interface SendingTerms {
  sending_interval_seconds: number;
}

/** A mailbox that sends, and when it may send for a campaign next: epoch milliseconds, Infinity for never. */
export interface NextSlot<M extends SendingMailboxState> {
  mailbox: M;
  pacer: MailboxPacer;
  intervalMs: number;
  at: number;
}

/** Whether a mailbox sends at all, if not at this moment. */
export function canSend({ status, deleted }: Pick<SendingMailboxState, 'status' | 'deleted'>): boolean {
  return !deleted && sendingStates.includes(status);
}

/** Those of these mailboxes that send, in the order of their next slots; of those with the same, the one idle longest. */
export function nextSlots<M extends SendingMailboxState>(
  mailboxes: readonly M[],
  campaign: SendingTerms,
  from: Date,
  window: Openings,
): NextSlot<M>[] {
  const interval = (mailbox: M) =>
    intervalMs({ sending_interval_seconds: mailbox.sendingIntervalSeconds }, campaign);
  return mailboxes
    .filter(canSend)
    .map(mailbox => {
      const pacer = mailboxPacer(mailbox);
      const at = pacer.slot(interval(mailbox), window, from.getTime());
      return { mailbox, pacer, intervalMs: interval(mailbox), at };
    })
    .sort((a, b) => (a.at === b.at ? idleness(a.mailbox) - idleness(b.mailbox) : a.at - b.at));
}

function idleness({ lastSentAt }: PacedMailbox): number {
  return lastSentAt?.getTime() ?? -1;
}

/**
 * The earliest instant at which the message goes that has others before it, when each mailbox sends whenever it may;
 * Infinity when it never does. The pace of the slots is played on.
 *
 * @param ahead messages that go first, whichever mailbox sends them
 */
export function slotBehind<M extends SendingMailboxState>(
  slots: readonly NextSlot<M>[],
  window: Openings,
  ahead: number,
): number {
  for (let left = ahead; ;) {
    const first = slots.reduce<NextSlot<M> | null>((a, b) => (a && a.at <= b.at ? a : b), null);
    if (!first || !Number.isFinite(first.at) || left <= 0) return first?.at ?? Infinity;
    const { pacer, intervalMs: interval, at } = first;
    const count = interval > 0 ? 1 : Math.min(left, pacer.budget(at));
    pacer.take(at, count, at + interval);
    left -= count;
    first.at = pacer.slot(interval, window, at);
  }
}
