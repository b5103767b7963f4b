import { LessThanOrEqual, type EntityManager } from 'typeorm';
import { messageIdHash } from '../../domain/sending/thread-headers.js';
import type { Database } from '../database/database.js';
import { transaction } from '../database/transaction.js';
import { sandboxMessages, acceptMail, claimMail, type NewSandboxMail } from './queries.js';

/** How long a worker has for the mail that it claimed. */
const leaseMs = 30_000;

export interface SandboxMail<Behaviour extends string> extends NewSandboxMail<Behaviour> {
  id: string;
  /** How often this Message-ID reached this recipient; more than one is a double send. */
  deliveries: number;
}

/** The sandbox's mail in the database, which is also its "Sent folder". */
export function sandboxStore<Behaviour extends string>(database: Database) {
  const { manager } = database;
  return {
    /** Keeps a message before its sender learns that it was accepted: once per Message-ID and recipient. */
    accept: (mail: NewSandboxMail<Behaviour>) => acceptMail(manager, mail),

    /**
     * Claims mail whose recipients have yet to act and whose time has come, oldest first. Until the lease ends nobody else
     * claims it; what was not marked by then comes round again.
     */
    async dueAnswers(now: Date, limit: number): Promise<SandboxMail<Behaviour>[]> {
      // Most queries find nothing, and cost no transaction then.
      const isAnyDue = await manager
        .getRepository(sandboxMessages)
        .existsBy({ answer_due_at: LessThanOrEqual(now) });
      if (!isAnyDue) return [];
      const until = new Date(now.getTime() + leaseMs);
      const due = await transaction(database, tx => claimMail(tx, now, until, limit));
      return due.map(mail => ({
        id: mail.id,
        messageIdHeader: mail.message_id,
        mailFrom: mail.envelope_from,
        rcptTo: mail.envelope_to,
        raw: mail.raw,
        behaviour: mail.behaviour as Behaviour,
        acceptedAt: mail.accepted_at,
        answerDueAt: mail.answer_due_at,
        deliveries: mail.deliveries,
      }));
    },

    async markAnswered(id: string, at: Date): Promise<void> {
      await manager.getRepository(sandboxMessages).update({ id }, { answered_at: at, answer_due_at: null });
    },

    hasMessageId: async (messageId: string) => (await sandboxArrival(manager, messageId)) !== null,
  };
}

/** Returns when a message first arrived in the sandbox, null when it never did. */
export async function sandboxArrival(db: EntityManager, messageId: string): Promise<Date | null> {
  const arrived = { message_id_hash: messageIdHash(messageId) };
  const mail = await db.getRepository(sandboxMessages).findOneBy(arrived);
  return mail && mail.accepted_at;
}
