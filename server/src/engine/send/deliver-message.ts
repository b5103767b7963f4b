import type { SendClaim } from '../../store/sending/claims/queries.js';
import type { SmtpError } from './smtp-error.js';
import { classifySmtpError } from './smtp-error.js';
import type { SmtpSender } from './smtp.js';

/** How the hand-over of a message ended: the server took it, or did not, or nobody knows; `withdrawn` never began. */
export type Delivery =
  | { claim: SendClaim; kind: 'accepted'; response: string; at: Date }
  | { claim: SendClaim; kind: 'failed'; error: SmtpError; at: Date }
  | { claim: SendClaim; kind: 'withdrawn' };

/** Hands one message to the mailbox's server. Never throws: what went wrong is the result. */
export async function deliver(sender: SmtpSender, claim: SendClaim, now: () => Date): Promise<Delivery> {
  try {
    const message = { envelopeFrom: claim.fromEmail, envelopeTo: [claim.toEmail], raw: claim.raw };
    const receipt = await sender.send(message);
    const refusal = receipt.rejected[0];
    if (refusal && receipt.accepted.length === 0) throw refusal.error;
    return { claim, kind: 'accepted', response: receipt.response, at: now() };
  } catch (error) {
    return { claim, kind: 'failed', error: classifySmtpError(error, false), at: now() };
  }
}
