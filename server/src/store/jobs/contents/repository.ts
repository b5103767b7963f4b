import { MoreThanOrEqual, type EntityManager, In } from 'typeorm';
import type { LeadCreate } from '../../../generated/types.js';
import { insertEntities, insertPrepared } from '../../database/bulk/queries.js';
import { deleteSome } from '../../database/queries.js';
import { deleteSet, deleteSomeOfSet } from '../../uploads/repository.js';
import { jobErrors, jobFiles, jobRows, type JobEntity, type JobErrorEntity } from '../entities.js';
import type { JobKey } from '../repository.js';
import type { CampaignField } from '../../../domain/csv/column-layout.js';
import { enrollments, leads, threads } from '../../entities.js';

/** Longest message that is stored. */
const LONGEST = 1000;
/** Pieces of a file that one statement deletes: they are larger than rows. */
const PIECES = 50;

/** Why a row or person of a job was not handled. */
export interface RowError {
  globalLeadId: string | null;
  index: number | null;
  message: string;
}

/** Appends rows to those that a job was given, and that begin at 0. */
export function insertJobRows(
  tx: EntityManager,
  { account_id, id: job_id }: JobKey,
  first: number,
  leads: readonly LeadCreate[],
): Promise<void> {
  const rows = leads.map((payload, at) => ({ account_id, job_id, row_index: first + at, payload }));
  return insertEntities(tx, jobRows, rows);
}

/** Appends errors to those that a job has; `count` is how many that are. */
export function insertJobErrors(
  tx: EntityManager,
  { account_id, id: job_id }: JobKey,
  count: number,
  errors: readonly RowError[],
): Promise<void> {
  const rows = errors.map(({ globalLeadId, index, message }, at) => ({
    account_id,
    job_id,
    seq: count + at,
    row_index: index,
    global_lead_id: globalLeadId,
    message: message.slice(0, LONGEST),
  }));
  return insertEntities(tx, jobErrors, rows);
}

/** Returns errors of a job from a position on, in the order in which they came up. */
export function readJobErrors(
  db: EntityManager,
  { account_id, id: job_id }: JobKey,
  from: number,
  limit: number,
): Promise<JobErrorEntity[]> {
  return db.getRepository(jobErrors).find({
    where: { account_id, job_id, seq: MoreThanOrEqual(from) },
    order: { seq: 'ASC' },
    take: limit,
  });
}

/**
 * Appends a piece to the file of a job that the transaction holds locked; the first one begins with the
 * heading.
 *
 * @returns bytes by which the file grew
 */
export async function appendToFile(
  tx: EntityManager,
  { account_id, id: job_id }: JobKey,
  heading: string,
  lines: string,
): Promise<number> {
  const last = await tx.getRepository(jobFiles).maximum('seq', { account_id, job_id });
  const content = Buffer.from(last === null ? heading + lines : lines);
  if (content.length === 0) return 0;
  await insertPrepared(tx, jobFiles, { account_id, job_id, seq: last === null ? 0 : last + 1, content });
  return content.length;
}

/** Reads the file of a job, a piece at a time. */
export async function* readFilePieces(
  db: EntityManager,
  { account_id, id: job_id }: JobKey,
): AsyncGenerator<Uint8Array> {
  for (let seq = 0; ; seq++) {
    const piece = await db.getRepository(jobFiles).findOneBy({ account_id, job_id, seq });
    if (!piece) return;
    yield piece.content;
  }
}

/** Deletes the ids that a job was to leave out, which nobody needs once it has ended. */
export async function deleteExclusions(tx: EntityManager, { account_id, input }: JobEntity): Promise<void> {
  const { selected, exclusions = selected?.exclusions } = input.plan;
  if (exclusions?.setId !== undefined) await deleteSet(tx, account_id, exclusions.setId);
}

/**
 * Deletes at most `limit` rows of what a job was given, and some of its file.
 *
 * @returns whether nothing is left
 */
export async function deleteSomeContents(
  tx: EntityManager,
  { account_id, id, input }: JobEntity,
  limit: number,
): Promise<boolean> {
  const rows = await deleteSome(tx, jobRows, { account_id, job_id: id }, limit);
  const pieces = await deleteSome(tx, jobFiles, { account_id, job_id: id }, PIECES);
  const { setId } = input.plan;
  const ids = setId === undefined ? 0 : await deleteSomeOfSet(tx, account_id, setId, limit);
  return rows < limit && pieces < PIECES && ids < limit;
}

/** Where a lead of a campaign is, as an export shows it; null before the launch, or without a category. */
export type LeadState = Record<CampaignField, string | null>;

/** Returns the states of the leads of a campaign, by global lead id. */
export async function readLeadStates(
  db: EntityManager,
  accountId: string,
  campaignId: string,
  globalLeadIds: readonly string[],
): Promise<Map<string, LeadState>> {
  const ofLeads = await db.getRepository(leads).find({
    select: { id: true, global_lead_id: true },
    where: { account_id: accountId, campaign_id: campaignId, global_lead_id: In([...globalLeadIds]) },
  });
  const ofLead = { account_id: accountId, lead_id: In(ofLeads.map(({ id }) => id)) };
  const [positions, conversations] = await Promise.all([
    db
      .getRepository(enrollments)
      .find({ select: { lead_id: true, state: true, reason: true }, where: ofLead }),
    // The latest conversation of a lead comes last.
    db.getRepository(threads).find({
      select: { lead_id: true, category: true },
      where: ofLead,
      order: { last_message_at: 'ASC' },
    }),
  ]);
  const enrollmentOf = new Map(positions.map(({ lead_id, ...position }) => [lead_id, position]));
  const categoryOf = new Map(conversations.map(({ lead_id, category }) => [lead_id, category]));
  return new Map(
    ofLeads.map(({ id, global_lead_id }) => [
      global_lead_id,
      {
        enrollment_state: enrollmentOf.get(id)?.state ?? null,
        enrollment_reason: enrollmentOf.get(id)?.reason ?? null,
        category: categoryOf.get(id) ?? null,
      },
    ]),
  );
}
