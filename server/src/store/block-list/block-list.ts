import type { EntityManager } from 'typeorm';
import { globalLeadId } from '../../domain/email-address.js';
import { endedBy } from '../../domain/enrollment-state.js';
import { blockedLead, type BlockedLead } from './blocked-lead.js';
import { endEnrollments } from '../enrollments/repository.js';
import type { BlockListEntryRow, EnrollmentReason, EnrollmentState } from '../entities.js';
import { fromBin, hashToBin, toBin } from '../database/ids.js';
import { emitEvent } from '../database/outbox.js';
import { containing } from '../database/sql.js';
import type { Page } from '../database/paginate.js';
import { addBlock, type NewBlock } from './suppression.js';

/** Sequences that are ended by one statement. */
const BATCH = 1_000;

/**
 * Puts an address or a host on the block list and ends the sequences of everyone it covers, whether or not the
 * entry was there before.
 */
export async function blockAndStop(
  tx: EntityManager,
  accountId: string,
  block: NewBlock,
  reason: Extract<EnrollmentReason, 'blocked' | 'unsubscribed'>,
  now: Date,
  lead?: BlockedLead,
): Promise<{ id: string; created: boolean }> {
  const added = await addBlock(tx, accountId, block, now, lead);
  const sequences = block.type === 'email' ? ofAddress : ofHost;
  const ids = await sequences(tx, accountId, block.value, endedBy(reason));
  for (let start = 0; start < ids.length; start += BATCH)
    await endEnrollments(tx, accountId, ids.slice(start, start + BATCH), { state: 'stopped', reason }, now);
  return added;
}

async function ofAddress(
  tx: EntityManager,
  accountId: string,
  email: string,
  states: readonly EnrollmentState[],
): Promise<string[]> {
  const rows = await tx.query<{ id: Buffer }[]>(
    'SELECT id FROM enrollments WHERE account_id = ? AND global_lead_id = ? AND state IN (?) ORDER BY id',
    [toBin(accountId), hashToBin(globalLeadId(email)), states],
  );
  return rows.map(row => fromBin(row.id));
}

async function ofHost(
  tx: EntityManager,
  accountId: string,
  host: string,
  states: readonly EnrollmentState[],
): Promise<string[]> {
  const rows = await tx.query<{ id: Buffer }[]>(
    `SELECT e.id FROM people p
       JOIN enrollments e ON e.account_id = p.account_id AND e.global_lead_id = p.global_lead_id
     WHERE p.account_id = ? AND p.email_domain = ? AND e.state IN (?) ORDER BY e.id`,
    [toBin(accountId), host, states],
  );
  return rows.map(row => fromBin(row.id));
}

/** Which entries a list shows. */
export interface BlockFilter {
  /** Only those whose value holds this text, in lower case. */
  q?: string;
  type?: BlockListEntryRow['type'];
}

/** A page of an account's entries, newest first, and how many there are. */
export async function listBlocks(
  db: EntityManager,
  accountId: string,
  { q, type }: BlockFilter,
  { limit, offset }: Page,
): Promise<{ rows: BlockListEntryRow[]; total: number }> {
  const where = ['account_id = ?', ...(type ? ['type = ?'] : []), ...(q ? ['value LIKE ?'] : [])].join(
    ' AND ',
  );
  const values = [toBin(accountId), ...(type ? [type] : []), ...(q ? [containing(q)] : [])];
  const from = `FROM block_list_entries WHERE ${where}`;
  const [{ total }] = await db.query<[{ total: number }]>(`SELECT COUNT(*) AS total ${from}`, values);
  if (limit === 0 || offset >= total) return { rows: [], total };
  const rows = await db.query<BlockListEntryRow[]>(`SELECT * ${from} ORDER BY id DESC LIMIT ? OFFSET ?`, [
    ...values,
    limit,
    offset,
  ]);
  return { rows, total };
}

/** An entry by id, null when there is none. */
export async function readBlock(
  db: EntityManager,
  accountId: string,
  id: string,
): Promise<BlockListEntryRow | null> {
  const [row] = await db.query<BlockListEntryRow[]>(
    'SELECT * FROM block_list_entries WHERE account_id = ? AND id = ?',
    [toBin(accountId), toBin(id)],
  );
  return row ?? null;
}

/**
 * Takes an entry off the block list and emits `blocklist.entry_removed`; what it had stopped stays stopped.
 *
 * @returns whether there was one
 */
export async function removeBlock(
  tx: EntityManager,
  accountId: string,
  id: string,
  origin: NewBlock['origin'],
  now: Date,
): Promise<boolean> {
  const entry = await readBlock(tx, accountId, id);
  if (!entry) return false;
  const { affectedRows } = await tx.query<{ affectedRows: number }>(
    'DELETE FROM block_list_entries WHERE account_id = ? AND id = ?',
    [entry.account_id, entry.id],
  );
  if (affectedRows === 0) return false;
  const { type, value, reason } = entry;
  const identity = type === 'email' ? { email: value, ...(await blockedLead(tx, accountId, value)) } : {};
  const payload = { block_list_entry_id: id, type, value, reason, origin, ...identity };
  await emitEvent(tx, accountId, 'blocklist.entry_removed', payload, now);
  return true;
}
