import type { EntityManager } from 'typeorm';
import { emailDomain } from '../../domain/email-address.js';
import type { EventPayloads } from '../../generated/events.js';
import { blockedLead, type BlockedLead } from './blocked-lead.js';
import { fromBin, newId, toBin } from '../database/ids.js';
import { emitEvent } from '../database/outbox.js';

type BlockListEvent = EventPayloads['blocklist.entry_added'];

/** The block-list entry that keeps an address from being written to. */
export interface Suppression {
  /** The address, or its exact host. */
  value: string;
  reason: string | null;
}

type Entry = Suppression & { type: 'email' | 'domain' };

/** From so many addresses on, the whole list is asked for first; and a list that is not longer than this is short. */
const MANY = 500;
const SHORT = 1000;

/**
 * Which of these normalized addresses the account must not write to: the address itself is on the block list, or its
 * exact host is. A question that cannot be answered throws, so that nothing is sent on a guess.
 */
export async function suppressedAddresses(
  db: EntityManager,
  accountId: string,
  emails: readonly string[],
): Promise<Map<string, Suppression>> {
  if (emails.length === 0) return new Map();
  const whole = emails.length < MANY ? null : await shortList(db, accountId);
  const rows = whole ?? (await among(db, accountId, emails));
  const blocked = new Map(rows.map(({ value, type, reason }) => [`${type} ${value}`, { value, reason }]));
  const found = new Map<string, Suppression>();
  for (const email of emails) {
    const entry = blocked.get(`email ${email}`) ?? blocked.get(`domain ${emailDomain(email)}`);
    if (entry) found.set(email, entry);
  }
  return found;
}

/** The whole block list, null where it is long: to read a short one costs less than to ask about thousands of values. */
async function shortList(db: EntityManager, accountId: string): Promise<Entry[] | null> {
  const rows = await db.query<Entry[]>(
    'SELECT value, type, reason FROM block_list_entries WHERE account_id = ? LIMIT ?',
    [toBin(accountId), SHORT + 1],
  );
  return rows.length > SHORT ? null : rows;
}

async function among(db: EntityManager, accountId: string, emails: readonly string[]): Promise<Entry[]> {
  const values = [...new Set(emails.flatMap(email => [email, emailDomain(email)]))];
  return db.query(
    'SELECT value, type, reason FROM block_list_entries WHERE account_id = ? AND value IN (?)',
    [toBin(accountId), values],
  );
}

/** An entry to be. `value` is a normalized address or host. */
export interface NewBlock {
  type: BlockListEvent['type'];
  value: string;
  reason: string | null;
  origin: BlockListEvent['origin'];
}

/**
 * Puts an address or a host on the block list and emits `blocklist.entry_added`; one that is there already stays as
 * it is, without an event.
 *
 * @param lead identity of the lead concerned, only with an address; looked up when it is not given
 */
export async function addBlock(
  tx: EntityManager,
  accountId: string,
  block: NewBlock,
  now: Date,
  lead?: BlockedLead,
): Promise<{ id: string; created: boolean }> {
  const id = newId();
  const { affectedRows } = await tx.query<{ affectedRows: number }>(
    `INSERT IGNORE INTO block_list_entries (account_id, id, value, type, reason, origin, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    [toBin(accountId), toBin(id), block.value, block.type, block.reason, block.origin, now],
  );
  if (affectedRows === 0) return { id: await entryId(tx, accountId, block), created: false };
  const payload: BlockListEvent = {
    block_list_entry_id: id,
    ...block,
    ...(block.type === 'email' && {
      email: block.value,
      ...(lead ?? (await blockedLead(tx, accountId, block.value))),
    }),
  };
  await emitEvent(tx, accountId, 'blocklist.entry_added', payload, now);
  return { id, created: true };
}

async function entryId(tx: EntityManager, accountId: string, { type, value }: NewBlock): Promise<string> {
  const [row] = await tx.query<{ id: Buffer }[]>(
    'SELECT id FROM block_list_entries WHERE account_id = ? AND value = ? AND type = ? LOCK IN SHARE MODE',
    [toBin(accountId), value, type],
  );
  return fromBin(row!.id);
}
