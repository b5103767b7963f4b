import type { EntityManager } from 'typeorm';
import { ApiError } from '../../domain/api-error.js';
import { returnDate } from '../../domain/return-date.js';
import type { InboxOperations } from '../../generated/operations.js';
import type { OutOfOfficeResponse, OutOfOfficeUpdate } from '../../generated/types.js';
import { presentThreadSummary } from '../../present/thread.js';
import type { Flow } from '../../domain/flow-types.js';
import { readFlows } from '../../store/campaigns/repository.js';
import type { ThreadRow } from '../../store/entities.js';
import { savedFlow } from '../../store/flow/flows.js';
import { fromBin } from '../../store/database/ids.js';
import { lockThread } from '../../store/receiving/arrivals.js';
import {
  goOnNow,
  isAway,
  latestReceived,
  lockSequence,
  markAway,
  mayBeWrittenTo,
  restUntil,
  undoRest,
  wasAnswered,
  type Sequence,
} from '../../store/inbox/out-of-office.js';
import { readThreadIn, threadCampaign } from '../../store/inbox/threads.js';
import { transaction } from '../../store/database/transaction.js';
import type { OperationContext } from '../context.js';
import type { Dependencies } from '../dependencies.js';

type OutOfOffice = Pick<InboxOperations<OperationContext>, 'setOutOfOffice' | 'clearOutOfOffice'>;
type Result = OutOfOfficeResponse['data']['result'];

const DAY = 86_400_000;
/** How long somebody is away who does not say it. */
const USUAL_ABSENCE = 7 * DAY;

export function outOfOfficeOperations({ database, clock }: Dependencies): OutOfOffice {
  return {
    async setOutOfOffice({ params: { id }, body }, { accountId }) {
      const { thread, result } = await transaction(database, async tx => {
        const place = await openPlace(tx, accountId, id);
        const now = clock.now();
        const mode = body?.resume_mode ?? 'scheduled';
        const resumeAt = mode === 'scheduled' ? await resumeTime(tx, place.thread, body, now) : null;
        const done = await apply(tx, accountId, place, mode, resumeAt, now);
        await markAway(tx, place.thread, { mode, resumeAt }, now);
        return { thread: place.thread, result: done };
      });
      return { status: 200, body: { data: { thread: presentThreadSummary(thread), result } } };
    },

    async clearOutOfOffice({ params: { id } }, { accountId }) {
      const thread = await transaction(database, async tx => {
        const place = await openPlace(tx, accountId, id);
        const now = clock.now();
        await takeBack(tx, accountId, place, now);
        if (place.thread.out_of_office_at !== null) await markAway(tx, place.thread, null, now);
        return place.thread;
      });
      return { status: 200, body: { data: presentThreadSummary(thread) } };
    },
  };
}

interface Place {
  thread: ThreadRow;
  sequence: Sequence | null;
  flow: Flow;
}

/** Locks as all transactions do: the sequence before its thread. */
async function openPlace(tx: EntityManager, accountId: string, id: string): Promise<Place> {
  const found = await readThreadIn(tx, accountId, id);
  if (!found) throw new ApiError('thread_not_found');
  if ((await threadCampaign(tx, found)).isExternal) throw new ApiError('external_read_only');
  const sequence = await lockSequence(tx, found);
  const thread = await lockThread(tx, accountId, id);
  if (!thread) throw new ApiError('thread_not_found');
  const campaignId = fromBin(thread.campaign_id);
  const saved = (await readFlows(tx, accountId, [campaignId])).get(campaignId)!;
  return { thread, sequence, flow: savedFlow(saved).flow };
}

/** The time that the caller gives, else the day that the message names, else a week from now. */
async function resumeTime(
  tx: EntityManager,
  thread: ThreadRow,
  body: OutOfOfficeUpdate | undefined,
  now: Date,
): Promise<Date> {
  if (body?.resume_at != null) return new Date(body.resume_at);
  const message = await latestReceived(tx, thread);
  const named = message && returnDate(message.text, message.receivedAt);
  return named && named > now ? named : new Date(now.getTime() + USUAL_ABSENCE);
}

async function apply(
  tx: EntityManager,
  accountId: string,
  place: Place,
  mode: NonNullable<OutOfOfficeUpdate['resume_mode']>,
  resumeAt: Date | null,
  now: Date,
): Promise<Result> {
  const { sequence, flow } = place;
  if (mode === 'none' || sequence === null) {
    await takeBack(tx, accountId, place, now);
    return 'marked';
  }
  // Nothing is left to send: it is answered as one that goes on, and stays as it is.
  if (sequence.state === 'completed') return resumeAt === null ? 'resumed' : 'scheduled';
  const canGoOn =
    isAway(sequence) || (wasAnswered(sequence) && (await mayBeWrittenTo(tx, accountId, sequence)));
  if (!canGoOn && sequence.state !== 'active') return 'marked';
  if (resumeAt !== null) {
    await restUntil(tx, accountId, sequence, resumeAt, now);
    return 'scheduled';
  }
  if (canGoOn) await goOnNow(tx, accountId, flow, [sequence], now);
  return 'resumed';
}

async function takeBack(
  tx: EntityManager,
  accountId: string,
  { sequence, flow }: Place,
  now: Date,
): Promise<void> {
  if (sequence && isAway(sequence)) await undoRest(tx, accountId, flow, sequence, now);
}
