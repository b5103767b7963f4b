import type { Database } from './database.js';
import type { SandboxMessageRow } from './entities/index.js';
import { fromBin, newId, toBin } from './ids.js';
import { messageIdHash } from './sends.js';

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
export function sandboxStore<Behaviour extends string>({ manager: db }: Database) {
  return {
    async accept(mail: NewSandboxMail<Behaviour>): Promise<void> {
      await db.query(
        `INSERT INTO sandbox_messages (id, message_id, message_id_hash, envelope_from, envelope_to, raw, behaviour,
           accepted_at, answer_due_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON DUPLICATE KEY UPDATE deliveries = deliveries + 1`,
        [
          toBin(newId()),
          mail.messageIdHeader,
          messageIdHash(mail.messageIdHeader || mail.raw.toString('latin1')),
          mail.mailFrom,
          mail.rcptTo,
          mail.raw,
          mail.behaviour,
          mail.acceptedAt,
          mail.answerDueAt,
        ],
      );
    },

    /** Mail whose recipients have yet to act and whose time has come, oldest first. */
    async dueAnswers(now: Date, limit: number): Promise<SandboxMail<Behaviour>[]> {
      const rows = await db.query<SandboxMessageRow[]>(
        'SELECT * FROM sandbox_messages WHERE answer_due_at <= ? ORDER BY answer_due_at LIMIT ?',
        [now, limit],
      );
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

    /** Notes that the recipient has acted, as of the time it was due: the store has no clock of its own. */
    async markAnswered(id: string): Promise<void> {
      await db.query(
        `UPDATE sandbox_messages SET answered_at = answer_due_at, answer_due_at = NULL
         WHERE id = ? AND answer_due_at IS NOT NULL`,
        [toBin(id)],
      );
    },

    async hasMessageId(messageId: string): Promise<boolean> {
      return (await sandboxArrival({ manager: db }, messageId)) !== null;
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
    [messageIdHash(messageId)],
  );
  return row?.accepted_at ?? null;
}
