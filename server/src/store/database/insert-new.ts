import type { ObjectLiteral, QueryDeepPartialEntity, Repository } from 'typeorm';

/** Inserts the rows whose keys are not stored yet, and returns how many. */
export async function insertNew<T extends ObjectLiteral>(
  table: Repository<T>,
  rows: QueryDeepPartialEntity<T> | QueryDeepPartialEntity<T>[],
): Promise<number> {
  const { raw } = await table.createQueryBuilder().insert().values(rows).orIgnore().execute();
  return (raw as { affectedRows: number }).affectedRows;
}
