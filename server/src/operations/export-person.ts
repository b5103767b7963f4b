import { ApiError } from '../domain/api/api-error.js';
import type { PeopleOperations } from '../generated/operations.js';
import { presentPersonData } from '../present/person-data.js';
import { readThreadsOfPerson } from '../store/inbox/threads/queries.js';
import { leadsOfPerson } from '../store/leads/queries.js';
import {
  blocksOfPerson,
  eventsOfPerson,
  jobsOfPerson,
  listsOfPerson,
  messagesOfPerson,
  replacementsOf,
  sendsOfPerson,
} from '../store/people/data/queries.js';
import { readPerson } from '../store/people/queries.js';
import type { Dependencies, OperationContext } from './context.js';
import { shownMessages } from './inbox/threads.js';
import { readPeopleIds } from './people-query.js';

/** For how long the HTML of messages is sanitized. */
const sanitizingMs = 10_000;

/** The copy of all that is stored about a person: what erasing the person deletes. */
export function exportOperations(deps: Dependencies) {
  return {
    async exportPersonData({ params }, { accountId }) {
      const [id] = readPeopleIds([params.globalLeadId]).ids;
      const person = id === undefined ? null : await readPerson(deps.database, accountId, id);
      if (!person) throw new ApiError('person_not_found');
      const db = deps.database.manager;
      // One after the other: a request that reads this much takes no more than one connection.
      const stored = {
        person,
        leads: await leadsOfPerson(db, accountId, person.global_lead_id),
        lists: await listsOfPerson(db, person),
        threads: await readThreadsOfPerson(db, accountId, person.global_lead_id),
        messages: await messagesOfPerson(db, person),
        messageJobs: await jobsOfPerson(db, person),
        sends: await sendsOfPerson(db, person),
        replacements: await replacementsOf(db, person),
        events: await eventsOfPerson(db, person),
        blocks: await blocksOfPerson(db, person),
      };
      const until = new Date(deps.clock.now().getTime() + sanitizingMs);
      const rows = await shownMessages(deps, stored.messages.rows, until);
      const data = presentPersonData({ ...stored, messages: { ...stored.messages, rows } });
      return { status: 200, body: { data } };
    },
  } satisfies Partial<PeopleOperations<OperationContext>>;
}
