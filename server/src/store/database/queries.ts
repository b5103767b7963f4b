// SQL, because TypeORM's delete knows no LIMIT, and a purge must not lock more rows than others can wait for.
import type { EntityManager, EntitySchema } from 'typeorm';

/** Deletes at most `limit` rows whose `column` is a time up to `until`, the oldest first, and returns how many. */
export async function purgeUntil<T extends object>(
  db: EntityManager,
  table: EntitySchema<T>,
  column: keyof T & string,
  until: Date,
  limit: number,
): Promise<number> {
  const { affectedRows } = await db.query<{ affectedRows: number }>(
    `DELETE FROM ${table.options.tableName} WHERE ${column} <= ? ORDER BY ${column} LIMIT ?`,
    [until, limit],
  );
  return affectedRows;
}
