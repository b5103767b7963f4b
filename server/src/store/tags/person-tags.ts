import { In, type EntityManager } from 'typeorm';
import { paginate, type Page, type Paginated } from '../database/deep-pages.js';
import { deleteSome } from '../database/queries.js';
import { personTagAliases, personTagLinks, personTags, type TagEntity } from './entities.js';

/** A tag of people, with its aliases. */
export type PersonTag = TagEntity & { aliases: string[] };

/** Returns a page of the tags of an account's people, by name. */
export async function listPersonTags(
  db: EntityManager,
  accountId: string,
  page: Page,
): Promise<Paginated<PersonTag>> {
  const tags = db.getRepository(personTags).createQueryBuilder('tag');
  const { rows, total } = await paginate(tags.where({ account_id: accountId }).orderBy('tag.name'), page);
  return { rows: await withAliases(db, accountId, rows), total };
}

async function withAliases(
  db: EntityManager,
  accountId: string,
  tags: readonly TagEntity[],
): Promise<PersonTag[]> {
  if (tags.length === 0) return [];
  const aliases = await db.getRepository(personTagAliases).findBy({
    account_id: accountId,
    tag_id: In(tags.map(({ id }) => id)),
  });
  return tags.map(tag => {
    const own = aliases.filter(({ tag_id }) => tag_id === tag.id).map(({ alias }) => alias);
    return { ...tag, aliases: own.sort((a, b) => a.localeCompare(b)) };
  });
}

/** Locks a tag of people; null when it does not exist. */
export async function lockPersonTag(
  tx: EntityManager,
  accountId: string,
  id: string,
): Promise<PersonTag | null> {
  const tag = await tx.getRepository(personTags).findOne({
    where: { account_id: accountId, id },
    lock: { mode: 'pessimistic_write' },
  });
  return tag && (await withAliases(tx, accountId, [tag]))[0]!;
}

/** Stores a new tag of people. A name or alias that is in use, whatever its case, is a duplicate key error. */
export async function insertPersonTag(tx: EntityManager, { aliases, ...tag }: PersonTag): Promise<void> {
  await tx.getRepository(personTags).insert(tag);
  await replaceAliases(tx, { aliases, ...tag });
}

/** Stores name, color and aliases of a tag that is locked. A name or alias that is in use is a duplicate key error. */
export async function changePersonTag(tx: EntityManager, tag: PersonTag): Promise<void> {
  const { account_id, id, name, color, updated_at } = tag;
  await tx.getRepository(personTags).update({ account_id, id }, { name, color, updated_at });
  await replaceAliases(tx, tag);
}

async function replaceAliases(
  tx: EntityManager,
  { account_id, id: tag_id, aliases, updated_at: created_at }: PersonTag,
): Promise<void> {
  const stored = tx.getRepository(personTagAliases);
  await stored.delete({ account_id, tag_id });
  if (aliases.length > 0)
    await stored.insert(aliases.map(alias => ({ account_id, alias, tag_id, created_at })));
}

/** Removes a tag from up to so many people. Returns from how many. */
export function removePersonTag(
  db: EntityManager,
  accountId: string,
  tagId: string,
  limit: number,
): Promise<number> {
  return deleteSome(db, personTagLinks, { account_id: accountId, tag_id: tagId }, limit);
}

/** Deletes a tag of people with its aliases, and removes it from whoever has it. Returns whether it existed. */
export async function deletePersonTag(tx: EntityManager, accountId: string, id: string): Promise<boolean> {
  const { affected } = await tx.getRepository(personTags).delete({ account_id: accountId, id });
  const ofTag = { account_id: accountId, tag_id: id };
  await tx.getRepository(personTagAliases).delete(ofTag);
  await tx.getRepository(personTagLinks).delete(ofTag);
  return affected === 1;
}
