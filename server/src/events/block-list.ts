import type { EntityManager } from 'typeorm';
import { globalLeadId } from '../domain/leads/email-address.js';
import { endedBy } from '../domain/leads/enrollment-state.js';
import type { EventPayloads } from '../generated/events.js';
import { coveredEnrollments, readConcerned } from '../store/block-list/queries.js';
import { deleteBlock, findBlock, insertBlock, type NewBlock } from '../store/block-list/repository.js';
import { emitEvent } from '../store/database/outbox/queries.js';
import { endEnrollments } from '../store/enrollments/repository.js';
import { addToTotals } from '../store/stats/repository.js';
import type { EnrollmentReason } from '../generated/types.js';
import { mailIdentity, type MailIdentity } from './identity.js';

type Entry = EventPayloads['blocklist.entry_added'];

/** Enrollments that are ended by one statement. */
const BATCH = 1_000;

/**
 * Puts an address or a host on the block list, with `blocklist.entry_added`; one that is there already stays as it is,
 * without an event.
 *
 * @param lead identity of the lead concerned, only with an address; looked up by default
 */
export async function addBlock(
  tx: EntityManager,
  accountId: string,
  block: NewBlock,
  now: Date,
  lead?: MailIdentity,
): Promise<{ id: string; created: boolean }> {
  const added = await insertBlock(tx, accountId, block, now);
  if (added.created) {
    const payload = await entryPayload(tx, accountId, added.id, block, lead);
    await emitEvent(tx, accountId, 'blocklist.entry_added', payload, now);
  }
  return added;
}

/**
 * As {@link addBlock}, and ends the enrollments of everybody whom the entry covers, also where it was there before. A lead
 * who unsubscribed is counted by the campaign, with `lead.unsubscribed`.
 */
export async function blockAndStop(
  tx: EntityManager,
  accountId: string,
  block: NewBlock,
  reason: Extract<EnrollmentReason, 'blocked' | 'unsubscribed'>,
  now: Date,
  lead?: MailIdentity,
): Promise<{ id: string; created: boolean }> {
  const added = await addBlock(tx, accountId, block, now, lead);
  const ids = await coveredEnrollments(tx, accountId, block, endedBy(reason));
  for (let start = 0; start < ids.length; start += BATCH)
    await endEnrollments(tx, accountId, ids.slice(start, start + BATCH), { state: 'stopped', reason }, now);
  if (added.created && reason === 'unsubscribed' && lead)
    await emitUnsubscribed(tx, accountId, block, now, lead);
  return added;
}

async function emitUnsubscribed(
  tx: EntityManager,
  accountId: string,
  { origin }: NewBlock,
  now: Date,
  lead: MailIdentity,
): Promise<void> {
  if (origin === 'api' || origin === 'bounce') return;
  await addToTotals(tx, accountId, lead.campaign_id, { unsubscribed_count: 1 });
  await emitEvent(tx, accountId, 'lead.unsubscribed', { ...withKnownMailbox(lead), origin }, now);
}

/**
 * Removes an entry from the block list, with `blocklist.entry_removed`; what it had stopped stays stopped.
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
  const entry = await findBlock(tx, accountId, id);
  if (!entry || !(await deleteBlock(tx, accountId, id))) return false;
  const payload = await entryPayload(tx, accountId, id, { ...entry, origin });
  await emitEvent(tx, accountId, 'blocklist.entry_removed', payload, now);
  return true;
}

async function entryPayload(
  tx: EntityManager,
  accountId: string,
  id: string,
  { type, value, reason, origin }: NewBlock,
  lead?: MailIdentity,
): Promise<Entry> {
  const entry = { block_list_entry_id: id, type, value, reason, origin };
  if (type !== 'email') return entry;
  const concerned = lead ?? (await concernedIdentity(tx, accountId, value));
  if (!concerned) return { ...entry, email: value };
  return { ...entry, ...withKnownMailbox(concerned) };
}

/** The identity without the address of a mailbox that is gone. */
function withKnownMailbox({ mailbox_email, ...identity }: MailIdentity) {
  return { ...identity, ...(mailbox_email && { mailbox_email }) };
}

async function concernedIdentity(
  tx: EntityManager,
  accountId: string,
  email: string,
): Promise<MailIdentity | null> {
  const facts = await readConcerned(tx, accountId, email);
  return facts && mailIdentity(facts, globalLeadId(email));
}
