import { waitSeconds } from '../flow/data.js';
import { arriveAt, positionAfter } from '../flow/position.js';
import type { Flow, FlowNode } from '../flow/types.js';
import { findNode } from '../flow/walk.js';
import { stopOf, type SimulatedWay } from './simulated-way.js';
import type { SimulatedGroup } from './world.js';

/** People of a campaign who stand alike in its flow, as the engine sees them. */
export interface PeopleAtNode {
  nodeId: string | null;
  mailboxId: string | null;
  awaits: 'flow' | 'send' | 'sending' | 'data' | 'reply' | 'resume';
  /** When that is due; null: no time is set. */
  dueAt: Date | null;
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
  // Whose email is due stands before it, as does who rests; the others are done with their node by then.
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

function goesOnAt({ awaits, dueAt, lastSentAt }: PeopleAtNode, node: FlowNode | null, now: number): number {
  const due = dueAt?.getTime() ?? now;
  // A message under way has left by now, and a request is made at once.
  if (awaits === 'sending') return now;
  if (awaits === 'data') return Math.max(due, now);
  if (awaits !== 'resume' || node?.type !== 'waitTime') return due;
  // A wait goes on from when it began once its lead is back, so that it may be over.
  const wait = waitSeconds(node) * 1000;
  return lastSentAt ? Math.max(due, lastSentAt.getTime() + wait) : due + wait;
}
