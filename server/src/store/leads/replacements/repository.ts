import { MoreThan, type EntityManager } from 'typeorm';
import { newId } from '../../database/ids.js';
import { endEnrollments } from '../../enrollments/repository.js';
import {
  enrollments,
  leadReplacements,
  leads,
  type LeadReplacementEntity,
  type ThreadEntity,
} from '../../entities.js';
import { addToTotals } from '../../stats/repository.js';
import type { Origin } from '../../sending/facts/queries.js';
import { removeLeads } from '../repository.js';
import { readReplaceable, type ReplaceableLead } from './queries.js';

/**
 * Retires the lead of a conversation: its sequence is stopped as replaced, whatever had stopped it before.
 *
 * @param archive also removes the lead from its campaign's list
 */
export async function retireLead(
  tx: EntityManager,
  accountId: string,
  lead: ReplaceableLead,
  replacedBy: string,
  archive: boolean,
  now: Date,
): Promise<void> {
  await tx
    .getRepository(leads)
    .update(
      { account_id: accountId, id: lead.id },
      { retired_at: now, replaced_by_lead_id: replacedBy, updated_at: now },
    );
  if (lead.enrollment_id !== null) {
    const end = { state: 'stopped', reason: 'replaced' } as const;
    await endEnrollments(tx, accountId, [lead.enrollment_id], end, now);
    await tx
      .getRepository(enrollments)
      .update({ account_id: accountId, id: lead.enrollment_id }, { ...end, updated_at: now });
  }
  if (archive) await removeLeads(tx, accountId, [lead], now);
}

/** Lets the sequence of a new lead continue in the conversation that it takes over, through the same mailbox. */
export async function adoptThread(
  tx: EntityManager,
  { account_id, id, mailbox_id }: Pick<ThreadEntity, 'account_id' | 'id' | 'mailbox_id'>,
  enrollmentId: string,
): Promise<void> {
  await tx.getRepository(enrollments).update({ account_id, id: enrollmentId }, { mailbox_id, thread_id: id });
}

/** Stores an enrollment that is ended from the start, of a new lead to whom nothing may or can be sent. Returns its id. */
export async function insertEndedEnrollment(
  tx: EntityManager,
  accountId: string,
  lead: ReplaceableLead,
  reason: 'blocked' | 'manual',
  now: Date,
): Promise<string> {
  const id = newId();
  await tx.getRepository(enrollments).insert({
    account_id: accountId,
    id,
    campaign_id: lead.campaign_id,
    lead_id: lead.id,
    global_lead_id: lead.global_lead_id,
    state: 'stopped',
    reason,
    ended_at: now,
    created_at: now,
    updated_at: now,
  });
  const counts = { enrollment_count: 1, terminal_enrollment_count: 1 };
  await addToTotals(tx, accountId, lead.campaign_id, counts);
  return id;
}

/** Stores who was replaced by whom, and why. */
export async function insertReplacement(tx: EntityManager, row: LeadReplacementEntity): Promise<void> {
  await tx.getRepository(leadReplacements).insert(row);
}

/** Returns whose a thread was at a time: a later replacement may have handed it over. */
export async function readThreadOrigin(db: EntityManager, thread: ThreadEntity, at: Date): Promise<Origin> {
  const { account_id, id: thread_id } = thread;
  const next = await db.getRepository(leadReplacements).findOne({
    where: { account_id, thread_id, created_at: MoreThan(at) },
    order: { created_at: 'ASC', id: 'ASC' },
  });
  const lead = next && (await readReplaceable(db, account_id, next.old_lead_id));
  if (!lead) return thread;
  const { campaign_id, id: lead_id, global_lead_id, enrollment_id } = lead;
  return { campaign_id, lead_id, global_lead_id, enrollment_id };
}
