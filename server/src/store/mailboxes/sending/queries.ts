// SQL, because mailboxes are found through what waits for them, and read for each batch that is sent.
import type { EntityManager } from 'typeorm';
import { mailboxZone, sendingStates } from '../../../domain/sending/mailbox-pace.js';
import type { PacedMailbox } from '../../../domain/sending/mailbox-pacer.js';
import type { MailboxStatus } from '../../../generated/types.js';
import type { Row } from '../../database/columns.js';
import { toEntities, toEntity } from '../../database/entity.js';
import { fromBin, toBin } from '../../database/ids.js';
import { otherAccounts } from '../../database/sql.js';
import { firstDue, isSending } from '../../enrollments/claims/queries.js';
import { inbox } from '../../receiving/repository.js';
import { mailboxes, type MailboxEntity } from '../entities.js';

/** A mailbox that may send now and for which something waits. */
export interface DueMailbox {
  accountId: string;
  id: string;
  lastSentAt: Date | null;
}

/** What {@link dueMailboxes} leaves out, by ids. */
export interface Excepted {
  accounts?: readonly string[];
  mailboxes?: readonly string[];
  /** Those that send nothing now. */
  campaigns?: readonly string[];
}

/**
 * Returns mailboxes over all accounts whose interval is over and for which an email of a running campaign is due: a
 * follow-up to someone they wrote to, or a first touch of a campaign that they are attached to. Ignores windows and caps.
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

/** Due emails that are read before mailboxes are. */
const FEW = 50;

/**
 * Returns the campaigns whose emails are due where these are few, null where they are more. A mailbox is asked about each
 * of its account's campaigns, which would be most of the work of a worker that has nothing to do.
 */
async function campaignsOfFewDue(db: EntityManager, now: Date): Promise<string[] | null> {
  const due = await db.query<{ campaign_id: Buffer }[]>(
    `SELECT campaign_id FROM enrollments WHERE awaits = 'send' AND next_action_at <= ?
     ORDER BY next_action_at LIMIT ?`,
    [now, FEW],
  );
  return due.length === FEW ? null : [...new Set(due.map(row => fromBin(row.campaign_id)))];
}

/** @param among the only campaigns that count */
async function readyMailboxes(
  db: EntityManager,
  now: Date,
  limit: number,
  { accounts = [], mailboxes = [], campaigns = [] }: Excepted,
  among: readonly string[] = [],
): Promise<DueMailbox[]> {
  const ids = (sql: string, of: readonly string[]) =>
    of.length === 0 ? { sql: '', values: [] } : { sql: `AND ${sql} (?)`, values: [of.map(toBin)] };
  const others = otherAccounts('m.account_id', accounts);
  const awake = ids('m.id NOT IN', mailboxes);
  const wanted = ids('c.id IN', among);
  const open = ids('c.id NOT IN', campaigns);
  const rows = await db.query<{ account_id: Buffer; id: Buffer; last_sent_at: Date | null }[]>(
    `SELECT m.account_id, m.id, m.last_sent_at FROM mailboxes m
     WHERE m.status IN (?) AND m.next_send_at <= ? AND m.deleted_at IS NULL ${others.sql} ${awake.sql}
       AND EXISTS (
         SELECT 1 FROM campaigns c
         WHERE c.account_id = m.account_id AND ${isSending} ${wanted.sql} ${open.sql} AND (
           ${firstDue('m.id')} <= ?
           OR (EXISTS (SELECT 1 FROM campaign_mailboxes l
                       WHERE l.account_id = m.account_id AND l.campaign_id = c.id AND l.mailbox_id = m.id)
               AND ${firstDue(null)} <= ?)))
     ORDER BY m.next_send_at LIMIT ?`,
    [
      sendingStates,
      now,
      ...others.values,
      ...awake.values,
      now,
      ...wanted.values,
      ...open.values,
      now,
      now,
      limit,
    ],
  );
  return rows.map(row => ({
    accountId: fromBin(row.account_id),
    id: fromBin(row.id),
    lastSentAt: row.last_sent_at,
  }));
}

/** Locks a mailbox that may send now; null when it may not, or another worker has it. */
export async function lockDueMailbox(
  tx: EntityManager,
  accountId: string,
  id: string,
  now: Date,
): Promise<MailboxEntity | null> {
  const [row] = await tx.query<Row<typeof mailboxes>[]>(
    `SELECT * FROM mailboxes WHERE account_id = ? AND id = ? AND status IN (?) AND next_send_at <= ?
       AND deleted_at IS NULL FOR UPDATE SKIP LOCKED`,
    [toBin(accountId), toBin(id), sendingStates, now],
  );
  return row ? toEntity(mailboxes, row) : null;
}

/** Locks a mailbox if it has no trouble; returns whether it did. */
export async function lockConnected(
  tx: EntityManager,
  { account_id, id }: Pick<MailboxEntity, 'account_id' | 'id'>,
): Promise<boolean> {
  const rows = await tx.query<object[]>(
    "SELECT id FROM mailboxes WHERE account_id = ? AND id = ? AND status = 'connected' FOR UPDATE",
    [toBin(account_id), toBin(id)],
  );
  return rows.length > 0;
}

/** Returns a mailbox, also a deleted one; null if the account has none with this id. */
export async function findMailbox(
  db: EntityManager,
  accountId: string,
  id: string,
): Promise<MailboxEntity | null> {
  const [row] = await db.query<Row<typeof mailboxes>[]>(
    'SELECT * FROM mailboxes WHERE account_id = ? AND id = ?',
    [toBin(accountId), toBin(id)],
  );
  return row ? toEntity(mailboxes, row) : null;
}

/** A mailbox that a campaign's messages leave from, and what its sending depends on. */
export interface SendingMailbox extends PacedMailbox {
  id: string;
  email: string;
  displayName: string | null;
  status: MailboxStatus;
  /** What is wrong with it, for people. */
  statusReason: string | null;
  deleted: boolean;
  /** Its inbox, which must have been read before follow-ups leave; null for a mailbox without one of its own. */
  inbox: { readAt: Date | null; dueAt: Date | null; error: string | null } | null;
}

type WithInbox = Row<typeof mailboxes> & {
  inbox_read_at: Date | null;
  inbox_due_at: Date | null;
  inbox_error: string | null;
};

const columns = 'm.*, i.checked_at AS inbox_read_at, i.due_at AS inbox_due_at, i.last_error AS inbox_error';
const inboxSql =
  'LEFT JOIN inbound_cursors i ON i.account_id = m.account_id AND i.mailbox_id = m.id AND i.folder = ?';

/** Returns mailboxes by id, deleted ones too. */
export async function readSendingMailboxes(
  db: EntityManager,
  accountId: string,
  ids: readonly string[],
): Promise<SendingMailbox[]> {
  if (ids.length === 0) return [];
  const rows = await db.query<WithInbox[]>(
    `SELECT ${columns} FROM mailboxes m ${inboxSql} WHERE m.account_id = ? AND m.id IN (?)`,
    [inbox, toBin(accountId), ids.map(toBin)],
  );
  return sendingMailboxes(rows);
}

/** Returns the mailboxes that are attached to a campaign, in the order of their attachment. */
export async function readAttachedMailboxes(
  db: EntityManager,
  accountId: string,
  campaignId: string,
): Promise<SendingMailbox[]> {
  const rows = await db.query<WithInbox[]>(
    `SELECT ${columns} FROM campaign_mailboxes l
       JOIN mailboxes m ON m.account_id = l.account_id AND m.id = l.mailbox_id ${inboxSql}
      WHERE l.account_id = ? AND l.campaign_id = ? AND m.deleted_at IS NULL ORDER BY l.created_at, m.id`,
    [inbox, toBin(accountId), toBin(campaignId)],
  );
  return sendingMailboxes(rows);
}

function sendingMailboxes(rows: WithInbox[]): SendingMailbox[] {
  return toEntities(mailboxes, rows).map(row => ({
    id: row.id,
    email: row.email,
    displayName: row.display_name,
    status: row.status,
    statusReason: row.status_reason,
    deleted: row.deleted_at !== null,
    zone: mailboxZone(row),
    sendingIntervalSeconds: row.sending_interval_seconds,
    dailyCap: row.daily_cap,
    ramp: row.ramp,
    rampDays: row.ramp_days,
    sentToday: row.sent_today,
    sentDay: row.sent_day,
    lastSentAt: row.last_sent_at,
    nextSendAt: row.next_send_at,
    inbox: row.settings.imap
      ? { readAt: row.inbox_read_at, dueAt: row.inbox_due_at, error: row.inbox_error }
      : null,
  }));
}
