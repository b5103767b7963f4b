import type { Database } from './database.js';
import { readMigrations } from './server/queries.js';

type Schema = Pick<Database, 'manager' | 'source'>;

/**
 * The names of the migrations that a schema lacks: none when it is up to date, null when it holds nothing of the service
 * yet. Changes nothing.
 */
export async function pendingMigrations(schema: Schema): Promise<string[] | null> {
  const ran = await readMigrations(schema.manager);
  const known = knownMigrations(schema);
  const pending = known.filter(name => !ran.includes(name));
  return pending.length === known.length ? null : pending;
}

/** Whether a schema was changed by releases that are too old for this one to bring it up to date. */
export async function isTooOld(schema: Schema): Promise<boolean> {
  const ran = await readMigrations(schema.manager);
  return ran.length > 0 && !ran.includes(knownMigrations(schema)[0]!);
}

/** The names of the migrations that came after all that this program knows: a later release has changed the schema. */
export async function laterMigrations(schema: Schema): Promise<string[]> {
  const last = Math.max(...knownMigrations(schema).map(numberOf));
  return (await readMigrations(schema.manager)).filter(name => numberOf(name) > last);
}

function knownMigrations({ source }: Schema): string[] {
  return source.migrations.map(({ name, constructor }) => name ?? constructor.name);
}

/** The 13 digits at the end of a migration's name, by which they are ordered. */
function numberOf(name: string): number {
  return Number(name.slice(-13));
}
