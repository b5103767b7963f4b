import { openExistingCore, type Core } from '../compose/core.js';
import { explainRefusal } from '../compose/database-trouble.js';
import type { Config } from '../config.js';

/**
 * Runs a command in the database of a service that was started before. It never creates a database: somebody would look for
 * their data in an empty one.
 */
export async function onExisting(config: Config, work: (core: Core) => Promise<void>): Promise<void> {
  const core = await openExistingCore(config, line => console.error(line));
  try {
    await work(core).catch(explainRefusal(config, core.database));
  } finally {
    await core.close();
  }
}
