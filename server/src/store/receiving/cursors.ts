import type { EntityManager } from 'typeorm';
import type { InboundCursorRow } from '../entities.js';
import { fromBin, toBin } from '../database/ids.js';

/** The folder whose row also says when a mailbox is looked into next, and who is at it. */
export const inbox = 'INBOX';

/** A mailbox whose folders one worker reads until its lease ends. Ids are UUIDs. */
export interface InboxClaim {
  accountId: string;
  mailboxId: string;
  owner: string;
  /** When all of its new mail had last been taken in; null before the first time. */
  checkedAt: Date | null;
  lastError: string | null;
}

/** How far a folder has been read: a UID counts within its UIDVALIDITY (RFC 3501, 2.3.1.1). */
export interface FolderCursor {
  uidValidity: number;
  lastUid: number;
}

/** Has a mailbox looked into at once. */
export async function lookIntoInbox(
  db: EntityManager,
  accountId: string,
  mailboxId: string,
  now: Date,
): Promise<void> {
  await db.query(
    `INSERT INTO inbound_cursors (account_id, mailbox_id, folder, due_at) VALUES (?, ?, ?, ?)
     ON DUPLICATE KEY UPDATE due_at = VALUES(due_at), lease_owner = NULL, last_error = NULL`,
    [toBin(accountId), toBin(mailboxId), inbox, now],
  );
}

/**
 * Has a mailbox looked into at once because its server told of new mail. False while a worker is at it: it may have looked
 * before the mail came, so that one tells again.
 */
export async function wakeInbox(
  db: EntityManager,
  accountId: string,
  mailboxId: string,
  now: Date,
): Promise<boolean> {
  const { affectedRows } = await db.query<{ affectedRows: number }>(
    `UPDATE inbound_cursors SET due_at = LEAST(due_at, ?)
     WHERE account_id = ? AND mailbox_id = ? AND folder = ? AND lease_owner IS NULL`,
    [now, toBin(accountId), toBin(mailboxId), inbox],
  );
  return affectedRows === 1;
}

/** When all new mail of a mailbox had last been taken in; null before the first time. */
export async function inboxCheckedAt(
  db: EntityManager,
  accountId: string,
  mailboxId: string,
): Promise<Date | null> {
  const [row] = await db.query<Pick<InboundCursorRow, 'checked_at'>[]>(
    'SELECT checked_at FROM inbound_cursors WHERE account_id = ? AND mailbox_id = ? AND folder = ?',
    [toBin(accountId), toBin(mailboxId), inbox],
  );
  return row?.checked_at ?? null;
}

/** Takes the mailbox that has waited longest to be looked into, until `until`; null when none is due. */
export async function claimInbox(
  tx: EntityManager,
  owner: string,
  now: Date,
  until: Date,
): Promise<InboxClaim | null> {
  const [row] = await tx.query<InboundCursorRow[]>(
    'SELECT * FROM inbound_cursors WHERE due_at <= ? ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED',
    [now],
  );
  if (!row) return null;
  await tx.query(
    'UPDATE inbound_cursors SET due_at = ?, lease_owner = ? WHERE account_id = ? AND mailbox_id = ? AND folder = ?',
    [until, toBin(owner), row.account_id, row.mailbox_id, row.folder],
  );
  return {
    accountId: fromBin(row.account_id),
    mailboxId: fromBin(row.mailbox_id),
    owner,
    checkedAt: row.checked_at,
    lastError: row.last_error,
  };
}

/** Where the reading of a folder goes on; null before the first time. */
export async function readCursor(
  db: EntityManager,
  { accountId, mailboxId }: InboxClaim,
  folder: string,
): Promise<FolderCursor | null> {
  const [row] = await db.query<{ uid_validity: number | null; last_uid: number }[]>(
    'SELECT uid_validity, last_uid FROM inbound_cursors WHERE account_id = ? AND mailbox_id = ? AND folder = ?',
    [toBin(accountId), toBin(mailboxId), folder],
  );
  if (!row || row.uid_validity === null) return null;
  return { uidValidity: Number(row.uid_validity), lastUid: Number(row.last_uid) };
}

/** Notes how far a folder has been read, and renews the lease; false when another worker has the mailbox by now. */
export async function moveCursor(
  db: EntityManager,
  claim: InboxClaim,
  folder: string,
  { uidValidity, lastUid }: FolderCursor,
  until: Date,
): Promise<boolean> {
  const key = [toBin(claim.accountId), toBin(claim.mailboxId)];
  const lease = await db.query<{ affectedRows: number }>(
    'UPDATE inbound_cursors SET due_at = ? WHERE account_id = ? AND mailbox_id = ? AND folder = ? AND lease_owner = ?',
    [until, ...key, inbox, toBin(claim.owner)],
  );
  if (lease.affectedRows === 0) return false;
  await db.query(
    `INSERT INTO inbound_cursors (account_id, mailbox_id, folder, uid_validity, last_uid) VALUES (?, ?, ?, ?, ?)
     ON DUPLICATE KEY UPDATE uid_validity = VALUES(uid_validity), last_uid = VALUES(last_uid)`,
    [...key, folder, uidValidity, lastUid],
  );
  return true;
}

/** How a look into a mailbox ended. */
export interface InboxOutcome {
  /** When it is looked into again; null for never, until it is connected again. */
  dueAt: Date | null;
  /** What went wrong; null when all went well. */
  error: string | null;
  /** When all of its new mail had been taken in; null to leave the time that stands. */
  checkedAt: Date | null;
}

/** Gives a mailbox back; nothing happens when another worker has it by now. */
export async function releaseInbox(
  db: EntityManager,
  { accountId, mailboxId, owner }: InboxClaim,
  { dueAt, error, checkedAt }: InboxOutcome,
): Promise<void> {
  await db.query(
    `UPDATE inbound_cursors SET due_at = ?, lease_owner = NULL, last_error = ?, checked_at = COALESCE(?, checked_at)
     WHERE account_id = ? AND mailbox_id = ? AND folder = ? AND lease_owner = ?`,
    [dueAt, error, checkedAt, toBin(accountId), toBin(mailboxId), inbox, toBin(owner)],
  );
}

/** Shows trouble with receiving at a mailbox that sends on. */
export async function showReceivingTrouble(
  db: EntityManager,
  { accountId, mailboxId }: InboxClaim,
  reason: string,
  now: Date,
): Promise<void> {
  await db.query(
    `UPDATE mailboxes SET status_reason = ?, checked_at = ?
     WHERE account_id = ? AND id = ? AND status = 'connected'`,
    [reason, now, toBin(accountId), toBin(mailboxId)],
  );
}

/** Clears trouble with receiving that is over; trouble of another kind stays. */
export async function clearReceivingTrouble(
  db: EntityManager,
  { accountId, mailboxId }: InboxClaim,
  reason: string,
  now: Date,
): Promise<void> {
  await db.query(
    `UPDATE mailboxes SET status = 'connected', status_reason = NULL, consecutive_failures = 0, checked_at = ?,
       next_send_at = IF(status = 'error', ?, next_send_at)
     WHERE account_id = ? AND id = ? AND status IN ('connected', 'error') AND status_reason = ?`,
    [now, now, toBin(accountId), toBin(mailboxId), reason],
  );
}
