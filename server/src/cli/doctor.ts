import type { Config } from '../config.js';
import { openCore } from '../compose/core.js';

/** Most that the clocks of this machine and of the database may differ, in ms, before windows and leases suffer. */
const toleratedDriftMs = 2_000;

/** `doctor`: checks the settings, the database, the schema and the clock; ends with 1 when something is wrong. */
export async function doctor(config: Config): Promise<void> {
  const say = (ok: boolean, line: string) => {
    console.log(`${ok ? 'ok  ' : 'FAIL'}  ${line}`);
    if (!ok) process.exitCode = 1;
  };
  say(true, `settings are valid; data in ${config.dataDir}`);
  let core;
  try {
    core = await openCore(config);
  } catch (error) {
    say(false, `database: ${(error as Error).message}`);
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
  } finally {
    await core.close();
  }
}
