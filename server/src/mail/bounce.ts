import { challengeWords } from './auto-reply-subjects.js';
import {
  daemonSender,
  arrivedSubject,
  delaySubject,
  displayedSubject,
  domainReportSubject,
  failureOpening,
  failureSubject,
  notYet,
  receiptSubject,
  receiptText,
  redirects,
  retriedLater,
  successSubject,
} from './bounce-patterns.js';
import { headerValue, messageIdsIn, parseHeaderBlock } from '../domain/mail-message.js';
import type { BounceKind, MailHeaders, ParsedMail } from '../domain/mail-message.js';
import { isDaemonNamed, isFromDaemon, isFromFilter, isFromRobot, senderOf } from './notice-sender.js';
import { classifyStatus, kindOfWords, says, statusIn } from './smtp-status.js';
import type { SmtpStatus } from './smtp-status.js';
import { isReplySubject } from '../domain/subject.js';

export interface Bounce extends SmtpStatus {
  kind: BounceKind;
  /** The address that failed, lower case; null when the notice does not tell it. */
  recipient: string | null;
  /** What the refusing server said. */
  diagnostic: string;
  /** Message-ID of the message that came back, with angle brackets. */
  originalMessageId: string | null;
  /** Severity and code, "hard 5.1.1". */
  reason: string;
}

const maxTextLength = 60_000;
const maxRecipients = 100;
const address = /[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,252}[a-z0-9])/i;

/**
 * Reads a bounce: RFC 3464 status parts with their per-recipient blocks, else the plain text of the big mail systems.
 * Null for everything else, a notice of delay or of success included. With several recipients the first failed one.
 */
export function classifyBounce(mail: ParsedMail): Bounce | null {
  return classifyBounces(mail)[0] ?? null;
}

/** One entry per failed recipient, in the order of the notice. */
export function classifyBounces(mail: ParsedMail): Bounce[] {
  const originalMessageId = reportedId(mail);
  if (mail.deliveryStatus.length > 0 && (mail.isMultipartReport || isFromDaemon(mail))) {
    const notice = readNotice(mail.text);
    return mail.deliveryStatus
      .flatMap(part => failedRecipients(part, notice))
      .slice(0, maxRecipients)
      .map(fields => fromStatusBlock(fields, mail, notice, originalMessageId));
  }
  return looksLikeFailure(mail) ? fromText(mail, originalMessageId) : [];
}

/**
 * True for every notice of a mail system about a message (failure, delay, success, read receipt): such mail is neither
 * a reply nor an automatic answer of the recipient.
 */
export function isDeliveryNotice(mail: ParsedMail): boolean {
  if (mail.deliveryStatus.length > 0 && (mail.isMultipartReport || isFromDaemon(mail))) return true;
  if (['delivery-status', 'disposition-notification', 'tlsrpt'].includes(mail.reportType ?? '')) return true;
  if (mail.headers['x-ricevuta'] || domainReportSubject.test(mail.subject)) return true;
  if (receiptSubject.test(mail.subject) && isReceiptText(mail.text.slice(0, 2000))) return true;
  return (
    (isFromDaemon(mail) && successSubject.test(mail.subject)) ||
    displayedSubject.test(mail.subject) ||
    looksLikeFailure(mail) ||
    (isFromDaemon(mail) && (delaySubject.test(mail.subject) || /warning/i.test(mail.subject)))
  );
}

/** Receipts tell to the minute when a message was read. */
function isReceiptText(text: string): boolean {
  return receiptText.test(text) && /\d[:.]\d\d/.test(text);
}

/** What a notice says of each address, read once for all recipients. */
interface Notice {
  /** What stands behind an address and its colon, by what stands before the first colon of a line. */
  lines: ReadonlyMap<string, string>;
  sources: readonly Source[];
}

function readNotice(text: string): Notice {
  const lines = new Map<string, string>();
  for (const line of text.slice(0, maxTextLength).split('\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (colon > 0 && !lines.has(name)) lines.set(name, line.slice(colon + 1).trim());
  }
  return { lines, sources: sourcesIn(text) };
}

function failedRecipients(statusText: string, notice: Notice): MailHeaders[] {
  const blocks = statusText
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map(parseHeaderBlock);
  return blocks.filter(fields => {
    const action = headerValue(fields, 'action').toLowerCase();
    return (
      (fields['final-recipient'] || fields['original-recipient']) &&
      (action === '' || action.startsWith('failed') || hasExpired(fields, notice))
    );
  });
}

/** OpenSMTPD calls also that a delay of which it has seen the end: "Envelope expired". */
function hasExpired(fields: MailHeaders, notice: Notice): boolean {
  return headerValue(fields, 'status').startsWith('4.4.7') && /\bexpired\b/i.test(lineAbout(fields, notice));
}

/** What the notice says behind the address of a recipient, as in "jane@acme.example: 550 No such user"; mostly nothing. */
function lineAbout(fields: MailHeaders, notice: Notice): string {
  return notice.lines.get(recipientOf(fields) ?? '') ?? '';
}

function fromStatusBlock(
  fields: MailHeaders,
  mail: ParsedMail,
  notice: Notice,
  originalMessageId: string | null,
): Bounce {
  const code = headerValue(fields, 'diagnostic-code').replace(/^\s*(?:smtp|x-[\w-]+|x\.\w+)\s*;\s*/i, '');
  const diagnostic = code === '' ? lineAbout(fields, notice) : code;
  const told = statusIn(diagnostic);
  const statusField = /[245]\.\d{1,3}\.\d{1,3}/.exec(headerValue(fields, 'status'))?.[0] ?? null;
  // Status is the reporting server's summary; "5.0.0" there says less than the code in the refusing server's own words.
  const vague = statusField === null || /^[45]\.0\.0$/.test(statusField);
  const enhancedCode = vague ? (told.enhancedCode ?? statusField) : statusField;
  const words = diagnostic === '' ? mail.text.slice(0, 4000) : diagnostic;
  const recipient = writtenTo(recipientOf(fields), notice.sources);
  return bounce({ smtpCode: told.smtpCode, enhancedCode }, words, recipient, originalMessageId);
}

function recipientOf(fields: MailHeaders): string | null {
  for (const name of ['original-recipient', 'final-recipient']) {
    const found = address.exec(headerValue(fields, name).replace(/^\s*[\w-]+\s*;/, ''));
    if (found) return found[0].toLowerCase();
  }
  return null;
}

function bounce(
  status: SmtpStatus,
  words: string,
  recipient: string | null,
  originalMessageId: string | null,
): Bounce {
  const kind = classifyStatus(status, words);
  const diagnostic = words.replace(/\s+/g, ' ').trim().slice(0, 1000);
  const reason = [kind, status.enhancedCode ?? status.smtpCode].filter(Boolean).join(' ');
  return { kind, ...status, recipient, diagnostic, originalMessageId, reason };
}

function looksLikeFailure(mail: ParsedMail): boolean {
  if (mail.headers['x-failed-recipients']) return true;
  // Italy's certified mail tells of every message what became of it.
  const receipt = headerValue(mail.headers, 'x-ricevuta');
  if (receipt !== '') return /errore|non-accettazione|virus/i.test(receipt);
  if (mail.reportType === 'disposition-notification') return false;
  if (isFromDaemon(mail) && (failureSubject.test(mail.subject) || opensLikeFailure(mail))) return true;
  return isFromFilter(mail) && refusesOurMail(mail);
}

/** One sentence says to which address our mail went, and that it did not get there for good. */
function refusesOurMail(mail: ParsedMail): boolean {
  const opening = mail.text.slice(0, 1500);
  if (challengeWords.every(words => words.test(opening.toLowerCase()))) return false;
  return opening
    .split(/(?<=[.!?。])\s+|\n\s*\n/)
    .some(
      sentence =>
        !notYet.test(sentence) &&
        !redirects.test(sentence) &&
        says(sentence, 'undelivered') &&
        recipientInText(sentence, mail) !== null,
    );
}

/** First sentences where the subject is unusual; of a mail system itself also a refusal with its code. */
function opensLikeFailure(mail: ParsedMail): boolean {
  const opening = mail.text.slice(0, 1500);
  const isRobot = isFromRobot(mail);
  // A postmaster is a person too, who answers.
  if (!isRobot && isReplySubject(mail.subject)) return false;
  if (failureOpening.test(opening)) return true;
  const refusal = /(?<![\d.])(?:5\d\d[ -]#?5\.\d{1,3}\.\d{1,3}|#5\.\d\.\d|55[0-4][ -])/.test(opening);
  if (refusal) return daemonSender.test(senderOf(mail));
  if (!isRobot && !isDaemonNamed(mail)) return false;
  return (
    recipientInText(opening, mail) !== null &&
    (isRobot ? !arrivedSubject.test(mail.subject) : tellsOfFailure(mail, opening))
  );
}

function tellsOfFailure({ subject }: ParsedMail, opening: string): boolean {
  return says(subject, 'undelivered') || says(opening, 'undelivered') || kindOfWords(opening) !== null;
}

/** Where a notice in plain text begins to show the message that came back. */
const returnedCopy =
  /^[- ]{2,}(?:this is a copy of|below this line is a copy|original message|message headers? follows?|the following is a copy|return(?:ed)? message|included is a copy|original headers)[^\n]{0,120}$/im;

function fromText(mail: ParsedMail, originalMessageId: string | null): Bounce[] {
  const text = mail.text.slice(0, maxTextLength).replace(/\r\n?/g, '\n');
  const copy = returnedCopy.exec(text);
  const notice = copy ? text.slice(0, copy.index) : text;
  const status = statusIn(notice);
  if (isDelay(mail.subject, notice, status)) return [];
  const known = headerValue(mail.headers, 'x-failed-recipients').split(',');
  const listed = known
    .map(entry => address.exec(entry)?.[0].toLowerCase())
    .filter(entry => entry !== undefined);
  const several = listed.length > 0 ? [] : ownEntries(notice, mail);
  if (several.length > 1) return several.map(entry => fromEntry(entry, originalMessageId));
  const recipients: (string | null)[] = listed.length > 0 ? listed : [recipientInText(notice, mail)];
  // A notice that names neither code nor cause is no proof of anything about the address.
  if (!status.enhancedCode && !status.smtpCode && kindOfWords(notice) === null && recipients[0] === null)
    return [];
  const sources = sourcesIn(notice);
  return recipients
    .slice(0, maxRecipients)
    .map(recipient =>
      bounce(status, wordsAbout(notice, recipient), writtenTo(recipient, sources), originalMessageId),
    );
}

/** The address that a message was written to, and what stands before it: the address that it was forwarded to. */
interface Source {
  behind: string;
  address: string;
}

const sourcePattern = /\((?:ultimately )?(?:generated|expanded) from:?\s*<?([^\s<>()]{3,320})>?\)/g;
/** The longest address, and the marks behind it. */
const sourceReach = 400;

/** Exim, Postfix and Sendmail tell behind an address to which one we wrote: "(generated from jane@acme.example)". */
function sourcesIn(notice: string): Source[] {
  const text = notice.slice(0, maxTextLength).toLowerCase();
  return [...text.matchAll(sourcePattern)]
    .filter(({ 1: source }) => address.test(source!))
    .map(({ 1: source, index }) => {
      const before = text.slice(Math.max(0, index - sourceReach), index).trimEnd();
      return { behind: before.replace(/:$/, '').replace(/>$/, ''), address: source! };
    });
}

/** A forwarded address fails as its target. */
function writtenTo(recipient: string | null, sources: readonly Source[]): string | null {
  if (recipient === null) return null;
  return sources.find(({ behind }) => behind.endsWith(recipient))?.address ?? recipient;
}

interface Entry {
  recipient: string;
  words: string;
}

/** A line that holds an address alone: "<jane@acme.example>:" (qmail), "  jane@acme.example" (Exim). */
const addressLine = new RegExp(`^[ \\t]*<?(${address.source})>?:?[ \\t]*$`, 'gim');

/** The recipients of a notice that lists several, each with what is said below it; those of which nothing is said are left out. */
function ownEntries(notice: string, mail: ParsedMail): Entry[] {
  const own = new Set(mail.to.map(entry => entry.address));
  const lines = [...notice.matchAll(addressLine)];
  const entries = new Map<string, string>();
  lines.forEach((line, index) => {
    const recipient = line[1]!.toLowerCase();
    const words = notice.slice(line.index, lines[index + 1]?.index).slice(0, 2000);
    if (own.has(recipient) || daemonSender.test(recipient) || entries.has(recipient)) return;
    if (kindOfWords(words) !== null || statusIn(words).smtpCode !== null) entries.set(recipient, words);
  });
  return [...entries].slice(0, maxRecipients).map(([recipient, words]) => ({ recipient, words }));
}

function fromEntry({ recipient, words }: Entry, originalMessageId: string | null): Bounce {
  return bounce(statusIn(words), words, recipient, originalMessageId);
}

function isDelay(subject: string, notice: string, status: SmtpStatus): boolean {
  if (status.enhancedCode?.startsWith('5')) return false;
  if (retriedLater.test(notice)) return true;
  // What came back may speak of delays in its own subject.
  if (delaySubject.test(subject) && !status.smtpCode?.startsWith('5')) return true;
  // "WARNING: no user" warns of no delay.
  return /warning/i.test(subject) && kindOfWords(notice) !== 'hard';
}

function recipientInText(notice: string, mail: ParsedMail): string | null {
  const own = new Set([mail.from?.address, ...mail.to.map(entry => entry.address)]);
  for (const match of notice.matchAll(new RegExp(address.source, 'gi'))) {
    const found = match[0].toLowerCase();
    if (!own.has(found) && !daemonSender.test(found)) return found;
  }
  return null;
}

/**
 * The lines of the notice from that of the recipient's address on: there stands what its server said. Some notices
 * tell the cause above the address.
 */
function wordsAbout(notice: string, recipient: string | null): string {
  const at = recipient ? notice.toLowerCase().indexOf(recipient) : -1;
  const below = notice.slice(notice.lastIndexOf('\n', Math.max(0, at)) + 1).slice(0, 2000);
  return kindOfWords(below) === null ? notice.slice(0, 2000) : below;
}

/** Nothing before it goes over the end of a line: that would be tried from every one of many empty lines. */
const namedId = /^[>\t\v\f \u00a0]*(?:x-)?(?:original[ -])?message[ -]id\s?[:：]\s*(<[^<>\s]{1,990}>)/im;

/** Which message a report is about: by the copy that it returns, by what it says, or by what it answers. */
export function reportedId(mail: ParsedMail): string | null {
  const returned = messageIdsIn(headerValue(mail.returnedHeaders ?? {}, 'message-id'))[0];
  const named = [mail.text, ...mail.deliveryStatus]
    .map(text => namedId.exec(text.slice(0, maxTextLength))?.[1])
    .find(id => id !== undefined);
  // Italy's certified mail answers nothing, and refers to what it could not deliver.
  const referred = messageIdsIn(headerValue(mail.headers, 'x-riferimento-message-id'))[0];
  return returned ?? named ?? referred ?? mail.inReplyTo ?? mail.references.at(-1) ?? null;
}
