import { Counter, type Registry } from 'prom-client';

/** Counts what the engine of this process does. */
export interface EngineCounters {
  handedOver(outcome: string): void;
  received(kind: string): void;
  taskFailed(task: string): void;
}

/**
 * Counters of what this process did since its start; add them up over processes.
 *
 * @param known what may happen, so that each is there from the start and its rate is right from the first time on
 */
export function engineCounters(
  registry: Registry,
  known: { outcomes: readonly string[]; kinds: readonly string[] },
): EngineCounters {
  const registers = [registry];
  const messages = new Counter({
    name: 'outreach_messages_total',
    help: 'Messages handed to the servers of mailboxes: sent, or why not.',
    labelNames: ['outcome'],
    registers,
  });
  const received = new Counter({
    name: 'outreach_received_total',
    help: 'Mail taken in that answers or reports on what was sent, by kind.',
    labelNames: ['kind'],
    registers,
  });
  const failures = new Counter({
    name: 'outreach_task_failures_total',
    help: 'Runs of background tasks that failed and are tried again, by task.',
    labelNames: ['task'],
    registers,
  });
  for (const outcome of known.outcomes) messages.inc({ outcome }, 0);
  for (const kind of known.kinds) received.inc({ kind }, 0);
  return {
    handedOver: outcome => messages.inc({ outcome }),
    received: kind => received.inc({ kind }),
    taskFailed: task => failures.inc({ task }),
  };
}
