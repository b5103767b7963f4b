import type { EntityManager } from 'typeorm';
import { fromBin, hashToBin, toBin } from '../database/ids.js';
import { insertRows } from '../database/insert-rows.js';
import { messageIdHash } from './sends.js';
import { inStatements } from '../database/statement-bytes.js';

/** A message of a campaign as the ledger holds it before SMTP begins. Ids are UUIDs. */
export interface SendClaim {
  id: string;
  accountId: string;
  enrollmentId: string;
  nodeId: string;
  campaignId: string;
  leadId: string;
  globalLeadId: string;
  mailboxId: string;
  variantId: string;
  stepNumber: number;
  /** With angle brackets, as all Message-IDs here. */
  messageId: string;
  inReplyTo: string | null;
  references: string[];
  fromEmail: string;
  fromName: string | null;
  toEmail: string;
  toName: string | null;
  subject: string;
  bodyText: string;
  bodyHtml: string;
  /** The whole message, ready for SMTP. */
  raw: Buffer;
}

/** Whose a row in `sending` is, and until when: after that any worker may find out what became of it. */
export interface SendLease {
  owner: string;
  until: Date;
}

/** What every try writes. */
const tried = [
  'mailbox_id', 'variant_id', 'step_number', 'message_id', 'message_id_hash', 'in_reply_to', 'reference_ids', 'from_email',
  'from_name', 'to_email', 'to_name', 'subject', 'body_text', 'body_html', 'raw', 'state', 'due_at', 'lease_owner', 'started_at',
  'updated_at',
] as const; // prettier-ignore
/** What stays from try to try. */
const lasting = [
  'account_id', 'id', 'enrollment_id', 'node_id', 'campaign_id', 'lead_id', 'global_lead_id', 'attempts', 'created_at',
] as const; // prettier-ignore

/**
 * Enters messages into the ledger, in the hands of the lease's owner. A second row for the same enrolment and node is a
 * duplicate key error.
 *
 * @param isBegun whether their hand-over begins at once; of those that wait, {@link beginSend} tells when theirs does
 */
export async function enterClaims(
  tx: EntityManager,
  claims: readonly SendClaim[],
  lease: SendLease,
  isBegun: boolean,
  now: Date,
): Promise<void> {
  for (const batch of inStatements(claims, sizeOf))
    await insertRows(
      tx,
      'sends',
      [...lasting, ...tried],
      batch.map(claim => claimRow(claim, lease, isBegun, now)),
    );
}

function sizeOf({ raw, bodyText, bodyHtml }: SendClaim): number {
  return raw.length + Buffer.byteLength(bodyHtml) + Buffer.byteLength(bodyText);
}

/** Takes up a row of an earlier try, which certainly did not leave, with the message as it is now. */
export async function enterRetry(
  tx: EntityManager,
  claim: SendClaim,
  lease: SendLease,
  isBegun: boolean,
  now: Date,
): Promise<void> {
  const row = claimRow(claim, lease, isBegun, now);
  const { affectedRows } = await tx.query<{ affectedRows: number }>(
    `UPDATE sends SET attempts = attempts + 1, ${tried.map(name => `${name} = ?`).join(', ')}
     WHERE account_id = ? AND id = ? AND state IN ('queued', 'failed', 'cancelled')`,
    [...tried.map(name => row[name]), row.account_id, row.id],
  );
  if (affectedRows !== 1) throw new Error(`The send ${claim.id} is not there to be tried again.`);
}

function claimRow(claim: SendClaim, lease: SendLease, isBegun: boolean, now: Date) {
  return {
    account_id: toBin(claim.accountId),
    id: toBin(claim.id),
    enrollment_id: toBin(claim.enrollmentId),
    node_id: claim.nodeId,
    campaign_id: toBin(claim.campaignId),
    lead_id: toBin(claim.leadId),
    global_lead_id: hashToBin(claim.globalLeadId),
    mailbox_id: toBin(claim.mailboxId),
    variant_id: toBin(claim.variantId),
    step_number: claim.stepNumber,
    message_id: claim.messageId,
    message_id_hash: hashToBin(messageIdHash(claim.messageId)),
    in_reply_to: claim.inReplyTo,
    reference_ids: claim.references.join(' ') || null,
    from_email: claim.fromEmail,
    from_name: claim.fromName,
    to_email: claim.toEmail,
    to_name: claim.toName,
    subject: claim.subject,
    body_text: claim.bodyText,
    body_html: claim.bodyHtml,
    raw: claim.raw,
    state: 'sending',
    attempts: 1,
    due_at: lease.until,
    lease_owner: toBin(lease.owner),
    started_at: isBegun ? now : null,
    created_at: now,
    updated_at: now,
  };
}

/** Makes a lease of sends under way last longer; of those that another worker has taken over it changes nothing. */
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
 * Notes that the hand-over of a send begins: what is not noted certainly did not leave when its worker dies.
 *
 * @returns false when another worker has taken it over, and it must not be handed over
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

/** Those sends whose sequence still goes on: neither it nor its campaign was paused, stopped or deleted meanwhile. */
export async function goingOn(
  db: EntityManager,
  claims: readonly Pick<SendClaim, 'id' | 'accountId' | 'enrollmentId'>[],
): Promise<Set<string>> {
  const rows = await db.query<{ id: Buffer }[]>(
    `SELECT e.id FROM enrollments e JOIN campaigns c ON c.account_id = e.account_id AND c.id = e.campaign_id
     WHERE e.account_id = ? AND e.id IN (?) AND e.state = 'active' AND c.status = 'running' AND c.deleted_at IS NULL`,
    [toBin(claims[0]!.accountId), claims.map(claim => toBin(claim.enrollmentId))],
  );
  const active = new Set(rows.map(row => fromBin(row.id)));
  return new Set(claims.filter(claim => active.has(claim.enrollmentId)).map(claim => claim.id));
}
