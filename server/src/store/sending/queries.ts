// SQL, because these run for each batch that is sent, and a repository takes several times as long.
import type { EntityManager } from 'typeorm';
import type { Row } from '../database/columns.js';
import { toEntities, toEntity } from '../database/entity.js';
import { toBin } from '../database/ids.js';
import type { SendLease } from './claims/queries.js';
import { sends, type SendEntity, type SendState } from './entities.js';
import type { StrandedSend } from './repository.js';

/** What was sent to an enrollment, or tried. */
export interface EarlierSend {
  id: string;
  nodeId: string;
  state: SendState;
  messageId: string;
  references: string[];
  subject: string;
  sentAt: Date | null;
  /** When a worker finds out what became of it. */
  dueAt: Date | null;
}

/** Returns the sends of enrollments by enrollment, the oldest first. */
export async function earlierSends(
  db: EntityManager,
  accountId: string,
  enrollmentIds: readonly string[],
): Promise<Map<string, EarlierSend[]>> {
  const rows = await db.query<Row<typeof sends>[]>(
    `SELECT id, enrollment_id, node_id, state, message_id, reference_ids, subject, sent_at, due_at
       FROM sends
     WHERE account_id = ? AND enrollment_id IN (?)`,
    [toBin(accountId), enrollmentIds.map(toBin)],
  );
  const byEnrollment = new Map<string, EarlierSend[]>(enrollmentIds.map(id => [id, []]));
  for (const row of toEntities(sends, rows).sort((a, b) => Number(a.sent_at) - Number(b.sent_at))) {
    byEnrollment.get(row.enrollment_id!)?.push({
      id: row.id,
      nodeId: row.node_id!,
      state: row.state,
      messageId: row.message_id,
      references: row.reference_ids,
      subject: row.subject,
      sentAt: row.sent_at,
      dueAt: row.due_at,
    });
  }
  return byEnrollment;
}

/** The state of a send that the transaction has locked. */
export type LockedSend = Pick<SendEntity, 'id' | 'state' | 'lease_owner'>;

/** Locks sends by id, in the order of their ids, and returns them by id. */
export async function lockSends(
  tx: EntityManager,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, LockedSend>> {
  const rows = await tx.query<Row<typeof sends>[]>(
    `SELECT id, state, lease_owner FROM sends
     WHERE account_id = ? AND id IN (?) ORDER BY id FOR UPDATE`,
    [toBin(accountId), ids.map(toBin)],
  );
  return new Map(toEntities(sends, rows).map(row => [row.id, row]));
}

/** Claims a stranded send; null when it is final by now or another worker has it. */
export async function claimStranded(
  tx: EntityManager,
  accountId: string,
  id: string,
  lease: SendLease,
  now: Date,
): Promise<StrandedSend | null> {
  const key = [toBin(accountId), toBin(id)];
  const [row] = await tx.query<Row<typeof sends>[]>(
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
  return toEntity(sends, row) as StrandedSend;
}
