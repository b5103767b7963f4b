import { headerValue, type ParsedMail } from '../domain/mail-message.js';
import { isReplySubject } from '../domain/subject.js';

/**
 * True for mail that is sent to many (RFC 2369 and RFC 2919 headers, bulk senders' marks) and answers nothing. A person's
 * answer through a mailing list carries such headers too, but also what it answers.
 */
export function isNewsletter({ headers, inReplyTo, references, subject }: ParsedMail): boolean {
  if (inReplyTo !== null || references.length > 0 || isReplySubject(subject)) return false;
  if (!headers['list-unsubscribe']) return false;
  const bulk = /^(?:bulk|list)$/i.test(headerValue(headers, 'precedence'));
  const marks = [
    'list-id',
    'list-unsubscribe-post',
    'feedback-id',
    'x-campaign',
    'x-campaignid',
    'x-mailgun-sid',
    'x-sg-eid',
  ];
  return bulk || marks.some(name => headers[name] !== undefined);
}
