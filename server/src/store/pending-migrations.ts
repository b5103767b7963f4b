import type { Database } from './database.js';

/**
 * The names of the migrations that a schema lacks: none when it is up to date, null when it holds nothing of the service
 * yet. Only looks: TypeORM's own question would make the table that it asks.
 */
export async function pendingMigrations({
  manager,
  source,
}: Pick<Database, 'manager' | 'source'>): Promise<string[] | null> {
  const [table] = await manager.query<object[]>(
    "SELECT 1 FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = 'migrations'",
  );
  const ran = table ? await manager.query<{ name: string }[]>('SELECT name FROM migrations') : [];
  const known = source.migrations.map(({ name, constructor }) => name ?? constructor.name);
  const pending = known.filter(name => !ran.some(each => each.name === name));
  return pending.length === known.length ? null : pending;
}
