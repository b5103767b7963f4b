import type { EntityManager } from 'typeorm';
import { globalLeadId } from '../domain/email-address.js';
import { endEnrollments } from './enrollments.js';
import type { EnrollmentReason } from './entities/index.js';
import { fromBin, hashToBin, toBin } from './ids.js';
import { addBlock, type BlockedLead, type NewBlock } from './suppression.js';

/** Sequences that are ended by one statement. */
const BATCH = 1_000;

/**
 * Puts an address or a host on the block list and ends the running sequences of everyone it covers, whether or not the
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
  const running = block.type === 'email' ? ofAddress : ofHost;
  const ids = await running(tx, accountId, block.value);
  for (let start = 0; start < ids.length; start += BATCH)
    await endEnrollments(tx, accountId, ids.slice(start, start + BATCH), { state: 'stopped', reason }, now);
  return added;
}

async function ofAddress(tx: EntityManager, accountId: string, email: string): Promise<string[]> {
  const rows = await tx.query<{ id: Buffer }[]>(
    `SELECT id FROM enrollments WHERE account_id = ? AND global_lead_id = ? AND state IN ('active', 'paused')
     ORDER BY id`,
    [toBin(accountId), hashToBin(globalLeadId(email))],
  );
  return rows.map(row => fromBin(row.id));
}

async function ofHost(tx: EntityManager, accountId: string, host: string): Promise<string[]> {
  const rows = await tx.query<{ id: Buffer }[]>(
    `SELECT e.id FROM people p
       JOIN enrollments e ON e.account_id = p.account_id AND e.global_lead_id = p.global_lead_id
     WHERE p.account_id = ? AND p.email_domain = ? AND e.state IN ('active', 'paused') ORDER BY e.id`,
    [toBin(accountId), host],
  );
  return rows.map(row => fromBin(row.id));
}
