import type { Config } from '../config.js';
import { openCore } from '../compose/core.js';
import { options } from './usage.js';

/** `migrate`: updates the schema. */
export async function migrateOnly(config: Config, args: string[]): Promise<void> {
  options(args, {});
  const core = await openCore(config, line => console.error(line));
  try {
    console.log(
      core.migrated.length > 0 ? `Migrated: ${core.migrated.join(', ')}` : 'The schema is up to date.',
    );
  } finally {
    await core.close();
  }
}
