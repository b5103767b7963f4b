import { ConfigError, type Config } from '../config.js';
import type { Database } from '../store/database/database.js';
import { isTooOld, laterMigrations, migrate, pendingMigrations } from '../store/database/migrate.js';
import { findPrimary } from '../store/database/primary.js';
import { claimsAreExclusive } from '../store/database/server/queries.js';
import { placeOf } from './database-trouble.js';

/** How to update a schema, for messages. */
export const migrateAdvice = 'Start the service with it, or run: node server/dist/main.js migrate';

/** Returns advice about a schema that this release can neither use nor update; null if it can. */
export async function adviceOnRelease(database: Database): Promise<string | null> {
  if (await isTooOld(database))
    return 'is of a release that is too old for this one. First start the release before this one with it, which updates the schema.';
  const later = await laterMigrations(database);
  if (later.length === 0) return null;
  return `is of a later release than this one, which added ${later.join(', ')}. Start that release, or restore the backup from before the upgrade.`;
}

/**
 * Refuses a schema of another release. After an upgrade, only a backup leads back: an earlier release could damage newer data.
 * @throws {ConfigError} when the schema is of a later release, or of one that is too old
 */
export async function refuseOtherRelease(config: Config, database: Database): Promise<void> {
  const advice = await adviceOnRelease(database);
  if (advice !== null) throw new ConfigError(`${placeOf(config)} ${advice}`);
}

/** Returns advice about a database server that cannot keep the promise to send nothing twice; null if it can. */
export async function adviceOnClaims({ databaseUrl }: Pick<Config, 'databaseUrl'>): Promise<string | null> {
  if (!databaseUrl || (await claimsAreExclusive(await findPrimary(databaseUrl)))) return null;
  return (
    'is on a server that gives a row which one worker has claimed with FOR UPDATE SKIP LOCKED to another one too, so that ' +
    'messages could be sent twice. Use MySQL 8+ or MariaDB 10.6+, and one writing node of a cluster.'
  );
}

/** @throws {ConfigError} when the database server gives two workers the same row */
export async function refuseSharedClaims(config: Config): Promise<void> {
  const advice = await adviceOnClaims(config);
  if (advice !== null) throw new ConfigError(`${placeOf(config)} ${advice}`);
}

/** @throws {ConfigError} when the database does not have the schema of this release; the message says what to do */
export async function requireUpToDate(config: Config, database: Database): Promise<void> {
  await refuseOtherRelease(config, database);
  const pending = await pendingMigrations(database);
  if (pending?.length === 0) return;
  throw new ConfigError(
    pending === null
      ? `${placeOf(config)} has no schema of the service yet. ${migrateAdvice}`
      : `${placeOf(config)} is of an earlier release. ${migrateAdvice}`,
  );
}

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
      `The database is of an earlier release. Updating its schema, which can take minutes for a large database: ${pending.join(', ')} …`,
    );
  const waiting =
    'Waiting for another process that updates the schema. If it was killed, this takes half a minute …';
  const ran = await migrate(database, () => progress(waiting), signal);
  if (isUpgrade) progress('The schema is up to date.');
  return ran;
}
