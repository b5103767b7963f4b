import { IsNull, LessThanOrEqual, type EntityManager } from 'typeorm';
import { exceptAccounts } from '../database/sql.js';
import { announceWrites } from '../database/writes.js';
import { entity, timestamp, integer, key, nullable, text, uuid, type Entity } from '../database/columns.js';

/** The folder whose row also holds when a mailbox is polled next, and by whom. */
export const inbox = 'INBOX';

/** A mailbox whose folders one worker reads until its lease ends. Ids are UUIDs. */
export interface InboxClaim {
  accountId: string;
  mailboxId: string;
  owner: string;
  /** When all of its new mail had last been ingested; null before the first time. */
  checkedAt: Date | null;
  lastError: string | null;
}

/** How far a folder has been read: a UID counts within its UIDVALIDITY (RFC 3501, 2.3.1.1). */
export interface FolderCursor {
  uidValidity: number;
  lastUid: number;
}

/** Makes a mailbox due for polling at once. */
export async function scheduleInboxPoll(
  db: EntityManager,
  accountId: string,
  mailboxId: string,
  now: Date,
): Promise<void> {
  await db
    .getRepository(inboundCursors)
    .upsert({ ...keyOf({ accountId, mailboxId }), due_at: now, lease_owner: null, last_error: null }, keys);
}

/**
 * Makes a mailbox due for polling because its server reported new mail. Returns false while a worker polls it: that one
 * may have searched before the mail came, so the caller asks again.
 */
export async function wakeInbox(
  db: EntityManager,
  accountId: string,
  mailboxId: string,
  now: Date,
): Promise<boolean> {
  const { affected } = await db
    .getRepository(inboundCursors)
    .createQueryBuilder()
    .update({ due_at: () => 'LEAST(due_at, :now)' })
    .where({ ...keyOf({ accountId, mailboxId }), lease_owner: IsNull() })
    .setParameter('now', now)
    .execute();
  announceWrites(['inbound_cursors']);
  return affected === 1;
}

/** Returns when all new mail of a mailbox had last been ingested; null before the first time. */
export async function inboxCheckedAt(
  db: EntityManager,
  accountId: string,
  mailboxId: string,
): Promise<Date | null> {
  const cursor = await db.getRepository(inboundCursors).findOneBy(keyOf({ accountId, mailboxId }));
  return cursor?.checked_at ?? null;
}

/** Whether any mailbox is due: most polls find none, and need no transaction then. */
export function hasDueInbox(db: EntityManager, now: Date): Promise<boolean> {
  return db.getRepository(inboundCursors).existsBy({ due_at: LessThanOrEqual(now) });
}

/** Leases the mailbox that has been due longest, of an account other than these, until `until`; null when none is due. */
export async function claimInbox(
  tx: EntityManager,
  owner: string,
  now: Date,
  until: Date,
  except: readonly string[] = [],
): Promise<InboxClaim | null> {
  const cursors = tx.getRepository(inboundCursors);
  const cursor = await cursors.findOne({
    where: { due_at: LessThanOrEqual(now), ...exceptAccounts(except) },
    order: { due_at: 'ASC' },
    lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
  });
  if (!cursor) return null;
  const { account_id, mailbox_id, folder, checked_at, last_error } = cursor;
  await cursors.update({ account_id, mailbox_id, folder }, { due_at: until, lease_owner: owner });
  return {
    accountId: account_id,
    mailboxId: mailbox_id,
    owner,
    checkedAt: checked_at,
    lastError: last_error,
  };
}

/** Returns up to where a folder has been read; null before the first time. */
export async function readCursor(
  db: EntityManager,
  claim: InboxClaim,
  folder: string,
): Promise<FolderCursor | null> {
  const cursor = await db.getRepository(inboundCursors).findOneBy(keyOf(claim, folder));
  if (!cursor || cursor.uid_validity === null) return null;
  return { uidValidity: cursor.uid_validity, lastUid: cursor.last_uid };
}

/** Stores up to where a folder has been read, and renews the lease; false when another worker has the mailbox by now. */
export async function moveCursor(
  db: EntityManager,
  claim: InboxClaim,
  folder: string,
  { uidValidity, lastUid }: FolderCursor,
  until: Date,
): Promise<boolean> {
  return changeCursor(db, claim, folder, { uid_validity: uidValidity, last_uid: lastUid }, until);
}

/** Returns up to where the API of a provider has given the mail of a folder, in its own terms; null before the first time. */
export async function readSyncState(
  db: EntityManager,
  claim: InboxClaim,
  folder: string,
): Promise<string | null> {
  const cursor = await db.getRepository(inboundCursors).findOneBy(keyOf(claim, folder));
  return cursor?.sync_state ?? null;
}

/** Stores that, null for by date, and renews the lease; false when another worker has the mailbox by now. */
export function moveSyncState(
  db: EntityManager,
  claim: InboxClaim,
  folder: string,
  syncState: string | null,
  until: Date,
): Promise<boolean> {
  return changeCursor(db, claim, folder, { sync_state: syncState }, until);
}

async function changeCursor(
  db: EntityManager,
  claim: InboxClaim,
  folder: string,
  change: Partial<Entity<typeof inboundCursors>>,
  until: Date,
): Promise<boolean> {
  const cursors = db.getRepository(inboundCursors);
  const lease = await cursors.update({ ...keyOf(claim), lease_owner: claim.owner }, { due_at: until });
  if (lease.affected === 0) return false;
  await cursors.upsert({ ...keyOf(claim, folder), ...change }, keys);
  return true;
}

/** How a poll of a mailbox ended. */
export interface InboxOutcome {
  /** When it is polled again; null for never, until it is connected again. */
  dueAt: Date | null;
  /** What went wrong; null when all went well. */
  error: string | null;
  /** When all of its new mail had been ingested; null keeps the previous time. */
  checkedAt: Date | null;
}

/** Ends the lease of a mailbox; does nothing when another worker has it by now. */
export async function releaseInbox(
  db: EntityManager,
  claim: InboxClaim,
  { dueAt, error, checkedAt }: InboxOutcome,
): Promise<void> {
  const change = { due_at: dueAt, lease_owner: null, last_error: error };
  await db
    .getRepository(inboundCursors)
    .update(
      { ...keyOf(claim), lease_owner: claim.owner },
      checkedAt === null ? change : { ...change, checked_at: checkedAt },
    );
}

const keys = ['account_id', 'mailbox_id', 'folder'];

function keyOf({ accountId, mailboxId }: Pick<InboxClaim, 'accountId' | 'mailboxId'>, folder = inbox) {
  return { account_id: accountId, mailbox_id: mailboxId, folder };
}

/** How far the folders of a mailbox have been read; the row of the inbox also holds the lease. */
export const inboundCursors = entity('inbound_cursors', {
  account_id: key(uuid),
  mailbox_id: key(uuid),
  folder: key(text),
  uid_validity: nullable(integer),
  last_uid: integer,
  /** In place of both, where the folder is read through the API of a provider. */
  sync_state: nullable(text),
  /** Of the inbox: when the mailbox is polled next, or its lease ends. */
  due_at: nullable(timestamp),
  lease_owner: nullable(uuid),
  checked_at: nullable(timestamp),
  last_error: nullable(text),
});

/** Which worker keeps an IDLE connection to an inbox. */
export const inboxWatches = entity('inbox_watches', {
  account_id: key(uuid),
  mailbox_id: key(uuid),
  owner: uuid,
  until: timestamp,
});
