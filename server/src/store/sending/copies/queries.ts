// SQL, because what is recorded already stays as it is, and workers claim past locked rows.
import { type EntityManager, LessThanOrEqual } from 'typeorm';
import { inStatements } from '../../database/bulk/queries.js';
import { valuesSql } from '../../database/bulk/values/queries.js';
import { sentCopies, type SendEntity, type SentCopyEntity } from '../entities.js';
import type { Row } from '../../database/columns.js';
import { toStored } from '../../database/entity.js';
import { fromBin, toBin } from '../../database/ids.js';
import { otherAccounts } from '../../database/sql.js';

/** A message that has left, as its mailbox's owner should find it among the sent ones. Its id is that of the send. */
export type SentMail = Pick<SendEntity, 'account_id' | 'id' | 'mailbox_id' | 'message_id' | 'raw'> &
  Pick<SentCopyEntity, 'sent_at' | 'due_at'>;

/** Longest message that is copied: in SQL it takes twice its length, and servers accept statements of 16 MB. */
export const LONGEST_SENT_COPY = 4 * 1024 * 1024;

const columns = ['account_id', 'id', 'mailbox_id', 'message_id', 'raw', 'sent_at', 'due_at'] as const;

/** Queues copies of messages; of longer ones there are none. What is recorded already stays as it is. */
export async function insertSentCopies(tx: EntityManager, mails: readonly SentMail[]): Promise<void> {
  const lengthOf = ({ raw }: SentMail) => raw?.length ?? 0;
  const wanted = mails.filter(mail => lengthOf(mail) > 0 && lengthOf(mail) <= LONGEST_SENT_COPY);
  for (const batch of inStatements(wanted, lengthOf)) {
    const rows = toStored(sentCopies, batch as SentCopyEntity[]);
    await tx.query(
      `INSERT INTO sent_filings (${columns.join(', ')}) VALUES ? ON DUPLICATE KEY UPDATE id = VALUES(id)`,
      [valuesSql(columns, rows)],
    );
  }
}

/** A message to be copied to Sent, claimed by one worker until its lease ends. Ids are UUIDs. */
export interface SentCopy {
  id: string;
  accountId: string;
  mailboxId: string;
  messageId: string;
  sentAt: Date;
  owner: string;
  /** How often it went wrong. */
  attempts: number;
}

/**
 * Claims messages of the mailbox that has waited longest, of an account other than `except`, the oldest first; none when
 * nothing is due.
 */
export async function claimSentCopies(
  tx: EntityManager,
  owner: string,
  now: Date,
  until: Date,
  limit: number,
  except: readonly string[] = [],
): Promise<SentCopy[]> {
  type Copied = Row<typeof sentCopies>;
  const others = otherAccounts('account_id', except);
  const [first] = await tx.query<Pick<Copied, 'account_id' | 'mailbox_id'>[]>(
    `SELECT account_id, mailbox_id FROM sent_filings WHERE due_at <= ? ${others.sql}
     ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [now, ...others.values],
  );
  if (!first) return [];
  const rows = await tx.query<Omit<Copied, 'raw'>[]>(
    `SELECT account_id, id, mailbox_id, message_id, sent_at, attempts FROM sent_filings
     WHERE account_id = ? AND mailbox_id = ? AND due_at <= ? ORDER BY due_at LIMIT ? FOR UPDATE SKIP LOCKED`,
    [first.account_id, first.mailbox_id, now, limit],
  );
  if (rows.length === 0) return [];
  await tx.query('UPDATE sent_filings SET due_at = ?, lease_owner = ? WHERE account_id = ? AND id IN (?)', [
    until,
    toBin(owner),
    first.account_id,
    rows.map(({ id }) => id),
  ]);
  return rows.map(row => ({
    id: fromBin(row.id),
    accountId: fromBin(row.account_id),
    mailboxId: fromBin(row.mailbox_id),
    messageId: row.message_id,
    sentAt: row.sent_at,
    attempts: row.attempts,
    owner,
  }));
}

/** Whether any message is due: most polls find none, and need no transaction then. */
export function hasDueSentCopy(db: EntityManager, now: Date): Promise<boolean> {
  return db.getRepository(sentCopies).existsBy({ due_at: LessThanOrEqual(now) });
}

/** Renews the lease of a message and returns its source; null when another worker has it by now. */
export async function renewSentCopy(db: EntityManager, copy: SentCopy, until: Date): Promise<Buffer | null> {
  const copies = db.getRepository(sentCopies);
  const { affected } = await copies.update(leased(copy), { due_at: until });
  if (affected !== 1) return null;
  const row = await copies.findOneBy(leased(copy));
  return row && row.raw;
}

/** Deletes a copy that is made, or is not to be. */
export async function deleteSentCopy(db: EntityManager, copy: SentCopy): Promise<void> {
  await db.getRepository(sentCopies).delete(leased(copy));
}

/** Has a message tried again, by any worker. */
export async function postponeSentCopy(
  db: EntityManager,
  copy: SentCopy,
  attempts: number,
  dueAt: Date,
): Promise<void> {
  const again = { attempts, due_at: dueAt, lease_owner: null };
  await db.getRepository(sentCopies).update(leased(copy), again);
}

function leased({ accountId, id, owner }: SentCopy) {
  return { account_id: accountId, id, lease_owner: owner };
}
