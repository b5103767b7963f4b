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
  const items = (text ?? '').split(',').filter(item => item.trim() !== '');
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
    return { globalLeadId, message: 'The account knows nobody by this id.' };
  });
}
