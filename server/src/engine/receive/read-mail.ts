import { maxContentBytes } from '../../domain/inbox/mail-message.js';
import type { MailAttachment, ParsedMail, ReceivedMail } from '../../domain/inbox/mail-message.js';
import { sanitizeHtml } from '../../domain/inbox/sanitize-html.js';
import { threadWords } from '../../domain/inbox/thread-words.js';
import { signingKeys } from '../../domain/mailbox-health/domain-checks.js';
import { messageIdHash } from '../../domain/sending/thread-headers.js';
import { asBuffer } from '../task-thread.js';
import { parseBeginning, parseMail } from '../../mail/parse.js';
import { provenanceOf, type Provenance } from '../../mail/provenance.js';
import { understand, type Understood } from '../../mail/understand.js';

/** A received mail and what it is. */
export interface ReadMail {
  mail: ReceivedMail;
  understood: Understood;
  provenance: Provenance;
  /** Of the Message-ID, or of the whole mail where it has none. */
  hash: string;
  /** Its thread is found by these; of a long mail they take a while. */
  words: readonly string[];
  /** Names of the records with the keys that it is signed with. */
  dkimKeys: readonly string[];
}

/** A mail that is to be read; `beginning` after the whole of it has taken too long. */
export interface ReadTask {
  raw: Uint8Array;
  receivedAt: Date;
  part: 'whole' | 'beginning';
}

/** Parses and judges a mail. */
export async function readMail({ raw, receivedAt, part }: ReadTask): Promise<ReadMail> {
  const bytes = asBuffer(raw);
  const mail = await (part === 'whole' ? parseMail(bytes) : parseBeginning(bytes));
  const understood = understand(mail, receivedAt);
  return described(mail, understood, bytes);
}

/** Reads the header of a mail. For one that nothing else can be made of: a person has to look at it. */
export async function readUnjudged(raw: Buffer): Promise<ReadMail> {
  const mail = await parseBeginning(raw);
  const understood: Understood = { kind: 'reply', body: mail.text, category: 'Neutral', optOut: false };
  return described(mail, understood, raw);
}

function described(mail: ParsedMail, understood: Understood, raw: Buffer): ReadMail {
  const people = [mail.from, ...mail.to, ...mail.cc].flatMap(person => [person?.name, person?.address]);
  const body = 'body' in understood ? understood.body : null;
  return {
    mail: receivedMail(mail),
    understood,
    provenance: provenanceOf(mail),
    hash: hashOf(mail, raw),
    words: threadWords([mail.subject, ...people, body]),
    dkimKeys: signingKeys(mail.headers['dkim-signature'] ?? []),
  };
}

function hashOf({ messageId }: ParsedMail, raw: Buffer): string {
  return messageIdHash(messageId ?? raw.toString('latin1'));
}

function receivedMail(mail: ParsedMail): ReceivedMail {
  const { messageId, inReplyTo, references, from, to, cc, replyTo, subject, date, text, attachments } = mail;
  const html = mail.html && sanitizeHtml(mail.html);
  const isKept = ({ size }: MailAttachment) => size <= maxContentBytes;
  const isCut = !attachments.every(isKept) && !mail.truncated.includes('attachments');
  return {
    messageId,
    inReplyTo,
    references,
    from,
    to,
    cc,
    replyTo,
    subject,
    date,
    text,
    html,
    attachments: attachments.map(each => (isKept(each) ? each : { ...each, content: undefined })),
    truncated: isCut ? [...mail.truncated, 'attachments'] : mail.truncated,
  };
}
