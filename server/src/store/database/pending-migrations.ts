import type { Database } from './database.js';

type Schema = Pick<Database, 'manager' | 'source'>;

/**
 * The names of the migrations that a schema lacks: none when it is up to date, null when it holds nothing of the service
 * yet. Only looks: TypeORM's own question would make the table that it asks.
 */
export async function pendingMigrations(schema: Schema): Promise<string[] | null> {
  const ran = await ranMigrations(schema);
  const known = knownMigrations(schema);
  const pending = known.filter(name => !ran.includes(name));
  return pending.length === known.length ? null : pending;
}

/** The names of the migrations that came after all that this program knows: a later release has changed the schema. */
export async function laterMigrations(schema: Schema): Promise<string[]> {
  const last = Math.max(...knownMigrations(schema).map(numberOf));
  return (await ranMigrations(schema)).filter(name => numberOf(name) > last);
}

async function ranMigrations({ manager }: Schema): Promise<string[]> {
  const [table] = await manager.query<object[]>(
    "SELECT 1 FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = 'migrations'",
  );
  const ran = table ? await manager.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id') : [];
  return ran.map(({ name }) => name);
}

function knownMigrations({ source }: Schema): string[] {
  return source.migrations.map(({ name, constructor }) => name ?? constructor.name);
}

/** The 13 digits at the end of a migration's name, by which they are ordered. */
function numberOf(name: string): number {
  return Number(name.slice(-13));
}
