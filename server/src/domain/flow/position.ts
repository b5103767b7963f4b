import { waitSeconds } from './data.js';
import type { Flow, FlowNode } from './types.js';
import { entryNode, findNode, lastDone, nextNode } from './walk.js';

/**
 * Where an enrollment is and who moves it next: `flow` the runner once `at` has come (the node is done then),
 * `send` a mailbox, `data` a request of a dataSender, `reply` an answer that is categorized.
 */
export interface Position {
  nodeId: string;
  awaits: 'flow' | 'send' | 'data' | 'reply';
  /** Nothing happens before this; null: no time is set. */
  at: Date | null;
}

/** How one comes to stand at each type of node. */
const arrivals: Record<string, (node: FlowNode, now: Date) => Omit<Position, 'nodeId'>> = {
  leadSource: (_node, now) => ({ awaits: 'flow', at: now }),
  email: (_node, now) => ({ awaits: 'send', at: now }),
  waitTime: (node, now) => ({ awaits: 'flow', at: new Date(now.getTime() + waitSeconds(node) * 1000) }),
  dataSender: (_node, now) => ({ awaits: 'data', at: now }),
  aiCategorizer: () => ({ awaits: 'reply', at: null }),
};

/** Where one is on coming to a node; null where there is none: the way has ended. */
export function arriveAt(node: FlowNode | null, now: Date): Position | null {
  const arrival = node && arrivals[node.type];
  return arrival ? { nodeId: node.id, ...arrival(node, now) } : null;
}

/** Where someone newly enrolled is: past the lead source. Null for a flow that leads nowhere. */
export function firstPosition(flow: Flow, now: Date): Position | null {
  return arriveAt(entryNode(flow), now);
}

/**
 * Where one is after a node is done, null at the end of the way. Without a node, or at one that an edit has since
 * removed, the way begins at the lead source or ends, in this order.
 *
 * @param handle the way taken out of an aiCategorizer
 */
export function positionAfter(
  flow: Flow,
  nodeId: string | null,
  now: Date,
  handle?: string,
): Position | null {
  if (nodeId === null) return firstPosition(flow, now);
  return findNode(flow, nodeId) ? arriveAt(nextNode(flow, nodeId, handle), now) : null;
}

/**
 * Where those stand now who stood at a node that an edit has removed: where the way leads from what they did last;
 * where that is not known, at the next of the former way that is still there. Null where the way has ended. A node that
 * became another is arrived at anew.
 */
export function replacedPosition(before: Flow, after: Flow, nodeId: string, now: Date): Position | null {
  let node = findNode(before, nodeId);
  const done = findNode(after, nodeId) ? null : lastDone(before, after, nodeId);
  if (done) return arriveAt(nextNode(after, done.nodeId, done.handle), now);
  while (node && !findNode(after, node.id)) node = nextNode(before, node.id);
  return arriveAt(node && findNode(after, node.id), now);
}

/** When the wait at a node ends that began at a time; null for a node that is no wait. */
export function endOfWait(flow: Flow, nodeId: string | null, beganAt: Date): Date | null {
  const node = nodeId === null ? null : findNode(flow, nodeId);
  return node?.type === 'waitTime' ? new Date(beganAt.getTime() + waitSeconds(node) * 1000) : null;
}

/** Where an enrollment goes on that was paused or ended. */
export interface ResumedPosition {
  nodeId: string;
  /** `sending`: a message of the node is under way, and its end decides. */
  awaits: Position['awaits'] | 'sending';
  /** Left out: the time that is stored stays. */
  at?: Date | null;
}

/**
 * Returns where an enrollment goes on: past its node when the node's message has left, else at the node with what was
 * left of a wait. Null at the end of the way.
 */
export function resumedPosition(
  flow: Flow,
  halted: { nodeId: string | null; dueAt: Date | null; sendState: string | undefined },
  now: Date,
): ResumedPosition | null {
  const { nodeId, dueAt, sendState } = halted;
  if (nodeId !== null && sendState === 'sending') return { nodeId, awaits: 'sending', at: null };
  const node = nodeId === null ? null : findNode(flow, nodeId);
  if (node === null || sendState === 'sent' || sendState === 'unknown')
    return positionAfter(flow, nodeId, now);
  const arrival = arriveAt(node, now);
  if (arrival === null || dueAt === null) return arrival;
  const isOver = dueAt <= now;
  return { nodeId: arrival.nodeId, awaits: arrival.awaits, ...(isOver && { at: now }) };
}
