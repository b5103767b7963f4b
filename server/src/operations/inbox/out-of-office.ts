import type { EntityManager } from 'typeorm';
import { ApiError } from '../../domain/api/api-error.js';
import { isAway, wasAnswered } from '../../domain/leads/enrollment-state.js';
import { DAY } from '../../domain/schedule/zone-time.js';
import { returnDate } from '../../mail/return-date.js';
import type { InboxOperations } from '../../generated/operations.js';
import type { OutOfOfficeResponse, OutOfOfficeUpdate } from '../../generated/types.js';
import { presentThreadSummary } from '../../present/thread.js';
import type { Flow } from '../../domain/flow/types.js';
import { suppressedAddresses } from '../../store/block-list/queries.js';
import { readFlows } from '../../store/campaigns/repository.js';
import { endEnrollments } from '../../store/enrollments/repository.js';
import type { MessageEntity, ThreadEntity } from '../../store/entities.js';
import { savedFlow } from '../../store/flow/repository.js';
import { resumeNow, lockSequence, pauseUntil } from '../../store/inbox/out-of-office/repository.js';
import type { Sequence } from '../../store/inbox/out-of-office/repository.js';
import { latestReceived } from '../../store/inbox/messages/repository.js';
import { changeThread, lockThread, noOutOfOffice } from '../../store/inbox/threads/repository.js';
import { readSendLeads } from '../../store/sending/facts/queries.js';
import { transaction } from '../../store/database/transaction.js';
import type { OperationContext, Dependencies } from '../context.js';
import { readWritableThread } from './successor.js';
type Result = OutOfOfficeResponse['data']['result'];

/** How long somebody is away who does not say it. */
const USUAL_ABSENCE = 7 * DAY;

export function outOfOfficeOperations({ database, clock }: Dependencies) {
  return {
    async setOutOfOffice({ params: { id }, body }, { accountId }) {
      const { thread, result } = await transaction(database, async tx => {
        const locked = await lockThreadAndSequence(tx, accountId, id);
        const now = clock.now();
        const asked = body?.resume_mode ?? 'scheduled';
        const at = asked === 'scheduled' ? await resumeTime(tx, locked.thread, body, now) : null;
        // Somebody whose return is in the past is back.
        const [mode, resumeAt] = at !== null && at <= now ? (['instant', null] as const) : [asked, at];
        const done = await apply(tx, accountId, locked, mode, resumeAt, now);
        const mark = { out_of_office_at: now, resume_mode: mode, resume_at: resumeAt };
        await changeThread(tx, locked.thread, mark, now);
        return { thread: locked.thread, result: done };
      });
      return { status: 200, body: { data: { thread: presentThreadSummary(thread), result } } };
    },

    async clearOutOfOffice({ params: { id } }, { accountId }) {
      const thread = await transaction(database, async tx => {
        const locked = await lockThreadAndSequence(tx, accountId, id);
        const now = clock.now();
        await undoPause(tx, accountId, locked, now);
        if (locked.thread.out_of_office_at !== null)
          await changeThread(tx, locked.thread, noOutOfOffice, now);
        return locked.thread;
      });
      return { status: 200, body: { data: presentThreadSummary(thread) } };
    },
  } satisfies Partial<InboxOperations<OperationContext>>;
}

interface LockedThread {
  thread: ThreadEntity;
  sequence: Sequence | null;
  isCampaignDeleted: boolean;
  flow: Flow;
}

/** Locks as all transactions do: the sequence before its thread. */
async function lockThreadAndSequence(
  tx: EntityManager,
  accountId: string,
  id: string,
): Promise<LockedThread> {
  const found = await readWritableThread(tx, accountId, id);
  const sequence = await lockSequence(tx, found);
  const thread = await lockThread(tx, accountId, id);
  if (!thread) throw new ApiError('thread_not_found');
  const saved = (await readFlows(tx, accountId, [thread.campaign_id])).get(thread.campaign_id)!;
  const isCampaignDeleted = found.campaign_deleted_at !== null;
  return { thread, sequence, isCampaignDeleted, flow: savedFlow(saved).flow };
}

/** The time that the caller gives, else the day that the message names, else a week from now. */
async function resumeTime(
  tx: EntityManager,
  thread: ThreadEntity,
  body: OutOfOfficeUpdate | undefined,
  now: Date,
): Promise<Date> {
  if (body?.resume_at != null) return new Date(body.resume_at);
  const message = await latestReceived(tx, thread.account_id, thread.id);
  const named = message && returnDate(textOf(message), message.occurred_at);
  return named && named > now ? named : new Date(now.getTime() + USUAL_ABSENCE);
}

function textOf({ subject, display_text, body_text }: MessageEntity): string {
  return `${subject}\n${display_text ?? body_text ?? ''}`;
}

async function apply(
  tx: EntityManager,
  accountId: string,
  locked: LockedThread,
  mode: NonNullable<OutOfOfficeUpdate['resume_mode']>,
  resumeAt: Date | null,
  now: Date,
): Promise<Result> {
  const { sequence, isCampaignDeleted, flow } = locked;
  if (mode === 'none' || sequence === null) {
    await undoPause(tx, accountId, locked, now);
    return 'marked';
  }
  // Nothing is left to send: it is answered as one that goes on, and stays as it is.
  if (sequence.state === 'completed') return resumeAt === null ? 'resumed' : 'scheduled';
  const canGoOn =
    isAway(sequence) ||
    (wasAnswered(sequence) && !isCampaignDeleted && (await mayBeWrittenTo(tx, accountId, sequence.lead_id)));
  if (!canGoOn && sequence.state !== 'active') return 'marked';
  if (resumeAt !== null) {
    await pauseUntil(tx, accountId, sequence, resumeAt, now);
    return 'scheduled';
  }
  if (canGoOn) await resumeNow(tx, accountId, flow, [sequence], now);
  return 'resumed';
}

/** Whether a lead is still in its campaign, and not on the block list. */
async function mayBeWrittenTo(tx: EntityManager, accountId: string, leadId: string): Promise<boolean> {
  const lead = (await readSendLeads(tx, accountId, [leadId])).get(leadId);
  if (!lead || lead.gone) return false;
  return (await suppressedAddresses(tx, accountId, [lead.email])).size === 0;
}

async function undoPause(
  tx: EntityManager,
  accountId: string,
  { sequence, flow }: LockedThread,
  now: Date,
): Promise<void> {
  if (!sequence || !isAway(sequence)) return;
  // A sequence that a reply had ended is ended again, another one resumes.
  if (sequence.ended_at === null) return resumeNow(tx, accountId, flow, [sequence], now);
  await endEnrollments(tx, accountId, [sequence.id], { state: 'stopped', reason: 'replied' }, now);
}
