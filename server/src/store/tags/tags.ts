import type { EntityManager } from 'typeorm';
import type { TagRow } from '../campaigns/entities.js';
import type { Page } from '../database/paginate.js';
import { fromBin, toBin } from '../database/ids.js';
import { uuidText } from '../database/sql.js';

/** A family of tags: the table of the tags, and that of their links with the column of what carries them. */
export interface TagKind {
  tags: 'campaign_tags' | 'mailbox_tags' | 'thread_tags';
  links: 'campaign_tag_links' | 'mailbox_tag_links' | 'thread_tag_links';
  owner: 'campaign_id' | 'mailbox_id' | 'thread_id';
  /** Table whose column `tag_list` repeats the tags of each row, where rows are read far more often than tagged. */
  repeatedIn?: 'campaigns';
}

const columns = 'account_id, id, name, color, created_at, updated_at';

/** A page of an account's tags, by name, and how many there are. */
export async function listTags(
  db: EntityManager,
  accountId: string,
  kind: TagKind,
  { limit, offset }: Page,
): Promise<{ rows: TagRow[]; total: number }> {
  const account = toBin(accountId);
  const [{ total }] = await db.query(`SELECT COUNT(*) AS total FROM ${kind.tags} WHERE account_id = ?`, [
    account,
  ]);
  if (limit === 0 || offset >= total) return { rows: [], total };
  const rows = await db.query(
    `SELECT ${columns} FROM ${kind.tags} WHERE account_id = ? ORDER BY name LIMIT ? OFFSET ?`,
    [account, limit, offset],
  );
  return { rows, total };
}

/** Stores a new tag. A name that is taken, whatever its case, is a duplicate key error. */
export async function insertTag(db: EntityManager, kind: TagKind, tag: TagRow): Promise<void> {
  await db.query(`INSERT INTO ${kind.tags} (${columns}) VALUES (?, ?, ?, ?, ?, ?)`, [
    tag.account_id,
    tag.id,
    tag.name,
    tag.color,
    tag.created_at,
    tag.updated_at,
  ]);
}

/** Changes a tag and answers it as it is then; null when there is none. A name that is taken is a duplicate key error. */
export async function updateTag(
  tx: EntityManager,
  accountId: string,
  kind: TagKind,
  id: string,
  change: { name?: string; color?: string | null },
  now: Date,
): Promise<TagRow | null> {
  const key = [toBin(accountId), toBin(id)];
  const where = 'account_id = ? AND id = ?';
  const [tag]: TagRow[] = await tx.query(
    `SELECT ${columns} FROM ${kind.tags} WHERE ${where} FOR UPDATE`,
    key,
  );
  if (!tag) return null;
  const changed = { ...tag, ...change, updated_at: now };
  await tx.query(`UPDATE ${kind.tags} SET name = ?, color = ?, updated_at = ? WHERE ${where}`, [
    changed.name,
    changed.color,
    now,
    ...key,
  ]);
  await repeatTags(tx, accountId, kind, await carriers(tx, accountId, kind, id));
  return changed;
}

/** Deletes a tag and takes it off whatever carries it. Answers whether there was one. */
export async function deleteTag(
  tx: EntityManager,
  accountId: string,
  kind: TagKind,
  id: string,
): Promise<boolean> {
  const key = [toBin(accountId), toBin(id)];
  const { affectedRows } = await tx.query(`DELETE FROM ${kind.tags} WHERE account_id = ? AND id = ?`, key);
  const untagged = await carriers(tx, accountId, kind, id);
  await tx.query(`DELETE FROM ${kind.links} WHERE account_id = ? AND tag_id = ?`, key);
  await repeatTags(tx, accountId, kind, untagged);
  return affectedRows > 0;
}

/**
 * What carries a tag, as far as its tags are repeated there, locked: a statement that waited for one of several rows would
 * see the tags as they were before the wait.
 */
async function carriers(
  tx: EntityManager,
  accountId: string,
  kind: TagKind,
  tagId: string,
): Promise<Buffer[]> {
  if (!kind.repeatedIn) return [];
  const rows = await tx.query<{ owner: Buffer }[]>(
    `SELECT ${kind.owner} AS owner FROM ${kind.links} WHERE account_id = ? AND tag_id = ?`,
    [toBin(accountId), toBin(tagId)],
  );
  const owners = rows.map(row => row.owner);
  if (owners.length > 0)
    await tx.query(
      `SELECT id FROM ${kind.repeatedIn} WHERE account_id = ? AND id IN (?) ORDER BY id FOR UPDATE`,
      [toBin(accountId), owners],
    );
  return owners;
}

/** Writes the tags of these rows anew where they are repeated. */
async function repeatTags(
  tx: EntityManager,
  accountId: string,
  kind: TagKind,
  owners: Buffer[],
): Promise<void> {
  if (!kind.repeatedIn || owners.length === 0) return;
  await tx.query(
    `UPDATE ${kind.repeatedIn} o SET o.tag_list = ${tagListSql(kind, 'o')} WHERE o.account_id = ? AND o.id IN (?)`,
    [toBin(accountId), owners],
  );
}

/** Which of these tags exist. They are kept from being deleted until the transaction ends. */
export async function holdTags(
  tx: EntityManager,
  accountId: string,
  kind: TagKind,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows: Pick<TagRow, 'id'>[] = await tx.query(
    `SELECT id FROM ${kind.tags} WHERE account_id = ? AND id IN (?) ORDER BY id LOCK IN SHARE MODE`,
    [toBin(accountId), ids.map(toBin)],
  );
  return new Set(rows.map(row => fromBin(row.id)));
}

/** Makes these the only tags of a campaign, mailbox or thread. */
export async function replaceTagLinks(
  tx: EntityManager,
  accountId: string,
  kind: TagKind,
  ownerId: string,
  tagIds: readonly string[],
): Promise<void> {
  const key = [toBin(accountId), toBin(ownerId)];
  await tx.query(`DELETE FROM ${kind.links} WHERE account_id = ? AND ${kind.owner} = ?`, key);
  await addTagLinks(tx, accountId, kind, ownerId, tagIds);
  if (tagIds.length === 0) await repeatTags(tx, accountId, kind, [toBin(ownerId)]);
}

/** Adds tags to a campaign, mailbox or thread; those that it carries already stay. Answers how many were new. */
export async function addTagLinks(
  tx: EntityManager,
  accountId: string,
  kind: TagKind,
  ownerId: string,
  tagIds: readonly string[],
): Promise<number> {
  if (tagIds.length === 0) return 0;
  const [account, owner] = [toBin(accountId), toBin(ownerId)];
  const { affectedRows } = await tx.query(
    `INSERT IGNORE INTO ${kind.links} (account_id, ${kind.owner}, tag_id) VALUES ?`,
    [tagIds.map(id => [account, owner, toBin(id)])],
  );
  await repeatTags(tx, accountId, kind, [owner]);
  return affectedRows;
}

/** Takes tags off a campaign, mailbox or thread. Answers how many it carried. */
export async function removeTagLinks(
  tx: EntityManager,
  accountId: string,
  kind: TagKind,
  ownerId: string,
  tagIds: readonly string[],
): Promise<number> {
  if (tagIds.length === 0) return 0;
  const { affectedRows } = await tx.query(
    `DELETE FROM ${kind.links} WHERE account_id = ? AND ${kind.owner} = ? AND tag_id IN (?)`,
    [toBin(accountId), toBin(ownerId), tagIds.map(toBin)],
  );
  await repeatTags(tx, accountId, kind, [toBin(ownerId)]);
  return affectedRows;
}

/**
 * SQL of a column that holds the tags of one row as JSON, by name, in the shape of the contract: what `presentTagList`
 * reads. NULL where there are none.
 *
 * @param owner alias of the table whose rows carry the tags
 */
export function tagListSql(kind: TagKind, owner: string): string {
  return `(SELECT GROUP_CONCAT(JSON_OBJECT('id', ${uuidText('t.id')}, 'name', t.name, 'color', t.color, 'created_at',
      CONCAT(LEFT(DATE_FORMAT(t.created_at, '%Y-%m-%dT%H:%i:%s.%f'), 23), 'Z')) ORDER BY t.name SEPARATOR ',')
    FROM ${kind.links} l FORCE INDEX (PRIMARY) JOIN ${kind.tags} t FORCE INDEX (PRIMARY) ON t.account_id = l.account_id AND t.id = l.tag_id
    WHERE l.account_id = ${owner}.account_id AND l.${kind.owner} = ${owner}.id)`;
}
