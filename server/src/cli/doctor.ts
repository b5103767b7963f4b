import { openCore } from '../compose/core.js';
import { prepareDataDir } from '../compose/data-dir.js';
import { ConfigError, type Config } from '../config.js';
import { adviceForMailboxes } from './base-url-advice.js';

/** Most that the clocks of this machine and of the database may differ, in ms, before windows and leases suffer. */
const toleratedDriftMs = 2_000;

/**
 * `doctor`: checks the settings, the data folder, the database, the schema and the clock; ends with 1 when something is
 * wrong. What works and harms all the same is a warning.
 */
export async function doctor(config: Config): Promise<void> {
  const say = (ok: boolean, line: string) => {
    console.log(`${ok ? 'ok  ' : 'FAIL'}  ${line}`);
    if (!ok) process.exitCode = 1;
  };
  let core;
  try {
    await prepareDataDir(config);
    say(true, `settings are valid; data in ${config.dataDir}`);
    core = await openCore(config);
  } catch (error) {
    const { message } = error as Error;
    say(false, error instanceof ConfigError ? message : `database: ${message}`);
    return;
  }
  try {
    const [row] = await core.database.manager.query<{ version: string; now: Date }[]>(
      'SELECT VERSION() AS version, UTC_TIMESTAMP(3) AS now',
    );
    say(
      true,
      `database answers: ${core.database.flavour} ${row!.version}${config.databaseUrl ? '' : ' (embedded)'}`,
    );
    say(
      true,
      core.migrated.length > 0
        ? `schema brought up to date: ${core.migrated.join(', ')}`
        : 'schema is up to date',
    );
    const driftMs = Math.abs(row!.now.getTime() - Date.now());
    say(driftMs <= toleratedDriftMs, `clocks of service and database differ by ${driftMs} ms`);
    const advice = await adviceForMailboxes(config, core.database);
    if (advice !== null) console.log(`warn  ${advice}`);
  } finally {
    await core.close();
  }
}
