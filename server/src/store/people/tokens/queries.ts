// SQL, because an import stores several words of each of thousands of people.
import type { EntityManager } from 'typeorm';
import { statementQueue, type StatementQueue } from '../../database/bulk/statement-queue.js';
import { hashToBin, toBin } from '../../database/ids.js';
import { peopleTokens, type PersonEntity } from '../entities.js';

type Findable = Pick<PersonEntity, 'account_id' | 'global_lead_id' | 'words'>;

function wordsOf({ words }: Findable): string[] {
  return words.split(' ').filter(word => word !== '');
}

/** Makes new people of an account findable. */
export async function insertTokens(queue: StatementQueue, people: readonly Findable[]): Promise<void> {
  const rows = people.flatMap(person => {
    const { account_id, global_lead_id } = person;
    return wordsOf(person).map(token => ({ account_id, token, global_lead_id }));
  });
  // In the order of the key, which is the cheapest to write; people of a word are in order already.
  rows.sort(({ token: a }, { token: b }) => (a < b ? -1 : a > b ? 1 : 0));
  await queue.insert(peopleTokens, rows, 'ignored');
}

/** Makes people of an account findable by their present words, and no longer by their previous ones. */
export async function replaceTokens(
  tx: EntityManager,
  changes: readonly { before: Findable; after: Findable }[],
): Promise<void> {
  const renamed = changes.filter(({ before, after }) => before.words !== after.words);
  const [first] = renamed;
  if (!first) return;
  const gone = renamed.flatMap(({ before, after }) => {
    const kept = new Set(wordsOf(after));
    const words = wordsOf(before).filter(word => !kept.has(word));
    return words.map(word => [word, hashToBin(before.global_lead_id)] as const);
  });
  if (gone.length > 0)
    await tx.query('DELETE FROM people_tokens WHERE account_id = ? AND (token, global_lead_id) IN (?)', [
      toBin(first.before.account_id),
      gone,
    ]);
  const queue = statementQueue(tx);
  await insertTokens(
    queue,
    renamed.map(({ after }) => after),
  );
  await queue.drained();
}
