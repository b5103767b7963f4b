import type { EntityManager, QueryRunner } from 'typeorm';
import type { Database } from '../../server/src/store/database/database.js';

/** Called before each statement, with its number from 1. What it throws ends the statement, and whoever sent it. */
export type BeforeStatement = (number: number, sql: string) => Promise<void> | void;

/** A database through which every statement can be counted, held up, or kept from ever arriving. */
export function steppedDatabase(database: Database, before: BeforeStatement): Database {
  let sent = 0;
  async function step(sql: unknown): Promise<void> {
    // A connection that breaks is rolled back by the server, whatever its owner still wants.
    if (sql !== 'ROLLBACK') await before(++sent, String(sql));
  }
  function stepped<Asked extends QueryRunner | EntityManager>(asked: Asked): Asked {
    const query = asked.query.bind(asked) as (...given: unknown[]) => Promise<unknown>;
    const steppedQuery = async (...given: unknown[]) => {
      await step(given[0]);
      return query(...given);
    };
    return Object.assign(asked, { query: steppedQuery });
  }
  const { source } = database;
  return {
    ...database,
    manager: stepped(Object.create(database.manager) as EntityManager),
    source: Object.create(source, {
      createQueryRunner: { value: () => stepped(source.createQueryRunner()) },
    }) as Database['source'],
  };
}
