import { plainText } from './data.js';
import { headerValue, type ParsedMail } from '../domain/inbox/mail-message.js';
import { isDaemonAddress, says } from './notice.js';
import { kindOfWords, statusIn } from './smtp-text.js';

const maxTextLength = 60_000;
/** An apostrophe before an address is a quote around it. */
const address = /[a-z0-9!#$%&*+/=?^_`{|}~.-][a-z0-9!#$%&'*+/=?^_`{|}~.-]{0,63}@[a-z0-9][a-z0-9.-]{0,252}/i;
const maxCandidates = 200;
const everyAddress = new RegExp(address.source, 'gi');

/** Returns the first address of a text in lower case. */
export function addressIn(text: string): string | null {
  return (
    address
      .exec(text.slice(0, maxTextLength))?.[0]
      .toLowerCase()
      .replace(/[.-]+$/, '') ?? null
  );
}

/** Headers that only a returned message begins with. */
const returnedHeader = /^(?:received|return-path|dkim-signature|arc-seal|authentication-results): /i;
/** A ruled line, or a bare heading, above what came back. */
const heading = /^[-=_* ]{2,}|:$/;
/** The beginning of a line that shows a field. */
const field = /^[ \t>]{0,8}([^\s:：][^\n:：]{0,24})[:：]\s/;

/**
 * Returns what a notice says itself, at most 60,000 characters: without the message that came back below it, and without
 * the fields of that message that it shows, whose words and addresses are ours.
 */
export function textOfNotice(mail: ParsedMail): string {
  const lines = mail.text.slice(0, maxTextLength).replace(/\r\n?/g, '\n').split('\n');
  const end = lines.findIndex((line, at) => at > 0 && beginsCopy(line.slice(0, 160)));
  const own = end < 0 ? lines : lines.slice(0, end);
  return own.filter(line => !isOwnField(line)).join('\n');
}

function beginsCopy(line: string): boolean {
  if (returnedHeader.test(line)) return true;
  return heading.test(line.trim()) && says(plainText(line.replace(/^[-=_* ]+/, '')), 'returned-copy');
}

function isOwnField(line: string): boolean {
  const name = field.exec(line.slice(0, 80))?.[1];
  return name !== undefined && says(plainText(`${name.trim()}:`), 'own-field');
}

interface Candidate {
  address: string;
  /** What stands before it in its sentence. */
  sentence: string;
}

/** Returns the addresses of a text that may have failed: neither ours nor the reporter's, and no Message-IDs. */
export function addressesIn(text: string, mail: ParsedMail): Candidate[] {
  const own = new Set([mail.from?.address, ...mail.to.map(entry => entry.address)]);
  const found: Candidate[] = [];
  for (const match of text.matchAll(everyAddress)) {
    const candidate = match[0].toLowerCase().replace(/[.-]+$/, '');
    const reach = text.slice(Math.max(0, match.index - 300), match.index);
    const before = reach.slice(reach.lastIndexOf('\n') + 1);
    const isOther = own.has(candidate) || isDaemonAddress(candidate);
    if (!isOther && !/message[- ]?id[^@]{0,40}$|https?:(?:\/\/\S{0,300})?$/i.test(before))
      found.push({
        address: candidate,
        sentence: reach.split(/(?<=[.!?。])\s+|\n\s*\n(?!\s*$)/).at(-1)!,
      });
    if (found.length === maxCandidates) break;
  }
  return found;
}

/** Whom one writes to about a failure. */
const helper =
  /^(?:support|help|helpdesk|abuse|admin|administrator|contact|noreply|no-reply|service|it|[^@]{1,50}-(?:owner|request))@/;

/** Returns the address that most likely failed: the one we wrote to, else the first that is named as no help. */
export function recipientInText(text: string, mail: ParsedMail): string | null {
  const written = headerValue(mail.returnedHeaders ?? {}, 'to').toLowerCase();
  const named = addressesIn(text, mail);
  if (named.length === 0) return written.includes(',') ? null : addressIn(written);
  const failed = named.filter(({ sentence }) => !says(plainText(sentence), 'redirects'));
  const best =
    named.find(({ address: found }) => written.includes(found)) ??
    failed.find(({ address: found }) => !helper.test(found)) ??
    failed[0];
  return best?.address ?? null;
}

export interface Entry {
  recipient: string;
  words: string;
}

/** A line that begins with an address: "<jane@acme.example>:" (qmail), "  jane@acme.example" (Exim), "jane@…: 550 …". */
const entryLine = new RegExp(
  `^[ \\t]*(?:[-*•] |to: ?)?['"<]?(${address.source})['">]*(?=:|[ \\t]*(?:$|\\())`,
  'gim',
);

/**
 * Returns the recipients of a notice that lists several, each with what is said below it. What is said below the last of
 * some that stand together is said of them all; those of which nothing is said are left out.
 */
export function entriesIn(text: string, mail: ParsedMail): Entry[] {
  const own = new Set(mail.to.map(entry => entry.address));
  const lines = [...text.matchAll(entryLine)];
  const entries = new Map<string, string>();
  const waiting: string[] = [];
  lines.forEach((line, at) => {
    const recipient = addressIn(line[1]!)!;
    const words = text.slice(line.index, lines[at + 1]?.index).slice(0, 2000);
    if (own.has(recipient) || isDaemonAddress(recipient)) return;
    waiting.push(recipient);
    if (words.slice(line[0].length).replace(/[\s:>]/g, '') === '' && at < lines.length - 1) return;
    const isDescribed = kindOfWords(words) !== null || statusIn(words).smtpCode !== null;
    for (const one of waiting.splice(0)) if (isDescribed && !entries.has(one)) entries.set(one, words);
  });
  const sources = sourcesIn(text);
  return [...entries].map(([recipient, words]) => ({ recipient: writtenTo(recipient, sources)!, words }));
}

/** Returns what the text says from each line that begins with the address to the next entry or empty line. */
export function paragraphsAbout(text: string, recipient: string): string {
  return [...text.matchAll(entryLine)]
    .filter(line => addressIn(line[1]!) === recipient)
    .slice(0, 5)
    .map(line => {
      const rest = text.slice(line.index, line.index + 2000);
      const others = [...rest.slice(line[0].length).matchAll(entryLine)];
      const end = others[0] ? line[0].length + others[0].index : rest.length;
      return rest.slice(0, end).split(/\n\s*\n/)[0]!;
    })
    .join('\n\n');
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
export function sourcesIn(notice: string): Source[] {
  const text = notice.slice(0, maxTextLength).toLowerCase();
  return [...text.matchAll(sourcePattern)]
    .filter(({ 1: source }) => address.test(source!))
    .map(({ 1: source, index }) => {
      const before = text.slice(Math.max(0, index - sourceReach), index).trimEnd();
      return { behind: before.replace(/:$/, '').replace(/>$/, ''), address: source! };
    });
}

/** Returns the address that was written to: a forwarded address fails as its target. */
export function writtenTo(recipient: string | null, sources: readonly Source[]): string | null {
  if (recipient === null) return null;
  return sources.find(({ behind }) => behind.endsWith(recipient))?.address ?? recipient;
}
