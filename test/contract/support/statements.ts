import { database } from '../../support/database.js';

/** How many statements the database was sent while some work ran, the session's own of new connections aside. */
export async function countStatements<T>(work: () => Promise<T>): Promise<{ result: T; count: number }> {
  const before = await questions();
  const result = await work();
  // Reading the counter is a statement too.
  return { result, count: (await questions()) - before - 1 };
}

async function questions(): Promise<number> {
  const [row] = await database().manager.query<{ Value: string }[]>("SHOW GLOBAL STATUS LIKE 'Questions'");
  return Number(row!.Value);
}
