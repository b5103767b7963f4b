/** What waits for a mailbox in one campaign that may send now. */
export interface WaitingForTurn {
  /** When the mailbox last sent for it; null: never. */
  turn: Date | number | null;
  /** Whether a follow-up is due to someone that the mailbox wrote to. */
  hasFollowUp: boolean;
  /** Whether someone is due that no mailbox has written to yet, and the mailbox may. */
  hasFirstTouch: boolean;
}

/** One thing that a mailbox may send next. */
export interface MailboxTurn<C extends WaitingForTurn> {
  campaign: C;
  kind: 'follow_up' | 'first_touch';
}

/**
 * The order in which a mailbox serves campaigns whose windows are open: follow-ups before first touches, and among each
 * the campaign that it has not sent for the longest.
 */
export function roundRobin<C extends WaitingForTurn>(open: readonly C[]): MailboxTurn<C>[] {
  const inTurn = open.length > 1 ? [...open].sort((a, b) => Number(a.turn) - Number(b.turn)) : open;
  const followUps = inTurn.filter(campaign => campaign.hasFollowUp);
  const firstTouches = inTurn.filter(campaign => campaign.hasFirstTouch);
  return [
    ...followUps.map(campaign => ({ campaign, kind: 'follow_up' as const })),
    ...firstTouches.map(campaign => ({ campaign, kind: 'first_touch' as const })),
  ];
}
