import type { EntityManager } from 'typeorm';
import { addToTotals } from '../stats/repository.js';
import { endEnrollments } from '../enrollments/repository.js';
import {
  leadReplacements,
  type CampaignEntity,
  type EnrollmentEntity,
  type LeadReplacementRow,
  type LeadRow,
  type ThreadEntity,
} from '../entities.js';
import { fromBin, hashToBin, newId, toBin } from '../database/ids.js';
import { removeLeads } from './removal.js';

/** A lead as replacements see it, with its enrolment; enrollment columns are null where it has none. */
export type ReplaceableLead = LeadRow & {
  enrollment_id: Buffer | null;
  enrollment_state: EnrollmentEntity['state'] | null;
  enrollment_reason: EnrollmentEntity['reason'];
  steps_sent: number | null;
  latest_activity_at: Date | null;
  campaign_status: CampaignEntity['status'];
};

const readSql = `SELECT l.*, e.id AS enrollment_id, e.state AS enrollment_state,
    e.reason AS enrollment_reason, e.steps_sent, p.latest_activity_at, c.status AS campaign_status
  FROM leads l
  JOIN campaigns c ON c.account_id = l.account_id AND c.id = l.campaign_id
  LEFT JOIN enrollments e ON e.account_id = l.account_id AND e.lead_id = l.id
  LEFT JOIN people p ON p.account_id = l.account_id AND p.global_lead_id = l.global_lead_id`;

/** A lead by id, also a removed or retired one. */
export async function readReplaceable(
  db: EntityManager,
  accountId: string,
  leadId: string,
): Promise<ReplaceableLead | null> {
  const [row] = await db.query<ReplaceableLead[]>(`${readSql} WHERE l.account_id = ? AND l.id = ?`, [
    toBin(accountId),
    toBin(leadId),
  ]);
  return row ?? null;
}

/** The row of a person in a campaign, also a removed or retired one. An address has one row in a campaign at most. */
export async function readMember(
  db: EntityManager,
  accountId: string,
  campaignId: string,
  globalLeadId: string,
): Promise<ReplaceableLead | null> {
  const [row] = await db.query<ReplaceableLead[]>(
    `${readSql} WHERE l.account_id = ? AND l.campaign_id = ? AND l.global_lead_id = ?`,
    [toBin(accountId), toBin(campaignId), hashToBin(globalLeadId)],
  );
  return row ?? null;
}

/** Locks the rows of leads, in the order in which every transaction takes them. */
export async function lockReplaceable(
  tx: EntityManager,
  accountId: string,
  leadIds: readonly string[],
): Promise<void> {
  await tx.query('SELECT 1 FROM leads WHERE account_id = ? AND id IN (?) ORDER BY id FOR UPDATE', [
    toBin(accountId),
    leadIds.map(toBin),
  ]);
}

/**
 * Retires the lead of a conversation: its sequence is stopped as replaced, whatever had stopped it before.
 *
 * @param archive also takes the row out of its campaign's list
 */
export async function retireLead(
  tx: EntityManager,
  accountId: string,
  lead: ReplaceableLead,
  replacedBy: Buffer,
  archive: boolean,
  now: Date,
): Promise<void> {
  await tx.query(
    'UPDATE leads SET retired_at = ?, replaced_by_lead_id = ?, updated_at = ? WHERE account_id = ? AND id = ?',
    [now, replacedBy, now, lead.account_id, lead.id],
  );
  if (lead.enrollment_id !== null) {
    const end = { state: 'stopped', reason: 'replaced' } as const;
    await endEnrollments(tx, accountId, [fromBin(lead.enrollment_id)], end, now);
    await tx.query(
      "UPDATE enrollments SET state = 'stopped', reason = 'replaced', updated_at = ? WHERE account_id = ? AND id = ?",
      [now, lead.account_id, lead.enrollment_id],
    );
  }
  if (archive) await removeLeads(tx, accountId, [lead], now);
}

/** Lets the sequence of a new lead go on in the conversation that it takes over, through the same mailbox. */
export async function adoptThread(
  tx: EntityManager,
  thread: Pick<ThreadEntity, 'account_id' | 'id' | 'mailbox_id'>,
  enrollmentId: Buffer,
): Promise<void> {
  await tx.query('UPDATE enrollments SET mailbox_id = ?, thread_id = ? WHERE account_id = ? AND id = ?', [
    toBin(thread.mailbox_id),
    toBin(thread.id),
    toBin(thread.account_id),
    enrollmentId,
  ]);
}

/** An enrolment for a new lead that must not be written to, or has nothing to be written: ended from the start. */
export async function insertEndedEnrollment(
  tx: EntityManager,
  accountId: string,
  lead: ReplaceableLead,
  reason: 'blocked' | 'manual',
  now: Date,
): Promise<Buffer> {
  const id = toBin(newId());
  await tx.query(
    `INSERT INTO enrollments (account_id, id, campaign_id, lead_id, global_lead_id, state, reason, ended_at, created_at,
       updated_at) VALUES (?, ?, ?, ?, ?, 'stopped', ?, ?, ?, ?)`,
    [lead.account_id, id, lead.campaign_id, lead.id, lead.global_lead_id, reason, now, now, now],
  );
  const counts = { enrollment_count: 1, terminal_enrollment_count: 1 };
  await addToTotals(tx, accountId, fromBin(lead.campaign_id), counts);
  return id;
}

/** Hands a conversation, which the transaction holds locked, to another lead. */
export async function moveThread(
  tx: EntityManager,
  { account_id, id }: Pick<ThreadEntity, 'account_id' | 'id'>,
  lead: ReplaceableLead,
  enrollmentId: Buffer,
  now: Date,
): Promise<void> {
  await tx.query(
    `UPDATE threads SET lead_id = ?, enrollment_id = ?, global_lead_id = ?, out_of_office_at = NULL, resume_mode = NULL,
       resume_at = NULL, updated_at = ? WHERE account_id = ? AND id = ?`,
    [lead.id, enrollmentId, lead.global_lead_id, now, toBin(account_id), toBin(id)],
  );
}

/** Keeps who was replaced by whom, and why. */
export async function insertReplacement(tx: EntityManager, row: LeadReplacementRow): Promise<void> {
  await tx.getRepository(leadReplacements).insert(row);
}
