import { nextPeople } from '../../store/jobs/bulk/population/queries.js';
import type { RowError } from '../../store/jobs/contents/repository.js';
import type { Item, JobChunk } from './work.js';

/** The next people of the population of a job. */
export async function readPeopleItems(
  { tx, accountId, job, plan }: JobChunk,
  limit: number,
): Promise<Item[]> {
  if (!plan.selected) throw new Error('The job names no people.');
  return nextPeople(tx, accountId, plan.selected, job.population_cursor, limit);
}

/** Why someone of a job was not handled. */
export function unknownPerson({ index, globalLeadId }: Pick<Item, 'index' | 'globalLeadId'>): RowError {
  return { index, globalLeadId, message: 'The account knows nobody by this id.' };
}
