import type { Heap } from '../shared/heap.js';
import { expectedRestMs } from '../sending/mailbox-pace.js';
import type { MailboxPacer } from '../sending/mailbox-pacer.js';
import { mailboxTurns, type WaitingForTurn } from '../sending/mailbox-turns.js';
import type { WindowCalendar } from '../schedule/sending-calendar.js';
import type { SimulatedWay } from './simulated-way.js';
import type { SimulatedCampaign, SimulatedGroup, SimulatedObstacle, SimulationWatch } from './world.js';

/** A mailbox without interval sends so many messages of a campaign before another one has its turn. */
const BATCH = 50;

/** A campaign in play. */
export interface PlayedCampaign {
  campaign: SimulatedCampaign;
  window: WindowCalendar;
  way: SimulatedWay;
  /** Those whom no mailbox has written to yet. */
  pool: Heap<SimulatedGroup>;
  /** Those who wait for a mailbox that is not in the play. */
  stranded: SimulatedGroup[];
}

/** What a mailbox has to do with a campaign. */
export interface Lane extends WaitingForTurn {
  played: PlayedCampaign;
  interval: number;
  attached: boolean;
  followUps: Heap<SimulatedGroup>;
}

/** A mailbox in play. */
export interface PlayedMailbox {
  id: string;
  index: number;
  pacer: MailboxPacer;
  lanes: Lane[];
  /** When it looks for work again. */
  wakesAt: number;
}

/** Lets a mailbox do what it may at a time, and tells when it looks again. */
export function step(
  mailbox: PlayedMailbox,
  at: number,
  watch: SimulationWatch,
  until: number,
  bundle: number,
): number {
  const { pacer, lanes } = mailbox;
  const due = lanes.filter(lane => markDue(lane, at));
  if (due.length === 0) return nextDue(lanes, at);
  const wait = (to: number, obstacle: SimulatedObstacle, among: readonly Lane[] = due): number => {
    for (const lane of among) tellWait(lane, at, Math.min(to, until), obstacle, watch);
    return to;
  };
  if (pacer.budget(at) === 0) return wait(pacer.renewal(at), 'daily_cap');
  const open = due.filter(({ played: { window } }) => window.opening(at) === at);
  const [turn] = mailboxTurns(open);
  if (!turn) return wait(nextDue(lanes, at), 'schedule_window');
  const lane = turn.campaign;
  const ready = pacer.readyAt(lane.interval);
  if (ready > at) return wait(ready, 'mailbox_interval');
  send(mailbox, lane, turn.kind, at, watch, bundle);
  // What is due of the campaign that has just sent waits for the interval, what is due of others for their turn.
  const rest = Math.max(at, pacer.readyAt(0));
  wait(
    rest,
    'mailbox_interval',
    due.filter(each => each === lane && markDue(each, at)),
  );
  return wait(
    rest,
    'other_campaigns',
    due.filter(each => each !== lane && markDue(each, at)),
  );
}

/** Marks what is due in a lane at a time; whether anything is. */
function markDue(lane: Lane, at: number): boolean {
  const { campaign, pool } = lane.played;
  const running = at >= campaign.startsAt && at < campaign.endsAt;
  lane.hasFollowUp = running && (lane.followUps.peek()?.dueAt ?? Infinity) <= at;
  lane.hasFirstTouch = running && lane.attached && (pool.peek()?.dueAt ?? Infinity) <= at;
  return lane.hasFollowUp || lane.hasFirstTouch;
}

/** When something is due in any lane whose window is then open; Infinity when nothing is to come. */
function nextDue(lanes: readonly Lane[], at: number): number {
  let next = Infinity;
  for (const {
    played: { campaign, pool, window },
    attached,
    followUps,
  } of lanes) {
    const head = Math.min(
      followUps.peek()?.dueAt ?? Infinity,
      attached ? (pool.peek()?.dueAt ?? Infinity) : Infinity,
    );
    const due = Math.max(head, campaign.startsAt, at);
    if (due >= campaign.endsAt) continue;
    const opens = window.opening(due);
    if (opens < campaign.endsAt) next = Math.min(next, opens);
  }
  return next;
}

function tellWait(
  { played: { campaign, window } }: Lane,
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

function send(
  mailbox: PlayedMailbox,
  lane: Lane,
  kind: 'first_touch' | 'follow_up',
  at: number,
  watch: SimulationWatch,
  bundle: number,
): void {
  const { pacer, id } = mailbox;
  const { campaign, pool, way } = lane.played;
  const from = kind === 'follow_up' ? lane.followUps : pool;
  const most = Math.min(pacer.budget(at), lane.interval > 0 ? bundle : Math.max(BATCH, bundle));
  let sent = 0;
  for (let group = from.peek(); group && group.dueAt <= at && sent < most; group = from.peek()) {
    const count = Math.min(group.count, most - sent);
    if (count === group.count) from.pop();
    else group.count -= count;
    sent += count;
    watch.onSend({ campaignId: campaign.id, mailboxId: id, nodeId: group.nodeId, at, count, kind });
    const stop = way.after(group.nodeId);
    if (typeof stop === 'object')
      lane.followUps.push({ nodeId: stop.nodeId, mailboxId: id, dueAt: at + stop.delayMs, count });
  }
  pacer.take(at, sent, Math.ceil(at + expectedRestMs(lane.interval) * sent));
  lane.turn = at;
}
