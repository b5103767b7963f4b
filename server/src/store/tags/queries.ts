// SQL, because tags are selected as one column of what carries them, and the database compares the names of imports.
import type { EntityManager } from 'typeorm';
import { fromBin, hashToBin, newId, toBin } from '../database/ids.js';
import { uuidText } from '../database/sql.js';
import type { TagKind } from './entities.js';

/**
 * SQL of a column that holds the tags of one row as JSON, by name, in the shape of the contract: what `presentTagList`
 * reads. NULL where there are none.
 *
 * @param owner alias of the table whose rows carry the tags
 */
export function tagListSql(kind: TagKind, owner: string): string {
  return `(SELECT ${tagsAsJson}
    FROM ${kind.links} l FORCE INDEX (PRIMARY) JOIN ${kind.tags} t FORCE INDEX (PRIMARY) ON t.account_id = l.account_id AND t.id = l.tag_id
    WHERE l.account_id = ${owner}.account_id AND l.${kind.owner} = ${owner}.id)`;
}

/** SQL of a column with the tags of a person, as {@link tagListSql} selects those of other rows. */
export function personTagListSql(person: string): string {
  return `(SELECT ${tagsAsJson}
    FROM person_tag_links k JOIN person_tags t ON t.account_id = k.account_id AND t.id = k.tag_id
    WHERE k.account_id = ${person}.account_id AND k.global_lead_id = ${person}.global_lead_id)`;
}

const tagsAsJson = `GROUP_CONCAT(JSON_OBJECT('id', ${uuidText('t.id')}, 'name', t.name, 'color', t.color, 'created_at',
      CONCAT(LEFT(DATE_FORMAT(t.created_at, '%Y-%m-%dT%H:%i:%s.%f'), 23), 'Z')) ORDER BY t.name SEPARATOR ',')`;

/** Locks these rows where their tags are repeated: an update that waited for one of them would write their former tags. */
export async function lockRepeated(
  tx: EntityManager,
  accountId: string,
  { repeatedIn }: TagKind,
  owners: readonly string[],
): Promise<void> {
  if (!repeatedIn || owners.length === 0) return;
  await tx.query(`SELECT id FROM ${repeatedIn} WHERE account_id = ? AND id IN (?) ORDER BY id FOR UPDATE`, [
    toBin(accountId),
    owners.map(toBin),
  ]);
}

/** Writes the tags of these rows anew where they are repeated. */
export async function repeatTags(
  tx: EntityManager,
  accountId: string,
  kind: TagKind,
  owners: readonly string[],
): Promise<void> {
  if (!kind.repeatedIn || owners.length === 0) return;
  await tx.query(
    `UPDATE ${kind.repeatedIn} o SET o.tag_list = ${tagListSql(kind, 'o')} WHERE o.account_id = ? AND o.id IN (?)`,
    [toBin(accountId), owners.map(toBin)],
  );
}

/** As {@link personTagsNamed}, and makes those that are unknown. The tags are kept until the transaction ends. */
export async function personTagsByName(
  tx: EntityManager,
  accountId: string,
  names: readonly string[],
  now: Date,
): Promise<Map<string, string>> {
  const wanted = [...new Set(names)];
  if (wanted.length === 0) return new Map();
  const known = await personTagsNamed(tx, accountId, wanted, 'LOCK IN SHARE MODE');
  const unknown = wanted.filter(name => !known.has(name));
  if (unknown.length === 0) return known;
  // Names that the database holds for equal are one tag, also when another transaction makes it now.
  await tx.query('INSERT IGNORE INTO person_tags (account_id, id, name, created_at, updated_at) VALUES ?', [
    firstOfEach(unknown).map(name => [toBin(accountId), toBin(newId()), name, now, now]),
  ]);
  for (const [name, id] of await personTagsNamed(tx, accountId, unknown, 'LOCK IN SHARE MODE'))
    known.set(name, id);
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

/**
 * Returns the ids of tags of people by name, else by alias, whatever the case: the database compares them, so that its
 * rules of equality hold. Names that no tag has are missing.
 *
 * @param lock keeps the tags from being changed or deleted until the transaction ends
 */
export async function personTagsNamed(
  db: EntityManager,
  accountId: string,
  names: readonly string[],
  lock: '' | 'LOCK IN SHARE MODE' = '',
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const given = names.map(() => 'SELECT ? AS name').join(' UNION ALL ');
  const rows = await db.query<{ name: string; id: Buffer | null }[]>(
    `SELECT given.name, COALESCE(t.id, a.tag_id) AS id FROM (${given}) given
       LEFT JOIN person_tags t ON t.account_id = ? AND t.name_key = LOWER(given.name)
       LEFT JOIN person_tag_aliases a ON a.account_id = ? AND a.alias_key = LOWER(given.name) ${lock}`,
    [...names, toBin(accountId), toBin(accountId)],
  );
  return new Map(rows.flatMap(({ name, id }) => (id === null ? [] : [[name, fromBin(id)]])));
}

/** Gives people, of whom an import has thousands, tags beside those that they have. */
export async function addPersonTags(
  tx: EntityManager,
  accountId: string,
  links: readonly { globalLeadId: string; tagId: string }[],
): Promise<void> {
  if (links.length === 0) return;
  await tx.query('INSERT IGNORE INTO person_tag_links (account_id, global_lead_id, tag_id) VALUES ?', [
    links.map(({ globalLeadId, tagId }) => [toBin(accountId), hashToBin(globalLeadId), toBin(tagId)]),
  ]);
}
