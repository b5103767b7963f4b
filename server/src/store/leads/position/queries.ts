// SQL, because the place in a queue is counted along an index, no further than to the place and to a limit.
import type { EntityManager } from 'typeorm';
import { fromBinOrNull, toBin } from '../../database/ids.js';
import type { EnrollmentEntity, LeadEntity } from '../../entities.js';
import {
  enrollmentSql,
  joinEnrollmentSql,
  toLead,
  type EnrollmentColumns,
  type JoinedLeadRow,
} from '../queries.js';

/** A lead in full with its enrollment, as the engine sees it; null where there is no enrollment. */
export type LeadWithEnrollment = LeadEntity &
  EnrollmentColumns & {
    awaits: EnrollmentEntity['awaits'];
    mailbox_id: string | null;
    attempts: number | null;
    is_leased: boolean;
    steps_sent: number | null;
  };

type Joined = Omit<LeadWithEnrollment, 'mailbox_id' | 'is_leased'>;
type Found = JoinedLeadRow<Joined> & {
  mailbox_id: Buffer | null;
  lease_owner: Buffer | null;
};

/** Returns a lead of a campaign, also a deleted one; null when it does not exist. */
export async function readLeadWithEnrollment(
  db: EntityManager,
  accountId: string,
  campaignId: string,
  leadId: string,
): Promise<LeadWithEnrollment | null> {
  const [row] = await db.query<Found[]>(
    `SELECT l.*, ${enrollmentSql}, e.awaits, e.mailbox_id, e.attempts, e.lease_owner, e.steps_sent
       FROM leads l ${joinEnrollmentSql} WHERE l.account_id = ? AND l.id = ? AND l.campaign_id = ?`,
    [toBin(accountId), toBin(leadId), toBin(campaignId)],
  );
  if (!row) return null;
  const { mailbox_id, lease_owner, ...lead } = row;
  return { ...toLead<Joined>(lead), mailbox_id: fromBinOrNull(mailbox_id), is_leased: lease_owner !== null };
}

/** No more of a queue than this is counted. */
export const longestQueue = 10_000;

/** A place in a queue: what came due before it goes first. */
export interface QueuePlace {
  campaignId: string;
  /** The mailbox of follow-ups, null for people that no mailbox has written to yet. */
  mailboxId: string | null;
  dueAt: Date;
  enrollmentId: string;
}

/**
 * How many go before a place, in the order of `lockForSend`; who cannot be written to takes no turn. The queue is walked
 * first, whatever the optimizer makes of its leads: it ends at the place, and at the limit.
 */
export async function countAhead(
  db: EntityManager,
  accountId: string,
  { campaignId, mailboxId, dueAt, enrollmentId }: QueuePlace,
): Promise<number> {
  const mailbox = mailboxId === null ? 'IS NULL' : '= ?';
  const [{ total }] = await db.query<[{ total: number }]>(
    `SELECT COUNT(*) AS total FROM (
       SELECT e.id FROM enrollments e STRAIGHT_JOIN leads l ON l.account_id = e.account_id AND l.id = e.lead_id
        WHERE e.account_id = ? AND e.campaign_id = ? AND e.mailbox_id ${mailbox} AND e.awaits = 'send'
          AND (e.next_action_at < ? OR (e.next_action_at = ? AND e.id < ?))
          AND l.is_incomplete = FALSE AND l.deleted_at IS NULL AND l.retired_at IS NULL
        LIMIT ?) ahead`,
    [
      toBin(accountId),
      toBin(campaignId),
      ...(mailboxId === null ? [] : [toBin(mailboxId)]),
      dueAt,
      dueAt,
      toBin(enrollmentId),
      longestQueue,
    ],
  );
  return total;
}

/** How many follow-ups of a mailbox are due in some campaigns: they go before its first touches. */
export async function countFollowUps(
  db: EntityManager,
  accountId: string,
  mailboxId: string,
  campaignIds: readonly string[],
  dueBy: Date,
): Promise<number> {
  if (campaignIds.length === 0) return 0;
  const [{ total }] = await db.query<[{ total: number }]>(
    `SELECT COUNT(*) AS total FROM (
       SELECT e.id FROM enrollments e STRAIGHT_JOIN leads l ON l.account_id = e.account_id AND l.id = e.lead_id
        WHERE e.account_id = ? AND e.campaign_id IN (?) AND e.mailbox_id = ? AND e.awaits = 'send'
          AND e.next_action_at <= ? AND l.is_incomplete = FALSE AND l.deleted_at IS NULL AND l.retired_at IS NULL
        LIMIT ?) due`,
    [toBin(accountId), campaignIds.map(toBin), toBin(mailboxId), dueBy, longestQueue],
  );
  return total;
}
