import type { EntityManager } from 'typeorm';
import { budgetLeft, mailboxDay, sendingStates } from '../../domain/mailbox-pace.js';
import { firstDue, isSending } from '../enrollments/claims/queries.js';
import type { MailboxRow } from '../entities.js';
import { fromBin, toBin } from '../database/ids.js';
import { mailboxSettings } from './mailboxes.js';

/** A mailbox that may send now and for which something waits. */
export interface DueMailbox {
  accountId: string;
  id: string;
  lastSentAt: Date | null;
}

/** What {@link dueMailboxes} leaves out, by ids. */
export interface Excepted {
  mailboxes?: readonly string[];
  /** Those that send nothing now. */
  campaigns?: readonly string[];
}

/**
 * Mailboxes over all accounts whose interval is over and for which an e-mail of a running campaign is due: a follow-up
 * to someone they wrote to, or a first touch of a campaign that they are attached to. Windows and caps are not looked at.
 */
export async function dueMailboxes(
  db: EntityManager,
  now: Date,
  limit: number,
  except: Excepted = {},
): Promise<DueMailbox[]> {
  const few = await campaignsOfFewDue(db, now);
  if (few === null) return readyMailboxes(db, now, limit, except);
  const closed = new Set(except.campaigns);
  const among = few.filter(id => !closed.has(id));
  return among.length === 0 ? [] : readyMailboxes(db, now, limit, { ...except, campaigns: [] }, among);
}

/** Due e-mails that are looked at before mailboxes are. */
const FEW = 50;

/**
 * The campaigns whose e-mails are due where these are few, null where they are more. A mailbox is asked about each of its
 * account's campaigns, which would be most of the work of a worker that has nothing to do.
 */
async function campaignsOfFewDue(db: EntityManager, now: Date): Promise<string[] | null> {
  const due = await db.query<{ campaign_id: Buffer }[]>(
    `SELECT campaign_id FROM enrollments WHERE awaits = 'send' AND next_action_at <= ?
     ORDER BY next_action_at LIMIT ?`,
    [now, FEW],
  );
  return due.length === FEW ? null : [...new Set(due.map(row => fromBin(row.campaign_id)))];
}

/** @param among campaigns that alone are looked at */
async function readyMailboxes(
  db: EntityManager,
  now: Date,
  limit: number,
  { mailboxes = [], campaigns = [] }: Excepted,
  among: readonly string[] = [],
): Promise<DueMailbox[]> {
  const ids = (sql: string, of: readonly string[]) =>
    of.length === 0 ? { sql: '', values: [] } : { sql: `AND ${sql} (?)`, values: [of.map(toBin)] };
  const awake = ids('m.id NOT IN', mailboxes);
  const wanted = ids('c.id IN', among);
  const open = ids('c.id NOT IN', campaigns);
  const rows = await db.query<{ account_id: Buffer; id: Buffer; last_sent_at: Date | null }[]>(
    `SELECT m.account_id, m.id, m.last_sent_at FROM mailboxes m
     WHERE m.status IN (?) AND m.next_send_at <= ? AND m.deleted_at IS NULL ${awake.sql}
       AND EXISTS (
         SELECT 1 FROM campaigns c
         WHERE c.account_id = m.account_id AND ${isSending} ${wanted.sql} ${open.sql} AND (
           ${firstDue('m.id')} <= ?
           OR (EXISTS (SELECT 1 FROM campaign_mailboxes l
                       WHERE l.account_id = m.account_id AND l.campaign_id = c.id AND l.mailbox_id = m.id)
               AND ${firstDue(null)} <= ?)))
     ORDER BY m.next_send_at LIMIT ?`,
    [sendingStates, now, ...awake.values, now, ...wanted.values, ...open.values, now, now, limit],
  );
  return rows.map(row => ({
    accountId: fromBin(row.account_id),
    id: fromBin(row.id),
    lastSentAt: row.last_sent_at,
  }));
}

/** The ids of those of these mailboxes that have used up their cap of the day, as things stand now. */
export async function cappedMailboxes(
  db: EntityManager,
  mailboxes: readonly Pick<DueMailbox, 'accountId' | 'id'>[],
  now: Date,
): Promise<Set<string>> {
  if (mailboxes.length === 0) return new Set();
  const rows = await db.query<
    Pick<MailboxRow, 'id' | 'settings' | 'daily_cap' | 'sent_today' | 'sent_day'>[]
  >('SELECT id, settings, daily_cap, sent_today, sent_day FROM mailboxes WHERE (account_id, id) IN (?)', [
    mailboxes.map(({ accountId, id }) => [toBin(accountId), toBin(id)]),
  ]);
  const isCapped = (row: (typeof rows)[number]) =>
    budgetLeft(row, mailboxDay(mailboxSettings(row).time_zone ?? 'UTC', now)) === 0;
  return new Set(rows.filter(isCapped).map(({ id }) => fromBin(id)));
}
