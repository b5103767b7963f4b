import type { EntityManager } from 'typeorm';
import { ApiError, type Detail } from '../domain/api/api-error.js';
import { everybodyScope } from '../domain/jobs/bulk-request.js';
import { mergeNamed, readTags, readVerification, type Verification } from '../domain/leads/lead-input.js';
import { storageIssue, type ContactPatch } from '../domain/leads/lead-merge.js';
import type { PeopleOperations } from '../generated/operations.js';
import type { PeopleExportRequest, PersonUpdate } from '../generated/types.js';
import { presentMembership, presentPerson } from '../present/person.js';
import type { PersonEntity } from '../store/entities.js';
import { verificationColumns, wordsColumn } from '../store/people/entities.js';
import {
  listMemberships,
  lockPeople,
  readPerson,
  readPersonIn,
  updatePeople,
} from '../store/people/queries.js';
import { listPeople, replaceTokens } from '../store/people/search/queries.js';
import { personTagsByName } from '../store/tags/queries.js';
import { replacePersonTags } from '../store/tags/repository.js';
import { transactionWithInserts } from '../store/database/transaction.js';
import type { OperationContext, Dependencies } from './context.js';
import { eraseOperations } from './erase-person.js';
import { exportOperations } from './export-person.js';
import { startJob } from './jobs/start.js';
import { readPeopleIds, readPeopleFilter } from './people-query.js';
import { personTagOperations } from './person-tags.js';

/** The operations of the tag People. */
export function peopleOperations(deps: Dependencies): PeopleOperations<OperationContext> {
  const { database, clock } = deps;
  return {
    ...personTagOperations(deps),
    ...eraseOperations(deps),
    ...exportOperations(deps),

    async listPeople({ query }, { accountId }) {
      const { limit, offset, sort, sort_dir: direction, ...filters } = query;
      const order = { sort, direction };
      const filter = await readPeopleFilter(database.manager, accountId, filters);
      const { rows, total } = await listPeople(database.manager, accountId, filter, order, { limit, offset });
      return { status: 200, body: { data: rows.map(presentPerson), limit, offset, total_count: total } };
    },

    async getPerson({ params }, { accountId }) {
      const id = requireId(params.globalLeadId);
      const person = await readPerson(database, accountId, id);
      if (!person) throw new ApiError('person_not_found');
      const memberships = await listMemberships(database.manager, accountId, id);
      const data = { person: presentPerson(person), memberships: memberships.map(presentMembership) };
      return { status: 200, body: { data } };
    },

    async updatePerson({ params, body }, { accountId }) {
      const id = requireId(params.globalLeadId);
      const change = readChange(body);
      const now = clock.now();
      return transactionWithInserts(database, async tx => {
        const before = (await lockPeople(tx, accountId, [id])).get(id);
        if (!before) throw new ApiError('person_not_found');
        await savePerson(tx, before, change, now);
        const after = await readPersonIn(tx, accountId, id);
        return { status: 200, body: { data: presentPerson(after!) } };
      });
    },

    async exportPeople({ body = {} }, context) {
      const { query: _query, ...request } = body;
      const job = { ...request, ...scopeOfExport(body), operation: 'export_leads' } as const;
      try {
        return { status: 202, body: { data: await startJob(deps, context, job) } };
      } catch (error) {
        throw body.query === undefined ? error : namedAsGiven(error);
      }
    },
  };
}

/** A refusal of filters, with their place in a body that gives them as `query`. */
function namedAsGiven(error: unknown): unknown {
  if (!(error instanceof ApiError) || !error.details) return error;
  const details = error.details.map(each => ({
    ...each,
    path: each.path.replace(/^scope\.query\b/, 'query'),
  }));
  return new ApiError(error.code, { message: error.customMessage, details });
}

function requireId(given: string): string {
  const [id] = readPeopleIds([given]).ids;
  if (id === undefined) throw new ApiError('person_not_found');
  return id;
}

/** The name of a lead is the `display_name` of a person. */
function asGiven(issue: Detail): Detail {
  if (issue.path !== 'name') return issue;
  return { ...issue, path: 'display_name', message: issue.message.replace('name', 'display_name') };
}

/** What is said of a person; what is undefined stays. */
interface PersonChange {
  contact: ContactPatch;
  /** Names of all tags that the person is to have. */
  tags: readonly string[] | undefined;
  /** Null clears what is known. */
  verification: Verification | null | undefined;
}

function readChange({ display_name, tags, email_verification, ...contact }: PersonUpdate): PersonChange {
  const issues: Detail[] = [];
  const change = {
    contact: { ...contact, name: display_name },
    tags: tags && readTags(tags, issues),
    verification: email_verification === null ? null : readVerification(email_verification, issues),
  };
  if (issues.length > 0) throw invalid(...issues);
  return change;
}

/** Changes a person that the transaction holds locked. */
async function savePerson(
  tx: EntityManager,
  before: PersonEntity,
  { contact, tags, verification }: PersonChange,
  now: Date,
): Promise<void> {
  const merged = mergeNamed(before, contact);
  const issue = storageIssue(merged);
  if (issue) throw invalid(asGiven(issue));
  const after: PersonEntity = {
    ...before,
    ...merged,
    ...(verification !== undefined && verificationColumns(verification)),
    updated_at: now,
  };
  after.words = wordsColumn(after);
  await updatePeople(tx, [after]);
  await replaceTokens(tx, [{ before, after }]);
  if (tags === undefined) return;
  const { account_id: accountId, global_lead_id: id } = before;
  const tagIds = [...(await personTagsByName(tx, accountId, tags, now)).values()];
  await replacePersonTags(tx, accountId, id, tagIds);
}

function invalid(...details: Detail[]): ApiError {
  return new ApiError('invalid_request', { details });
}

/**
 * The scope of an export that gives filters, which narrow a list or a campaign that is named beside them, or that names
 * nobody, which means everybody.
 */
function scopeOfExport({ query, list_id, campaign_id, scope, global_lead_ids }: PeopleExportRequest) {
  if (query === undefined) {
    const isNamed = [list_id, campaign_id, scope, global_lead_ids].some(named => named !== undefined);
    return isNamed ? {} : { scope: everybodyScope };
  }
  if (scope !== undefined) {
    const message = 'Select the people in one way only: a scope or filters.';
    throw invalid({ path: 'query', code: 'ambiguous_scope', message });
  }
  const narrowed = {
    ...query,
    ...(list_id !== undefined && { list_id }),
    ...(campaign_id !== undefined && { campaign_ids: campaign_id }),
  };
  return {
    scope: { kind: 'explorer_view' as const, query: narrowed },
    list_id: undefined,
    campaign_id: undefined,
  };
}
