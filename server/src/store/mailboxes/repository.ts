import { In, IsNull, Like, Not, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { defaultDailyCaps, type Ramp } from '../../domain/sending/mailbox-pace.js';
import type { MailboxProvider } from '../../generated/types.js';
import type { SecretBox } from '../database/crypto.js';
import { newId } from '../database/ids.js';
import type { Page, Paginated } from '../database/deep-pages.js';
import { containing } from '../database/sql.js';
import { scheduleInboxPoll } from '../receiving/repository.js';
import { mailboxTagLinks, type TagKind } from '../tags/entities.js';
import { tagListSql } from '../tags/queries.js';
import { sealCredentials, type MailboxCredentials } from './credentials.js';
import { mailboxes, type MailboxEntity, type MailboxSettings } from './entities.js';

/** What a mailbox is called, and how much it sends. */
export interface MailboxPace {
  displayName?: string | null | undefined;
  /** Least seconds between two messages, whatever the campaigns say; 0 by default. */
  sendingIntervalSeconds?: number | undefined;
  /** Messages a day over all campaigns, null for no cap. */
  dailyCap?: number | null | undefined;
  /** How its volume is raised up to the cap; null for at once. */
  ramp?: Ramp | null | undefined;
}

export interface NewMailbox extends MailboxPace {
  /** A normalized address (see `parseEmail`). */
  email: string;
  provider: MailboxProvider;
  settings?: MailboxSettings;
  credentials?: MailboxCredentials;
}

/** A mailbox whose servers have been tried. */
export type ConnectedMailbox = NewMailbox & { settings: MailboxSettings; credentials: MailboxCredentials };

/** The tags of mailboxes. */
export const mailboxTagKind: TagKind = {
  tags: 'mailbox_tags',
  links: 'mailbox_tag_links',
  owner: 'mailbox_id',
};

/**
 * Stores a connected mailbox and returns its id. An address that the account has already is a duplicate key error.
 * Columns that are not named here begin as the schema says: empty, or 0.
 *
 * @param secretBox seals the credentials, if there are any
 */
export async function createMailbox(
  db: EntityManager,
  accountId: string,
  mailbox: NewMailbox,
  now: Date,
  secretBox?: SecretBox,
): Promise<string> {
  const id = newId();
  const { email, provider, credentials, dailyCap } = mailbox;
  if (credentials && !secretBox) throw new TypeError('Credentials need a secret box.');
  await db.getRepository(mailboxes).insert({
    account_id: accountId,
    id,
    email,
    display_name: mailbox.displayName ?? null,
    provider,
    settings: mailbox.settings ?? {},
    credentials: credentials ? sealCredentials(secretBox!, id, credentials) : null,
    status: 'connected',
    sending_interval_seconds: mailbox.sendingIntervalSeconds ?? 0,
    daily_cap: dailyCap === undefined ? defaultDailyCaps[provider] : dailyCap,
    ramp: mailbox.ramp ?? null,
    next_send_at: now,
    created_at: now,
    updated_at: now,
  });
  return id;
}

/**
 * Stores a mailbox, or gives the one that has its address new servers and credentials and connects it again; what is
 * undefined of its pace stays. Returns its id. Its mail is read from now on.
 */
export async function connectMailbox(
  tx: EntityManager,
  accountId: string,
  mailbox: ConnectedMailbox,
  now: Date,
  secretBox: SecretBox,
): Promise<string> {
  const { email, provider, settings, credentials } = mailbox;
  const known = await lockByEmail(tx, accountId, email);
  const id = known?.id ?? (await createMailbox(tx, accountId, mailbox, now, secretBox));
  if (known)
    await tx.getRepository(mailboxes).update(keyOf(known), {
      provider,
      settings,
      credentials: sealCredentials(secretBox, id, credentials),
      ...paceColumns(mailbox),
      display_name: mailbox.displayName ?? undefined,
      next_send_at: known.status === 'connected' ? known.next_send_at : now,
      status: 'connected',
      status_reason: null,
      trouble: null,
      consecutive_failures: 0,
      checked_at: now,
      deleted_at: null,
      updated_at: now,
    });
  if (settings.imap) await scheduleInboxPoll(tx, accountId, id, now);
  return id;
}

/**
 * Gives the account's mailbox with a normalized address another name or pace; what is undefined stays. Returns its id, null
 * if there is none. It counts from the next message on.
 */
export async function changeMailbox(
  tx: EntityManager,
  accountId: string,
  email: string,
  pace: MailboxPace,
  now: Date,
): Promise<string | null> {
  const known = await lockByEmail(tx, accountId, email);
  if (!known || known.deleted_at) return null;
  await tx.getRepository(mailboxes).update(keyOf(known), { ...paceColumns(pace), updated_at: now });
  return known.id;
}

/** Replaces the sealed secrets of a mailbox, unless others have done so since it was read. */
export async function replaceCredentials(
  db: EntityManager,
  mailbox: MailboxEntity,
  sealed: Buffer,
  now: Date,
): Promise<void> {
  const asRead = { ...keyOf(mailbox), credentials: mailbox.credentials! };
  await db.getRepository(mailboxes).update(asRead, { credentials: sealed, updated_at: now });
}

/** Returns those of some mailboxes that there are, also deleted ones. */
export async function findMailboxes(
  db: EntityManager,
  keys: readonly { accountId: string; id: string }[],
): Promise<MailboxEntity[]> {
  if (keys.length === 0) return [];
  return db.getRepository(mailboxes).findBy(keys.map(({ accountId, id }) => ({ account_id: accountId, id })));
}

/** Locks a mailbox and returns it, also a deleted one; null if the account has none with this id. */
export function lockMailbox(tx: EntityManager, accountId: string, id: string): Promise<MailboxEntity | null> {
  return tx
    .getRepository(mailboxes)
    .findOne({ where: { account_id: accountId, id }, lock: { mode: 'pessimistic_write' } });
}

/** Returns the provider of the account's mailbox with a normalized address; null if there is none. */
export async function providerOf(
  db: EntityManager,
  accountId: string,
  email: string,
): Promise<MailboxProvider | null> {
  const mailbox = await db.getRepository(mailboxes).findOneBy({ account_id: accountId, email });
  return mailbox?.provider ?? null;
}

/** Returns whether any account has a mailbox that writes to real people. */
export function hasRealMailbox(db: EntityManager): Promise<boolean> {
  return db.getRepository(mailboxes).existsBy({ provider: Not('sandbox'), deleted_at: IsNull() });
}

/** Returns the oldest mailboxes of all accounts that write to real people, and how many there are in all. */
export async function listRealMailboxes(
  db: EntityManager,
  limit: number,
): Promise<Paginated<Pick<MailboxEntity, 'id' | 'email' | 'settings'>>> {
  const [rows, total] = await db.getRepository(mailboxes).findAndCount({
    select: { id: true, email: true, settings: true },
    where: { provider: Not('sandbox'), deleted_at: IsNull() },
    order: { created_at: 'ASC', id: 'ASC' },
    take: limit,
  });
  return { rows, total };
}

/** Returns the mailboxes of all accounts that log in with a password at servers of their own. */
export function mailboxesWithPassword(
  db: EntityManager,
): Promise<Pick<MailboxEntity, 'email' | 'settings'>[]> {
  const select = { email: true, settings: true } as const;
  return db.getRepository(mailboxes).find({ select, where: { provider: 'smtp', deleted_at: IsNull() } });
}

/** Counts the mailboxes of all accounts that were connected by OAuth 2 with a provider. */
export function countConnectedWith(db: EntityManager, provider: 'google' | 'microsoft'): Promise<number> {
  return db.getRepository(mailboxes).countBy({ provider, deleted_at: IsNull() });
}

/** A mailbox, and its tags as `presentTagList` reads them. */
export type MailboxWithTags = MailboxEntity & { tag_list: string | null };

/** Which mailboxes a list shows. */
export interface MailboxFilter {
  /** Only those whose address or display name contains this text, whatever its case. */
  q?: string;
  /** Only those that carry any of these tags. */
  tagIds?: readonly string[];
}

/** Returns a mailbox with its tags; null if the account has none with this id. */
export async function findMailboxWithTags(
  db: EntityManager,
  accountId: string,
  id: string,
): Promise<MailboxWithTags | null> {
  const [mailbox] = await withTags(mailboxesOf(db, accountId).andWhere({ id }));
  return mailbox ?? null;
}

/** Returns a page of an account's mailboxes, newest first. */
export async function listMailboxes(
  db: EntityManager,
  accountId: string,
  { q, tagIds }: MailboxFilter,
  { limit, offset }: Page,
): Promise<Paginated<MailboxWithTags>> {
  if (tagIds?.length === 0) return { rows: [], total: 0 };
  const query = mailboxesOf(db, accountId);
  if (q !== undefined)
    query.andWhere([{ email: Like(containing(q.toLowerCase())) }, { display_name: Like(containing(q)) }]);
  if (tagIds !== undefined) {
    const tagged = query.subQuery().select('l.mailbox_id').from(mailboxTagLinks, 'l');
    tagged.where({ account_id: accountId, tag_id: In([...tagIds]) });
    query.andWhere(`m.id IN ${tagged.getQuery()}`);
  }
  const total = await query.getCount();
  if (limit === 0 || offset >= total) return { rows: [], total };
  return { rows: await withTags(query.orderBy('m.id', 'DESC').limit(limit).offset(offset)), total };
}

function mailboxesOf(db: EntityManager, accountId: string): SelectQueryBuilder<MailboxEntity> {
  const query = db.getRepository(mailboxes).createQueryBuilder('m');
  return query.where({ account_id: accountId, deleted_at: IsNull() });
}

async function withTags(query: SelectQueryBuilder<MailboxEntity>): Promise<MailboxWithTags[]> {
  const { entities, raw } = await query
    .addSelect(tagListSql(mailboxTagKind, 'm'), 'tag_list')
    .getRawAndEntities<{ tag_list: string | null }>();
  return entities.map((mailbox, at) => ({ ...mailbox, tag_list: raw[at]!.tag_list }));
}

function lockByEmail(tx: EntityManager, accountId: string, email: string): Promise<MailboxEntity | null> {
  return tx
    .getRepository(mailboxes)
    .findOne({ where: { account_id: accountId, email }, lock: { mode: 'pessimistic_write' } });
}

function keyOf({ account_id, id }: MailboxEntity) {
  return { account_id, id };
}

/** The columns of a pace; TypeORM leaves out those that are undefined. */
function paceColumns({ displayName, sendingIntervalSeconds, dailyCap, ramp }: MailboxPace) {
  return {
    display_name: displayName,
    sending_interval_seconds: sendingIntervalSeconds,
    daily_cap: dailyCap,
    ramp,
    ramp_days: ramp ? 0 : undefined,
  };
}
