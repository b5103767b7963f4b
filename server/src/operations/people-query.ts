import type { ErrorCode } from '../generated/errors.js';
import type { PeopleOperations } from '../generated/operations.js';
import { ApiError } from '../domain/api-error.js';
import { readSearch } from '../domain/search-words.js';
import type { PeopleFilter } from '../store/people/filter/queries.js';
import { parseUuid } from '../store/database/ids.js';
import type { OperationContext } from './context.js';
import { queryPeopleIds } from './people-ids.js';
import { queryIds } from './references.js';

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

/** Reads the filters of a list of people. Ids that do not exist match nobody; ids that are none are refused. */
export function readPeopleFilter(
  query: PeopleQuery,
  { path, invalid }: Place = { path: '', invalid: 'invalid_request' },
): PeopleFilter {
  return {
    search: readSearch(query.q ?? ''),
    globalLeadIds: queryPeopleIds(query.global_lead_ids),
    campaignIds: queryIds(query.campaign_ids, `${path}campaign_ids`, invalid) ?? null,
    listId: listIdOf(query.list_id),
    tagIds: queryIds(query.tag_ids, `${path}tag_ids`, invalid) ?? null,
    hasReply: query.has_reply ?? null,
    verificationStatus: query.email_verification_status ?? null,
  };
}

/** Taken for none, an id that is ill-formed would let the filter show everybody. */
function listIdOf(given: string | undefined): string | null {
  if (given === undefined) return null;
  if (parseUuid(given) !== null) return given;
  const message = 'Give the id of a lead list (a UUID).';
  throw new ApiError('invalid_request', { details: [{ path: 'list_id', code: 'invalid_format', message }] });
}
