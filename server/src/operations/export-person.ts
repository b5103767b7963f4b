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
import { readPerson, knownPeople } from '../store/people/queries.js';
import type { Dependencies, OperationContext } from './context.js';
import { shownMessages } from './inbox/threads.js';
import { readPeopleIds } from './people-query.js';
import { blockAndStop } from '../events/block-list.js';
import { presentJob } from '../present/job.js';
import { newId } from '../store/database/ids.js';
import { transaction } from '../store/database/transaction.js';
import { findErasure, insertJob } from '../store/jobs/repository.js';

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

/** Erasing a person: nothing is sent any more at once, and a job deletes what is stored. */
export function eraseOperations({ database, clock }: Dependencies) {
  return {
    async erasePerson({ params }, { accountId, apiKeyId }) {
      const [id] = readPeopleIds([params.globalLeadId]).ids;
      const now = clock.now();
      const job = await transaction(database, async tx => {
        if (id === undefined || !(await knownPeople(tx, accountId, [id])).has(id))
          throw new ApiError('person_not_found');
        const block = { type: 'email_hash', value: id, reason: 'Erased', origin: 'api' } as const;
        await blockAndStop(tx, accountId, block, 'blocked', now);
        const known = await findErasure(tx, accountId, id);
        if (known) return known;
        const erasure = {
          id: newId(),
          operation: 'erase_person',
          campaignId: null,
          apiKeyId,
          status: 'queued',
          input: { echo: { operation: 'erase_person' }, plan: { personId: id } },
          previewId: null,
          uploadedCount: 0,
          totalCount: 1,
        } as const;
        return insertJob(tx, accountId, erasure, now);
      });
      return { status: 202, body: { data: presentJob(job, { globalLeadIds: [id!] }) } };
    },
  } satisfies Partial<PeopleOperations<OperationContext>>;
}
