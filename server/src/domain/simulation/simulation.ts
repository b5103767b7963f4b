import { createHeap, type Heap } from '../shared/heap.js';
import { intervalMs } from '../sending/mailbox-pace.js';
import { mailboxPacer } from '../sending/mailbox-pacer.js';
import { campaignWindow, windowInZone } from '../schedule/recipient-window.js';
import { windowCalendar, type WindowCalendar } from '../schedule/sending-calendar.js';
import { simulatedWay } from './simulated-way.js';
import { receiverBudget } from '../receivers/limits.js';
import {
  step,
  type CampaignQueue,
  type PlayedCampaign,
  type PlayedMailbox,
  type PlayedReceivers,
} from './step.js';
import type {
  SimulatedCampaign,
  SimulatedGroup,
  SimulatedRest,
  SimulatedWorld,
  SimulationWatch,
} from './world.js';
import { inSlices, slices } from '../jobs/slices.js';

/** Steps between which whatever else waits in this process has its turn: a millisecond or two. */
const SLICE = 500;
/** Groups that are put in place between two such turns. */
const GROUPS = 5_000;

export interface SimulationOptions {
  /** When the play ends, in epoch milliseconds. */
  until: number;
  /** How many messages one step moves, where intervals would make it one; 1 by default. */
  bundle?: number;
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
  const receivers = playedReceivers(world);
  const mailboxes = world.mailboxes.map((mailbox, index): PlayedMailbox => {
    return { id: mailbox.id, index, pacer: mailboxPacer(mailbox), queues: [], wakesAt: world.now };
  });
  const byId = new Map(
    mailboxes.map((mailbox, index) => [mailbox.id, { mailbox, own: world.mailboxes[index]! }]),
  );
  for (const entry of campaigns) {
    const queues = queuesOf(entry, byId);
    for await (const groups of slices(entry.campaign.groups, GROUPS))
      for (const group of groups) place({ ...group }, entry, queues);
  }
  const awake = createHeap<PlayedMailbox>(
    (a, b) => a.wakesAt - b.wakesAt || idle(a) - idle(b) || a.index - b.index,
  );
  for (const mailbox of mailboxes) if (mailbox.queues.length > 0) awake.push(mailbox);
  await inSlices(SLICE, () => {
    const mailbox = awake.pop();
    if (!mailbox || mailbox.wakesAt >= until) return false;
    mailbox.wakesAt = step(mailbox, mailbox.wakesAt, watch, until, bundle, receivers);
    if (mailbox.wakesAt < until) awake.push(mailbox);
    return true;
  });
  return restOf(campaigns, mailboxes);
}

/** What receivers may still get, each day anew; steps come in the order of their times. */
function playedReceivers({ receivers, now }: SimulatedWorld): PlayedReceivers {
  if (!receivers) return () => null;
  const { limits, providers, sent } = receivers;
  let budget = receiverBudget(limits, new Date(now), providers, sent);
  return at => {
    if (at >= budget.renewal.getTime()) budget = receiverBudget(limits, new Date(at), providers, new Map());
    return budget;
  };
}

function played(campaign: SimulatedCampaign, from: number): PlayedCampaign {
  return {
    campaign,
    window: windowCalendar(campaignWindow(campaign.schedule), from),
    opensFor: recipientOpenings(campaign.schedule, from),
    way: simulatedWay(campaign.flow),
    pool: queue(),
    stranded: [],
  };
}

/** When somebody may be written to by the window of their zone; each zone is laid out once. */
function recipientOpenings(
  schedule: SimulatedCampaign['schedule'],
  from: number,
): PlayedCampaign['opensFor'] {
  if (!schedule?.recipient_time_zone_field) return (_group, at) => at;
  const calendars = new Map<string, WindowCalendar>();
  return ({ zone }, at) => {
    const window = windowInZone(schedule, zone);
    let calendar = calendars.get(window.timezone);
    if (!calendar) calendars.set(window.timezone, (calendar = windowCalendar(window, from)));
    return calendar.opening(at);
  };
}

function queue(): Heap<SimulatedGroup> {
  return createHeap((a, b) => a.dueAt - b.dueAt);
}

function idle({ pacer }: PlayedMailbox): number {
  const at = pacer.lastSentAt();
  return Number.isFinite(at) ? at : 0;
}

/** The queues of a campaign by mailbox: those attached, and those that people in it are written to from. */
function queuesOf(
  entry: PlayedCampaign,
  mailboxes: ReadonlyMap<string, { mailbox: PlayedMailbox; own: { sendingIntervalSeconds: number } }>,
): Map<string, CampaignQueue> {
  const { campaign } = entry;
  const queues = new Map<string, CampaignQueue>();
  const ids = new Set([...campaign.turns.keys(), ...campaign.groups.map(group => group.mailboxId)]);
  for (const id of ids) {
    const found = id === null ? undefined : mailboxes.get(id);
    if (!found) continue;
    const { mailbox, own } = found;
    const interval = intervalMs({ sending_interval_seconds: own.sendingIntervalSeconds }, campaign);
    const attached = campaign.turns.has(mailbox.id);
    const turn = campaign.turns.get(mailbox.id) ?? null;
    const added = {
      played: entry,
      interval,
      attached,
      turn,
      followUps: queue(),
      hasFollowUp: false,
      hasFirstTouch: false,
    };
    mailbox.queues.push(added);
    queues.set(mailbox.id, added);
  }
  return queues;
}

function place(
  group: SimulatedGroup,
  { pool, stranded }: PlayedCampaign,
  queues: ReadonlyMap<string, CampaignQueue>,
): void {
  if (group.mailboxId === null) return pool.push(group);
  const queue = queues.get(group.mailboxId);
  if (queue) queue.followUps.push(group);
  else stranded.push(group);
}

function restOf(campaigns: readonly PlayedCampaign[], mailboxes: readonly PlayedMailbox[]): SimulatedRest {
  const rest = new Map(
    campaigns.map(({ campaign, pool, stranded }) => [campaign.id, [...pool.items(), ...stranded]]),
  );
  for (const { queues } of mailboxes)
    for (const { played: entry, followUps } of queues) {
      const groups = rest.get(entry.campaign.id)!;
      for (const group of followUps.items()) groups.push(group);
    }
  return rest;
}
