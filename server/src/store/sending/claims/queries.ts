// SQL, because exactly-once sending rests on these: bulk inserts, and changes by the lease's owner alone.
import type { EntityManager } from 'typeorm';
import { messageIdHash } from '../../../domain/sending/thread-headers.js';
import { fromBin, hashToBin, toBin } from '../../database/ids.js';
import { inStatements } from '../../database/bulk/in-statements.js';
import { LONGEST_FILED } from '../filings/queries.js';
import { columnsOf, insertRows } from '../../database/bulk/queries.js';

/** A message as the ledger has it before SMTP begins. Ids are UUIDs. */
interface LedgerMessage {
  id: string;
  accountId: string;
  campaignId: string;
  leadId: string;
  globalLeadId: string;
  mailboxId: string;
  /** With angle brackets, as all Message-IDs here. */
  messageId: string;
  inReplyTo: string | null;
  references: readonly string[];
  fromEmail: string;
  fromName: string | null;
  toEmail: string;
  toName: string | null;
  cc: readonly string[];
  subject: string;
  bodyText: string;
  bodyHtml: string;
  /** The whole message, ready for SMTP. */
  raw: Buffer;
}

/** A message of a campaign. */
export interface CampaignSend extends LedgerMessage {
  kind: 'campaign';
  enrollmentId: string;
  nodeId: string;
  variantId: string;
  stepNumber: number;
}

/** A reply or forward that a person wrote; its id is that of its message job. */
export interface ManualSend extends LedgerMessage {
  kind: 'manual';
}

export type SendClaim = CampaignSend | ManualSend;

/** A message for the ledger. */
export interface LedgerEntry {
  claim: SendClaim;
  /** The ledger has its row from an earlier try, which certainly did not leave. */
  retry: boolean;
}

/** Whose a row in `sending` is, and until when: after that any worker may find out what became of it. */
export interface SendLease {
  owner: string;
  until: Date;
}

/**
 * Enters messages into the ledger, in the hands of the lease's owner. A second row for the same enrollment and node, or
 * for the same message job, is a duplicate key error.
 *
 * @param isBegun whether their hand-over begins at once; of those that wait, {@link beginSend} records when theirs does
 */
export async function enterClaims(
  tx: EntityManager,
  entries: readonly LedgerEntry[],
  lease: SendLease,
  isBegun: boolean,
  now: Date,
): Promise<void> {
  const fresh = entries.filter(({ retry }) => !retry).map(({ claim }) => claim);
  for (const batch of inStatements(fresh, sizeOf)) {
    const rows = batch.map(claim => ({ ...lasting(claim, now), ...tried(claim, lease, isBegun, now) }));
    await insertRows(tx, 'sends', columnsOf(rows), rows);
  }
  for (const { claim, retry } of entries)
    if (retry) await enterRetry(tx, claim, tried(claim, lease, isBegun, now));
}

function sizeOf({ raw, bodyText, bodyHtml }: SendClaim): number {
  return raw.length + Buffer.byteLength(bodyHtml) + Buffer.byteLength(bodyText);
}

/** Claims a row of an earlier try with the message as it is now. */
async function enterRetry(
  tx: EntityManager,
  { accountId, id }: SendClaim,
  row: ReturnType<typeof tried>,
): Promise<void> {
  const set = Object.keys(row).map(column => `${column} = ?`);
  const { affectedRows } = await tx.query<{ affectedRows: number }>(
    `UPDATE sends SET attempts = attempts + 1, ${set.join(', ')}
     WHERE account_id = ? AND id = ? AND state IN ('queued', 'failed', 'cancelled')`,
    [...Object.values(row), toBin(accountId), toBin(id)],
  );
  if (affectedRows !== 1) throw new Error(`The send ${id} is not there to be tried again.`);
}

/** What stays from try to try. */
function lasting(claim: SendClaim, now: Date) {
  return {
    account_id: toBin(claim.accountId),
    id: toBin(claim.id),
    kind: claim.kind,
    enrollment_id: claim.kind === 'campaign' ? toBin(claim.enrollmentId) : null,
    node_id: claim.kind === 'campaign' ? claim.nodeId : null,
    campaign_id: toBin(claim.campaignId),
    lead_id: toBin(claim.leadId),
    global_lead_id: hashToBin(claim.globalLeadId),
    attempts: 1,
    created_at: now,
  };
}

/** What every try writes. */
function tried(claim: SendClaim, lease: SendLease, isBegun: boolean, now: Date) {
  return {
    mailbox_id: toBin(claim.mailboxId),
    variant_id: claim.kind === 'campaign' ? toBin(claim.variantId) : null,
    step_number: claim.kind === 'campaign' ? claim.stepNumber : null,
    message_id: claim.messageId,
    message_id_hash: hashToBin(messageIdHash(claim.messageId)),
    in_reply_to: claim.inReplyTo,
    reference_ids: claim.references.join(' ') || null,
    from_email: claim.fromEmail,
    from_name: claim.fromName,
    to_email: claim.toEmail,
    to_name: claim.toName,
    cc: claim.cc.length === 0 ? null : JSON.stringify(claim.cc),
    subject: claim.subject,
    body_text: claim.bodyText,
    body_html: claim.bodyHtml,
    // Only to file it: what is longer is not filed.
    raw: claim.raw.length > LONGEST_FILED ? null : claim.raw,
    state: 'sending',
    due_at: lease.until,
    lease_owner: toBin(lease.owner),
    started_at: isBegun ? now : null,
    updated_at: now,
  };
}

/** Renews the lease of sends under way; of those that another worker has claimed it changes nothing. */
export async function renewSends(
  db: EntityManager,
  accountId: string,
  ids: readonly string[],
  lease: SendLease,
): Promise<void> {
  await db.query(
    "UPDATE sends SET due_at = ? WHERE account_id = ? AND id IN (?) AND lease_owner = ? AND state = 'sending'",
    [lease.until, toBin(accountId), ids.map(toBin), toBin(lease.owner)],
  );
}

/**
 * Records that the hand-over of a send begins: what is not recorded certainly did not leave when its worker dies.
 *
 * @returns false when another worker has claimed it, and it must not be handed over
 */
export async function beginSend(
  db: EntityManager,
  { accountId, id }: Pick<SendClaim, 'accountId' | 'id'>,
  owner: string,
  now: Date,
): Promise<boolean> {
  const { affectedRows } = await db.query<{ affectedRows: number }>(
    `UPDATE sends SET started_at = ?
     WHERE account_id = ? AND id = ? AND lease_owner = ? AND state = 'sending' AND started_at IS NULL`,
    [now, toBin(accountId), toBin(id), toBin(owner)],
  );
  return affectedRows === 1;
}

/** Returns those sends whose sequence still goes on: neither it nor its campaign was paused, stopped or deleted meanwhile. */
export async function goingOn(
  db: EntityManager,
  accountId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db.query<{ id: Buffer }[]>(
    `SELECT s.id FROM sends s
       JOIN enrollments e ON e.account_id = s.account_id AND e.id = s.enrollment_id AND e.state = 'active'
       JOIN campaigns c ON c.account_id = e.account_id AND c.id = e.campaign_id AND c.status = 'running'
         AND c.deleted_at IS NULL
     WHERE s.account_id = ? AND s.id IN (?)`,
    [toBin(accountId), ids.map(toBin)],
  );
  return new Set(rows.map(row => fromBin(row.id)));
}
