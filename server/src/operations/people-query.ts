import type { EntityManager } from 'typeorm';
import type { ErrorCode } from '../generated/errors.js';
import type { PeopleOperations } from '../generated/operations.js';
import { errorAt } from '../domain/api/api-error.js';
import { tagName } from '../domain/inbox/html-text.js';
import { readSearch } from '../domain/inbox/search-words.js';
import type { PeopleFilter } from '../store/people/filter/queries.js';
import { parseUuid } from '../store/database/ids.js';
import { personTagsNamed } from '../store/tags/queries.js';
import type { OperationContext } from './context.js';
import { idsAmong, queryIds, queryItems } from './references.js';

/** The filters of a list of people, as its query names them. */
export type PeopleQuery = Omit<
  Parameters<PeopleOperations<OperationContext>['listPeople']>[0]['query'],
  'limit' | 'offset' | 'sort' | 'sort_dir'
>;

/** Where filters stand in a request, and the code that refuses them. */
interface Place {
  path: string;
  invalid: ErrorCode;
}

/** Reads the filters of a list of people. Ids that do not exist match nobody; texts that are no ids are refused. */
export async function readPeopleFilter(
  db: EntityManager,
  accountId: string,
  query: PeopleQuery,
  { path, invalid }: Place = { path: '', invalid: 'invalid_request' },
): Promise<PeopleFilter> {
  return {
    search: readSearch(query.q ?? ''),
    globalLeadIds: queryPeopleIds(query.global_lead_ids),
    campaignIds: queryIds(query.campaign_ids, `${path}campaign_ids`, invalid) ?? null,
    listId: listIdOf(query.list_id),
    tagIds: await readTagIds(db, accountId, query.tag_ids, { path: `${path}tag_ids`, invalid }),
    hasReply: query.has_reply ?? null,
    verificationStatus: query.email_verification_status ?? null,
  };
}

/** Tags by id, name or alias: only names are looked up. */
async function readTagIds(
  db: EntityManager,
  accountId: string,
  text: string | undefined,
  { path, invalid }: Place,
): Promise<string[] | null> {
  const items = queryItems(text);
  if (items.length === 0) return null;
  const names = items.filter(item => parseUuid(item) === null).map(tagName);
  const named = await personTagsNamed(db, accountId, names);
  const unknown = names.find(name => !named.has(name));
  if (unknown === undefined) return idsAmong(items, [...named.values()]);
  throw errorAt(
    invalid,
    path,
    'invalid_format',
    `"${unknown}" is not the id, name or alias of a person tag.`,
  );
}

/** Taken for none, an id that is ill-formed would let the filter show everybody. */
function listIdOf(given: string | undefined): string | null {
  if (given === undefined) return null;
  if (parseUuid(given) !== null) return given;
  throw errorAt('invalid_request', 'list_id', 'invalid_format', 'Send the id of a lead list (a UUID).');
}

const GLOBAL_LEAD_ID = /^[0-9a-f]{64}$/;

/** Global lead ids of a request, each once. */
export interface PeopleIds {
  /** In lower case, as the database answers them. */
  ids: string[];
  /** What can be nobody's id, as it was given, each once. */
  malformed: string[];
}

/** Sorts out the global lead ids of a request. */
export function readPeopleIds(given: readonly string[]): PeopleIds {
  const ids = new Set<string>();
  const malformed = new Map<string, string>();
  for (const text of given) {
    const id = text.trim().toLowerCase();
    if (GLOBAL_LEAD_ID.test(id)) ids.add(id);
    else malformed.set(id, text);
  }
  return { ids: [...ids], malformed: [...malformed.values()] };
}

/** The ids of a comma-separated query parameter, null when it is absent or empty. What is no id names nobody. */
export function queryPeopleIds(text: string | undefined): string[] | null {
  const items = queryItems(text);
  return items.length === 0 ? null : readPeopleIds(items).ids;
}

/** A person of a batch who was not handled. */
export interface PersonError {
  globalLeadId: string;
  message: string;
}

/**
 * Why ids of a batch were not handled, in the order and the form in which they were given: the account knows nobody by
 * them.
 *
 * @param unknown those of the well-formed ids that name nobody
 */
export function unknownPeople(given: readonly string[], unknown: readonly string[]): PersonError[] {
  const nobody = new Set(unknown);
  const reported = new Set<string>();
  return given.flatMap(globalLeadId => {
    const id = globalLeadId.trim().toLowerCase();
    if (reported.has(id) || (GLOBAL_LEAD_ID.test(id) && !nobody.has(id))) return [];
    reported.add(id);
    return { globalLeadId, message: 'No person in the account has this id.' };
  });
}
