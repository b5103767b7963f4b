import { classifyAutoReply } from './auto-reply.js';
import { classifyBounces, isDeliveryNotice, reportedId, type Bounce } from './bounce.js';
import { categorize } from './categorize.js';
import { isComplaint, isFeedback, isNewsletter } from './notice.js';
import type { ParsedMail, ReplyCategory } from '../domain/inbox/mail-message.js';
import { readReply } from './reply-body.js';
import { returnDate } from './return-date.js';
import { isReplySubject } from '../domain/inbox/subject.js';

/** What a received mail is. `body` is what its sender wrote, without quotes and signature. */
export type Understood =
  | { kind: 'reply'; body: string; category: ReplyCategory; optOut: boolean }
  | { kind: 'auto_reply'; body: string; returnsAt: Date | null }
  | { kind: 'bounce'; body: string; bounces: Bounce[] }
  | { kind: 'complaint'; body: string; originalMessageId: string | null }
  /** A delay, a success, a read receipt or a newsletter: nothing follows from it. */
  | { kind: 'notice' };

/**
 * Tells reports of mail systems, automatic answers and people's replies apart, in this order, and what each says.
 *
 * @param now decides the year of a return date that names none
 */
export function understand(mail: ParsedMail, now: Date): Understood {
  // RFC 5965: the recipient pressed "this is spam".
  if (isComplaint(mail)) return { kind: 'complaint', body: mail.text, originalMessageId: reportedId(mail) };
  const bounces = classifyBounces(mail);
  if (bounces.length > 0) return { kind: 'bounce', body: mail.text, bounces };
  if (isFeedback(mail) || isDeliveryNotice(mail) || isNewsletter(mail)) return { kind: 'notice' };
  const text = readReply(mail);
  const { body } = text;
  const automatic = classifyAutoReply(mail, text);
  if (automatic !== null) {
    // Other automatic answers name days too ("your request of …"): there only one that is called the return counts.
    const returnsAt = returnDate(`${mail.subject}\n\n${body}`, now, automatic !== 'out_of_office');
    return { kind: 'auto_reply', body, returnsAt };
  }
  // A subject that only repeats ours says nothing about its sender.
  const ownSubject = isReplySubject(mail.subject) ? '' : mail.subject;
  return { kind: 'reply', body, ...categorize(body, ownSubject) };
}
