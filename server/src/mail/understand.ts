import { classifyAutoReply } from './auto-reply.js';
import { classifyBounces, isDeliveryNotice, reportedId, type Bounce } from './bounce.js';
import { categorize } from './categorize.js';
import { isNewsletter } from './newsletter.js';
import {
  headerValue,
  parseHeaderBlock,
  type ParsedMail,
  type ReplyCategory,
} from '../domain/mail-message.js';
import { readReply } from './reply-body.js';
import { returnDate } from './return-date.js';
import { isReplySubject } from '../domain/subject.js';

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
  if (isSpamReport(mail)) return { kind: 'complaint', body: mail.text, originalMessageId: reportedId(mail) };
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

/** Some hosts send the report as multipart/mixed, and Microsoft sends none: the message comes back alone, with its mark. */
function isSpamReport(mail: ParsedMail): boolean {
  const marked = [mail.headers, mail.returnedHeaders].some(
    fields => fields?.['x-hmxmroriginalrecipient'] !== undefined,
  );
  return (
    marked ||
    isWrittenReport(mail) ||
    (isFeedback(mail) && !/^(?:auth-failure|dmarc|not-spam)$/i.test(feedbackType(mail)))
  );
}

/** SpamCop writes its reports as plain text, and some hosts write the fields of RFC 5965 into one. */
function isWrittenReport({ from, subject, text }: ParsedMail): boolean {
  if (/@reports\.spamcop\.net$/i.test(from?.address ?? '') && /^\[spamcop\b/i.test(subject)) return true;
  const opening = text.slice(0, 4000);
  return /^feedback-type: ?abuse\s*$/im.test(opening) && /^user-agent: ?\S/im.test(opening);
}

function isFeedback({ reportType, attachments }: ParsedMail): boolean {
  return reportType === 'feedback-report' || attachments.some(isFeedbackPart);
}

/** Nobody complains of a forged sender (RFC 6591), or of what turned out to be no spam (RFC 6430). */
function feedbackType({ attachments }: ParsedMail): string {
  const fields = attachments.find(isFeedbackPart)?.content?.subarray(0, 10_000).toString('utf8') ?? '';
  return headerValue(parseHeaderBlock(fields), 'feedback-type').trim();
}

const isFeedbackPart = ({ contentType }: { contentType: string }): boolean =>
  contentType === 'message/feedback-report';
