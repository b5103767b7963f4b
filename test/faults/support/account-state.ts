import { toBin } from '../../../server/src/store/database/ids.js';
import { runSql } from '../../support/database.js';
import type { Client } from '../../support/service.js';

/** What people and campaigns of an account are. */
const position = ['people', 'people_tokens', 'leads', 'enrollments', 'campaign_totals', 'account_counts'];

export type AccountState = Record<string, unknown[]>;

/** All that an account holds, row by row; ids and times are reported as there or not. */
export async function stateOf({ accountId }: Client): Promise<AccountState> {
  const account = toBin(accountId);
  const read = (sql: string) => runSql<Record<string, unknown>[]>(sql, [account]);
  const campaigns = await read('SELECT id FROM campaigns WHERE account_id = ? ORDER BY id');
  const letters = new Map(campaigns.map(({ id }, i) => [(id as Buffer).toString('hex'), `campaign ${i}`]));
  const shown = (name: string, value: unknown): unknown => {
    if (value instanceof Date) return 'an instant';
    if (!Buffer.isBuffer(value)) return value;
    const hex = value.toString('hex');
    return name === 'global_lead_id' ? hex : (letters.get(hex) ?? 'an id');
  };
  const rowsOf = async (sql: string) =>
    (await read(sql))
      .map(row => JSON.stringify(Object.entries(row).map(([name, value]) => [name, shown(name, value)])))
      .sort();
  const state: AccountState = {};
  for (const table of position) state[table] = await rowsOf(`SELECT * FROM ${table} WHERE account_id = ?`);
  state.members = await rowsOf('SELECT global_lead_id FROM lead_list_members WHERE account_id = ?');
  state.tags = await rowsOf(
    `SELECT l.global_lead_id, t.name FROM person_tag_links l JOIN person_tags t ON t.account_id = l.account_id AND t.id = l.tag_id
     WHERE l.account_id = ?`,
  );
  const pieces = await read(
    `SELECT f.content FROM job_files f JOIN jobs j ON j.account_id = f.account_id AND j.id = f.job_id
     WHERE f.account_id = ? AND j.status = 'completed' ORDER BY f.job_id, f.seq`,
  );
  state.file = Buffer.concat(pieces.map(row => row.content as Buffer))
    .toString('utf8')
    .split('\r\n');
  return state;
}

/** What the jobs of an account reported of themselves. */
export async function jobsOf({ accountId }: Client): Promise<AccountState> {
  const read = (sql: string) => runSql<Record<string, unknown>[]>(sql, [toBin(accountId)]);
  const jobs = await read(
    'SELECT operation, status, progress, row_cursor, total_count, error_count, result FROM jobs WHERE account_id = ? ORDER BY id',
  );
  return {
    jobs: jobs.map(({ result, ...job }) => {
      const { counts, people } = JSON.parse(result as string) as { counts: object; people: string[] };
      return { ...job, counts, people: people.sort() };
    }),
    events: await read('SELECT type FROM events WHERE account_id = ? ORDER BY id'),
    // Those of one chunk are in the order of what was given, and others have other chunks.
    errors: await read(
      `SELECT j.operation, e.row_index, HEX(e.global_lead_id) AS person, e.message FROM job_errors e
       JOIN jobs j ON j.account_id = e.account_id AND j.id = e.job_id WHERE e.account_id = ?
       ORDER BY e.job_id, e.row_index, e.global_lead_id, e.message`,
    ),
  };
}
