import type { EntityManager } from 'typeorm';
import { ApiError } from '../domain/api/api-error.js';
import { noteText, tagName } from '../domain/inbox/html-text.js';
import type { PeopleOperations } from '../generated/operations.js';
import { presentPersonTag } from '../present/tag.js';
import { newId } from '../store/database/ids.js';
import { transaction } from '../store/database/transaction.js';
import {
  changePersonTag,
  deletePersonTag,
  insertPersonTag,
  listPersonTags,
  lockPersonTag,
  removePersonTag,
  type PersonTag,
} from '../store/tags/person-tags.js';
import { personTagsNamed } from '../store/tags/queries.js';
import type { OperationContext, Dependencies } from './context.js';
import { refuseDuplicateName } from './references.js';

/** People from whom a tag is removed in one transaction. */
const BATCH = 10_000;

/** The operations on the tags of people, which have aliases. */
export function personTagOperations({ database, clock }: Dependencies) {
  return {
    async listPersonTags({ query: { limit, offset } }, { accountId }) {
      const { rows, total } = await listPersonTags(database.manager, accountId, { limit, offset });
      return { status: 200, body: { data: rows.map(presentPersonTag), limit, offset, total_count: total } };
    },

    async createPersonTag({ body }, { accountId }) {
      const now = clock.now();
      const name = tagName(body.name);
      const tag: PersonTag = {
        account_id: accountId,
        id: newId(),
        name,
        color: noteText(body.color),
        aliases: aliasesOf(name, body.aliases ?? []),
        created_at: now,
        updated_at: now,
      };
      await refuseDuplicateName(
        transaction(database, async tx => {
          await requireFreeNames(tx, tag);
          await insertPersonTag(tx, tag);
        }),
      );
      return { status: 201, body: { data: presentPersonTag(tag) } };
    },

    async updatePersonTag({ params: { id }, body }, { accountId }) {
      const changed = await refuseDuplicateName(
        transaction(database, async tx => {
          const tag = await lockPersonTag(tx, accountId, id);
          if (!tag) throw new ApiError('tag_not_found');
          const name = body.name === undefined ? tag.name : tagName(body.name);
          const after: PersonTag = {
            ...tag,
            name,
            ...(body.color !== undefined && { color: noteText(body.color) }),
            aliases: aliasesOf(name, body.aliases ?? tag.aliases),
            updated_at: clock.now(),
          };
          await requireFreeNames(tx, after);
          await changePersonTag(tx, after);
          return after;
        }),
      );
      return { status: 200, body: { data: presentPersonTag(changed) } };
    },

    async deletePersonTag({ params: { id } }, { accountId }) {
      // A million people may have it: all at once they would be locked for long.
      while ((await removePersonTag(database.manager, accountId, id, BATCH)) === BATCH);
      const deleted = await transaction(database, tx => deletePersonTag(tx, accountId, id));
      if (!deleted) throw new ApiError('tag_not_found');
      return { status: 200, body: { data: { id: id.toLowerCase(), deleted } } };
    },
  } satisfies Partial<PeopleOperations<OperationContext>>;
}

/** The other names of a tag, each once whatever its case. */
function aliasesOf(name: string, given: readonly string[]): string[] {
  const byFolded = new Map(given.map(tagName).map(alias => [alias.toLowerCase(), alias]));
  byFolded.delete(name.toLowerCase());
  return [...byFolded.values()].sort((a, b) => a.localeCompare(b));
}

/** Refuses names that another tag has as its name or an alias: a name must mean one tag. */
async function requireFreeNames(tx: EntityManager, tag: PersonTag): Promise<void> {
  const named = await personTagsNamed(tx, tag.account_id, [tag.name, ...tag.aliases]);
  const taken = [...named].find(([, id]) => id !== tag.id);
  if (taken)
    throw new ApiError('duplicate_name', { message: `Another tag has the name or alias ${taken[0]}.` });
}
