import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { SendRow, SendState } from './entities/index.js';
import { fromBin, hashToBin, toBin } from './ids.js';

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

/** What was sent to an enrolment, or tried. */
export interface EarlierSend {
  id: string;
  nodeId: string;
  state: SendState;
  messageId: string;
  references: string[];
  subject: string;
  sentAt: Date | null;
  /** When what became of it is looked into. */
  dueAt: Date | null;
}

/** Whose a row in `sending` is, and until when: after that any worker may find out what became of it. */
export interface SendLease {
  owner: string;
  until: Date;
}

/** SHA-256 of a Message-ID header, as hash columns hold it. */
export function messageIdHash(messageId: string): Buffer {
  return createHash('sha256').update(messageId).digest();
}

/** The sends of enrolments by enrolment, the oldest first. */
export async function earlierSends(
  db: EntityManager,
  accountId: string,
  enrollmentIds: readonly string[],
): Promise<Map<string, EarlierSend[]>> {
  const rows = await db.query<SendRow[]>(
    `SELECT id, enrollment_id, node_id, state, message_id, reference_ids, subject, sent_at, due_at
       FROM sends
     WHERE account_id = ? AND enrollment_id IN (?)`,
    [toBin(accountId), enrollmentIds.map(toBin)],
  );
  const byEnrollment = new Map<string, EarlierSend[]>(enrollmentIds.map(id => [id, []]));
  for (const row of rows.sort((a, b) => Number(a.sent_at) - Number(b.sent_at))) {
    byEnrollment.get(fromBin(row.enrollment_id))?.push({
      id: fromBin(row.id),
      nodeId: row.node_id,
      state: row.state,
      messageId: row.message_id,
      references: idList(row.reference_ids),
      subject: row.subject,
      sentAt: row.sent_at,
      dueAt: row.due_at,
    });
  }
  return byEnrollment;
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
 * Enters messages into the ledger, under way in the hands of the lease's owner. A second row for the same enrolment
 * and node is a duplicate key error.
 */
export async function enterClaims(
  tx: EntityManager,
  claims: readonly SendClaim[],
  lease: SendLease,
  now: Date,
): Promise<void> {
  const columns = [...lasting, ...tried];
  for (const batch of inStatements(claims)) {
    const rows = batch.map(claim => claimRow(claim, lease, now));
    await tx.query(`INSERT INTO sends (${columns.join(', ')}) VALUES ?`, [
      rows.map(row => columns.map(name => row[name])),
    ]);
  }
}

/** Bytes of messages in one statement: as text in its SQL they are twice as long, and servers take 16 MB by default. */
const STATEMENT_BYTES = 4 * 1024 * 1024;

/** Claims in batches that a server takes at once; a claim that is larger goes alone. */
function inStatements(claims: readonly SendClaim[]): SendClaim[][] {
  const batches: SendClaim[][] = [];
  let room = 0;
  for (const claim of claims) {
    const size = claim.raw.length + Buffer.byteLength(claim.bodyHtml) + Buffer.byteLength(claim.bodyText);
    if (batches.length === 0 || size > room) {
      batches.push([]);
      room = STATEMENT_BYTES;
    }
    batches.at(-1)!.push(claim);
    room -= size;
  }
  return batches;
}

/** Takes up a row of an earlier try, which certainly did not leave, with the message as it is now. */
export async function enterRetry(
  tx: EntityManager,
  claim: SendClaim,
  lease: SendLease,
  now: Date,
): Promise<void> {
  const row = claimRow(claim, lease, now);
  const { affectedRows } = await tx.query<{ affectedRows: number }>(
    `UPDATE sends SET attempts = attempts + 1, ${tried.map(name => `${name} = ?`).join(', ')}
     WHERE account_id = ? AND id = ? AND state IN ('queued', 'failed', 'cancelled')`,
    [...tried.map(name => row[name]), row.account_id, row.id],
  );
  if (affectedRows !== 1) throw new Error(`The send ${claim.id} is not there to be tried again.`);
}

function claimRow(claim: SendClaim, lease: SendLease, now: Date) {
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
    message_id_hash: messageIdHash(claim.messageId),
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
    started_at: now,
    created_at: now,
    updated_at: now,
  };
}

/** The state of a send that the transaction holds locked. */
export interface LockedSend {
  id: string;
  state: SendState;
  attempts: number;
  /** UUID of the worker that has it, null when none does. */
  leaseOwner: string | null;
  startedAt: Date | null;
}

/** Locks sends by id and tells how they stand. */
export async function lockSends(
  tx: EntityManager,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, LockedSend>> {
  const rows = await tx.query<SendRow[]>(
    `SELECT id, state, attempts, lease_owner, started_at FROM sends
     WHERE account_id = ? AND id IN (?) ORDER BY id FOR UPDATE`,
    [toBin(accountId), ids.map(toBin)],
  );
  return new Map(
    rows.map(row => [
      fromBin(row.id),
      {
        id: fromBin(row.id),
        state: row.state,
        attempts: row.attempts,
        leaseOwner: row.lease_owner && fromBin(row.lease_owner),
        startedAt: row.started_at,
      },
    ]),
  );
}

/** What a server said, or what went wrong without one. */
export interface SmtpAnswer {
  code: number | null;
  response: string | null;
  error: string | null;
}

/** Settles a send as sent. Its message is then the one of the thread, so that the ledger keeps no copy. */
export async function markSent(
  tx: EntityManager,
  accountId: string,
  id: string,
  { threadId, sentAt, response }: { threadId: string; sentAt: Date; response: string | null },
): Promise<void> {
  await tx.query(
    `UPDATE sends SET state = 'sent', sent_at = ?, thread_id = ?, smtp_response = ?, error_message = NULL, due_at = NULL,
       lease_owner = NULL, raw = NULL, body_text = NULL, body_html = NULL, updated_at = ?
     WHERE account_id = ? AND id = ?`,
    [sentAt, toBin(threadId), response?.slice(0, 1000) ?? null, sentAt, toBin(accountId), toBin(id)],
  );
}

/**
 * Settles a send that did not certainly leave: `queued` waits for another try of its enrolment, `failed` and
 * `cancelled` are final, `unknown` may have left.
 *
 * @param dueAt when an `unknown` one is looked into, null for never again
 */
export async function markUnsent(
  tx: EntityManager,
  accountId: string,
  id: string,
  state: Exclude<SendState, 'sending' | 'sent'>,
  answer: SmtpAnswer,
  now: Date,
  dueAt: Date | null = null,
): Promise<void> {
  await tx.query(
    `UPDATE sends SET state = ?, smtp_code = ?, smtp_response = ?, error_message = ?, due_at = ?, lease_owner = NULL,
       failed_at = ?, updated_at = ? WHERE account_id = ? AND id = ?`,
    [
      state,
      answer.code,
      answer.response?.slice(0, 1000) ?? null,
      answer.error?.slice(0, 1000) ?? null,
      dueAt,
      state === 'failed' ? now : null,
      now,
      toBin(accountId),
      toBin(id),
    ],
  );
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

/** Marks a send as bounced; false when it was marked before. */
export async function markBounced(
  tx: EntityManager,
  accountId: string,
  id: string,
  at: Date,
): Promise<boolean> {
  const { affectedRows } = await tx.query<{ affectedRows: number }>(
    'UPDATE sends SET bounced_at = ? WHERE account_id = ? AND id = ? AND bounced_at IS NULL',
    [at, toBin(accountId), toBin(id)],
  );
  return affectedRows === 1;
}

/** The Message-IDs of a `reference_ids` column. */
export function idList(text: string | null): string[] {
  return text ? text.split(' ') : [];
}
