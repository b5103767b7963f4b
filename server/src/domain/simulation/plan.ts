import { dayCalendar } from '../schedule/sending-calendar.js';
import { simulatedWay } from './simulated-way.js';
import type { SimulatedGroup, SimulatedObstacle, SimulatedWorld } from './world.js';
import { simulate } from './simulation.js';
import type { LimitedReceiver } from '../receivers/limits.js';
import { addDays, DAY } from '../schedule/zone-time.js';

/** Messages of a campaign. */
export interface Touches {
  firstTouches: number;
  followUps: number;
}

/** What a campaign sends on one day. */
export interface PlannedDay extends Touches {
  /** `YYYY-MM-DD`. */
  date: string;
  mailboxes: ReadonlyMap<string, Touches>;
}

/** What a campaign would send, and when. */
export interface SimulationPlan extends Touches {
  /** The days from the first through the last on which something is sent. */
  days: PlannedDay[];
  /** By mailbox; `others` is what it sends for other campaigns. */
  mailboxes: ReadonlyMap<string, Touches & { others: number }>;
  /** When the last message leaves; null when messages are left, or there is none. */
  finishesAt: Date | null;
  /** Who is left at the end, and how many messages they would still get. */
  left: SimulatedGroup[];
  unsent: number;
  /** How much each obstacle took of the time for which messages were due and not sent, the most first. */
  shares: { obstacle: SimulatedObstacle; share: number }[];
  /** The receivers whose limits held messages back, those with the most messages first. */
  fullReceivers: LimitedReceiver[];
}

export interface PlanRequest {
  campaignId: string;
  /** IANA zone in which the days are cut. */
  zone: string;
  /** The first day, `YYYY-MM-DD`. */
  from: string;
  /** When the play ends, in epoch milliseconds. */
  until: number;
}

/** Past so many messages they are moved in bundles, so that a play of any size takes about as long. */
const MOST_STEPS = 200_000;

/** Plays a campaign among the others and gathers what it sends. */
export async function planCampaign(world: SimulatedWorld, request: PlanRequest): Promise<SimulationPlan> {
  const { campaignId, zone, from, until } = request;
  const calendar = dayCalendar(zone);
  const days = new Map<string, Touches & { mailboxes: Map<string, Touches> }>();
  const mailboxes = new Map(world.mailboxes.map(({ id }) => [id, { ...none(), others: 0 }]));
  const waits = new Map<SimulatedObstacle, number>();
  const full = new Map<string, { receiver: LimitedReceiver; count: number }>();
  const all = none();
  let last = -Infinity;
  const rest = await simulate(
    world,
    {
      onSend({ campaignId: whose, mailboxId, at, count, kind }) {
        const mailbox = mailboxes.get(mailboxId)!;
        if (whose !== campaignId) {
          mailbox.others += count;
          return;
        }
        last = at;
        const key = kind === 'first_touch' ? 'firstTouches' : 'followUps';
        const day = entryOf(days, calendar.day(at), () => ({
          ...none(),
          mailboxes: new Map<string, Touches>(),
        }));
        for (const touches of [all, mailbox, day, entryOf(day.mailboxes, mailboxId, none)])
          touches[key] += count;
      },
      onWait(whose, obstacle, milliseconds) {
        if (whose === campaignId) waits.set(obstacle, (waits.get(obstacle) ?? 0) + milliseconds);
      },
      onFull(whose, receiver, count) {
        if (whose === campaignId) entryOf(full, receiver.key, () => ({ receiver, count: 0 })).count += count;
      },
    },
    { until, bundle: bundleFor(world, until) },
  );
  // Whoever a receiver has no room for can wait for something else at the same time, such as the cap of the mailbox.
  if (full.size > 0) waits.set('receiver_limit', waits.get('receiver_limit') ?? 0);
  const left = rest.get(campaignId) ?? [];
  const unsent = messagesOf(world, campaignId, left);
  return {
    ...all,
    days: dense(days, from),
    mailboxes,
    finishesAt: unsent > 0 || !Number.isFinite(last) ? null : new Date(last),
    left,
    unsent,
    shares: sharesOf(waits),
    fullReceivers: [...full.values()].sort((a, b) => b.count - a.count).map(({ receiver }) => receiver),
  };
}

function none(): Touches {
  return { firstTouches: 0, followUps: 0 };
}

function entryOf<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** How many messages a step moves: one, unless there are more than can be played one by one in the time there is. */
function bundleFor(world: SimulatedWorld, until: number): number {
  const messages = world.campaigns.reduce((sum, { id, groups }) => sum + messagesOf(world, id, groups), 0);
  return Math.max(1, Math.ceil(Math.min(messages, capacity(world, until)) / MOST_STEPS));
}

/** Messages that the mailboxes can send at most. */
function capacity({ mailboxes, campaigns, now }: SimulatedWorld, until: number): number {
  const shortest = Math.min(...campaigns.map(({ sending_interval_seconds: seconds }) => seconds));
  return mailboxes.reduce((sum, { sendingIntervalSeconds, dailyCap }) => {
    const interval = Math.max(sendingIntervalSeconds, shortest) * 1000;
    const byCap = (dailyCap ?? Infinity) * ((until - now) / DAY + 1);
    return sum + Math.min(byCap, interval > 0 ? (until - now) / interval + 1 : Infinity);
  }, 0);
}

function messagesOf(world: SimulatedWorld, campaignId: string, groups: readonly SimulatedGroup[]): number {
  const campaign = world.campaigns.find(({ id }) => id === campaignId);
  if (!campaign) return 0;
  const way = simulatedWay(campaign.flow);
  const toCome = new Map<string, number>();
  let sum = 0;
  for (const { nodeId, count } of groups)
    sum += count * entryOf(toCome, nodeId, () => way.emailsFrom(nodeId));
  return sum;
}

function dense(days: ReadonlyMap<string, Omit<PlannedDay, 'date'>>, from: string): PlannedDay[] {
  const last = [...days.keys()].sort().at(-1);
  const planned: PlannedDay[] = [];
  for (let date = from; last !== undefined && date <= last; date = addDays(date, 1))
    planned.push({ date, ...(days.get(date) ?? { ...none(), mailboxes: new Map() }) });
  return planned;
}

function sharesOf(waits: ReadonlyMap<SimulatedObstacle, number>): SimulationPlan['shares'] {
  const total = [...waits.values()].reduce((sum, time) => sum + time, 0);
  return [...waits]
    .map(([obstacle, time]) => ({ obstacle, share: Math.round((1000 * time) / (total || 1)) / 1000 }))
    .filter(({ obstacle, share }) => share > 0 || obstacle === 'receiver_limit')
    .sort((a, b) => b.share - a.share);
}
