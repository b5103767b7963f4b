import { phrasesOf, plainText } from './data.js';
import { scoresOf } from './model.js';
import { readReply, type ReplyText } from './reply-body.js';
import {
  headerValue,
  type MailHeaders,
  type ParsedMail,
  baseSubject,
  isReplySubject,
} from '../domain/inbox/mail-message.js';

export type AutoReplyKind = 'out_of_office' | 'auto_reply';

/** Notes say what they are at once. */
const openingLength = 600;

/** By how much the words of a mail must speak for a program. A person's reply that is missed costs most. */
const thresholds = {
  /** For a note of `usualLength` letters. */
  least: 0.4,
  usualLength: 64,
  /** For each time that it is half as long, people are brief, programs are not; never less than nothing for a longer one. */
  perHalving: 1,
  /** By so much an absence must outweigh any other automatic reply. */
  absenceMargin: 2.0,
};

/**
 * Returns whether a program wrote this reply (RFC 3834, vendor headers, the subjects of mail systems, and else the model)
 * and what it says; null for a person's mail. Bounces and notices are no replies: judge them first.
 *
 * @param text the text of the mail, if it was read already
 */
export function classifyAutoReply(
  mail: ParsedMail,
  { body, isQuoting }: ReplyText = readReply(mail),
): AutoReplyKind | null {
  const subject = classifySubject(mail.subject);
  const text = noteText(subject === null ? mail.subject : '', body);
  const { person, out_of_office: absence, auto_reply: other } = scoresOf('note', text);
  const isAbsence = subject === 'out_of_office' || absence - other > thresholds.absenceMargin;
  const kind = isAbsence ? 'out_of_office' : 'auto_reply';
  if (saysAutomatic(mail.headers)) return kind;
  if (subject !== null && !isAnswered(mail.subject, body, isQuoting)) return kind;
  // People quote what they reply to, programs rarely do, and a program says something.
  if (isQuoting || !/\p{L}/u.test(body)) return null;
  const evidence = Math.log(Math.exp(absence) + Math.exp(other)) - person;
  return evidence > leastEvidence(text) ? kind : null;
}

/** Returns what the model reads of a mail: the subject counts only where it does not repeat ours. */
function noteText(subject: string, body: string): string {
  const parts = partsOf(subject);
  const own = parts.some(isReplySubject) ? '' : parts.join(' ');
  return `${own}\n${body.slice(0, openingLength)}`.trim();
}

function leastEvidence(text: string): number {
  const words = text.replace(/(?:https?:|www\.)[!-~]+|[\w.+-]+@[\w.-]+/g, '');
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  // A sign of Chinese, Japanese or Korean says as much as two letters.
  const wide = words.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu);
  const length = Math.max(1, letters + (wide?.length ?? 0));
  return Math.max(0, thresholds.least + thresholds.perHalving * Math.log2(thresholds.usualLength / length));
}

const says = phrasesOf('subjects.tsv');

/** "[EXTERNAL] Automatic reply: Hello", "(Automatische Antwort) Re: Hallo". */
function classifySubject(subject: string): AutoReplyKind | null {
  const heads = plainText(partsOf(subject).map(baseSubject).join('\n\n'));
  if (/[?？]$/.test(heads)) return null;
  if (says(heads, 'out_of_office')) return 'out_of_office';
  return says(heads, 'auto_reply') ? 'auto_reply' : null;
}

/** Returns what is written in brackets, between and behind them. */
function partsOf(subject: string): string[] {
  const parts = subject.slice(0, 500).split(/[[\](){}<>【】（）]/);
  return parts.map(part => part.trim()).filter(part => part !== '');
}

/** "Re: Automatic reply: …" above a quote, or above a question, is what a person writes. */
function isAnswered(subject: string, body: string, isQuoting: boolean): boolean {
  return isReplySubject(subject) && (isQuoting || /[?？]/.test(body.slice(0, openingLength)));
}

/** Headers that only programs set, if their value is not "no". */
const automaticHeader =
  /^(?:x-)?(?:[a-z]+-)?auto-?(?:reply|respond|responder|response)(?:-from)?$|^x-vacation$|^x-ms-exchange-inbox-rules-loop$/;

/** Headers that others set too, and the values by which programs are known. */
const automaticValues: Record<string, RegExp> = {
  precedence: /^auto[_-]reply$/i,
  'delivered-to': /^autoresponder$/i,
  'x-post-messageclass': /autoresponder/i,
  'x-ms-exchange-generated-message-source': /mailbox rules agent|oof/i,
};

function saysAutomatic(headers: MailHeaders): boolean {
  // RFC 3834: the keyword comes first, parameters and comments may follow.
  const submitted = headerValue(headers, 'auto-submitted')
    .toLowerCase()
    .split(/[;(\s]/)[0]!;
  if (submitted !== '') return submitted !== 'no';
  return (
    Object.entries(automaticValues).some(([name, value]) => value.test(headerValue(headers, name))) ||
    Object.entries(headers).some(([name, values]) => automaticHeader.test(name) && isAffirmed(values))
  );
}

function isAffirmed(values: readonly string[] | undefined): boolean {
  return values !== undefined && !values.every(value => /^(?:no|false|0)$/i.test(value.trim()));
}
