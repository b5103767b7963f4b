import type { PersonTag, Tag } from '../generated/types.js';
import type { TagEntity } from '../store/tags/entities.js';
import type { PersonTag as PersonTagEntity } from '../store/tags/person-tags.js';

/** A tag of campaigns, mailboxes, threads or people as the contract shows it. */
export function presentTag({ id, name, color, created_at }: TagEntity): Tag {
  return { id, name, color, created_at: created_at.toISOString() };
}

/** A tag of people, with its aliases. */
export function presentPersonTag(tag: PersonTagEntity): PersonTag {
  return { ...presentTag(tag), aliases: tag.aliases };
}

/** The tags in a column made by `tagListSql`. */
export function presentTagList(list: string | null): Tag[] {
  return list === null ? [] : (JSON.parse(`[${list}]`) as Tag[]);
}
