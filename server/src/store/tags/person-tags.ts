import type { EntityManager } from 'typeorm';
import { hashToBin, newId, toBin } from '../database/ids.js';
import { uuidText } from '../database/sql.js';

/**
 * Finds tags by name, else by alias, whatever the case, and makes those that are unknown.
 *
 * @returns the ids by the names as they were given
 */
export async function tagsByName(
  tx: EntityManager,
  accountId: string,
  names: readonly string[],
  now: Date,
): Promise<Map<string, Buffer>> {
  const wanted = [...new Set(names)];
  if (wanted.length === 0) return new Map();
  const known = await findTags(tx, accountId, wanted);
  const unknown = wanted.filter(name => !known.has(name));
  if (unknown.length === 0) return known;
  // Names that the database holds for equal are one tag, also when another transaction makes it now.
  await tx.query('INSERT IGNORE INTO person_tags (account_id, id, name, created_at, updated_at) VALUES ?', [
    firstOfEach(unknown).map(name => [toBin(accountId), toBin(newId()), name, now, now]),
  ]);
  for (const [name, id] of await findTags(tx, accountId, unknown)) known.set(name, id);
  return known;
}

/** Names without those that repeat one in another case, in the order in which every transaction takes them. */
function firstOfEach(names: readonly string[]): string[] {
  const byFolded = new Map<string, string>();
  for (const name of names) {
    const folded = name.toLowerCase();
    if (!byFolded.has(folded)) byFolded.set(folded, name);
  }
  return [...byFolded].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, name]) => name);
}

/** The database compares the names, so that its rules of equality hold. */
async function findTags(
  tx: EntityManager,
  accountId: string,
  names: readonly string[],
): Promise<Map<string, Buffer>> {
  const given = names.map(() => 'SELECT ? AS name').join(' UNION ALL ');
  const rows = await tx.query<{ name: string; id: Buffer | null }[]>(
    `SELECT given.name, COALESCE(t.id, a.tag_id) AS id FROM (${given}) given
       LEFT JOIN person_tags t ON t.account_id = ? AND t.name_key = LOWER(given.name)
       LEFT JOIN person_tag_aliases a ON a.account_id = ? AND a.alias_key = LOWER(given.name)`,
    [...names, toBin(accountId), toBin(accountId)],
  );
  return new Map(rows.flatMap(({ name, id }) => (id === null ? [] : [[name, id]])));
}

/** Gives people tags beside those that they have. */
export async function addPersonTags(
  tx: EntityManager,
  accountId: string,
  links: readonly { globalLeadId: string; tagId: Buffer }[],
): Promise<void> {
  if (links.length === 0) return;
  await tx.query('INSERT IGNORE INTO person_tag_links (account_id, global_lead_id, tag_id) VALUES ?', [
    links.map(({ globalLeadId, tagId }) => [toBin(accountId), hashToBin(globalLeadId), tagId]),
  ]);
}

/** Makes these the only tags of a person. */
export async function replacePersonTags(
  tx: EntityManager,
  accountId: string,
  globalLeadId: string,
  tagIds: readonly Buffer[],
): Promise<void> {
  await tx.query('DELETE FROM person_tag_links WHERE account_id = ? AND global_lead_id = ?', [
    toBin(accountId),
    hashToBin(globalLeadId),
  ]);
  await addPersonTags(
    tx,
    accountId,
    tagIds.map(tagId => ({ globalLeadId, tagId })),
  );
}

/** SQL of a column with the tags of a person, in the form that `presentTagList` reads. */
export function personTagListSql(person: string): string {
  return `(SELECT GROUP_CONCAT(JSON_OBJECT('id', ${uuidText('t.id')}, 'name', t.name, 'color', t.color, 'created_at',
      CONCAT(LEFT(DATE_FORMAT(t.created_at, '%Y-%m-%dT%H:%i:%s.%f'), 23), 'Z')) ORDER BY t.name SEPARATOR ',')
    FROM person_tag_links k JOIN person_tags t ON t.account_id = k.account_id AND t.id = k.tag_id
    WHERE k.account_id = ${person}.account_id AND k.global_lead_id = ${person}.global_lead_id)`;
}
