import { expect } from 'chai';
import { toBin } from '../../../server/src/store/database/ids.js';
import { idOf, runningCampaign } from '../../contract/support/leads.js';
import { runSql } from '../../support/database.js';
import { send, service, type Client } from '../../support/service.js';

/** An account with what its jobs are about. */
export interface Stage {
  client: Client;
  first: string;
  second: string;
  list: string;
}

/** A job of each operation, each about what the one before it left. */
export interface Step {
  operation: string;
  body(stage: Stage): Promise<Record<string, unknown>> | Record<string, unknown>;
  /** How many rows or people are as the operation makes them. */
  effect(stage: Stage): Promise<number>;
  /** What counts them, and whether the operation makes them more or less. */
  counter: string;
  sign?: -1;
  /** Counters that together count each item once; none where one item may be counted more than once. */
  handled?: readonly string[];
}

export async function stageOf(client: Client): Promise<Stage> {
  const [first, second] = [await runningCampaign(client, ['plan']), await runningCampaign(client)];
  const list = (await client.post('/v1/lead-lists', { name: 'Some' })).body.data.id as string;
  return { client, first, second, list };
}

const rows = Number(process.env.FAULT_ROWS ?? 400);
const address = (i: number) => `p${i}@example.com`;

/** A file as people make them: addresses that repeat, rows without one, cells that are missing, a quote left open. */
const file = [
  'Email,First name,Company,Plan,Tags',
  ...Array.from({ length: rows }, (_, i) => {
    if (i % 97 === 5) return `nobody${i}@,X,,,`;
    if (i % 89 === 7) return `,Empty ${i},,,`;
    if (i % 101 === 9) return `open${i}@example.com,"Open,,,`;
    const person = i % 13 === 12 ? i - 6 : i;
    return `${address(person)},Person ${i},"Acme, ${i % 7}",${i % 5 === 0 ? '' : `plan ${i % 3}`},${i % 11 === 0 ? 'vip' : ''}`;
  }),
].join('\r\n');

/** Leads of a request, half of whom the file brought. */
const leads = Array.from({ length: rows / 2 }, (_, i) => ({
  email: i % 53 === 3 ? 'nobody@' : address(rows - rows / 4 + i),
  last_name: `Doe ${i}`,
  ...(i % 2 === 0 && { custom_lead_data: { plan: 'late' } }),
}));

async function upload({ client }: Stage): Promise<string> {
  const { upload_id, upload_url } = (await client.post('/v1/uploads/presign', { filename: 'a.csv' })).body
    .data;
  const { pathname, search } = new URL(upload_url);
  const headers = { 'content-type': 'text/csv' };
  const sent = await send(service().url + pathname + search, 'PUT', { body: file, headers });
  expect(sent.status, JSON.stringify(sent.body)).to.equal(200);
  return upload_id as string;
}

async function count({ client }: Stage, sql: string, ...ids: string[]): Promise<number> {
  const values = [toBin(client.accountId), ...ids.map(toBin)];
  const [row] = await runSql<[{ n: number }]>(`SELECT ${sql}`, values);
  return Number(row.n);
}

const living = (stage: Stage, campaignId: string) =>
  count(
    stage,
    'COUNT(*) AS n FROM leads WHERE account_id = ? AND campaign_id = ? AND deleted_at IS NULL',
    campaignId,
  );
const members = (stage: Stage) =>
  count(stage, 'COUNT(*) AS n FROM lead_list_members WHERE account_id = ? AND list_id = ?', stage.list);
const paused = (stage: Stage) =>
  count(
    stage,
    "COUNT(*) AS n FROM enrollments WHERE account_id = ? AND campaign_id = ? AND state = 'paused'",
    stage.second,
  );
const everywhere = (stage: Stage) =>
  count(stage, 'COUNT(*) AS n FROM leads WHERE account_id = ? AND deleted_at IS NULL');
/** Lines of the files of exports, without their headings. */
const written = (stage: Stage) =>
  count(
    stage,
    `COALESCE(SUM(LENGTH(content) - LENGTH(REPLACE(content, '\\n', ''))), 0) - COUNT(DISTINCT job_id) AS n
     FROM job_files WHERE account_id = ?`,
  );

const imported = { counter: 'created', handled: ['imported', 'failed'] } as const;
const layout = ['email', 'first_name', 'last_name', 'company_name', 'custom.plan', 'tags', 'campaign_count'];

export const steps: readonly Step[] = [
  {
    operation: 'csv_lead_import_staged',
    body: async stage => ({ campaign_id: stage.first, upload_id: await upload(stage) }),
    effect: stage => living(stage, stage.first),
    ...imported,
  },
  {
    operation: 'api_lead_import',
    body: ({ first }) => ({ campaign_id: first, leads }),
    effect: stage => living(stage, stage.first),
    ...imported,
  },
  {
    operation: 'add_to_campaign',
    body: ({ first, second }) => ({
      campaign_id: second,
      scope: { kind: 'campaign', campaign_id: first },
      exclusions: { emails: [address(1), address(2)] },
    }),
    effect: stage => living(stage, stage.second),
    counter: 'created',
    handled: ['created', 'updated', 'skipped', 'failed'],
  },
  {
    operation: 'add_to_lead_list',
    body: ({ first, list }) => ({ target_list_id: list, scope: { kind: 'campaign', campaign_id: first } }),
    effect: members,
    counter: 'added',
    handled: ['added', 'skipped'],
  },
  {
    operation: 'pause_enrollments',
    body: ({ second }) => ({ campaign_id: second, scope: { kind: 'campaign', campaign_id: second } }),
    effect: paused,
    counter: 'paused',
    handled: ['paused', 'skipped'],
  },
  {
    operation: 'resume_enrollments',
    body: ({ second }) => ({
      campaign_id: second,
      global_lead_ids: Array.from({ length: rows }, (_, i) =>
        idOf(i % 61 === 4 ? `stranger${i}` : address(i)),
      ),
    }),
    effect: paused,
    counter: 'resumed',
    sign: -1,
    handled: ['resumed', 'skipped'],
  },
  {
    operation: 'export_leads',
    body: () => ({
      scope: { kind: 'explorer_view', query: {} },
      column_layout: layout.map(key => ({ key })),
    }),
    effect: written,
    counter: 'rows_exported',
    handled: ['rows_exported', 'failed'],
  },
  {
    operation: 'remove_from_lead_list',
    body: ({ list, second }) => ({ target_list_id: list, scope: { kind: 'campaign', campaign_id: second } }),
    effect: members,
    counter: 'removed',
    sign: -1,
    handled: ['removed', 'skipped'],
  },
  {
    operation: 'remove_from_campaign',
    body: ({ second }) => ({
      campaign_id: second,
      scope: { kind: 'campaign', campaign_id: second },
      exclusions: { emails: [address(3), address(30)] },
    }),
    effect: stage => living(stage, stage.second),
    counter: 'removed',
    sign: -1,
    handled: ['removed', 'skipped'],
  },
  {
    operation: 'remove_from_all_campaigns',
    body: () => ({ scope: { kind: 'explorer_view', query: { q: 'example' } } }),
    effect: everywhere,
    counter: 'removed',
    sign: -1,
  },
];
