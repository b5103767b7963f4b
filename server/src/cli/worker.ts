import { composeEngine } from '../compose/engine.js';
import { createHealthCheck } from '../compose/dns.js';
import type { Config } from '../config.js';
import { showAdvice } from './advice.js';
import { runUntilStopped, untilStopped } from './running.js';
import { options } from './usage.js';

/** `worker`: sends, receives, runs flows and jobs, and delivers webhooks, until it is stopped. */
export async function worker(config: Config, args: string[]): Promise<void> {
  options(args, {});
  await runUntilStopped(config, untilStopped(), async (core, { stopped, metrics, tracing }) => {
    const { clock, log } = core;
    const engine = await composeEngine(core, tracing, createHealthCheck(config.dns, clock));
    try {
      log.info({ metrics: metrics?.url }, 'worker started');
      await showAdvice(core);
      log.info({ signal: await stopped }, 'worker is stopping');
    } finally {
      await engine.stop();
    }
  });
}
