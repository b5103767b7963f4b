import { classifyAutoReply } from './auto-reply.js';
import { classifyBounces, isDeliveryNotice, reportedId, type Bounce } from './bounce.js';
import { isComplaint, isFeedback, isNewsletter } from './notice.js';
import { type ParsedMail, type ReplyCategory, isReplySubject } from '../domain/inbox/mail-message.js';
import { readReply } from './reply-body.js';
import { returnDate } from './return-date.js';
import { limits, scoresOf } from './model.js';
import { classifiedWords } from './word-classes.js';

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

export interface Categorized {
  category: ReplyCategory;
  /** The sender asks not to be written to again. */
  optOut: boolean;
}

/** A reply says what it wants at its beginning; later text is signatures and quotes that were not recognized. */
const maxLength = 3_000;

/**
 * Categorizes a person's reply by what it says. `body` is the display body (without quotes and signature); `subject`
 * counts only where it was written for the reply ("unsubscribe"), not where it repeats ours.
 */
export function categorize(body: string, subject = ''): Categorized {
  const text = withoutSalutation(body.slice(0, maxLength)).trim();
  if (wantsOut(text, subject)) return { category: 'Not Interested', optOut: true };
  return { category: categoryOf(text), optOut: false };
}

/** To take a yes for a no, or a no for a yes, is the worst mistake: unless one clearly leads, a person decides. */
function categoryOf(text: string): ReplyCategory {
  const { interested, neutral, not_interested: notInterested } = scoresOf('category', text);
  const isPlain = Math.abs(interested - notInterested) >= limits.lead;
  if (!isPlain || Math.max(interested, notInterested) < neutral) return 'Neutral';
  return interested > notInterested ? 'Interested' : 'Not Interested';
}

const greetings = [
  'hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|hallo|guten (?:tag|morgen|abend)|moin|servus',
  'liebe[rs]?|sehr geehrte[rsn]?|bonjour|bonsoir|salut|cher|chère|hola|buen[oa]s? (?:d[ií]as?|tardes)',
  'estimad[oa]s?|ciao|buongiorno|gentile|ol[aá]|bom dia|boa tarde|prezad[oa]s?|beste|geachte|hej|hei',
  'cześć|dzień dobry|dobrý den|ahoj|здравствуйте|добрый день|привет|merhaba|selam',
];
const greeting = new RegExp(`^(?:${greetings.join('|')})(?!\\p{L})`, 'iu');
const names = /^(?:\s+[\p{Lu}\p{Lo}][\p{L}.'’-]*){0,4}\s*$/u;

/** An answer without the line that greets whom it is for: what that one is called ("Hi Demo,") says nothing. */
export function withoutSalutation(body: string): string {
  const line = /^\s*(\p{L}[^\n,:]{1,60})[,:]\s*\n/u.exec(body);
  const whom = line?.[1]?.replace(greeting, '');
  return line && whom !== line[1] && names.test(whom!) ? body.slice(line[0].length) : body;
}

/** Longer texts say something else besides. */
const longestDemand = 60;

/**
 * Returns whether the sender of a reply asks not to be written to again. The subject counts only where it says nothing
 * else ("unsubscribe").
 */
export function wantsOut(text: string, subject: string): boolean {
  if (isBareDemand(text) || isBareDemand(subject)) return true;
  const scores = scoresOf('optOut', text);
  return scores.opt_out - scores.stay > limits.optOut;
}

/** Returns whether a text says "stop" in any language and nothing else, as senders of mail must respect by law. */
function isBareDemand(text: string): boolean {
  if (text.length > longestDemand || /[?？؟]/u.test(text)) return false;
  const words = classifiedWords(text);
  return (
    words.some(({ classes }) => classes.has('stop_alone')) &&
    words.every(({ classes }) => classes.has('stop_alone') || classes.has('polite'))
  );
}
