import { composeEngine } from '../compose/engine.js';
import { openCore } from '../compose/core.js';
import type { Config } from '../config.js';
import { adviceForMailboxes } from './base-url-advice.js';
import { adviceOnFiles } from './files-advice.js';
import { untilStopped } from './signals.js';
import { options } from './usage.js';

/** `worker`: sends, receives, walks flows and delivers webhooks, until it is told to stop. */
export async function worker(config: Config, args: string[]): Promise<void> {
  options(args, {});
  const stopped = untilStopped();
  const core = await openCore(config, line => console.error(line));
  const engine = await composeEngine(core);
  core.log.info('worker started');
  for (const advice of [adviceOnFiles(config), await adviceForMailboxes(config, core.database)])
    if (advice !== null) console.error(`warn  ${advice}`);
  core.log.info({ signal: await stopped }, 'worker is stopping');
  await engine.stop();
  await core.close();
}
