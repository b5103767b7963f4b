// SQL, because TypeORM's delete has no LIMIT, and no statement may lock more rows than others can wait for.
import type { EntityManager, EntitySchema } from 'typeorm';
import { toStored } from './entity.js';

/**
 * Deletes at most `limit` rows whose `column` is a time up to `until`, the oldest first, and returns how
 * many.
 */
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

/** Deletes at most `limit` rows that have these values, and returns how many. */
export async function deleteSome<T extends object>(
  db: EntityManager,
  table: EntitySchema<T>,
  where: Partial<T>,
  limit: number,
): Promise<number> {
  const conditions = Object.keys(where).map(column => `${column} = ?`);
  const { affectedRows } = await db.query<{ affectedRows: number }>(
    `DELETE FROM ${table.options.tableName} WHERE ${conditions.join(' AND ')} LIMIT ?`,
    [...Object.values(toStored(table, [where])[0]!), limit],
  );
  return affectedRows;
}
