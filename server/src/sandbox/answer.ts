import { baseSubject, continuedSubject } from '../domain/inbox/subject.js';
import { replyHeaders } from '../domain/sending/thread-headers.js';
import type { ParsedMail } from '../domain/inbox/mail-message.js';
import { parseMail } from '../mail/parse.js';
import { buildMime } from '../engine/send/mime.js';
import type { OutgoingMessage } from '../engine/send/mime.js';
import { absenceTexts, replyTexts, signatures } from './answer-texts.js';
import { pick, sandboxDomain } from './behaviour.js';
import { buildDeliveryReport } from './delivery-report.js';
import type { SandboxMessage } from './repository.js';

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
