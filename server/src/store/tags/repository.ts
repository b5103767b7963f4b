import { In, type EntityManager, type FindOptionsWhere, type Repository } from 'typeorm';
import { newId } from '../database/ids.js';
import { insertNew } from '../database/writes.js';
import { paginate, type Page, type Paginated } from '../database/deep-pages.js';
import { campaignTags, personTagLinks, type TagEntity, type TagKind } from './entities.js';
import { addPersonTags, lockRepeated, repeatTags } from './queries.js';

/** Returns a page of an account's tags, by name. */
export function listTags(
  db: EntityManager,
  accountId: string,
  kind: TagKind,
  page: Page,
): Promise<Paginated<TagEntity>> {
  const tags = tagsOf(db, kind).createQueryBuilder('tag');
  return paginate(tags.where({ account_id: accountId }).orderBy('tag.name'), page);
}

/** Stores a new tag. A name that is taken, whatever its case, is a duplicate key error. */
export async function insertTag(db: EntityManager, kind: TagKind, tag: TagEntity): Promise<void> {
  await tagsOf(db, kind).insert(tag);
}

/** Changes a tag and returns it; null when there is none. A name that is taken is a duplicate key error. */
export async function updateTag(
  tx: EntityManager,
  accountId: string,
  kind: TagKind,
  id: string,
  change: { name?: string; color?: string | null },
  now: Date,
): Promise<TagEntity | null> {
  const key = { account_id: accountId, id };
  const tags = tagsOf(tx, kind);
  const tag = await tags.findOne({ where: key, lock: { mode: 'pessimistic_write' } });
  if (!tag) return null;
  const changes = { ...change, updated_at: now };
  await tags.update(key, changes);
  await repeatTags(tx, accountId, kind, await lockCarriers(tx, accountId, kind, id));
  return { ...tag, ...changes };
}

/** Deletes a tag and removes it from whatever carries it. Returns whether there was one. */
export async function deleteTag(
  tx: EntityManager,
  accountId: string,
  kind: TagKind,
  id: string,
): Promise<boolean> {
  const { affected } = await tagsOf(tx, kind).delete({ account_id: accountId, id });
  const untagged = await lockCarriers(tx, accountId, kind, id);
  await linksOf(tx, kind).delete({ account_id: accountId, tag_id: id });
  await repeatTags(tx, accountId, kind, untagged);
  return affected === 1;
}

/** Locks what carries a tag, as far as its tags are repeated there, and returns its ids. */
async function lockCarriers(
  tx: EntityManager,
  accountId: string,
  kind: TagKind,
  tagId: string,
): Promise<string[]> {
  if (!kind.repeatedIn) return [];
  const links = await linksOf(tx, kind).findBy({ account_id: accountId, tag_id: tagId });
  const owners = links.map(link => link[kind.owner]!);
  await lockRepeated(tx, accountId, kind, owners);
  return owners;
}

/** Returns which of these tags exist. They are kept from being deleted until the transaction ends. */
export async function lockTags(
  tx: EntityManager,
  accountId: string,
  kind: TagKind,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const tags = await tagsOf(tx, kind).find({
    where: { account_id: accountId, id: In(ids) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_read' },
  });
  return new Set(tags.map(tag => tag.id));
}

/** Makes these the only tags of a campaign, mailbox or thread. */
export async function replaceTagLinks(
  tx: EntityManager,
  accountId: string,
  kind: TagKind,
  ownerId: string,
  tagIds: readonly string[],
): Promise<void> {
  await linksOf(tx, kind).delete(carriedBy(accountId, kind, ownerId));
  await addTagLinks(tx, accountId, kind, ownerId, tagIds);
  if (tagIds.length === 0) await repeatTags(tx, accountId, kind, [ownerId]);
}

/** Adds tags to a campaign, mailbox or thread; those that it carries already stay. Returns how many were new. */
export async function addTagLinks(
  tx: EntityManager,
  accountId: string,
  kind: TagKind,
  ownerId: string,
  tagIds: readonly string[],
): Promise<number> {
  if (tagIds.length === 0) return 0;
  const links = tagIds.map(tag_id => ({ ...carriedBy(accountId, kind, ownerId), tag_id }));
  const inserted = await insertNew(linksOf(tx, kind), links);
  await repeatTags(tx, accountId, kind, [ownerId]);
  return inserted;
}

/** Removes tags from a campaign, mailbox or thread. Returns how many it carried. */
export async function removeTagLinks(
  tx: EntityManager,
  accountId: string,
  kind: TagKind,
  ownerId: string,
  tagIds: readonly string[],
): Promise<number> {
  if (tagIds.length === 0) return 0;
  const carried = { ...carriedBy(accountId, kind, ownerId), tag_id: In(tagIds) };
  const { affected } = await linksOf(tx, kind).delete(carried);
  await repeatTags(tx, accountId, kind, [ownerId]);
  return affected ?? 0;
}

/** Finds campaign tags by name, whatever the case, and makes those that are unknown. Returns their ids. */
export async function campaignTagsByName(
  tx: EntityManager,
  accountId: string,
  wanted: readonly Pick<TagEntity, 'name' | 'color'>[],
  now: Date,
): Promise<string[]> {
  if (wanted.length === 0) return [];
  const tags = tx.getRepository(campaignTags);
  // In the order in which every transaction takes them. Names that are there already stay as they are.
  const sorted = [...wanted].sort((a, b) => (a.name < b.name ? -1 : 1));
  await insertNew(
    tags,
    sorted.map(({ name, color }) => {
      return { account_id: accountId, id: newId(), name, color, created_at: now, updated_at: now };
    }),
  );
  const named = await tags.find({
    where: { account_id: accountId, name: In(sorted.map(({ name }) => name)) },
    lock: { mode: 'pessimistic_read' },
  });
  return named.map(tag => tag.id);
}

/** Makes these the only tags of a person. */
export async function replacePersonTags(
  tx: EntityManager,
  accountId: string,
  globalLeadId: string,
  tagIds: readonly string[],
): Promise<void> {
  await tx.getRepository(personTagLinks).delete({ account_id: accountId, global_lead_id: globalLeadId });
  await addPersonTags(
    tx,
    accountId,
    tagIds.map(tagId => ({ globalLeadId, tagId })),
  );
}

/** A link of any kind: it has the kind's owner alone. */
type TagLink = { account_id: string; tag_id: string } & Partial<Record<TagKind['owner'], string>>;

function tagsOf(db: EntityManager, { tags }: TagKind): Repository<TagEntity> {
  return db.getRepository<TagEntity>(tags);
}

function linksOf(db: EntityManager, { links }: TagKind): Repository<TagLink> {
  return db.getRepository<TagLink>(links);
}

function carriedBy(accountId: string, { owner }: TagKind, ownerId: string) {
  return { account_id: accountId, [owner]: ownerId } satisfies FindOptionsWhere<TagLink>;
}
