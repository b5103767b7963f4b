import { baseSubject, continuedSubject, type ParsedMail } from '../domain/inbox/mail-message.js';
import { replyHeaders } from '../domain/sending/thread-headers.js';
import { parseMail } from '../mail/parse.js';
import { headerEnd } from '../mail/raw-limits.js';
import { buildMime, type OutgoingMessage } from '../engine/send/mime.js';
import { pick, sandboxDomain } from './behaviour.js';
import type { SandboxMessage } from './behaviour.js';
import { headerLine } from '../engine/send/mime-encoding.js';

const dayMs = 86_400_000;

/**
 * The mail with which a sandbox recipient answers, as raw MIME such as IMAP would bring it; null for recipients that
 * write nothing (`accept`, `reject`, and `unsubscribe`, which uses the link: see `oneClickUrl`). The same stored
 * message gives the same answer apart from its date, with the same Message-ID, so that delivering it twice is harmless.
 */
export async function buildAnswer(stored: SandboxMessage, now: Date): Promise<Buffer | null> {
  switch (stored.behaviour) {
    case 'interested':
    case 'neutral':
    case 'not-interested':
      return buildReply(stored, await parseMail(stored.raw), stored.behaviour, now);
    case 'ooo':
      return buildAbsence(stored, await parseMail(stored.raw), now);
    case 'bounce-hard':
    case 'bounce-soft':
      return buildDeliveryReport(stored, await parseMail(stored.raw), stored.behaviour, now);
    case 'accept':
    case 'reject':
    case 'unsubscribe':
      return null;
  }
}

function choose<T>(list: readonly T[], seed: string): T {
  return list[pick(seed, list.length)] as T;
}

/** Whether a Message-ID, in its angle brackets, is that of an answer of the sandbox. */
export function isAnswerId(messageId: string): boolean {
  return messageId.startsWith('<answer.') && messageId.endsWith(`@${sandboxDomain}>`);
}

/** Header fields that every answer of a person or their mail program to this message has. */
function answerTo(
  stored: SandboxMessage,
  original: ParsedMail,
  now: Date,
): Omit<OutgoingMessage, 'subject' | 'text'> {
  const parent = original.messageId
    ? replyHeaders({ messageId: original.messageId, references: original.references })
    : {};
  return {
    from: { name: original.to[0]?.name || 'Jordan Miller', address: stored.rcptTo },
    to: [
      {
        name: original.from?.name ?? '',
        address: original.replyTo?.address ?? original.from?.address ?? stored.mailFrom,
      },
    ],
    date: now,
    messageId: `<answer.${stored.id.toLowerCase().replace(/[^a-z0-9]/g, '')}@${sandboxDomain}>`,
    ...parent,
  };
}

function buildReply(
  stored: SandboxMessage,
  original: ParsedMail,
  behaviour: keyof typeof replyTexts,
  now: Date,
): Buffer {
  const seed = stored.messageIdHeader + stored.rcptTo;
  const name = original.from?.name.split(' ')[0] || 'there';
  const body = choose(replyTexts[behaviour], seed).replace('{name}', name);
  const quoted = quote(original, stored.acceptedAt);
  return buildMime({
    ...answerTo(stored, original, now),
    subject: continuedSubject(original.subject),
    text: `${body}\n\n${choose(signatures, `${seed}/signature`)}\n\n${quoted}`,
  });
}

function quote(original: ParsedMail, acceptedAt: Date): string {
  const when = acceptedAt.toUTCString().replace(/ \d\d:.*$/, '');
  const author = `${original.from?.name ?? ''} <${original.from?.address ?? ''}>`.trim();
  const lines = original.text.slice(0, 20_000).trimEnd().split(/\r?\n/);
  return `On ${when}, ${author} wrote:\n\n${lines.map(line => `> ${line}`).join('\n')}`;
}

function buildAbsence(stored: SandboxMessage, original: ParsedMail, now: Date): Buffer {
  const note = choose(absenceTexts, stored.messageIdHeader + stored.rcptTo);
  const back = new Date(now.getTime() + (3 + pick(stored.id, 8)) * dayMs);
  const date = back.toLocaleDateString(note.locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return buildMime({
    ...answerTo(stored, original, now),
    subject: note.subject.replace('{subject}', () => baseSubject(original.subject)),
    text: note.text.replace('{date}', date),
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All', Precedence: 'bulk' },
  });
}

/** What sandbox recipients write. `{name}` is the sender's first name, `{date}` the day of return. */
export const replyTexts = {
  interested: [
    'Hi {name},\n\nThis sounds interesting. Could you tell me more about pricing and how it works?',
    "Hi {name},\n\nThanks for reaching out, good timing. I'd love to see a demo. How about Thursday afternoon?",
    'Hello {name},\n\nYes, please send me more information. Happy to jump on a quick call next week.',
    'Hallo {name},\n\nklingt gut, wir haben Interesse. Schicken Sie mir bitte weitere Informationen und einen Terminvorschlag.',
    "Bonjour {name},\n\nVotre proposition m'intéresse. Pouvez-vous m'envoyer plus de détails et vos tarifs ?",
    'Hola {name}:\n\nMe interesa. ¿Podemos agendar una llamada esta semana?',
  ],
  neutral: [
    "Hi {name},\n\nI'm not the right person for this. Please contact our head of operations.",
    'Hi {name},\n\nNot right now, we are in the middle of a move. Maybe reach out again next quarter.',
    'Hello {name},\n\nWho are you, and where did you get my address?',
    'Hallo {name},\n\nderzeit nicht, melden Sie sich gern im nächsten Quartal noch einmal.',
  ],
  'not-interested': [
    'Hi {name},\n\nThanks, but we are not interested.',
    'Hello {name},\n\nNo thanks, we already have a solution for this.',
    "{name},\n\nThis is not a fit for us, I'll pass.",
    'Guten Tag {name},\n\nvielen Dank, aber wir haben keinen Bedarf.',
    'Bonjour {name},\n\nNon merci, nous ne sommes pas intéressés.',
  ],
} as const;

export const absenceTexts = [
  {
    subject: 'Automatic reply: {subject}',
    text: 'Hello,\n\nThank you for your message. I am out of the office and will be back on {date}. I have limited access to email until then.',
    locale: 'en-GB',
  },
  {
    subject: 'Automatische Antwort: {subject}',
    text: 'Guten Tag,\n\nvielen Dank für Ihre Nachricht. Ich bin derzeit nicht im Büro und ab dem {date} wieder erreichbar.',
    locale: 'de-DE',
  },
  {
    subject: 'Réponse automatique : {subject}',
    text: 'Bonjour,\n\nJe suis absent du bureau et serai de retour le {date}.',
    locale: 'fr-FR',
  },
] as const;

export const signatures = [
  'Best regards,\nJordan Miller\nOperations, Sandbox Ltd.',
  '-- \nSam Taylor\nHead of Growth | Sandbox GmbH\n+49 30 000000',
  'Sent from my iPhone',
  'Kind regards\nAlex',
] as const;

const causes = {
  'bounce-hard': {
    status: '5.1.1',
    words: '550 5.1.1 {to}: Recipient address rejected: User unknown in virtual mailbox table',
  },
  'bounce-soft': { status: '4.2.2', words: '452 4.2.2 {to}: Mailbox full, quota exceeded' },
} as const;

/** A non-delivery report with human-readable, machine-readable and returned parts (RFC 3464, RFC 6522), from the null sender. */
function buildDeliveryReport(
  stored: SandboxMessage,
  original: ParsedMail,
  behaviour: keyof typeof causes,
  now: Date,
): Buffer {
  const { status, words } = causes[behaviour];
  const diagnostic = words.replace('{to}', `<${stored.rcptTo}>`);
  const id = stored.id.toLowerCase().replace(/[^a-z0-9]/g, '');
  const boundary = `=_report_${id}`;
  const date = (at: Date): string => at.toUTCString().replace('GMT', '+0000');
  const parts = [
    `Content-Description: Notification\r\nContent-Type: text/plain; charset=us-ascii\r\n\r\n${notice(stored.rcptTo, diagnostic)}`,
    [
      'Content-Description: Delivery report',
      'Content-Type: message/delivery-status',
      '',
      `Reporting-MTA: dns; mx.${sandboxDomain}`,
      `Arrival-Date: ${date(stored.acceptedAt)}`,
      '',
      `Final-Recipient: rfc822; ${stored.rcptTo}`,
      `Original-Recipient: rfc822; ${stored.rcptTo}`,
      'Action: failed',
      `Status: ${status}`,
      `Remote-MTA: dns; mx.${sandboxDomain}`,
      `Diagnostic-Code: smtp; ${diagnostic}`,
    ].join('\r\n'),
    `Content-Description: Undelivered Message Headers\r\nContent-Type: text/rfc822-headers\r\n\r\n${stored.raw.toString('latin1', 0, headerEnd(stored.raw))}`,
  ];
  const head = [
    'Return-Path: <>\r\n',
    headerLine('From', `Mail Delivery System <MAILER-DAEMON@mx.${sandboxDomain}>`),
    headerLine('To', original.from?.address ?? stored.mailFrom),
    headerLine('Subject', 'Undelivered Mail Returned to Sender'),
    headerLine('Date', date(now)),
    headerLine('Message-ID', `<report.${id}@mx.${sandboxDomain}>`),
    'Auto-Submitted: auto-replied\r\nMIME-Version: 1.0\r\n',
    `Content-Type: multipart/report; report-type=delivery-status;\r\n boundary="${boundary}"\r\n`,
  ].join('');
  const body = parts.map(part => `--${boundary}\r\n${part}\r\n\r\n`).join('');
  return Buffer.from(`${head}\r\n${body}--${boundary}--\r\n`, 'latin1');
}

function notice(recipient: string, diagnostic: string): string {
  return [
    `This is the mail system at host mx.${sandboxDomain}.`,
    '',
    "I'm sorry to have to inform you that your message could not",
    "be delivered to one or more recipients. It's attached below.",
    '',
    `<${recipient}>: ${diagnostic}`,
  ].join('\r\n');
}
