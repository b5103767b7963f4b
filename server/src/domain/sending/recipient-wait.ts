import type { Schedule } from '../flow/types.js';
import { emailDomain } from '../leads/email-address.js';
import type { LimitedReceiver, ReceiverBudget } from '../receivers/limits.js';
import { nextOpening } from '../schedule/send-window.js';
import { recipientWindow } from '../schedule/recipient-window.js';
import type { MergeLead } from '../merge/merge-fields.js';

/** Why a message that could leave waits for its recipient, and until when: its own window, or a receiver over its limit. */
export type RecipientWait =
  { reason: 'window'; until: Date } | { reason: 'receiver'; until: Date; receiver: LimitedReceiver };

/** What gives the recipients of a campaign reasons to wait. */
export interface RecipientTerms {
  /** That of the campaign. */
  schedule: Schedule | null;
  /** What receivers may still get today; null where none has a limit. */
  receivers: ReceiverBudget | null;
}

/** What the recipient of a message that is due gives as a reason to wait, the longest one; null when it may leave now. */
export function recipientWait(
  { schedule, receivers }: RecipientTerms,
  lead: Pick<MergeLead, 'custom_lead_data'> & { email: string },
  now: Date,
): RecipientWait | null {
  const own = recipientWindow(schedule, lead.custom_lead_data ?? {});
  // Without days off, a window opens every week.
  const opens = own && nextOpening(own, now)!;
  const receiver = receivers?.full(emailDomain(lead.email));
  const isShut = opens !== null && opens > now;
  if (receiver && !(isShut && opens > receivers!.renewal))
    return { reason: 'receiver', until: receivers!.renewal, receiver };
  return isShut ? { reason: 'window', until: opens } : null;
}
