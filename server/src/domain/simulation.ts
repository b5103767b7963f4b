import { createHeap, type Heap } from './heap.js';
import { expectedRestMs, intervalMs } from './mailbox-pace.js';
import { mailboxPacer, type MailboxPacer } from './mailbox-pacer.js';
import { mailboxTurns, type WaitingForTurn } from './mailbox-turns.js';
import { windowCalendar, type WindowCalendar } from './sending-calendar.js';
import { simulatedWay, type SimulatedWay } from './simulated-way.js';
import type {
  SimulatedCampaign,
  SimulatedGroup,
  SimulatedObstacle,
  SimulatedRest,
  SimulatedWorld,
  SimulationWatch,
} from './simulation-world.js';
import { inSlices, slices } from './slices.js';

/** A mailbox without interval sends so many messages of a campaign before another one has its turn. */
const BATCH = 50;
/** Steps between which whatever else waits in this process has its turn: a millisecond or two. */
const SLICE = 500;
/** Groups that are put in place between two such turns. */
const GROUPS = 5_000;

export interface SimulationOptions {
  /** When the play ends, in epoch milliseconds. */
  until: number;
  /** How many messages one step moves, where intervals would make it one; 1 unless told. */
  bundle?: number;
}

interface PlayedCampaign {
  campaign: SimulatedCampaign;
  window: WindowCalendar;
  way: SimulatedWay;
  /** Those whom no mailbox has written to yet. */
  pool: Heap<SimulatedGroup>;
  /** Those who wait for a mailbox that is not in the play. */
  stranded: SimulatedGroup[];
}

/** What a mailbox has to do with a campaign. */
interface Lane extends WaitingForTurn {
  played: PlayedCampaign;
  interval: number;
  attached: boolean;
  followUps: Heap<SimulatedGroup>;
}

interface PlayedMailbox {
  id: string;
  index: number;
  pacer: MailboxPacer;
  lanes: Lane[];
  /** When it looks for work again. */
  wakesAt: number;
}

/**
 * Plays campaigns on a clock of its own: each mailbox sends what the dispatcher would have it send, by the same rules,
 * and people go on along their flow. Answers who is left at the end. Nobody answers or bounces, and nothing fails.
 */
export async function simulate(
  world: SimulatedWorld,
  watch: SimulationWatch,
  { until, bundle = 1 }: SimulationOptions,
): Promise<SimulatedRest> {
  // Of campaigns that wait equally long the database gives the oldest first.
  const inOrder = [...world.campaigns].sort((a, b) => (a.id < b.id ? -1 : 1));
  const campaigns = inOrder.map(campaign => played(campaign, world.now));
  const mailboxes = world.mailboxes.map((mailbox, index): PlayedMailbox => {
    return { id: mailbox.id, index, pacer: mailboxPacer(mailbox), lanes: [], wakesAt: world.now };
  });
  const byId = new Map(
    mailboxes.map((mailbox, index) => [mailbox.id, { mailbox, own: world.mailboxes[index]! }]),
  );
  for (const entry of campaigns) {
    const lanes = lanesOf(entry, byId);
    for await (const groups of slices(entry.campaign.groups, GROUPS))
      for (const group of groups) place({ ...group }, entry, lanes);
  }
  const awake = createHeap<PlayedMailbox>(
    (a, b) => a.wakesAt - b.wakesAt || idle(a) - idle(b) || a.index - b.index,
  );
  for (const mailbox of mailboxes) if (mailbox.lanes.length > 0) awake.push(mailbox);
  await inSlices(SLICE, () => {
    const mailbox = awake.pop();
    if (!mailbox || mailbox.wakesAt >= until) return false;
    mailbox.wakesAt = step(mailbox, mailbox.wakesAt, watch, until, bundle);
    if (mailbox.wakesAt < until) awake.push(mailbox);
    return true;
  });
  return restOf(campaigns, mailboxes);
}

function played(campaign: SimulatedCampaign, from: number): PlayedCampaign {
  return {
    campaign,
    window: windowCalendar(campaign.schedule, from),
    way: simulatedWay(campaign.flow),
    pool: queue(),
    stranded: [],
  };
}

function queue(): Heap<SimulatedGroup> {
  return createHeap((a, b) => a.dueAt - b.dueAt);
}

function idle({ pacer }: PlayedMailbox): number {
  const at = pacer.lastSentAt();
  return Number.isFinite(at) ? at : 0;
}

/** The lanes of a campaign by mailbox: those attached, and those that people in it are written to from. */
function lanesOf(
  entry: PlayedCampaign,
  mailboxes: ReadonlyMap<string, { mailbox: PlayedMailbox; own: { sendingIntervalSeconds: number } }>,
): Map<string, Lane> {
  const { campaign } = entry;
  const lanes = new Map<string, Lane>();
  const ids = new Set([...campaign.turns.keys(), ...campaign.groups.map(group => group.mailboxId)]);
  for (const id of ids) {
    const found = id === null ? undefined : mailboxes.get(id);
    if (!found) continue;
    const { mailbox, own } = found;
    const interval = intervalMs({ sending_interval_seconds: own.sendingIntervalSeconds }, campaign);
    const attached = campaign.turns.has(mailbox.id);
    const turn = campaign.turns.get(mailbox.id) ?? null;
    const lane = {
      played: entry,
      interval,
      attached,
      turn,
      followUps: queue(),
      hasFollowUp: false,
      hasFirstTouch: false,
    };
    mailbox.lanes.push(lane);
    lanes.set(mailbox.id, lane);
  }
  return lanes;
}

function place(
  group: SimulatedGroup,
  { pool, stranded }: PlayedCampaign,
  lanes: ReadonlyMap<string, Lane>,
): void {
  if (group.mailboxId === null) return pool.push(group);
  const lane = lanes.get(group.mailboxId);
  if (lane) lane.followUps.push(group);
  else stranded.push(group);
}

/** Lets a mailbox do what it may at a time, and tells when it looks again. */
function step(
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

function restOf(campaigns: readonly PlayedCampaign[], mailboxes: readonly PlayedMailbox[]): SimulatedRest {
  const rest = new Map(
    campaigns.map(({ campaign, pool, stranded }) => [campaign.id, [...pool.items(), ...stranded]]),
  );
  for (const { lanes } of mailboxes)
    for (const { played: entry, followUps } of lanes) {
      const groups = rest.get(entry.campaign.id)!;
      for (const group of followUps.items()) groups.push(group);
    }
  return rest;
}
