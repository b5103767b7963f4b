import { composeEngine } from '../compose/engine.js';
import { openCore, type Core } from '../compose/core.js';
import { createHealthCheck } from '../compose/mailbox-health.js';
import { startMetrics, type Metrics } from '../compose/metrics.js';
import { startTracing, type Tracing } from '../compose/tracing.js';
import type { Config } from '../config.js';
import { showAdvice } from './advice.js';
import { startUnlessStopped, untilStopped } from './signals.js';
import { options } from './usage.js';

/** `worker`: sends, receives, runs flows and jobs, and delivers webhooks, until it is stopped. */
export async function worker(config: Config, args: string[]): Promise<void> {
  options(args, {});
  const stopped = untilStopped();
  const core = await startUnlessStopped(stopped, signal =>
    openCore(config, line => console.error(line), signal),
  );
  if (core === null) return;
  let metrics: Metrics | undefined;
  let tracing: Tracing | undefined;
  try {
    metrics = await startMetrics(core);
    tracing = await startTracing(core);
    await workOn(core, stopped, metrics, tracing);
  } finally {
    await tracing?.close();
    await metrics?.close();
    await core.close();
  }
}

async function workOn(
  core: Core,
  stopped: ReturnType<typeof untilStopped>,
  metrics: Metrics | undefined,
  tracing: Tracing | undefined,
): Promise<void> {
  const { clock, config, log } = core;
  const engine = await composeEngine(core, tracing, createHealthCheck(config.dns, clock));
  try {
    log.info({ metrics: metrics?.url }, 'worker started');
    await showAdvice(core);
    log.info({ signal: await stopped }, 'worker is stopping');
  } finally {
    await engine.stop();
  }
}
