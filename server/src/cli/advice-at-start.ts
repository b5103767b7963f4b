import type { Core } from '../compose/core.js';
import { adviceForMailboxes } from './base-url-advice.js';
import { adviceOnClock } from './clock-advice.js';
import { adviceOnFiles } from './files-advice.js';
import { adviceOnPackets } from './packet-advice.js';
import { adviceOnSecrets } from './secrets-advice.js';
import { adviceOnTrials } from './trial-advice.js';

/** What works and harms all the same, told when a process starts. */
export async function adviceAtStart({ clock, config, database, secretBox }: Core): Promise<string[]> {
  const advice = [
    await adviceOnSecrets(config, database, secretBox),
    adviceOnFiles(config),
    adviceOnTrials(config),
    await adviceOnPackets(database),
    await adviceForMailboxes(config, database),
    await adviceOnClock(database, clock.now()),
  ];
  return advice.filter(each => each !== null);
}
