import type { EntityManager } from 'typeorm';
import { ApiError, errorAt } from '../../domain/api/api-error.js';
import {
  blockReason,
  globalLeadId,
  invalidEmailMessage,
  parseEmail,
  type NormalizedEmail,
} from '../../domain/leads/email-address.js';
import { judgeReplacement, replaceReasons } from '../../domain/leads/replace-lead.js';
import type { ReplacementCase, ReplacementDecision, ReplaceReason } from '../../domain/leads/replace-lead.js';
import { emitLead } from '../../events/bulk.js';
import type { InboxOperations } from '../../generated/operations.js';
import type { ReplaceLeadRequest, ReplaceLeadPreview, ReplaceLeadResult } from '../../generated/types.js';
import { presentReplaceTarget } from '../../present/thread.js';
import type { CampaignEntity, ThreadEntity } from '../../store/entities.js';
import { newId } from '../../store/database/ids.js';
import { readLeadIn } from '../../store/leads/queries.js';
import { lockPeople } from '../../store/people/queries.js';
import { readMember, readReplaceable, type ReplaceableLead } from '../../store/leads/replacements/queries.js';
import { insertReplacement, retireLead } from '../../store/leads/replacements/repository.js';
import { lockLeads } from '../../store/leads/repository.js';
import { readThreadIn, type ThreadDetail } from '../../store/inbox/threads/queries.js';
import { changeThread, lockThread, noOutOfOffice } from '../../store/inbox/threads/repository.js';
import { indexThreads } from '../../store/inbox/search/indexing/queries.js';
import { suppressedAddresses } from '../../store/block-list/queries.js';
import { transactionWithInserts } from '../../store/database/transaction.js';
import { readMessage } from '../../store/inbox/messages/repository.js';
import { writableCampaign } from '../campaigns/lifecycle.js';
import type { OperationContext, Dependencies } from '../context.js';
import { createSuccessor } from './successor.js';
import { queueForward, type ThreadRequest } from './reply-forward.js';

export function replaceLeadOperations({ database, clock }: Dependencies) {
  return {
    async previewReplaceLead({ params: { id }, query }, { accountId }) {
      const email = readAddress(query.email, 'email');
      const thread = await readThreadIn(database.manager, accountId, id);
      if (!thread) throw new ApiError('thread_not_found');
      const state = await readCase(database.manager, accountId, thread, email);
      const data = await preview(database.manager, accountId, email, state);
      return { status: 200, body: { data } };
    },

    async replaceLead({ params: { id }, body }, { accountId, apiKeyId }) {
      const email = readAddress(body.new_email, 'new_email');
      const reason = readReason(body.reason);
      const data = await transactionWithInserts(database, tx =>
        replace(tx, { accountId, apiKeyId, threadId: id, now: clock.now() }, email, reason, body),
      );
      return { status: 200, body: { data } };
    },
  } satisfies Partial<InboxOperations<OperationContext>>;
}

function readAddress(text: string, path: string): NormalizedEmail {
  const email = parseEmail(text);
  if (email !== null) return email;
  throw errorAt('invalid_request', path, 'invalid_email', invalidEmailMessage(text));
}

function readReason(text: string): ReplaceReason {
  const reason = replaceReasons.find(known => known === text);
  if (reason) return reason;
  throw errorAt(
    'invalid_reason',
    'reason',
    'invalid_value',
    `The reason must be one of ${replaceReasons.join(', ')}.`,
  );
}

interface Case {
  current: ReplaceableLead | null;
  target: ReplaceableLead | null;
  decision: ReplacementDecision;
}

async function readCase(
  db: EntityManager,
  accountId: string,
  thread: ThreadDetail,
  email: string,
): Promise<Case> {
  const current = await readReplaceable(db, accountId, thread.lead_id);
  const target = await readMember(db, accountId, thread.campaign_id, globalLeadId(email));
  const judged = (lead: ReplaceableLead) => ({
    email: lead.email,
    isRetired: lead.retired_at !== null,
    isDeleted: lead.deleted_at !== null,
    enrollmentState: lead.enrollment_state,
    enrollmentReason: lead.enrollment_reason,
  });
  const decision = judgeReplacement({
    campaign: campaignRefusal(thread),
    current: current && judged(current),
    email,
    target: target && judged(target),
  });
  return { current, target, decision };
}

function campaignRefusal(thread: ThreadDetail): ReplacementCase['campaign'] {
  if (thread.campaign_source === 'external') return 'external_read_only';
  return thread.campaign_deleted_at === null ? null : 'campaign_not_found';
}

async function preview(
  db: EntityManager,
  accountId: string,
  email: string,
  { current, target, decision }: Case,
): Promise<ReplaceLeadPreview> {
  const block = (await suppressedAddresses(db, accountId, [email])).get(email);
  const listed = target !== null && target.deleted_at === null ? target : null;
  return {
    email,
    mode: decision.mode,
    allowed: decision.refusal === null,
    disallowed_reason: decision.refusal,
    match_count: listed ? 1 : 0,
    matches_current_lead: current?.email === email,
    blocked: block !== undefined,
    block_reason: block ? blockReason(block) : null,
    existing_lead: listed && presentReplaceTarget(listed),
  };
}

async function replace(
  tx: EntityManager,
  request: ThreadRequest,
  email: NormalizedEmail,
  reason: ReplaceReason,
  body: ReplaceLeadRequest,
): Promise<ReplaceLeadResult> {
  const { accountId, now } = request;
  const { campaign, thread, current, target, decision } = await openCase(tx, request, email);
  for (const id of [body.source_message_id, body.forward_message_id])
    if (id !== undefined && !(await readMessage(tx, accountId, request.threadId, id)))
      throw new ApiError('message_not_found');
  const isNew = decision.mode === 'created';
  const successor = isNew ? await createSuccessor(tx, campaign, thread, current, email, body, now) : target!;
  if (isNew) await archiveLead(tx, campaign, current, successor.id, now);
  else await retireLead(tx, accountId, current, successor.id, false, now);
  const { id: lead_id, enrollment_id, global_lead_id } = successor;
  await changeThread(tx, thread, { lead_id, enrollment_id, global_lead_id, ...noOutOfOffice }, now);
  const texts = [successor.email, successor.name, successor.company_name];
  await indexThreads(tx, accountId, [{ number: thread.number, texts }]);
  const forward = body.forward_message_id && { forward_message_id: body.forward_message_id };
  const forward_job_id = forward ? await queueForward(tx, request, forward) : undefined;
  const replacementId = newId();
  await insertReplacement(tx, {
    account_id: accountId,
    id: replacementId,
    thread_id: thread.id,
    campaign_id: campaign.id,
    old_lead_id: current.id,
    new_lead_id: successor.id,
    target_lead_id: isNew ? null : successor.id,
    enrollment_id: successor.enrollment_id,
    mode: decision.mode,
    reason,
    reason_note: body.reason_note ?? null,
    source_message_id: body.source_message_id ?? null,
    forward_job_id: forward_job_id ?? null,
    retired_sibling_count: 0,
    created_at: now,
  });
  return {
    replacement_id: replacementId,
    new_lead_id: successor.id,
    enrollment_id: successor.enrollment_id!,
    mode: decision.mode,
    target_lead_id: isNew ? null : successor.id,
    // An address has one row in a campaign, so that none is left beside the one that is attached.
    retired_sibling_count: 0,
    ...(forward_job_id !== undefined && { forward_job_id }),
  };
}

/** Retires a lead whose row leaves the campaign: whoever follows its leads gets an event that it is gone. */
async function archiveLead(
  tx: EntityManager,
  campaign: CampaignEntity,
  lead: ReplaceableLead,
  replacedBy: string,
  now: Date,
): Promise<void> {
  const { account_id: accountId } = campaign;
  const before = await readLeadIn(tx, accountId, campaign.id, lead.id);
  await retireLead(tx, accountId, lead, replacedBy, true, now);
  if (typeof before !== 'string') await emitLead(tx, 'lead.deleted', before, campaign, now);
}

/** Locks as all transactions do (campaign, people, leads, thread), then judges what is there. */
async function openCase(
  tx: EntityManager,
  { accountId, threadId }: ThreadRequest,
  email: NormalizedEmail,
): Promise<Case & { campaign: CampaignEntity; thread: ThreadEntity; current: ReplaceableLead }> {
  const found = await readThreadIn(tx, accountId, threadId);
  if (!found) throw new ApiError('thread_not_found');
  const first = await readCase(tx, accountId, found, email);
  if (first.decision.refusal !== null) throw new ApiError(first.decision.refusal);
  const campaign = await writableCampaign(tx, accountId, found.campaign_id, 'share');
  await lockPeople(tx, accountId, [found.global_lead_id, globalLeadId(email)]);
  const leadIds = [first.current, first.target].flatMap(lead => (lead ? [lead.id] : []));
  await lockLeads(tx, accountId, leadIds);
  const thread = await lockThread(tx, accountId, threadId);
  if (!thread) throw new ApiError('thread_not_found');
  // Another replacement may have come first.
  const now = await readCase(tx, accountId, { ...found, ...thread }, email);
  if (now.decision.refusal !== null) throw new ApiError(now.decision.refusal);
  return { ...now, campaign, thread, current: now.current! };
}
