import { ApiError, type Detail, errorAt } from '../domain/api/api-error.js';
import type { ErrorCode } from '../generated/errors.js';
import { parseUuid } from '../store/database/ids.js';
import { isDuplicate } from '../store/database/errors.js';

/** The ids among these texts, each once and in lower case, as the database answers them. What is no UUID names nothing. */
export function idsAmong(...lists: (readonly string[] | undefined)[]): string[] {
  const ids = lists.flatMap(list => list ?? []).map(text => parseUuid(text)?.toLowerCase());
  return [...new Set(ids.filter(id => id !== undefined))];
}

/**
 * Refuses a body that names what does not exist.
 *
 * @param code the resource's "not found"
 * @param fields the ids that each field of the body names
 * @param known the ids that exist, in lower case
 * @throws ApiError with an item of `details` for each unknown id
 */
export function requireKnown(
  code: ErrorCode,
  fields: Record<string, readonly string[] | undefined>,
  known: ReadonlySet<string>,
): void {
  const details = Object.entries(fields).flatMap(([field, ids]) =>
    (ids ?? []).flatMap((id, index): Detail[] => {
      if (known.has(id.toLowerCase())) return [];
      return [{ path: `${field}[${index}]`, code: 'not_found', message: `No resource has the id ${id}.` }];
    }),
  );
  if (details.length > 0) throw new ApiError(code, { details });
}

/** Returns the items of a comma-separated query parameter. */
export function queryItems(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map(item => item.trim())
    .filter(item => item !== '');
}

/**
 * The ids of a comma-separated query parameter; undefined when it is absent or empty.
 *
 * @param invalid code of the refusal of a text that is no list of UUIDs
 */
export function queryIds(
  text: string | undefined,
  parameter: string,
  invalid: ErrorCode,
): string[] | undefined {
  const items = queryItems(text);
  if (items.length === 0) return undefined;
  if (items.some(item => parseUuid(item) === null)) {
    throw errorAt(invalid, parameter, 'invalid_format', 'Send ids (UUIDs), separated by commas.');
  }
  return idsAmong(items);
}

/**
 * Waits for a write, and refuses it when its name is taken: the unique key decides between callers who want the same name
 * at the same time.
 *
 * @throws ApiError `duplicate_name`
 */
export async function refuseDuplicateName<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (isDuplicate(error)) throw new ApiError('duplicate_name');
    throw error;
  }
}
