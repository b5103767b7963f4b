import { In, MoreThan, IsNull, LessThanOrEqual, type EntityManager } from 'typeorm';
import type { GuardedMessage } from '../../domain/campaigns/guard.js';
import { exceptAccounts } from '../database/sql.js';
import { sends, type CampaignSend, type SendEntity, type SendMessage, type SendState } from './entities.js';

/** What the server replied, or what went wrong without a reply. */
export interface SmtpReply {
  code: number | null;
  response: string | null;
  error: string | null;
}

/**
 * Records a send that did not certainly leave: `queued` waits for another try of its enrollment, `failed` and
 * `cancelled` are final, `unknown` may have left.
 *
 * @param dueAt when a worker finds out what became of an `unknown` one, null for never again
 */
export async function markUnsent(
  tx: EntityManager,
  accountId: string,
  id: string,
  state: Exclude<SendState, 'sending' | 'sent'>,
  { code, response, error }: SmtpReply,
  now: Date,
  dueAt: Date | null = null,
): Promise<void> {
  await tx.getRepository(sends).update(
    { account_id: accountId, id },
    {
      state,
      smtp_code: code,
      smtp_response: response?.slice(0, 1000) ?? null,
      error_message: error?.slice(0, 1000) ?? null,
      due_at: dueAt,
      lease_owner: null,
      failed_at: state === 'failed' ? now : null,
      updated_at: now,
    },
  );
}

/** Stores the Message-ID under which a send has left, in place of the one it was written with. */
export async function replaceMessageId(
  tx: EntityManager,
  { account_id, id }: Pick<SendEntity, 'account_id' | 'id'>,
  replaced: Pick<SendEntity, 'message_id' | 'message_id_hash'>,
): Promise<void> {
  await tx.getRepository(sends).update({ account_id, id }, replaced);
}

/** Marks a send as bounced; false when it was marked before. */
export async function markBounced(
  tx: EntityManager,
  accountId: string,
  id: string,
  at: Date,
): Promise<boolean> {
  const unmarked = { account_id: accountId, id, bounced_at: IsNull() };
  const { affected } = await tx.getRepository(sends).update(unmarked, { bounced_at: at });
  return affected === 1;
}

/** Marks a send as reported as spam. */
export async function markReported(
  tx: EntityManager,
  accountId: string,
  id: string,
  at: Date,
): Promise<void> {
  const unmarked = { account_id: accountId, id, complained_at: IsNull() };
  await tx.getRepository(sends).update(unmarked, { complained_at: at });
}

/** The email of a campaign that a person replied to. */
export type RepliedSend = Pick<CampaignSend, 'account_id' | 'id' | 'campaign_id' | 'node_id'>;

/** Marks the last email that was in a thread when a reply came; null where there is none, or when it was marked before. */
export async function markReplied(
  tx: EntityManager,
  accountId: string,
  threadId: string,
  at: Date,
): Promise<RepliedSend | null> {
  const table = tx.getRepository(sends);
  const last = await table.findOne({
    select: { account_id: true, id: true, campaign_id: true, node_id: true, replied_at: true },
    where: { account_id: accountId, thread_id: threadId, kind: 'campaign', sent_at: LessThanOrEqual(at) },
    order: { sent_at: 'DESC' },
  });
  if (!last || last.replied_at) return null;
  await table.update({ account_id: accountId, id: last.id }, { replied_at: at });
  return last as RepliedSend;
}

/** Returns the latest messages of a campaign that were sent, or that the server refused. */
export async function latestMessages(
  db: EntityManager,
  accountId: string,
  campaignId: string,
  limit: number,
): Promise<GuardedMessage[]> {
  // One state at a time: the index gives each in the order of its ids, and both together would have to be sorted.
  const inState = (state: SendState) =>
    db.getRepository(sends).find({
      select: {
        account_id: true,
        id: true,
        to_email: true,
        created_at: true,
        bounced_at: true,
        complained_at: true,
      },
      where: { account_id: accountId, campaign_id: campaignId, state, kind: 'campaign' },
      order: { id: 'DESC' },
      take: limit,
    });
  const rows = [...(await inState('sent')), ...(await inState('failed'))];
  return rows
    .sort((a, b) => (a.id < b.id ? 1 : -1))
    .slice(0, limit)
    .map(row => ({
      to: row.to_email,
      createdAt: row.created_at,
      hasBounced: row.bounced_at !== null,
      isReported: row.complained_at !== null,
    }));
}

/**
 * A send whose worker was not heard of in time, or that a server did not respond to; `started_at`: it may have left, `sent_at`:
 * it has.
 */
export type StrandedSend = SendMessage & Pick<SendEntity, 'started_at' | 'sent_at' | 'created_at'>;

/** Returns the ids of stranded sends over all accounts but `except`, the longest stranded first. */
export async function strandedSends(
  db: EntityManager,
  now: Date,
  limit: number,
  except: readonly string[] = [],
): Promise<{ accountId: string; id: string }[]> {
  const rows = await db.getRepository(sends).find({
    select: { account_id: true, id: true },
    where: { due_at: LessThanOrEqual(now), ...exceptAccounts(except) },
    order: { due_at: 'ASC' },
    take: limit,
  });
  return rows.map(row => ({ accountId: row.account_id, id: row.id }));
}

/** Returns a send that is not known to have left, for whoever has proof that it did; null if it is final by now. */
export async function findOpenSend(
  db: EntityManager,
  accountId: string,
  id: string,
): Promise<StrandedSend | null> {
  const openSends = { account_id: accountId, id, state: In(['sending', 'unknown']) };
  return (await db.getRepository(sends).findOneBy(openSends)) as StrandedSend | null;
}

/** Returns whether a mailbox has begun to write to one of some people since a time, without knowing yet what came of it. */
export function hasOpenSendTo(
  db: EntityManager,
  { accountId, id }: { accountId: string; id: string },
  globalLeadIds: readonly string[],
  since: Date,
): Promise<boolean> {
  return db.getRepository(sends).existsBy({
    account_id: accountId,
    global_lead_id: In(globalLeadIds),
    mailbox_id: id,
    state: In(['sending', 'unknown']),
    started_at: MoreThan(since),
  });
}

/** Returns whether the ledger has a row with this id, whatever its state. */
export function isInLedger(db: EntityManager, accountId: string, id: string): Promise<boolean> {
  return db.getRepository(sends).existsBy({ account_id: accountId, id });
}
