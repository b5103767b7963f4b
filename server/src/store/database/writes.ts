import { EventEmitter } from 'node:events';
import type { ObjectLiteral, QueryDeepPartialEntity, Repository } from 'typeorm';

/** Writes of this long are announced together, so that one poll finds the rows of many transactions. */
const gatherMs = 20;
const writes = new EventEmitter().setMaxListeners(0);
const gathered = new Set<string>();

/** Returns the table that a statement inserts into or updates, also where it takes the new values from a list `?`. */
export function writtenTable(sql: string): string | undefined {
  return /^\s*(?:INSERT(?: IGNORE)? INTO|UPDATE(?: \? \w+ STRAIGHT_JOIN)?) `?(\w+)/.exec(sql)?.[1];
}

/** Wakes what waits in this process for rows of these tables. Called after the commit; other processes poll. */
export function announceWrites(tables: Iterable<string>): void {
  for (const table of tables) {
    if (writes.listenerCount(table) === 0) continue;
    if (gathered.size === 0) setTimeout(announceGathered, gatherMs).unref();
    gathered.add(table);
  }
}

function announceGathered(): void {
  const tables = [...gathered];
  gathered.clear();
  for (const table of tables) writes.emit(table);
}

/** Calls `listener` after transactions of this process that wrote to one of the tables; returns how to end that. */
export function onWrites(tables: readonly string[], listener: () => void): () => void {
  for (const table of tables) writes.on(table, listener);
  return () => tables.forEach(table => writes.off(table, listener));
}

/** Inserts the rows whose keys are not stored yet, and returns how many. */
export async function insertNew<T extends ObjectLiteral>(
  table: Repository<T>,
  rows: QueryDeepPartialEntity<T> | QueryDeepPartialEntity<T>[],
): Promise<number> {
  const { raw } = await table.createQueryBuilder().insert().values(rows).orIgnore().execute();
  return (raw as { affectedRows: number }).affectedRows;
}
