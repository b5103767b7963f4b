import type { EntityManager } from 'typeorm';
import type { PacedMailbox } from '../../domain/mailbox-pacer.js';
import type { MailboxRow, MailboxStatus } from '../entities.js';
import { fromBin, toBin } from '../database/ids.js';
import { inbox } from '../receiving/repository.js';
import { mailboxSettings } from './mailboxes.js';

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

type Row = Pick<
  MailboxRow,
  | 'id'
  | 'email'
  | 'display_name'
  | 'settings'
  | 'status'
  | 'status_reason'
  | 'sending_interval_seconds'
  | 'daily_cap'
  | 'next_send_at'
  | 'sent_today'
  | 'sent_day'
  | 'last_sent_at'
  | 'deleted_at'
> & { inbox_read_at: Date | null; inbox_due_at: Date | null; inbox_error: string | null };

const columns = `m.id, m.email, m.display_name, m.settings, m.status, m.status_reason, m.sending_interval_seconds,
  m.daily_cap, m.next_send_at, m.sent_today, m.sent_day, m.last_sent_at, m.deleted_at,
  i.checked_at AS inbox_read_at, i.due_at AS inbox_due_at, i.last_error AS inbox_error`;
const inboxSql =
  'LEFT JOIN inbound_cursors i ON i.account_id = m.account_id AND i.mailbox_id = m.id AND i.folder = ?';

/** Mailboxes by id, deleted ones too. */
export async function readSendingMailboxes(
  db: EntityManager,
  accountId: string,
  ids: readonly string[],
): Promise<SendingMailbox[]> {
  if (ids.length === 0) return [];
  const rows = await db.query<Row[]>(
    `SELECT ${columns} FROM mailboxes m ${inboxSql} WHERE m.account_id = ? AND m.id IN (?)`,
    [inbox, toBin(accountId), ids.map(toBin)],
  );
  return rows.map(sendingMailbox);
}

/** The mailboxes that are attached to a campaign, in the order of their attachment. */
export async function readAttachedMailboxes(
  db: EntityManager,
  accountId: string,
  campaignId: string,
): Promise<SendingMailbox[]> {
  const rows = await db.query<Row[]>(
    `SELECT ${columns} FROM campaign_mailboxes l
       JOIN mailboxes m ON m.account_id = l.account_id AND m.id = l.mailbox_id ${inboxSql}
      WHERE l.account_id = ? AND l.campaign_id = ? AND m.deleted_at IS NULL ORDER BY l.created_at, m.id`,
    [inbox, toBin(accountId), toBin(campaignId)],
  );
  return rows.map(sendingMailbox);
}

function sendingMailbox(row: Row): SendingMailbox {
  const settings = mailboxSettings(row);
  const { inbox_read_at: readAt, inbox_due_at: dueAt, inbox_error: error } = row;
  return {
    id: fromBin(row.id),
    email: row.email,
    displayName: row.display_name,
    status: row.status,
    statusReason: row.status_reason,
    deleted: row.deleted_at !== null,
    zone: settings.time_zone ?? 'UTC',
    sendingIntervalSeconds: row.sending_interval_seconds,
    dailyCap: row.daily_cap,
    sentToday: row.sent_today,
    sentDay: row.sent_day,
    lastSentAt: row.last_sent_at,
    nextSendAt: row.next_send_at,
    inbox: settings.imap ? { readAt, dueAt, error } : null,
  };
}
