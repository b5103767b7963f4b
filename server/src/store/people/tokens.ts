import type { EntityManager } from 'typeorm';
import { personWords } from '../../domain/search-words.js';
import type { PersonRow } from '../entities.js';
import { statementQueue, type StatementQueue } from '../database/bulk/statement-queue.js';

const columns = ['account_id', 'token', 'global_lead_id'] as const;

type Findable = Pick<PersonRow, 'account_id' | 'global_lead_id' | 'words'>;

/** The column of a person that holds the words under which the person is found, each after a space. */
export function wordsColumn({
  email,
  name,
  first_name,
  last_name,
}: Pick<PersonRow, 'email' | 'name' | 'first_name' | 'last_name'>): string {
  return personWords(email, [name, first_name, last_name])
    .map(word => ` ${word}`)
    .join('');
}

function wordsOf({ words }: Findable): string[] {
  return words.split(' ').filter(word => word !== '');
}

/** Makes new people findable. */
export async function insertTokens(queue: StatementQueue, people: readonly Findable[]): Promise<void> {
  const rows = people.flatMap(person => {
    const { account_id, global_lead_id } = person;
    return wordsOf(person).map(token => ({ account_id, token, global_lead_id }));
  });
  // In the order of the key, which is the cheapest to write; people of a word are in order already.
  rows.sort(({ token: a }, { token: b }) => (a < b ? -1 : a > b ? 1 : 0));
  await queue.insert('people_tokens', columns, rows, 'ignored');
}

/** Makes people findable by what they are called now, and no more by what they were called. */
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
    return words.map(word => [word, before.global_lead_id] as const);
  });
  if (gone.length > 0)
    await tx.query('DELETE FROM people_tokens WHERE account_id = ? AND (token, global_lead_id) IN (?)', [
      first.before.account_id,
      gone,
    ]);
  const queue = statementQueue(tx);
  await insertTokens(
    queue,
    renamed.map(({ after }) => after),
  );
  await queue.drained();
}
