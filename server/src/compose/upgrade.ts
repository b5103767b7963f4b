import type { Database } from '../store/database/database.js';
import { migrate, pendingMigrations } from '../store/database/migrate.js';

/** Brings the schema up to date, and reports it when there is something to keep: then it may take its time. */
export async function upgrade(
  database: Database,
  progress: (line: string) => void,
  signal?: AbortSignal,
): Promise<string[]> {
  const pending = await pendingMigrations(database);
  const isUpgrade = pending !== null && pending.length > 0;
  if (isUpgrade)
    progress(
      `The database is of an earlier release. Bringing it up to date, which may take minutes where it is large: ${pending.join(', ')} …`,
    );
  const waiting =
    'Another process brings the database up to date, or was killed while it did: waiting for it, half a minute after a kill …';
  const ran = await migrate(database, () => progress(waiting), signal);
  if (isUpgrade) progress('The database is up to date.');
  return ran;
}
