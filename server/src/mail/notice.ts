import { phrasesOf, plainText } from './data.js';
import {
  headerValue,
  parseHeaderBlock,
  type ParsedMail,
  isReplySubject,
} from '../domain/inbox/mail-message.js';

/** Whether a text, made plain, says a phrase of `notices.tsv`. */
export const says = phrasesOf('notices.tsv');

/** Whether a subject says one. */
export function subjectSays({ subject }: ParsedMail, label: string): boolean {
  return says(plainText(subject.slice(0, 1000)), label);
}

/** Senders of delivery notices. */
const daemonSender =
  /^(?:mail(?:er)?-?daemon|postmaster|mail-?delivery|mdaemon|mail\.?delivery\.?(?:sub)?system|bounces?)[^@]{0,64}@/;
const otherDaemon =
  /^(?:microsoftexchange[\da-f]{8}|no-?reply\+?bounce)[^@]{0,64}@|-bounces@|^(?:mailer-daemon|postmaster)$/;
export const daemonName =
  /mail delivery (?:sub)?system|mailer[- ]daemon|delivery subsystem|mail administrator|microsoft outlook|internet mail delivery|system administrator/i;
/** Senders that write about undelivered mail and nothing else; a postmaster may be a person. */
const robotSender = /^(?:mail(?:er)?-?daemon|microsoftexchange[\da-f]{8,})(?:@|$)/i;
const filterSender =
  /^(?:do-?)?not?[-_.]?reply|^(?:mail-?)?(?:filter|gateway|anti-?spam|quarantine)(?![a-z])/;

/** True for the address of a mail system. */
export function isDaemonAddress(address: string): boolean {
  const lower = address.slice(0, 320).toLowerCase();
  return daemonSender.test(lower) || otherDaemon.test(lower);
}

/** True for the address of a filter before a mailbox, at which nobody reads. */
export function isFilterAddress(address: string): boolean {
  return filterSender.test(address);
}

/** True for mail of a mail system, by its sender or, as bounces travel, by having none. */
export function isFromDaemon(mail: ParsedMail): boolean {
  const returnPath = headerValue(mail.headers, 'return-path').replace(/\s/g, '');
  return returnPath === '<>' || isDaemonNamed(mail);
}

/** True for mail that is signed as a mail system's, a postmaster's included. */
export function isDaemonNamed(mail: ParsedMail): boolean {
  return isDaemonAddress(senderOf(mail)) || daemonName.test(mail.from?.name ?? bareSender(mail));
}

/** Some systems sign as "MAILER-DAEMON (Mail Delivery System)", without any address. */
export function senderOf(mail: ParsedMail): string {
  const bare = bareSender(mail).replace(/\([^()]*\)/g, '');
  return mail.from?.address ?? bare.trim();
}

const bareSender = ({ headers }: ParsedMail): string => headerValue(headers, 'from').slice(0, 500);

/** True for a sender that is never a person. */
export function isFromRobot(mail: ParsedMail): boolean {
  return robotSender.test(senderOf(mail));
}

/** Filters before a mailbox sign as nobody in particular. */
export function isFromFilter(mail: ParsedMail): boolean {
  if (isReplySubject(mail.subject)) return false;
  const submitted = headerValue(mail.headers, 'auto-submitted').toLowerCase();
  return submitted.startsWith('auto-') || isFilterAddress(senderOf(mail));
}

/** True for a report in the form of RFC 3464, which a person's mail may only seem to be. */
export function isStatusReport(mail: ParsedMail): boolean {
  return mail.deliveryStatus.length > 0 && (mail.isMultipartReport || isFromDaemon(mail));
}

/** Reports on a domain, which concern no single message (RFC 7489 7.2.1.1, RFC 8460 5.3). */
const domainReport = /report[- ]domain: ?\S{1,260} submitter: ?\S{1,260} report-id: ?/i;

/** True for notices that report no failure: of delay, of success, of reading, and about a domain. */
export function isOtherNotice(mail: ParsedMail): boolean {
  if (isStatusReport(mail)) return true;
  if (['delivery-status', 'disposition-notification', 'tlsrpt'].includes(mail.reportType ?? '')) return true;
  if (mail.headers['x-ricevuta'] || domainReport.test(mail.subject)) return true;
  const opening = mail.text.slice(0, 2000);
  // Receipts tell to the minute when a message was read.
  const isReceipt = subjectSays(mail, 'receipt-subject') && /\d[:.]\d\d/.test(opening);
  if (isReceipt && says(plainText(opening), 'receipt-text')) return true;
  if (subjectSays(mail, 'displayed-subject')) return true;
  if (!isFromDaemon(mail)) return false;
  return ['success-subject', 'delay-subject', 'warning-subject'].some(label => subjectSays(mail, label));
}

/** Marks of those who send to many. */
const bulkMarks = [
  'list-id',
  'list-unsubscribe-post',
  'feedback-id',
  'x-campaign',
  'x-campaignid',
  'x-mailgun-sid',
  'x-sg-eid',
];

/**
 * True for mail that is sent to many (RFC 2369 and RFC 2919 headers, bulk senders' marks) and answers nothing. A person's
 * answer through a mailing list carries such headers too, but also what it answers.
 */
export function isNewsletter({ headers, inReplyTo, references, subject }: ParsedMail): boolean {
  if (inReplyTo !== null || references.length > 0 || isReplySubject(subject)) return false;
  if (!headers['list-unsubscribe']) return false;
  const bulk = /^(?:bulk|list)$/i.test(headerValue(headers, 'precedence'));
  return bulk || bulkMarks.some(name => headers[name] !== undefined);
}

/**
 * True when the recipient pressed "this is spam" (RFC 5965). Some hosts send the report as multipart/mixed, and Microsoft
 * sends none: the message comes back alone, with its mark.
 */
export function isComplaint(mail: ParsedMail): boolean {
  const isMarked = [mail.headers, mail.returnedHeaders].some(
    fields => fields?.['x-hmxmroriginalrecipient'] !== undefined,
  );
  if (isMarked || isWrittenComplaint(mail)) return true;
  // Nobody complains of a forged sender (RFC 6591), or of what turned out to be no spam (RFC 6430).
  return isFeedback(mail) && !/^(?:auth-failure|dmarc|not-spam)$/i.test(feedbackType(mail));
}

/** SpamCop writes its reports as plain text, and some hosts write the fields of RFC 5965 into one. */
function isWrittenComplaint({ from, subject, text }: ParsedMail): boolean {
  if (/@reports\.spamcop\.net$/i.test(from?.address ?? '') && /^\[spamcop\b/i.test(subject)) return true;
  const opening = text.slice(0, 4000);
  return /^feedback-type: ?abuse\s*$/im.test(opening) && /^user-agent: ?\S/im.test(opening);
}

/** True for a feedback report of any type. */
export function isFeedback({ reportType, attachments }: ParsedMail): boolean {
  return reportType === 'feedback-report' || attachments.some(isFeedbackPart);
}

function feedbackType({ attachments }: ParsedMail): string {
  const fields = attachments.find(isFeedbackPart)?.content?.subarray(0, 10_000).toString('utf8') ?? '';
  return headerValue(parseHeaderBlock(fields), 'feedback-type').trim();
}

const isFeedbackPart = ({ contentType }: { contentType: string }): boolean =>
  contentType === 'message/feedback-report';
