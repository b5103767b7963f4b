// SQL, because of an upsert that counts, claims past locked rows, and a search through two tables.
import type { EntityManager } from 'typeorm';
import { messageIdHash } from '../../domain/sending/thread-headers.js';
import { bytes, entity, hash, timestamp, integer, key, nullable, text, uuid } from '../database/columns.js';
import type { Row, Entity } from '../database/columns.js';
import { announceWrites } from '../database/writes.js';
import { toEntities } from '../database/entity.js';
import { fromBin, hashToBin, newIdBytes } from '../database/ids.js';

/** Mail that the sandbox accepted: once per Message-ID and recipient, further arrivals counted. */
export const sandboxMessages = entity('sandbox_messages', {
  id: key(uuid),
  /** With angle brackets, empty when the message has none. */
  message_id: text,
  message_id_hash: hash,
  envelope_from: text,
  envelope_to: text,
  raw: bytes,
  behaviour: text,
  /** How often this Message-ID reached this recipient; more than one is a double send. */
  deliveries: integer,
  accepted_at: timestamp,
  /** NULL once the recipient has acted, or when it stays silent. */
  answer_due_at: nullable(timestamp),
  answered_at: nullable(timestamp),
});
export type SandboxMessageEntity = Entity<typeof sandboxMessages>;

/** A message that the sandbox accepted for one recipient; `Behaviour` names what that one does. */
export interface NewSandboxMail<Behaviour extends string> {
  /** With angle brackets, '' when the message has none. */
  messageIdHeader: string;
  /** Envelope sender: the mailbox an answer goes to. */
  mailFrom: string;
  rcptTo: string;
  raw: Buffer;
  behaviour: Behaviour;
  acceptedAt: Date;
  /** When the recipient acts; null for one who stays silent. */
  answerDueAt: Date | null;
}

/** Stores a message once per Message-ID and recipient, and counts further arrivals. */
export async function acceptMail(db: EntityManager, mail: NewSandboxMail<string>): Promise<void> {
  const { messageIdHeader, raw } = mail;
  await db.query(
    `INSERT INTO sandbox_messages (id, message_id, message_id_hash, envelope_from, envelope_to, raw, behaviour,
       accepted_at, answer_due_at) VALUES (?)
     ON DUPLICATE KEY UPDATE deliveries = deliveries + 1`,
    [
      [
        ...[
          newIdBytes(),
          messageIdHeader,
          hashToBin(messageIdHash(messageIdHeader || raw.toString('latin1'))),
        ],
        ...[mail.mailFrom, mail.rcptTo, raw, mail.behaviour, mail.acceptedAt, mail.answerDueAt],
      ],
    ],
  );
  announceWrites(['sandbox_messages']);
}

/** Claims mail that is due until `until`, the longest due first. */
export async function claimMail(
  tx: EntityManager,
  now: Date,
  until: Date,
  limit: number,
): Promise<SandboxMessageEntity[]> {
  const due = await tx.query<Row<typeof sandboxMessages>[]>(
    `SELECT * FROM sandbox_messages WHERE answer_due_at <= ? ORDER BY answer_due_at LIMIT ?
     FOR UPDATE SKIP LOCKED`,
    [now, limit],
  );
  if (due.length > 0)
    await tx.query('UPDATE sandbox_messages SET answer_due_at = ? WHERE id IN (?)', [
      until,
      due.map(row => row.id),
    ]);
  return toEntities(sandboxMessages, due);
}

/** A mailbox of the sandbox. Ids are UUIDs. */
export interface SandboxMailbox {
  accountId: string;
  id: string;
  email: string;
}

/** Returns the sandbox mailbox that sent a message from this address; null when no account sent it (any more). */
export async function sandboxSender(
  db: EntityManager,
  { mailFrom, messageIdHeader }: Pick<NewSandboxMail<string>, 'mailFrom' | 'messageIdHeader'>,
): Promise<SandboxMailbox | null> {
  const hash = hashToBin(messageIdHash(messageIdHeader));
  const [row] = await db.query<{ account_id: Buffer; id: Buffer; email: string }[]>(
    `SELECT m.account_id, m.id, m.email FROM mailboxes m
     WHERE m.email = ? AND m.provider = 'sandbox'
       AND EXISTS (SELECT 1 FROM sends s WHERE s.account_id = m.account_id AND s.message_id_hash = ?) LIMIT 1`,
    [mailFrom.toLowerCase(), hash],
  );
  return row ? { accountId: fromBin(row.account_id), id: fromBin(row.id), email: row.email } : null;
}
