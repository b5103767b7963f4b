import type { Heap } from '../shared/heap.js';
import { expectedRestMs } from '../sending/mailbox-pace.js';
import type { MailboxPacer } from '../sending/mailbox-pacer.js';
import { roundRobin, type WaitingForTurn } from '../sending/round-robin.js';
import type { WindowCalendar } from '../schedule/sending-calendar.js';
import type { ReceiverBudget } from '../receivers/limits.js';
import type { SimulatedWay } from './simulated-way.js';
import type { SimulatedCampaign, SimulatedGroup, SimulatedObstacle, SimulationWatch } from './world.js';

/** A mailbox without interval sends so many messages of a campaign before another one has its turn. */
const BATCH = 50;

/** A campaign in play. */
export interface PlayedCampaign {
  campaign: SimulatedCampaign;
  window: WindowCalendar;
  /** The first instant from `at` on at which a group may be written to by its own window. */
  opensFor(group: SimulatedGroup, at: number): number;
  way: SimulatedWay;
  /** Those whom no mailbox has written to yet. */
  pool: Heap<SimulatedGroup>;
  /** Those who wait for a mailbox that is not in the play. */
  stranded: SimulatedGroup[];
}

/** What a mailbox has to do with a campaign. */
export interface CampaignQueue extends WaitingForTurn {
  played: PlayedCampaign;
  interval: number;
  attached: boolean;
  followUps: Heap<SimulatedGroup>;
}

/** What receivers may still get on the day of a time; null where none has a limit. */
export type PlayedReceivers = (at: number) => ReceiverBudget | null;

/** A mailbox in play. */
export interface PlayedMailbox {
  id: string;
  index: number;
  pacer: MailboxPacer;
  queues: CampaignQueue[];
  /** When it looks for work again. */
  wakesAt: number;
}

/** Lets a mailbox do what it may at a time, and returns when it is checked again. */
export function step(
  mailbox: PlayedMailbox,
  at: number,
  watch: SimulationWatch,
  until: number,
  bundle: number,
  receivers: PlayedReceivers,
): number {
  const { pacer, queues } = mailbox;
  const due = queues.filter(queue => markDue(queue, at));
  const wait = (to: number, obstacle: SimulatedObstacle, among: readonly CampaignQueue[] = due): number => {
    for (const queue of among) tellWait(queue, at, Math.min(to, until), obstacle, watch);
    return to;
  };
  if (due.length === 0) {
    const next = nextDue(queues, at);
    for (const queue of queues) {
      const { heldBy } = nextGroupOf(queue) ?? {};
      if (heldBy) wait(next, heldBy, [queue]);
    }
    return next;
  }
  if (pacer.budget(at) === 0) return wait(pacer.renewal(at), 'daily_cap');
  const open = due.filter(({ played: { window } }) => window.opening(at) === at);
  const [turn] = roundRobin(open);
  if (!turn) return wait(nextDue(queues, at), 'schedule_window');
  const queue = turn.campaign;
  const budget = receivers(at);
  // Whoever waits because of themselves lets nobody else wait for the interval of their campaign.
  if (!nextToSend(queue, turn.kind, at, budget)) return at;
  const ready = pacer.readyAt(queue.interval);
  if (ready > at) return wait(ready, 'mailbox_interval');
  send(mailbox, queue, turn.kind, at, watch, bundle, budget);
  // What is due of the campaign that has just sent waits for the interval, what is due of others for their turn.
  const rest = Math.max(at, pacer.readyAt(0));
  wait(
    rest,
    'mailbox_interval',
    due.filter(each => each === queue && markDue(each, at)),
  );
  return wait(
    rest,
    'other_campaigns',
    due.filter(each => each !== queue && markDue(each, at)),
  );
}

/** Marks what is due in a queue at a time; whether anything is. */
function markDue(queue: CampaignQueue, at: number): boolean {
  const { campaign, pool } = queue.played;
  const running = at >= campaign.startsAt && at < campaign.endsAt;
  queue.hasFollowUp = running && (queue.followUps.peek()?.dueAt ?? Infinity) <= at;
  queue.hasFirstTouch = running && queue.attached && (pool.peek()?.dueAt ?? Infinity) <= at;
  return queue.hasFollowUp || queue.hasFirstTouch;
}

/** Those who come next in a queue. */
function nextGroupOf({ played: { pool }, attached, followUps }: CampaignQueue): SimulatedGroup | undefined {
  const [first, follows] = [attached ? pool.peek() : undefined, followUps.peek()];
  return first && follows ? (first.dueAt < follows.dueAt ? first : follows) : (first ?? follows);
}

/** When something is due in any queue whose window is then open; Infinity when nothing is to come. */
function nextDue(queues: readonly CampaignQueue[], at: number): number {
  let next = Infinity;
  for (const queue of queues) {
    const { campaign, window } = queue.played;
    const due = Math.max(nextGroupOf(queue)?.dueAt ?? Infinity, campaign.startsAt, at);
    if (due >= campaign.endsAt) continue;
    const opens = window.opening(due);
    if (opens < campaign.endsAt) next = Math.min(next, opens);
  }
  return next;
}

function tellWait(
  { played: { campaign, window } }: CampaignQueue,
  from: number,
  to: number,
  obstacle: SimulatedObstacle,
  { onWait }: SimulationWatch,
): void {
  const end = Math.min(to, campaign.endsAt);
  if (!onWait || end <= from) return;
  // Whatever else is in the way, a shut window is too.
  const shut = window.shutWithin(from, end);
  if (shut > 0) onWait(campaign.id, 'schedule_window', shut);
  if (end - from > shut) onWait(campaign.id, obstacle, end - from - shut);
}

const heapOf = ({ followUps, played: { pool } }: CampaignQueue, kind: 'first_touch' | 'follow_up') =>
  kind === 'follow_up' ? followUps : pool;

/** The first of those who are due that may be written to; who waits because of themselves comes due later. */
function nextToSend(
  queue: CampaignQueue,
  kind: 'first_touch' | 'follow_up',
  at: number,
  receivers: ReceiverBudget | null,
): SimulatedGroup | null {
  const heap = heapOf(queue, kind);
  for (let group = heap.peek(); group && group.dueAt <= at; group = heap.peek()) {
    const opens = queue.played.opensFor(group, at);
    const isFull = receivers?.left(group.domain ?? '') === 0;
    if (opens <= at && !isFull) return group;
    heap.pop();
    heap.push(
      opens > at
        ? { ...group, dueAt: opens, heldBy: 'schedule_window' }
        : { ...group, dueAt: receivers!.renewal.getTime(), heldBy: 'receiver_limit' },
    );
  }
  return null;
}

/** Sends what is due. */
function send(
  mailbox: PlayedMailbox,
  queue: CampaignQueue,
  kind: 'first_touch' | 'follow_up',
  at: number,
  watch: SimulationWatch,
  bundle: number,
  receivers: ReceiverBudget | null,
): void {
  const { pacer, id } = mailbox;
  const { campaign, way } = queue.played;
  const from = heapOf(queue, kind);
  const most = Math.min(pacer.budget(at), queue.interval > 0 ? bundle : Math.max(BATCH, bundle));
  let sent = 0;
  const next = () => nextToSend(queue, kind, at, receivers);
  for (let group = next(); group && sent < most; group = next()) {
    const domain = group.domain ?? '';
    const count = Math.min(group.count, most - sent, receivers?.left(domain) ?? Infinity);
    receivers?.take(domain, count);
    if (count === group.count) from.pop();
    else group.count -= count;
    sent += count;
    watch.onSend({ campaignId: campaign.id, mailboxId: id, nodeId: group.nodeId, at, count, kind });
    const stop = way.after(group.nodeId);
    if (typeof stop === 'object')
      queue.followUps.push({
        nodeId: stop.nodeId,
        mailboxId: id,
        dueAt: at + stop.delayMs,
        count,
        zone: group.zone,
        domain: group.domain,
      });
  }
  pacer.take(at, sent, Math.ceil(at + expectedRestMs(queue.interval) * sent));
  queue.turn = at;
}
