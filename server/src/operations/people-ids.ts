const GLOBAL_LEAD_ID = /^[0-9a-f]{64}$/;

/** Global lead ids of a request, each once. */
export interface PeopleIds {
  /** In lower case, as the database answers them. */
  ids: string[];
  /** What can be nobody's id, as it was given. */
  malformed: string[];
}

/** Sorts out the global lead ids of a request. */
export function readPeopleIds(given: readonly string[]): PeopleIds {
  const ids = new Set<string>();
  const malformed = new Set<string>();
  for (const text of given) {
    const id = text.trim().toLowerCase();
    if (GLOBAL_LEAD_ID.test(id)) ids.add(id);
    else malformed.add(text);
  }
  return { ids: [...ids], malformed: [...malformed] };
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

/** Why an id of a batch was not handled: the account knows nobody by it. */
export function unknownPeople(ids: readonly string[]): PersonError[] {
  return ids.map(globalLeadId => ({ globalLeadId, message: 'The account knows nobody by this id.' }));
}
