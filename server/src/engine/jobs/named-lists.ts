import { readLeadList } from '../../store/lead-lists/repository.js';
import { JobFailure, type JobChunk } from './work.js';

/**
 * Fails a job whose people, or those whom it leaves out, are told by a list that is gone. Without the list nobody would be
 * excluded any more, and an end of the population could not be told from the end of the list. It is asked once the items
 * are handled: a list that is there then was there, with all its members, when they were read.
 */
export async function requireNamedLists({ tx, accountId, plan }: JobChunk): Promise<void> {
  const { population, exclusions = plan.exclusions } = plan.selected ?? {};
  const named = new Set([population?.kind === 'list' ? population.listId : undefined, exclusions?.listId]);
  for (const id of named)
    if (id !== undefined && !(await readLeadList(tx, accountId, id)))
      throw new JobFailure('A lead list that the job names was deleted.');
}
