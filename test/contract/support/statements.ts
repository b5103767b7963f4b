import { runSql } from '../../support/database.js';

/** How many statements the database was sent while some work ran, the session's own of new connections aside. */
export async function countStatements<T>(work: () => Promise<T>): Promise<{ result: T; count: number }> {
  const before = await questions();
  const result = await work();
  // Reading the counter is a statement too.
  return { result, count: (await questions()) - before - 1 };
}

/**
 * How many statements a kind of work takes, done some times. Now and then a request has its key read anew behind it, or
 * requests reserved for its account and others, which is none of the operation's: the smallest count is what the work
 * itself costs. Of three requests in a row, one at least reserves none; on a slow machine each may meet a poll.
 */
export async function countLeast(...works: (() => Promise<unknown>)[]): Promise<number> {
  const counts: number[] = [];
  for (const work of works) counts.push((await countStatements(work)).count);
  return Math.min(...counts);
}

async function questions(): Promise<number> {
  const [row] = await runSql<{ Value: string }[]>("SHOW GLOBAL STATUS LIKE 'Questions'");
  return Number(row!.Value);
}

/** As {@link countLeast}, of one kind of work that may be done as often as wished. */
export function countLeastOf(work: () => Promise<unknown>): Promise<number> {
  return countLeast(...Array.from({ length: 8 }, () => work));
}
