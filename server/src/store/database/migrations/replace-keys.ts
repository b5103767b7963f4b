import type { QueryRunner } from 'typeorm';

/** Gives indexes of a table other columns, in one statement: each as its name and its columns, `newest (account_id, id)`. */
export function replaceKeys(runner: QueryRunner, table: string, keys: readonly string[]): Promise<unknown> {
  const dropped = keys.map(key => `DROP KEY ${key.split(' ')[0]}`);
  return runner.query(
    `ALTER TABLE ${table} ${[...dropped, ...keys.map(key => `ADD KEY ${key}`)].join(', ')}`,
  );
}
