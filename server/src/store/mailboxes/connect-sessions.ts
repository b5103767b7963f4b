import type { EntityManager } from 'typeorm';
import { connectSessions, type ConnectSessionRow } from '../entities.js';
import { fromBin, fromBinOrNull, hashToBin, toBin } from '../database/ids.js';
import { fromJson, toJson } from '../database/json.js';
import type { MailboxProvider } from './mailboxes.js';
import type { Page } from '../database/paginate.js';

/** What whoever began a session has said in advance. */
export interface ConnectInput {
  provider?: MailboxProvider;
  /** A normalized address. */
  email?: string;
  displayName?: string;
  /** Where the browser goes when it is done: https, or http on the same machine. */
  redirectUrl?: string;
}

/** A handoff to the page where a mailbox is connected. */
export interface ConnectSession {
  accountId: string;
  id: string;
  status: ConnectSessionRow['status'];
  input: ConnectInput;
  mailboxId: string | null;
  errorMessage: string | null;
  expiresAt: Date;
}

/** How often one session may have servers looked up, and how often it may try to log in. */
const mostTimes = { lookups: 30, attempts: 10 };

export async function createConnectSession(
  db: EntityManager,
  accountId: string,
  session: { id: string; tokenHash: string; input: ConnectInput; expiresAt: Date },
  now: Date,
): Promise<ConnectSession> {
  const row: ConnectSessionRow = {
    account_id: toBin(accountId),
    id: toBin(session.id),
    token_hash: hashToBin(session.tokenHash),
    status: 'pending',
    input: toJson(session.input),
    lookups: 0,
    attempts: 0,
    mailbox_id: null,
    error_message: null,
    expires_at: session.expiresAt,
    created_at: now,
    updated_at: now,
  };
  await db.getRepository(connectSessions).insert(row);
  return sessionOf(row);
}

/** A page of an account's sessions, newest first. */
export async function listConnectSessions(
  db: EntityManager,
  accountId: string,
  { limit, offset }: Page,
): Promise<{ rows: ConnectSession[]; total: number }> {
  const where = { account_id: toBin(accountId) };
  const repository = db.getRepository(connectSessions);
  const total = await repository.countBy(where);
  // TypeORM takes a limit of 0 for none at all.
  if (limit === 0 || offset >= total) return { rows: [], total };
  const rows = await repository.find({ where, order: { id: 'DESC' }, take: limit, skip: offset });
  return { rows: rows.map(sessionOf), total };
}

export async function readConnectSession(
  db: EntityManager,
  accountId: string,
  id: string,
): Promise<ConnectSession | null> {
  const where = { account_id: toBin(accountId), id: toBin(id) };
  const row = await db.getRepository(connectSessions).findOneBy(where);
  return row && sessionOf(row);
}

/** The session that a token opens, whatever its state; the hash is the SHA-256 of the token, in hex. */
export async function findConnectSession(
  db: EntityManager,
  tokenHash: string,
): Promise<ConnectSession | null> {
  const row = await db.getRepository(connectSessions).findOneBy({ token_hash: hashToBin(tokenHash) });
  return row && sessionOf(row);
}

/**
 * Counts one more lookup or attempt of a session that is still pending. Answers how many are left after it; null when
 * it may not be made.
 */
export async function countConnectTry(
  tx: EntityManager,
  session: ConnectSession,
  kind: keyof typeof mostTimes,
  now: Date,
): Promise<number | null> {
  const row = await lockPending(tx, session, now);
  if (!row || row[kind] >= mostTimes[kind]) return null;
  await tx.query(
    `UPDATE connect_sessions SET ${kind} = ${kind} + 1, updated_at = ? WHERE account_id = ? AND id = ?`,
    [now, row.account_id, row.id],
  );
  return mostTimes[kind] - row[kind] - 1;
}

/** Locks a session until the transaction ends; whether it is still pending. */
export async function holdConnectSession(
  tx: EntityManager,
  session: ConnectSession,
  now: Date,
): Promise<boolean> {
  return (await lockPending(tx, session, now)) !== null;
}

/** Ends a session that has been held. */
export async function endConnectSession(
  tx: EntityManager,
  { accountId, id }: Pick<ConnectSession, 'accountId' | 'id'>,
  end: { status: 'completed'; mailboxId: string } | { status: 'failed'; errorMessage: string },
  now: Date,
): Promise<void> {
  const [mailboxId, error] =
    end.status === 'completed' ? [toBin(end.mailboxId), null] : [null, end.errorMessage.slice(0, 1000)];
  await tx.query(
    `UPDATE connect_sessions SET status = ?, mailbox_id = ?, error_message = ?, updated_at = ?
     WHERE account_id = ? AND id = ? AND status = 'pending'`,
    [end.status, mailboxId, error, now, toBin(accountId), toBin(id)],
  );
}

/** Forgets sessions that ended before a time; answers how many. */
export async function purgeConnectSessions(db: EntityManager, before: Date, most: number): Promise<number> {
  const { affectedRows } = await db.query<{ affectedRows: number }>(
    'DELETE FROM connect_sessions WHERE expires_at < ? ORDER BY expires_at LIMIT ?',
    [before, most],
  );
  return affectedRows;
}

async function lockPending(
  tx: EntityManager,
  { accountId, id }: ConnectSession,
  now: Date,
): Promise<ConnectSessionRow | null> {
  const [row] = await tx.query<ConnectSessionRow[]>(
    `SELECT * FROM connect_sessions
     WHERE account_id = ? AND id = ? AND status = 'pending' AND expires_at > ? FOR UPDATE`,
    [toBin(accountId), toBin(id), now],
  );
  return row ?? null;
}

function sessionOf(row: ConnectSessionRow): ConnectSession {
  return {
    accountId: fromBin(row.account_id),
    id: fromBin(row.id),
    status: row.status,
    input: row.input === null ? {} : fromJson<ConnectInput>(row.input),
    mailboxId: fromBinOrNull(row.mailbox_id),
    errorMessage: row.error_message,
    expiresAt: row.expires_at,
  };
}
