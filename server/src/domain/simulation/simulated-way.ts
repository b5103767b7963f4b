import { firstPosition, positionAfter, type Position } from '../flow/position.js';
import type { Flow } from '../flow/types.js';

/** What comes next on a way on which nobody answers and every request succeeds: an email after some time, or its end. */
export type NextStop = { nodeId: string; delayMs: number } | 'end' | 'reply';

/** The ways of a flow, as far as they can be told ahead. */
export interface SimulatedWay {
  /** What follows a node that is done; null begins at the lead source. */
  after(nodeId: string | null): NextStop;
  /** How many emails are to come for who stands at one, itself included. */
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

/** Where one comes to who stands somewhere, its times counted from the epoch. */
export function stopOf(flow: Flow, position: Position | null): NextStop {
  for (let at = position; at; at = positionAfter(flow, at.nodeId, at.at ?? new Date(0))) {
    if (at.awaits === 'reply') return 'reply';
    if (at.awaits === 'send') return { nodeId: at.nodeId, delayMs: at.at?.getTime() ?? 0 };
  }
  return 'end';
}
