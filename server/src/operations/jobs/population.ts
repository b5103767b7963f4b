import type { EntityManager } from 'typeorm';
import { ApiError, type Detail } from '../../domain/api/api-error.js';
import { globalLeadId, parseEmail } from '../../domain/leads/email-address.js';
import type { ErrorCode } from '../../generated/errors.js';
import type { BulkExclusions, BulkScope } from '../../generated/types.js';
import type { Exclusions, Population } from '../../store/jobs/entities.js';
import { newId, parseUuid } from '../../store/database/ids.js';
import { insertSet, type SetEntry } from '../../store/uploads/repository.js';
import type { PeopleFilter } from '../../store/people/filter/queries.js';
import { readPeopleIds, readPeopleFilter, type PeopleQuery } from '../people-query.js';

/** Ids that a request names inline are kept as a set under this id. */
export interface Kept<T> {
  value: T;
  entries: SetEntry[];
}

/** The population that a scope represents; the ids of a selection are to be kept as the set `setId`. */
async function populationOf(
  tx: EntityManager,
  accountId: string,
  scope: BulkScope,
  setId: string,
  invalid: ErrorCode,
): Promise<Kept<Population>> {
  const filter = () => readQuery(tx, accountId, scope.query!, invalid);
  const plain = (value: Population): Kept<Population> => ({ value, entries: [] });
  switch (scope.kind) {
    case 'selection':
      return { value: { kind: 'set', setId }, entries: idEntries(scope.global_lead_ids!) };
    case 'staged_upload':
      return plain({ kind: 'set', setId: scope.upload_id! });
    case 'campaign':
      return plain({ kind: 'campaign', campaignId: scope.campaign_id! });
    case 'saved_list':
      return plain({ kind: 'list', listId: scope.list_id!, filter: null });
    case 'saved_list_filtered':
      return plain({ kind: 'list', listId: scope.list_id!, filter: await filter() });
    case 'explorer_view':
      return plain({ kind: 'people', filter: await filter() });
  }
}

/** The exclusions of a request; ids and addresses are to be kept as the set `setId`. */
export function exclusionsOf(given: BulkExclusions | null, setId: string): Kept<Exclusions> {
  const { list_id, campaign_id, global_lead_ids = [], emails = [] } = given ?? {};
  const addresses = emails.flatMap(text => parseEmail(text) ?? []);
  const entries = idEntries([...global_lead_ids, ...addresses.map(globalLeadId)]).filter(
    entry => entry.globalLeadId !== null,
  );
  return {
    value: {
      ...(list_id !== undefined && { listId: list_id }),
      ...(campaign_id !== undefined && { campaignId: campaign_id }),
      ...(entries.length > 0 && { setId }),
    },
    entries,
  };
}

/**
 * People selected by a scope and exclusions, the ids that they name inline kept; answers also the set of a
 * selection.
 */
export async function keepSelected(
  tx: EntityManager,
  accountId: string,
  scope: BulkScope,
  exclusions: BulkExclusions | null,
  invalid: ErrorCode,
) {
  const [setId, excludedId] = [newId(), newId()];
  const population = await populationOf(tx, accountId, scope, setId, invalid);
  const excluded = exclusionsOf(exclusions, excludedId);
  await insertSet(tx, accountId, setId, population.entries);
  await insertSet(tx, accountId, excludedId, excluded.entries);
  return {
    selected: { population: population.value, exclusions: excluded.value },
    ...(scope.kind === 'selection' && { setId }),
    sets: [setId, excludedId],
  };
}

/** The plan of an import as far as it leaves people out, the ids that they are named by kept. */
export async function keepExclusions(
  tx: EntityManager,
  accountId: string,
  given: BulkExclusions | null,
): Promise<{ exclusions?: Exclusions }> {
  const setId = newId();
  const { value: exclusions, entries } = exclusionsOf(given, setId);
  await insertSet(tx, accountId, setId, entries);
  return Object.keys(exclusions).length > 0 ? { exclusions } : {};
}

function idEntries(given: readonly string[]): SetEntry[] {
  return given.map(text => ({ globalLeadId: readPeopleIds([text]).ids[0] ?? null, text }));
}

/** Filters of `GET /v1/people`; an order changes nothing here. */
const filters = new Set(['q', 'global_lead_ids', 'campaign_ids', 'list_id', 'tag_ids', 'has_reply',
  'email_verification_status', 'sort', 'sort_dir']); // prettier-ignore

/**
 * Reads the filters of a scope, which are those of `GET /v1/people`; lists may be arrays too. Nothing is
 * passed over: a filter that is misspelt, or names nobody, would let the work reach everybody.
 */
function readQuery(
  tx: EntityManager,
  accountId: string,
  query: Record<string, unknown>,
  invalid: ErrorCode,
): Promise<PeopleFilter> {
  const issues: Detail[] = [];
  const wrong = (key: string, wanted: string) =>
    issues.push({ path: `scope.query.${key}`, code: 'invalid_type', message: `${key} must be ${wanted}.` });
  const text = (key: string): string | undefined => {
    const value = query[key];
    if (value === undefined || typeof value === 'string') return value;
    if (Array.isArray(value) && value.every(item => typeof item === 'string')) return value.join(',');
    wrong(key, 'a string');
    return undefined;
  };
  for (const key of Object.keys(query))
    if (!filters.has(key)) {
      const message = `${key} is not a filter of people.`;
      issues.push({ path: `scope.query.${key}`, code: 'unknown_field', message });
    }
  const ids = (key: string): string | undefined => {
    const given = text(key);
    if (given !== undefined && given.replaceAll(',', '').trim() === '') wrong(key, 'at least one id');
    return given;
  };
  const listId = text('list_id');
  if (listId !== undefined && parseUuid(listId) === null) wrong('list_id', 'the id of a lead list');
  const { has_reply } = query;
  if (has_reply !== undefined && !['true', 'false'].includes(String(has_reply)))
    wrong('has_reply', 'true or false');
  const givenStatus = text('email_verification_status');
  const status = statuses.find(each => each === givenStatus);
  if (givenStatus !== status) wrong('email_verification_status', statuses.join(', '));
  const read: PeopleQuery = {
    q: text('q'),
    global_lead_ids: ids('global_lead_ids'),
    campaign_ids: ids('campaign_ids'),
    list_id: listId,
    tag_ids: ids('tag_ids'),
    has_reply: has_reply === undefined ? undefined : String(has_reply) === 'true',
    email_verification_status: status,
  };
  if (issues.length > 0) throw new ApiError(invalid, { details: issues });
  return readPeopleFilter(tx, accountId, read, { path: 'scope.query.', invalid });
}

const statuses = ['ok', 'catch_all', 'invalid', 'unknown', 'disposable'] as const;
