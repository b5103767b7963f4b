import type { EntityManager } from 'typeorm';
import type { LeadRow } from '../entities.js';
import { fromBin, toBin } from '../database/ids.js';
import { indexThreads } from '../inbox/search/index/queries.js';

/** A lead as it was and as it is now. */
export interface ChangedLead {
  before: LeadRow;
  after: LeadRow;
}

/** Of what a lead says of itself, that by which its threads are found. */
const told = ['name', 'first_name', 'last_name', 'company_name'] as const;

/** Lets threads be found by what their leads are called from now on. Locks them: enrolments come before. */
export async function indexRenamed(
  tx: EntityManager,
  accountId: string,
  changes: readonly ChangedLead[],
): Promise<void> {
  const renamed = changes.filter(({ before, after }) => told.some(name => before[name] !== after[name]));
  if (renamed.length === 0) return;
  const leads = new Map(renamed.map(({ after }) => [fromBin(after.id), after]));
  const account = toBin(accountId);
  const found = await tx.query<{ id: Buffer }[]>(
    'SELECT id FROM threads FORCE INDEX (of_lead) WHERE account_id = ? AND lead_id IN (?)',
    [account, renamed.map(({ after }) => after.id)],
  );
  if (found.length === 0) return;
  // By key alone, in the order in which every transaction takes them.
  const threads = await tx.query<{ number: number; lead_id: Buffer }[]>(
    'SELECT number, lead_id FROM threads FORCE INDEX (PRIMARY) WHERE account_id = ? AND id IN (?) ORDER BY id FOR UPDATE',
    [account, found.map(({ id }) => id)],
  );
  const texts = threads.flatMap(({ number, lead_id }) => {
    const lead = leads.get(fromBin(lead_id));
    return lead ? [{ number, texts: told.map(name => lead[name]) }] : [];
  });
  await indexThreads(tx, accountId, texts);
}
