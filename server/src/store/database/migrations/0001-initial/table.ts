/**
 * A CREATE TABLE statement that MySQL and MariaDB read alike and that may run again after a crash.
 *
 * Conventions of the whole schema: ids are UUIDv7 in BINARY(16), hashes BINARY(32), instants DATETIME(3) in UTC and
 * always written by the caller's clock. A tenant's key begins with `account_id`, and InnoDB ends every index with the
 * primary key: an index on (account_id, x) is thus ordered by x, then id, that is by age. Structured values are JSON
 * kept as text, because MySQL's JSON type reorders keys. There are no foreign keys: the schema shards by account.
 */
export function table(name: string, columnsAndKeys: string): string {
  return `CREATE TABLE IF NOT EXISTS ${name} (${columnsAndKeys}) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`;
}
