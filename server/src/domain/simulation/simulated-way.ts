import { firstPosition, positionAfter, type Position, arriveAt } from '../flow/position.js';
import type { Flow, FlowNode } from '../flow/types.js';
import type { LifecycleSchedule, SimulationRequest } from '../../generated/types.js';
import { errorAt } from '../api/api-error.js';
import { firstInstantOfDay } from '../schedule/lifecycle-dates.js';
import { isCalendarDate } from '../schedule/zone-time.js';
import { addDays, localDate } from '../schedule/zone-time.js';
import { waitSeconds } from '../flow/data.js';
import { findNode } from '../flow/walk.js';
import type { SimulatedGroup } from './world.js';

/** What comes next on a way on which nobody answers and every request succeeds: an email after some time, or its end. */
export type NextStop = { nodeId: string; delayMs: number } | 'end' | 'reply';

/** The ways of a flow, as far as they are known ahead. */
export interface SimulatedWay {
  /** What follows a node that is done; null begins at the lead source. */
  after(nodeId: string | null): NextStop;
  /** How many emails are to come for who is at one, itself included. */
  emailsFrom(nodeId: string): number;
}

/** Lays out the ways of a flow. The rules are those of `positionAfter`; each node is walked from once. */
export function simulatedWay(flow: Flow): SimulatedWay {
  const stops = new Map<string | null, NextStop>();

  function after(nodeId: string | null): NextStop {
    const known = stops.get(nodeId);
    if (known) return known;
    const start = new Date(0);
    const stop = stopOf(
      flow,
      nodeId === null ? firstPosition(flow, start) : positionAfter(flow, nodeId, start),
    );
    stops.set(nodeId, stop);
    return stop;
  }

  return {
    after,
    emailsFrom(nodeId) {
      let count = 1;
      for (let stop = after(nodeId); typeof stop === 'object'; stop = after(stop.nodeId)) count++;
      return count;
    },
  };
}

/** Where one comes to who is somewhere, its times counted from the epoch. */
export function stopOf(flow: Flow, position: Position | null): NextStop {
  for (let at = position; at; at = positionAfter(flow, at.nodeId, at.at ?? new Date(0))) {
    if (at.awaits === 'reply') return 'reply';
    if (at.awaits === 'send') return { nodeId: at.nodeId, delayMs: at.at?.getTime() ?? 0 };
  }
  return 'end';
}

/** How far ahead a start may lie, in days. */
const furthestStart = 366;

/**
 * When a campaign that is played begins and ends.
 *
 * @throws ApiError `invalid_flow` for a `start_on` that is no day, too far ahead, or after the end
 */
export function simulatedSpan(
  { time_zone, start_at, pause_on, pause_at }: LifecycleSchedule,
  status: string,
  start_on: SimulationRequest['start_on'],
  now: Date,
): { startsAt: Date; endsAt: Date | null } {
  const pauseAt = pause_at === null ? null : new Date(pause_at);
  // Who resumes a campaign after its last day wants it to run on: that day holds no more.
  const endsAt = pauseAt && pauseAt <= now && status !== 'draft' ? null : pauseAt;
  const isAhead = status === 'draft' || status === 'scheduled';
  const own = isAhead && start_at !== null ? new Date(start_at) : now;
  if (start_on == null) return { startsAt: own > now ? own : now, endsAt };
  const refuse = (code: 'invalid_date' | 'pause_not_after_start', message: string): never => {
    throw errorAt('invalid_flow', 'start_on', code, message);
  };
  const last = addDays(localDate(time_zone, now), furthestStart);
  if (!isCalendarDate(start_on) || start_on > last)
    refuse('invalid_date', `start_on must be a date (YYYY-MM-DD) no later than ${last}.`);
  if (endsAt && pause_on !== null && pause_on <= start_on)
    refuse('pause_not_after_start', `start_on must be before pause_on (${pause_on}).`);
  const begin = firstInstantOfDay(start_on, time_zone);
  return { startsAt: begin > now ? begin : now, endsAt };
}

/** People of a campaign who stand alike in its flow, as the engine sees them. */
export interface PeopleAtNode {
  nodeId: string | null;
  mailboxId: string | null;
  awaits: 'flow' | 'send' | 'sending' | 'data' | 'reply' | 'resume';
  /** When that is due; null: no time is set. */
  dueAt: Date | null;
  /** When their wait ends; null unless they are away. */
  dueBeforePause: Date | null;
  lastSentAt: Date | null;
  count: number;
}

/** The next email of people who stand somewhere; without one, why: their way ends, or they wait for an answer. */
export function nextGroup(
  flow: Flow,
  way: SimulatedWay,
  people: PeopleAtNode,
  now: number,
): SimulatedGroup | 'end' | 'reply' {
  const { nodeId, mailboxId, awaits, count } = people;
  if (awaits === 'reply') return 'reply';
  const node = nodeId === null ? null : findNode(flow, nodeId);
  const from = goesOnAt(people, node, now);
  // Whose email is due is before it, as is who rests; the others are done with their node by then.
  const isBefore = (awaits === 'send' || awaits === 'resume') && node?.type !== 'waitTime';
  const stop = isBefore ? stopOf(flow, positionHere(flow, node, nodeId)) : way.after(nodeId);
  return typeof stop === 'object'
    ? { nodeId: stop.nodeId, mailboxId, dueAt: from + stop.delayMs, count }
    : stop;
}

function positionHere(flow: Flow, node: FlowNode | null, nodeId: string | null) {
  const start = new Date(0);
  return node ? arriveAt(node, start) : positionAfter(flow, nodeId, start);
}

function goesOnAt(people: PeopleAtNode, node: FlowNode | null, now: number): number {
  const { awaits, dueAt, dueBeforePause, lastSentAt } = people;
  const due = dueAt?.getTime() ?? now;
  // A message under way has left by now, and a request is made at once.
  if (awaits === 'sending') return now;
  if (awaits === 'data') return Math.max(due, now);
  if (awaits !== 'resume' || node?.type !== 'waitTime') return due;
  // A wait goes on from when it began once its lead is back, so that it may be over.
  if (dueBeforePause) return Math.max(due, dueBeforePause.getTime());
  const wait = waitSeconds(node) * 1000;
  return lastSentAt ? Math.max(due, lastSentAt.getTime() + wait) : due + wait;
}
