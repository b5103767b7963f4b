import type { PoolConnection } from 'mysql2';
import type { EntityManager } from 'typeorm';

/**
 * Runs a statement of a transaction whose values travel as bytes beside it. For large contents: in the text of a statement
 * they would be twice as long, and the server would have to read them back.
 */
export async function bytesStatement(
  tx: EntityManager,
  sql: string,
  values: readonly (Buffer | number)[],
): Promise<void> {
  const connection = (await tx.queryRunner!.connect()) as PoolConnection;
  await new Promise<void>((resolve, reject) => {
    connection.execute(sql, values as (Buffer | number)[], error => (error ? reject(error) : resolve()));
  });
}
