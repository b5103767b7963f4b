import type { EntityManager } from 'typeorm';
import type { SecretBox } from '../database/crypto.js';
import { mailboxes, type MailboxRow } from '../entities.js';
import { fromBin, newId, toBin } from '../database/ids.js';
import { fromJson, toJson } from '../database/json.js';
import { containing } from '../database/sql.js';
import { tagListSql, type TagKind } from '../tags/tags.js';
import { type Page } from '../database/paginate.js';

export type MailboxProvider = 'smtp' | 'google' | 'microsoft' | 'sandbox';

/** A server that a mailbox uses. */
export interface MailServer {
  host: string;
  port: number;
  /** TLS from the start; otherwise STARTTLS where the server offers it. */
  secure: boolean;
  user: string;
  /** Takes a certificate that does not verify (a server of one's own). */
  allow_invalid_certificate?: boolean;
  /** Where its name may lead, when it is not the operator who gave it; anywhere unless told. */
  reach?: 'public' | 'public_or_loopback';
}

/** What is known of a mailbox's servers; nothing secret. */
export interface MailboxSettings {
  smtp?: MailServer;
  imap?: MailServer;
  /** IANA zone in which the days of the daily cap are cut, UTC unless told. */
  time_zone?: string;
}

/** The secrets of a mailbox; sealed for the mailbox's id. */
export interface MailboxCredentials {
  smtp_password?: string;
  imap_password?: string;
  /** In place of passwords, where the provider gives access tokens for it (OAuth 2). */
  refresh_token?: string;
}

/** What a mailbox is called, and how much it sends. */
export interface MailboxPace {
  displayName?: string | null | undefined;
  /** Least seconds between two messages, whatever the campaigns say; 0 unless told. */
  sendingIntervalSeconds?: number | undefined;
  /** Messages a day over all campaigns, null for no cap. */
  dailyCap?: number | null | undefined;
}

export interface NewMailbox extends MailboxPace {
  /** A normalized address (see `parseEmail`). */
  email: string;
  provider: MailboxProvider;
  settings?: MailboxSettings;
  credentials?: MailboxCredentials;
}

/** Messages a day unless told: what a young mailbox can send without harm; the sandbox harms nobody. */
const defaultDailyCaps: Record<MailboxProvider, number | null> = {
  smtp: 200,
  google: 200,
  microsoft: 200,
  sandbox: null,
};

/** The tags of mailboxes. */
export const mailboxTagKind: TagKind = {
  tags: 'mailbox_tags',
  links: 'mailbox_tag_links',
  owner: 'mailbox_id',
};

/**
 * Stores a connected mailbox and answers its id. An address that the account has already is a duplicate key error.
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
  if (mailbox.credentials && !secretBox) throw new TypeError('Credentials need a secret box.');
  await db.getRepository(mailboxes).insert({
    account_id: toBin(accountId),
    id: toBin(id),
    email: mailbox.email,
    display_name: mailbox.displayName ?? null,
    provider: mailbox.provider,
    settings: toJson(mailbox.settings ?? {})!,
    credentials: mailbox.credentials ? secretBox!.seal(JSON.stringify(mailbox.credentials), id) : null,
    status: 'connected',
    status_reason: null,
    consecutive_failures: 0,
    checked_at: null,
    sending_interval_seconds: mailbox.sendingIntervalSeconds ?? 0,
    daily_cap: mailbox.dailyCap === undefined ? defaultDailyCaps[mailbox.provider] : mailbox.dailyCap,
    next_send_at: now,
    sent_today: 0,
    sent_day: null,
    last_sent_at: null,
    deleted_at: null,
    created_at: now,
    updated_at: now,
  });
  return id;
}

/**
 * Gives the account's mailbox with a normalized address another name or pace; what is undefined stays. Answers its id, null
 * when there is none. It counts from the next message on.
 */
export async function changeMailbox(
  tx: EntityManager,
  accountId: string,
  email: string,
  { displayName, sendingIntervalSeconds, dailyCap }: MailboxPace,
  now: Date,
): Promise<string | null> {
  const [known] = await tx.query<MailboxRow[]>(
    'SELECT * FROM mailboxes WHERE account_id = ? AND email = ? AND deleted_at IS NULL FOR UPDATE',
    [toBin(accountId), email],
  );
  if (!known) return null;
  await tx.query(
    `UPDATE mailboxes SET display_name = ?, sending_interval_seconds = ?, daily_cap = ?, updated_at = ?
     WHERE account_id = ? AND id = ?`,
    [
      displayName === undefined ? known.display_name : displayName,
      sendingIntervalSeconds ?? known.sending_interval_seconds,
      dailyCap === undefined ? known.daily_cap : dailyCap,
      now,
      known.account_id,
      known.id,
    ],
  );
  return fromBin(known.id);
}

/** The secrets of a mailbox; empty when it has none. Throws SealError when they cannot be opened. */
export function openCredentials(
  secretBox: Pick<SecretBox, 'open'>,
  { id, credentials }: Pick<MailboxRow, 'id' | 'credentials'>,
): MailboxCredentials {
  return credentials ? (JSON.parse(secretBox.open(credentials, fromBin(id))) as MailboxCredentials) : {};
}

/** The servers of a mailbox. */
export function mailboxSettings({ settings }: Pick<MailboxRow, 'settings'>): MailboxSettings {
  return fromJson<MailboxSettings>(settings);
}

/** A mailbox, and its tags as `presentTagList` reads them; null when the account has none with this id. */
export async function readMailbox(
  db: EntityManager,
  accountId: string,
  id: string,
): Promise<MailboxWithTags | null> {
  const [row] = await db.query<MailboxWithTags[]>(
    `SELECT m.*, ${tagListSql(mailboxTagKind, 'm')} AS tag_list FROM mailboxes m
     WHERE m.account_id = ? AND m.id = ? AND m.deleted_at IS NULL`,
    [toBin(accountId), toBin(id)],
  );
  return row ?? null;
}

/** Locks a mailbox; whether the account has one with this id. */
export async function lockMailbox(tx: EntityManager, accountId: string, id: string): Promise<boolean> {
  const rows = await tx.query<unknown[]>(
    'SELECT 1 FROM mailboxes WHERE account_id = ? AND id = ? AND deleted_at IS NULL FOR UPDATE',
    [toBin(accountId), toBin(id)],
  );
  return rows.length > 0;
}

/** Whether any account has a mailbox that writes to real people. */
export async function hasRealMailbox(db: EntityManager): Promise<boolean> {
  const rows = await db.query<unknown[]>(
    "SELECT 1 FROM mailboxes WHERE provider <> 'sandbox' AND deleted_at IS NULL LIMIT 1",
  );
  return rows.length > 0;
}

export type MailboxWithTags = MailboxRow & { tag_list: string | null };

/** Which mailboxes a list shows. */
export interface MailboxFilter {
  /** Only those whose address or display name holds this text, whatever its case. */
  q?: string;
  /** Only those that carry any of these tags. */
  tagIds?: readonly string[];
}

/** A page of an account's mailboxes, newest first, and how many there are. */
export async function listMailboxes(
  db: EntityManager,
  accountId: string,
  filter: MailboxFilter,
  { limit, offset }: Page,
): Promise<{ rows: MailboxWithTags[]; total: number }> {
  if (filter.tagIds?.length === 0) return { rows: [], total: 0 };
  const where = ['m.account_id = ?', 'm.deleted_at IS NULL'];
  const parameters: unknown[] = [toBin(accountId)];
  if (filter.q !== undefined) {
    where.push('(m.email LIKE ? OR m.display_name LIKE ?)');
    parameters.push(containing(filter.q.toLowerCase()), containing(filter.q));
  }
  if (filter.tagIds !== undefined) {
    const links =
      'SELECT 1 FROM mailbox_tag_links l WHERE l.account_id = m.account_id AND l.mailbox_id = m.id';
    where.push(`EXISTS (${links} AND l.tag_id IN (?))`);
    parameters.push(filter.tagIds.map(toBin));
  }
  const from = `FROM mailboxes m WHERE ${where.join(' AND ')}`;
  const [{ total }] = await db.query<[{ total: number }]>(`SELECT COUNT(*) AS total ${from}`, parameters);
  if (limit === 0 || offset >= total) return { rows: [], total };
  const rows = await db.query<MailboxWithTags[]>(
    `SELECT m.*, ${tagListSql(mailboxTagKind, 'm')} AS tag_list ${from} ORDER BY m.id DESC LIMIT ? OFFSET ?`,
    [...parameters, limit, offset],
  );
  return { rows, total };
}
