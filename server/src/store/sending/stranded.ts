import type { EntityManager } from 'typeorm';
import type { SendRow } from '../entities.js';
import { fromBin, hashFromBin, toBin } from '../database/ids.js';
import type { SendClaim, SendLease } from './claims.js';
import { idList } from './sends.js';

/** A send whose worker was not heard of in time, or that a server answered nothing about. */
export interface StrandedSend extends SendClaim {
  startedAt: Date;
  /** Its hand-over may have begun. */
  isBegun: boolean;
}

/** Ids of stranded sends over all accounts, the longest stranded first. */
export async function strandedSends(
  db: EntityManager,
  now: Date,
  limit: number,
): Promise<{ accountId: string; id: string }[]> {
  const rows = await db.query<Pick<SendRow, 'account_id' | 'id'>[]>(
    'SELECT account_id, id FROM sends WHERE due_at <= ? ORDER BY due_at LIMIT ?',
    [now, limit],
  );
  return rows.map(row => ({ accountId: fromBin(row.account_id), id: fromBin(row.id) }));
}

/** Takes a stranded send into a lease of one's own; null when it is settled by now or another worker has it. */
export async function takeStranded(
  tx: EntityManager,
  accountId: string,
  id: string,
  lease: SendLease,
  now: Date,
): Promise<StrandedSend | null> {
  const key = [toBin(accountId), toBin(id)];
  const [row] = await tx.query<SendRow[]>(
    `SELECT * FROM sends WHERE account_id = ? AND id = ? AND due_at <= ? AND state IN ('sending', 'unknown')
     FOR UPDATE SKIP LOCKED`,
    [...key, now],
  );
  if (!row) return null;
  await tx.query('UPDATE sends SET due_at = ?, lease_owner = ? WHERE account_id = ? AND id = ?', [
    lease.until,
    toBin(lease.owner),
    ...key,
  ]);
  return stranded(row);
}

/** A send that is not known to have left, for whoever has proof that it did; null when it is settled by now. */
export async function readUnsettledSend(
  db: EntityManager,
  accountId: string,
  id: string,
): Promise<StrandedSend | null> {
  const [row] = await db.query<SendRow[]>(
    "SELECT * FROM sends WHERE account_id = ? AND id = ? AND state IN ('sending', 'unknown')",
    [toBin(accountId), toBin(id)],
  );
  return row ? stranded(row) : null;
}

function stranded(row: SendRow): StrandedSend {
  return {
    id: fromBin(row.id),
    accountId: fromBin(row.account_id),
    enrollmentId: fromBin(row.enrollment_id),
    nodeId: row.node_id,
    campaignId: fromBin(row.campaign_id),
    leadId: fromBin(row.lead_id),
    globalLeadId: hashFromBin(row.global_lead_id),
    mailboxId: fromBin(row.mailbox_id),
    variantId: fromBin(row.variant_id),
    stepNumber: row.step_number,
    messageId: row.message_id,
    inReplyTo: row.in_reply_to,
    references: idList(row.reference_ids),
    fromEmail: row.from_email,
    fromName: row.from_name,
    toEmail: row.to_email,
    toName: row.to_name,
    subject: row.subject,
    bodyText: row.body_text ?? '',
    bodyHtml: row.body_html ?? '',
    raw: row.raw ?? Buffer.alloc(0),
    startedAt: row.started_at ?? row.created_at,
    isBegun: row.started_at !== null,
  };
}
