import type { Schedule } from '../flow/types.js';
import type { MergeLead } from '../merge/merge-fields.js';
import { nextOpening } from '../schedule/send-window.js';
import { recipientWindow } from '../schedule/recipient-window.js';

/** Why a message that could leave waits for its recipient, and until when. */
export interface RecipientWait {
  reason: 'window';
  until: Date;
}

/** What the recipient of a message that is due gives as a reason to wait; null when it may leave now. */
export function recipientWait(
  schedule: Schedule | null,
  lead: Pick<MergeLead, 'custom_lead_data'>,
  now: Date,
): RecipientWait | null {
  const own = recipientWindow(schedule, lead.custom_lead_data ?? {});
  // Without days off, a window opens every week.
  const until = own && nextOpening(own, now)!;
  return until && until > now ? { reason: 'window', until } : null;
}
