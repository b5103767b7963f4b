import type { SendClaim } from '../../store/sending/claims/queries.js';
import type { SmtpError } from './smtp-error.js';
import { classifySmtpError } from './smtp-error.js';
import type { SmtpReceipt } from './smtp-session.js';
import type { SmtpSender } from './smtp.js';

/** How the hand-over of a message ended: the server accepted it, or did not, or nobody knows; `withdrawn` never began. */
export type Delivery =
  | { claim: SendClaim; kind: 'accepted'; receipt: SmtpReceipt; at: Date }
  | { claim: SendClaim; kind: 'failed'; error: SmtpError; at: Date }
  | { claim: SendClaim; kind: 'withdrawn' };

/** Hands one message to the mailbox's server. Never throws: what went wrong is the result. */
export async function deliver(sender: SmtpSender, claim: SendClaim, now: () => Date): Promise<Delivery> {
  try {
    const envelopeTo = [claim.toEmail, ...claim.cc];
    const receipt = await sender.send({ envelopeFrom: claim.fromEmail, envelopeTo, raw: claim.raw });
    const { accepted, rejected } = receipt;
    const refusal = rejected.find(({ address }) => address === claim.toEmail) ?? rejected[0];
    if (refusal && accepted.length === 0) throw refusal.error;
    return { claim, kind: 'accepted', receipt, at: now() };
  } catch (error) {
    return { claim, kind: 'failed', error: classifySmtpError(error, false), at: now() };
  }
}
