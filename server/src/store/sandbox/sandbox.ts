import type { Database } from '../database/database.js';
import type { SandboxMessageRow } from '../entities.js';
import { fromBin, hashToBin, newId, toBin } from '../database/ids.js';
import { messageIdHash } from '../sending/sends.js';
import { transaction } from '../database/transaction.js';

/** How long a worker has for the answers that it took. */
const leaseMs = 30_000;

/** A message that the sandbox accepted for one recipient; `Behaviour` names what that one does. */
export interface NewSandboxMail<Behaviour extends string> {
  /** With angle brackets, '' when the message has none. */
  messageIdHeader: string;
  mailFrom: string;
  rcptTo: string;
  raw: Buffer;
  behaviour: Behaviour;
  acceptedAt: Date;
  answerDueAt: Date | null;
}

export interface SandboxMail<Behaviour extends string> extends NewSandboxMail<Behaviour> {
  id: string;
  /** How often this Message-ID reached this recipient; more than one is a double send. */
  deliveries: number;
}

/** The sandbox's mail in the database: once per Message-ID and recipient, further arrivals counted. */
export function sandboxStore<Behaviour extends string>(database: Database) {
  const { manager: db } = database;
  return {
    async accept(mail: NewSandboxMail<Behaviour>): Promise<void> {
      await db.query(
        `INSERT INTO sandbox_messages (id, message_id, message_id_hash, envelope_from, envelope_to, raw, behaviour,
           accepted_at, answer_due_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON DUPLICATE KEY UPDATE deliveries = deliveries + 1`,
        [
          toBin(newId()),
          mail.messageIdHeader,
          hashToBin(messageIdHash(mail.messageIdHeader || mail.raw.toString('latin1'))),
          mail.mailFrom,
          mail.rcptTo,
          mail.raw,
          mail.behaviour,
          mail.acceptedAt,
          mail.answerDueAt,
        ],
      );
    },

    /**
     * Takes mail whose recipients have yet to act and whose time has come, oldest first. Until the lease ends nobody else
     * takes it; what was not marked by then comes round again.
     */
    async dueAnswers(now: Date, limit: number): Promise<SandboxMail<Behaviour>[]> {
      const rows = await transaction(database, async tx => {
        const due = await tx.query<SandboxMessageRow[]>(
          `SELECT * FROM sandbox_messages WHERE answer_due_at <= ? ORDER BY answer_due_at LIMIT ?
           FOR UPDATE SKIP LOCKED`,
          [now, limit],
        );
        if (due.length > 0)
          await tx.query('UPDATE sandbox_messages SET answer_due_at = ? WHERE id IN (?)', [
            new Date(now.getTime() + leaseMs),
            due.map(row => row.id),
          ]);
        return due;
      });
      return rows.map(row => ({
        id: fromBin(row.id),
        messageIdHeader: row.message_id,
        mailFrom: row.envelope_from,
        rcptTo: row.envelope_to,
        raw: row.raw,
        behaviour: row.behaviour as Behaviour,
        acceptedAt: row.accepted_at,
        answerDueAt: row.answer_due_at,
        deliveries: row.deliveries,
      }));
    },

    async markAnswered(id: string, at: Date): Promise<void> {
      await db.query('UPDATE sandbox_messages SET answered_at = ?, answer_due_at = NULL WHERE id = ?', [
        at,
        toBin(id),
      ]);
    },

    async hasMessageId(messageId: string): Promise<boolean> {
      return (await sandboxArrival(database, messageId)) !== null;
    },
  };
}

/** When a message first arrived in the sandbox, null when it never did. */
export async function sandboxArrival(
  { manager }: Pick<Database, 'manager'>,
  messageId: string,
): Promise<Date | null> {
  const [row] = await manager.query<{ accepted_at: Date }[]>(
    'SELECT accepted_at FROM sandbox_messages WHERE message_id_hash = ? LIMIT 1',
    [hashToBin(messageIdHash(messageId))],
  );
  return row?.accepted_at ?? null;
}

/** A mailbox of the sandbox. Ids are UUIDs. */
export interface SandboxMailbox {
  accountId: string;
  id: string;
  email: string;
}

/** The sandbox mailbox that sent a message from this address; null when no account sent it (any more). */
export async function sandboxSender(
  { manager }: Pick<Database, 'manager'>,
  { mailFrom, messageIdHeader }: Pick<NewSandboxMail<string>, 'mailFrom' | 'messageIdHeader'>,
): Promise<SandboxMailbox | null> {
  const hash = hashToBin(messageIdHash(messageIdHeader));
  const sent = (table: string) =>
    `EXISTS (SELECT 1 FROM ${table} s WHERE s.account_id = m.account_id AND s.message_id_hash = ?)`;
  const [row] = await manager.query<{ account_id: Buffer; id: Buffer; email: string }[]>(
    `SELECT m.account_id, m.id, m.email FROM mailboxes m
     WHERE m.email = ? AND m.provider = 'sandbox' AND (${sent('sends')} OR ${sent('message_jobs')}) LIMIT 1`,
    [mailFrom.toLowerCase(), hash, hash],
  );
  return row ? { accountId: fromBin(row.account_id), id: fromBin(row.id), email: row.email } : null;
}
