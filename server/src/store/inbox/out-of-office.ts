import type { EntityManager } from 'typeorm';
import { endOfWait } from '../../domain/flow-standing.js';
import type { Flow } from '../../domain/flow-types.js';
import { addToTotals } from '../stats/repository.js';
import { goOn } from '../enrollments/resume.js';
import { endEnrollments } from '../enrollments/repository.js';
import type { LockedEnrollment } from '../enrollments/queries.js';
import { enrollments, type EnrollmentEntity, type LeadRow, type ThreadRow } from '../entities.js';
import type { Row } from '../database/columns.js';
import { toEntities, toEntity } from '../database/entity.js';
import { toBin } from '../database/ids.js';
import { suppressedAddresses } from '../block-list/queries.js';

/** A sequence, locked, and what is needed to go on where its wait had led. */
export type Sequence = LockedEnrollment & Pick<EnrollmentEntity, 'last_sent_at' | 'thread_id' | 'ended_at'>;

type SequenceRow = Pick<Row<typeof enrollments>, keyof Sequence>;

const columns =
  'id, campaign_id, lead_id, global_lead_id, state, reason, current_node_id, awaits, next_action_at, last_sent_at, thread_id, ended_at';

/** The sequence of a thread, locked; null when it has none. */
export async function lockSequence(
  tx: EntityManager,
  { account_id, enrollment_id }: Pick<ThreadRow, 'account_id' | 'enrollment_id'>,
): Promise<Sequence | null> {
  if (enrollment_id === null) return null;
  const [row] = await tx.query<SequenceRow[]>(
    `SELECT ${columns} FROM enrollments WHERE account_id = ? AND id = ? FOR UPDATE`,
    [account_id, enrollment_id],
  );
  return row ? toEntity(enrollments, row) : null;
}

/** Whether a sequence rests because its lead is away. */
export function isAway({ state, reason }: Pick<EnrollmentEntity, 'state' | 'reason'>): boolean {
  return state === 'paused' && reason === 'out_of_office';
}

/** An answer had ended it; when that only said that its writer is away, it can go on. */
export function wasAnswered({ state, reason }: Pick<EnrollmentEntity, 'state' | 'reason'>): boolean {
  return state === 'stopped' && reason === 'replied';
}

/** Whether the lead of an ended sequence is still in its campaign, the campaign there, and no block in the way. */
export async function mayBeWrittenTo(
  tx: EntityManager,
  accountId: string,
  { lead_id, campaign_id }: Pick<Sequence, 'lead_id' | 'campaign_id'>,
): Promise<boolean> {
  const [lead] = await tx.query<Pick<LeadRow, 'email'>[]>(
    `SELECT l.email FROM leads l JOIN campaigns c ON c.account_id = l.account_id AND c.id = l.campaign_id
     WHERE l.account_id = ? AND l.id = ? AND c.id = ? AND l.deleted_at IS NULL AND l.retired_at IS NULL AND c.deleted_at IS NULL`,
    [toBin(accountId), toBin(lead_id), toBin(campaign_id)],
  );
  return lead !== undefined && (await suppressedAddresses(tx, accountId, [lead.email])).size === 0;
}

/**
 * Lets a sequence, which the transaction holds locked, rest until its lead is back. `ended_at` stays: it tells of a rest
 * that is taken back whether an answer had ended the sequence before.
 */
export async function restUntil(
  tx: EntityManager,
  accountId: string,
  sequence: Sequence,
  resumeAt: Date,
  now: Date,
): Promise<void> {
  await tx.query(
    `UPDATE enrollments SET state = 'paused', reason = 'out_of_office', awaits = 'resume', next_action_at = ?,
       updated_at = ? WHERE account_id = ? AND id = ?`,
    [resumeAt, now, toBin(accountId), toBin(sequence.id)],
  );
  if (sequence.state === 'stopped')
    await addToTotals(tx, accountId, sequence.campaign_id, { terminal_enrollment_count: -1 });
}

/**
 * Lets sequences of one campaign go on that rest or that an answer had ended; the transaction holds them locked. A wait
 * that they stand at goes on from when it began, so that it may be over.
 */
export async function goOnNow(
  tx: EntityManager,
  accountId: string,
  flow: Flow,
  sequences: readonly Sequence[],
  now: Date,
): Promise<void> {
  const [first] = sequences;
  if (!first) return;
  const completed = await goOn(tx, accountId, flow, sequences, now);
  for (const { id, current_node_id, last_sent_at } of sequences) {
    const end = last_sent_at && endOfWait(flow, current_node_id, last_sent_at);
    if (end) await shortenWait(tx, accountId, id, end > now ? end : now);
  }
  const ended = completed - sequences.filter(({ state }) => state === 'stopped').length;
  await addToTotals(tx, accountId, first.campaign_id, { terminal_enrollment_count: ended });
}

/** A wait that is begun anew is no longer than what is left of it. */
async function shortenWait(tx: EntityManager, accountId: string, id: string, end: Date): Promise<void> {
  await tx.query(
    `UPDATE enrollments SET next_action_at = LEAST(next_action_at, ?)
     WHERE account_id = ? AND id = ? AND awaits = 'flow'`,
    [end, toBin(accountId), toBin(id)],
  );
}

/** Takes a rest back: a sequence that an answer had ended is ended again, another one goes on. */
export async function undoRest(
  tx: EntityManager,
  accountId: string,
  flow: Flow,
  sequence: Sequence,
  now: Date,
): Promise<void> {
  if (sequence.ended_at === null) return goOnNow(tx, accountId, flow, [sequence], now);
  const end = { state: 'stopped', reason: 'replied' } as const;
  await endEnrollments(tx, accountId, [sequence.id], end, now);
}

/** The mark of a thread; null takes it off. */
export type AwayMark = { mode: NonNullable<ThreadRow['resume_mode']>; resumeAt: Date | null } | null;

/** Marks a thread that the transaction holds locked. */
export async function markAway(
  tx: EntityManager,
  { account_id, id }: Pick<ThreadRow, 'account_id' | 'id'>,
  mark: AwayMark,
  now: Date,
): Promise<void> {
  await tx.query(
    `UPDATE threads SET out_of_office_at = ?, resume_mode = ?, resume_at = ?, updated_at = ?
     WHERE account_id = ? AND id = ?`,
    [mark && now, mark && mark.mode, mark && mark.resumeAt, now, account_id, id],
  );
}

/** What the newest received message of a thread says and when it came; null when nothing came. */
export async function latestReceived(
  db: EntityManager,
  { account_id, id }: Pick<ThreadRow, 'account_id' | 'id'>,
): Promise<{ text: string; receivedAt: Date } | null> {
  const [row] = await db.query<{ subject: string; text: string | null; occurred_at: Date }[]>(
    `SELECT subject, COALESCE(display_text, body_text) AS text, occurred_at FROM messages
     WHERE account_id = ? AND thread_id = ? AND kind IN ('reply', 'auto_reply') AND direction = 'received'
     ORDER BY occurred_at DESC, id DESC LIMIT 1`,
    [account_id, id],
  );
  return row ? { text: `${row.subject}\n${row.text ?? ''}`, receivedAt: row.occurred_at } : null;
}

/** Sequences over all accounts whose lead is back, by campaign. */
export async function dueRests(
  db: EntityManager,
  now: Date,
  limit: number,
): Promise<{ accountId: string; campaignId: string; ids: string[] }[]> {
  const rows = await db.query<Pick<Row<typeof enrollments>, 'account_id' | 'campaign_id' | 'id'>[]>(
    `SELECT account_id, campaign_id, id FROM enrollments WHERE awaits = 'resume' AND next_action_at <= ?
     ORDER BY next_action_at LIMIT ?`,
    [now, limit],
  );
  const groups = new Map<string, { accountId: string; campaignId: string; ids: string[] }>();
  for (const row of toEntities(enrollments, rows)) {
    const [accountId, campaignId] = [row.account_id, row.campaign_id];
    const key = `${accountId} ${campaignId}`;
    const group = groups.get(key);
    if (group) group.ids.push(row.id);
    else groups.set(key, { accountId, campaignId, ids: [row.id] });
  }
  return [...groups.values()];
}

/** Locks those of these sequences whose rest is over and that no other worker is at. */
export async function lockRested(
  tx: EntityManager,
  accountId: string,
  ids: readonly string[],
  now: Date,
): Promise<Sequence[]> {
  const rows = await tx.query<SequenceRow[]>(
    `SELECT ${columns} FROM enrollments
     WHERE account_id = ? AND id IN (?) AND awaits = 'resume' AND next_action_at <= ? AND state = 'paused'
     ORDER BY id FOR UPDATE SKIP LOCKED`,
    [toBin(accountId), ids.map(toBin), now],
  );
  return toEntities(enrollments, rows);
}

/** Takes the marks off threads whose lead is back. */
export async function unmarkThreads(
  tx: EntityManager,
  accountId: string,
  threadIds: readonly string[],
  now: Date,
): Promise<void> {
  if (threadIds.length === 0) return;
  await tx.query(
    `UPDATE threads SET out_of_office_at = NULL, resume_mode = NULL, resume_at = NULL, updated_at = ?
     WHERE account_id = ? AND id IN (?) AND resume_mode = 'scheduled'`,
    [now, toBin(accountId), threadIds.map(toBin)],
  );
}
