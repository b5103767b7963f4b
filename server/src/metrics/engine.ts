import { Counter, Registry, Histogram, collectDefaultMetrics, Gauge } from 'prom-client';
import type { Middleware } from '../http/context.js';

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

/** Most answers take a millisecond or two, and nobody waits longer than a minute. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/** Measures how many requests there are, of which kind and status, and how long they take. */
export function httpMetrics(registry: Registry): Middleware {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to its answer, by method, path template and status.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  return async (ctx, next) => {
    const startedAt = performance.now();
    await next();
    const labels = { method: ctx.method, route: ctx.state.route?.path ?? '', status: ctx.status };
    durations.observe(labels, (performance.now() - startedAt) / 1000);
  };
}

/** A registry with the metrics of every process: those of Node.js, and which program it is. */
export function openRegistry(version: string): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'outreach_build_info',
    help: 'Always 1; the labels tell which program this is.',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version, node: process.version }, 1);
  return registry;
}
