import { MoreThan, type EntityManager } from 'typeorm';
import { paginate, type Page, type Paginated } from '../database/deep-pages.js';
import { purgeUntil } from '../database/queries.js';
import {
  entity,
  hash,
  timestamp,
  integer,
  json,
  key,
  nullable,
  oneOf,
  text,
  uuid,
  type Entity,
} from '../database/columns.js';
import type { MailboxProvider } from '../../generated/types.js';

/** Stores a new session. */
export async function createConnectSession(
  db: EntityManager,
  accountId: string,
  {
    id,
    tokenHash,
    input,
    expiresAt,
  }: { id: string; tokenHash: string; input: ConnectInput; expiresAt: Date },
  now: Date,
): Promise<ConnectSessionEntity> {
  const session: ConnectSessionEntity = {
    account_id: accountId,
    id,
    token_hash: tokenHash,
    status: 'pending',
    input,
    lookups: 0,
    attempts: 0,
    mailbox_id: null,
    error_message: null,
    expires_at: expiresAt,
    created_at: now,
    updated_at: now,
  };
  await db.getRepository(connectSessions).insert(session);
  return session;
}

/** Returns a page of the account's sessions, newest first. */
export function listConnectSessions(
  db: EntityManager,
  accountId: string,
  page: Page,
): Promise<Paginated<ConnectSessionEntity>> {
  const sessions = db.getRepository(connectSessions).createQueryBuilder('session');
  return paginate(sessions.where({ account_id: accountId }).orderBy('session.id', 'DESC'), page);
}

/** Returns the session, or null if the account has none with this id. */
export function findConnectSession(
  db: EntityManager,
  accountId: string,
  id: string,
): Promise<ConnectSessionEntity | null> {
  return db.getRepository(connectSessions).findOneBy({ account_id: accountId, id });
}

/** Returns the session that a token opens, whatever its state, by the hex SHA-256 of the token. */
export function findConnectSessionByToken(
  db: EntityManager,
  tokenHash: string,
): Promise<ConnectSessionEntity | null> {
  return db.getRepository(connectSessions).findOneBy({ token_hash: tokenHash });
}

/** Locks a session until the transaction ends and returns it; null if it is not pending any more. */
export function lockPendingSession(
  tx: EntityManager,
  session: ConnectSessionEntity,
  now: Date,
): Promise<ConnectSessionEntity | null> {
  return tx.getRepository(connectSessions).findOne({
    where: { ...pending(session), expires_at: MoreThan(now) },
    lock: { mode: 'pessimistic_write' },
  });
}

/** Changes a session that is pending. */
export async function updatePendingSession(
  tx: EntityManager,
  session: ConnectSessionEntity,
  change: Partial<
    Pick<ConnectSessionEntity, 'status' | 'lookups' | 'attempts' | 'mailbox_id' | 'error_message'>
  >,
  now: Date,
): Promise<void> {
  await tx.getRepository(connectSessions).update(pending(session), { ...change, updated_at: now });
}

/** Deletes at most `limit` sessions that expired up to a time, and returns how many. */
export function purgeConnectSessions(db: EntityManager, until: Date, limit: number): Promise<number> {
  return purgeUntil(db, connectSessions, 'expires_at', until, limit);
}

function pending({ account_id, id }: ConnectSessionEntity) {
  return { account_id, id, status: 'pending' as const };
}

/** What whoever began a session has said in advance. */
export interface ConnectInput {
  provider?: MailboxProvider;
  /** A normalized address. */
  email?: string;
  displayName?: string;
  /** Where the browser goes when it is done: https, or http on the same machine. */
  redirectUrl?: string;
}

/** Handoffs to the page where a mailbox is connected. */
export const connectSessions = entity('connect_sessions', {
  account_id: key(uuid),
  id: key(uuid),
  token_hash: hash,
  status: oneOf<'pending' | 'completed' | 'expired' | 'failed'>(),
  input: nullable(json<ConnectInput>()),
  /** How often the page has searched for servers, and how often it has tried them. */
  lookups: integer,
  attempts: integer,
  mailbox_id: nullable(uuid),
  error_message: nullable(text),
  expires_at: timestamp,
  created_at: timestamp,
  updated_at: timestamp,
});
export type ConnectSessionEntity = Entity<typeof connectSessions>;
