import { plainText } from './data.js';
import {
  addressIn,
  addressesIn,
  entriesIn,
  paragraphsAbout,
  recipientInText,
  sourcesIn,
  textOfNotice,
  writtenTo,
} from './bounce-text.js';
import {
  headerValue,
  messageIdsIn,
  parseHeaderBlock,
  type BounceKind,
  type MailHeaders,
  type ParsedMail,
  isReplySubject,
} from '../domain/inbox/mail-message.js';
import * as notice from './notice.js';
import { classifyStatus, kindOfWords, statusIn } from './smtp-text.js';
import type { SmtpStatus } from './smtp-text.js';

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

const maxRecipients = 100;

/**
 * Reads a bounce: RFC 3464 status parts with their per-recipient blocks, else the plain text of the big mail systems. One
 * entry per failed recipient, in the order of the notice; none for anything else, a notice of delay or of success included.
 */
export function classifyBounces(mail: ParsedMail): Bounce[] {
  const originalMessageId = reportedId(mail);
  const text = textOfNotice(mail);
  let bounces: Bounce[] = [];
  if (notice.isStatusReport(mail)) {
    const blocks = mail.deliveryStatus.flatMap(recipientBlocks);
    bounces = blocks
      .filter(fields => hasFailed(fields, text))
      .slice(0, maxRecipients)
      .map(fields => fromBlock(fields, mail, text, originalMessageId));
    // Where the parts tell of nobody, the text may.
    if (bounces.length > 0 || blocks.some(namesRecipient)) return distinct(bounces);
  }
  return looksLikeFailure(mail, text) ? distinct(fromText(mail, text, originalMessageId)) : [];
}

/**
 * True for every notice of a mail system about a message (failure, delay, success, read receipt): such mail is neither
 * a reply nor an automatic answer of the recipient.
 */
export function isDeliveryNotice(mail: ParsedMail): boolean {
  return notice.isOtherNotice(mail) || looksLikeFailure(mail, textOfNotice(mail));
}

function distinct(bounces: Bounce[]): Bounce[] {
  const recipients = bounces.map(({ recipient }) => recipient);
  return bounces.filter(({ recipient }, at) => recipients.indexOf(recipient) === at);
}

/** The fields about each recipient: some systems leave out the empty lines between them. */
function recipientBlocks(statusText: string): MailHeaders[] {
  const blocks: string[][] = [[]];
  let names = new Set<string>();
  for (const line of statusText.slice(0, 200_000).replace(/\r\n?/g, '\n').split('\n')) {
    const name = /^([\w-]{1,60})\s?:/.exec(line)?.[1]!.toLowerCase();
    const isRecipient = name === 'final-recipient' || name === 'original-recipient';
    const isNext = isRecipient && (names.has(name) || (names.has('recipient') && names.has('action')));
    const isEmpty = line.trim() === '';
    if ((isEmpty && names.size > 0) || isNext) {
      blocks.push([]);
      names = new Set();
    }
    if (name !== undefined) names.add(name);
    if (isRecipient) names.add('recipient');
    if (!isEmpty) blocks.at(-1)!.push(line);
  }
  return blocks
    .map(lines => parseHeaderBlock(lines.join('\n')))
    .filter(fields => fields['final-recipient'] ?? fields['original-recipient'] ?? fields['action']);
}

function namesRecipient(fields: MailHeaders): boolean {
  return recipientOf(fields) !== null;
}

function hasFailed(fields: MailHeaders, text: string): boolean {
  const action = headerValue(fields, 'action').toLowerCase();
  const status = headerValue(fields, 'status');
  if (action === '') return !status.startsWith('2');
  // OpenSMTPD calls also that a delay of which it has seen the end: "Envelope expired".
  const hasExpired = status.startsWith('4.4.7') && /\bexpired\b/i.test(said(fields, text));
  return /^(?:failed|failure|expired)/.test(action) || (action.startsWith('delayed') && hasExpired);
}

/** What the text says of the recipient of a block. */
function said(fields: MailHeaders, text: string): string {
  const recipient = recipientOf(fields);
  return recipient === null ? '' : paragraphsAbout(text, recipient);
}

function fromBlock(
  fields: MailHeaders,
  mail: ParsedMail,
  text: string,
  originalMessageId: string | null,
): Bounce {
  const about = said(fields, text);
  const code = headerValue(fields, 'diagnostic-code').replace(/^\s*(?:smtp|x-[\w-]+|x\.\w+)\s*;\s*/i, '');
  const diagnostic = code === '' ? behindColon(about) : code;
  const stated = statusIn(diagnostic);
  const statusField = /[245]\.\d{1,3}\.\d{1,3}/.exec(headerValue(fields, 'status'))?.[0] ?? null;
  // Status is the reporting server's summary; "5.0.0" there says less than the code in the refusing server's own words.
  const vague = statusField === null || /^[45]\.0\.0$/.test(statusField);
  const enhancedCode = vague ? (stated.enhancedCode ?? statusField) : statusField;
  const words = diagnostic === '' ? text.slice(0, 4000) : diagnostic;
  const recipient = recipientOf(fields) ?? recipientInText(text, mail);
  return bounce(
    { smtpCode: stated.smtpCode, enhancedCode },
    words,
    writtenTo(recipient, sourcesIn(text)),
    originalMessageId,
    about,
  );
}

/** "jane@acme.example: 550 No such user" */
function behindColon(about: string): string {
  return /^[^\s:]{3,320}:\s?([^]*)/.exec(about.trimStart())?.[1]!.trim() ?? '';
}

function recipientOf(fields: MailHeaders): string | null {
  for (const name of ['original-recipient', 'final-recipient']) {
    const found = addressIn(headerValue(fields, name).replace(/^\s*[\w-]+\s*;/, ''));
    if (found !== null) return found;
  }
  return null;
}

/** @param around the words beside the server's own, which may tell at what step it spoke */
function bounce(
  status: SmtpStatus,
  words: string,
  recipient: string | null,
  originalMessageId: string | null,
  around = words,
): Bounce {
  const isElsewhere = [words, around].some(text =>
    notice.says(plainText(text.slice(0, 4000)), 'other-stage'),
  );
  const kind = classifyStatus(status, words, isElsewhere ? 'other' : null);
  const diagnostic = words.replace(/\s+/g, ' ').trim().slice(0, 1000);
  const reason = [kind, status.enhancedCode ?? status.smtpCode].filter(Boolean).join(' ');
  return { kind, ...status, recipient, diagnostic, originalMessageId, reason };
}

function looksLikeFailure(mail: ParsedMail, text: string): boolean {
  if (mail.headers['x-failed-recipients']) return true;
  // Italy's certified mail tells of every message what became of it.
  const receipt = headerValue(mail.headers, 'x-ricevuta');
  if (receipt !== '') return /errore|non-accettazione|virus/i.test(receipt);
  if (mail.reportType === 'disposition-notification') return false;
  const opening = text.slice(0, 1500);
  if (notice.isFromDaemon(mail))
    if (notice.subjectSays(mail, 'failure-subject') || opensLikeFailure(mail, opening)) return true;
  return notice.isFromFilter(mail) && refusesOurMail(mail, opening);
}

/** One sentence says to which address our mail went, and that it did not get there for good. */
function refusesOurMail(mail: ParsedMail, opening: string): boolean {
  if (notice.says(plainText(opening), 'challenge')) return false;
  return opening.split(/(?<=[.!?。])\s+|\n\s*\n/).some(sentence => {
    const plain = plainText(sentence);
    if (!notice.says(plain, 'undelivered')) return false;
    if (notice.says(plain, 'not-yet') || notice.says(plain, 'redirects')) return false;
    return addressesIn(sentence, mail).length > 0;
  });
}

/** First sentences where the subject is unusual. */
function opensLikeFailure(mail: ParsedMail, opening: string): boolean {
  const isRobot = notice.isFromRobot(mail);
  // A postmaster is a person too, who answers.
  if (!isRobot && isReplySubject(mail.subject)) return false;
  const plain = plainText(opening);
  if (notice.says(plain, 'failure-text')) return true;
  if (!isRobot && !notice.isDaemonNamed(mail)) return false;
  if (addressesIn(opening, mail).length === 0) return false;
  if (isRobot) return !notice.subjectSays(mail, 'arrival-subject');
  return (
    notice.subjectSays(mail, 'undelivered') ||
    notice.says(plain, 'undelivered') ||
    kindOfWords(opening) !== null
  );
}

function fromText(mail: ParsedMail, text: string, originalMessageId: string | null): Bounce[] {
  const status = statusIn(text);
  if (isDelay(mail, text, status)) return [];
  const listed = headerValue(mail.headers, 'x-failed-recipients')
    .split(',')
    .map(addressIn)
    .filter(entry => entry !== null);
  const entries = listed.length > 0 ? [] : entriesIn(text, mail);
  if (entries.length > 1)
    return entries
      .slice(0, maxRecipients)
      .map(({ recipient, words }) => bounce(statusIn(words), words, recipient, originalMessageId));
  const recipients = listed.length > 0 ? listed : [entries[0]?.recipient ?? recipientInText(text, mail)];
  // A notice that names neither code nor cause is no proof of anything about the address.
  if (!status.enhancedCode && !status.smtpCode && kindOfWords(text) === null && recipients[0] === null)
    return [];
  const sources = sourcesIn(text);
  return recipients
    .slice(0, maxRecipients)
    .map(recipient =>
      bounce(status, wordsAbout(text, recipient), writtenTo(recipient, sources), originalMessageId),
    );
}

function isDelay(mail: ParsedMail, text: string, status: SmtpStatus): boolean {
  if (status.enhancedCode?.startsWith('5')) return false;
  if (notice.says(plainText(text), 'retried')) return true;
  // What came back may speak of delays in its own subject.
  if (notice.subjectSays(mail, 'delay-subject') && !status.smtpCode?.startsWith('5')) return true;
  // "WARNING: no user" warns of no delay.
  return notice.subjectSays(mail, 'warning-subject') && kindOfWords(text) !== 'hard';
}

/** What stands from the line of the recipient's address on; some notices tell the cause above it. */
function wordsAbout(text: string, recipient: string | null): string {
  const at = recipient ? text.toLowerCase().indexOf(recipient) : -1;
  const below = text.slice(text.lastIndexOf('\n', Math.max(0, at)) + 1).slice(0, 2000);
  return kindOfWords(below) === null ? text.slice(0, 2000) : below;
}

/** Nothing before it goes over the end of a line: that would be tried from every one of many empty lines. */
const namedId = /^[>\t\v\f \u00a0]*(?:x-)?(?:original[ -])?message[ -]id\s?[:：]\s*(<[^<>\s]{1,990}>)/im;

/** Which message a report is about: by the copy that it returns, by what it says, or by what it answers. */
export function reportedId(mail: ParsedMail): string | null {
  const returned = messageIdsIn(headerValue(mail.returnedHeaders ?? {}, 'message-id'))[0];
  const named = [mail.text, ...mail.deliveryStatus]
    .map(text => namedId.exec(text.slice(0, 60_000))?.[1])
    .find(id => id !== undefined);
  // Italy's certified mail answers nothing, and refers to what it could not deliver.
  const referred = messageIdsIn(headerValue(mail.headers, 'x-riferimento-message-id'))[0];
  return returned ?? named ?? referred ?? mail.inReplyTo ?? mail.references.at(-1) ?? null;
}
