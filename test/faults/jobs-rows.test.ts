import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { systemClock } from '../../server/src/domain/clock.js';
import { toBin } from '../../server/src/store/ids.js';
import { runningCampaign } from '../contract/support/leads.js';
import { database, databaseUrl } from '../support/database.js';
import { settle } from '../support/engine.js';
import { jobRunner } from '../support/jobs.js';
import { newClient, send, service, type Client } from '../support/service.js';

const program = fileURLToPath(new URL('../support/job-worker.ts', import.meta.url));
const rows = Number(process.env.FAULT_ROWS ?? 3_000);
const seed = Number(process.env.FAULT_SEED ?? Math.floor(Math.random() * 2 ** 31));
/** After this time the workers are left alone. */
const killingMs = 45_000;

/** Numbers from 0 to 1, the same for the same seed. */
function randomOf(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A file as people make them: addresses that repeat, rows without one, cells that are missing. */
const file = [
  'Email,First name,Company,Plan,Tags',
  ...Array.from({ length: rows }, (_, i) => {
    if (i % 97 === 5) return `nobody${i}@,X,,,`;
    if (i % 211 === 7) return `,Empty ${i},,,`;
    const person = i % 13 === 12 ? i - 6 : i;
    return `p${person}@example.com,Person ${i},"Acme, ${i % 7}",${i % 5 === 0 ? '' : `plan ${i % 3}`},${i % 11 === 0 ? 'vip' : ''}`;
  }),
].join('\r\n');

/** Starts the jobs one after the other, each on what the one before it left. */
async function scenario(client: Client, finish: (jobId: string) => Promise<void>): Promise<void> {
  const first = await runningCampaign(client, ['plan']);
  const second = await runningCampaign(client);
  const start = async (body: Record<string, unknown>) => {
    const answer = await client.post('/v1/jobs', body);
    expect(answer.status, JSON.stringify(answer.body)).to.equal(202);
    await finish(answer.body.data.id);
    const job = (await client.get(`/v1/jobs/${answer.body.data.id}`)).body.data;
    expect(job.status, JSON.stringify(job.result)).to.equal('completed');
  };
  const { upload_id, upload_url } = (await client.post('/v1/uploads/presign', { filename: 'a.csv' })).body
    .data;
  const { pathname, search } = new URL(upload_url);
  const sent = await send(service().url + pathname + search, 'PUT', {
    body: file,
    headers: { 'content-type': 'text/csv' },
  });
  expect(sent.status, JSON.stringify(sent.body)).to.equal(200);
  await start({ operation: 'csv_lead_import_staged', campaign_id: first, upload_id });
  const exclusions = { emails: ['p1@example.com', 'p2@example.com'] };
  await start({ operation: 'add_to_campaign', campaign_id: second, source_campaign_id: first, exclusions });
  await start({ operation: 'pause_enrollments', campaign_id: second, source_campaign_id: second });
  const column_layout = ['email', 'first_name', 'company_name', 'custom.plan', 'tags', 'campaign_count'];
  await start({ operation: 'export_leads', column_layout: column_layout.map(key => ({ key })) });
}

/** All that the account holds, row by row; ids and instants are told as there or not. */
async function stateOf({ accountId }: Client): Promise<Record<string, unknown[]>> {
  const account = toBin(accountId);
  const read = (sql: string) => database().manager.query<Record<string, unknown>[]>(sql, [account]);
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
  const whole = [
    'people',
    'people_tokens',
    'leads',
    'enrollments',
    'campaign_totals',
    'account_counts',
    'job_errors',
  ];
  const state: Record<string, unknown[]> = {};
  for (const table of whole) state[table] = await rowsOf(`SELECT * FROM ${table} WHERE account_id = ?`);
  state.tags = await rowsOf(
    `SELECT l.global_lead_id, t.name FROM person_tag_links l JOIN person_tags t ON t.account_id = l.account_id AND t.id = l.tag_id
     WHERE l.account_id = ?`,
  );
  state.jobs = await rowsOf(
    'SELECT operation, status, progress, row_cursor, total_count, error_count FROM jobs WHERE account_id = ?',
  );
  const counts = await read('SELECT operation, result FROM jobs WHERE account_id = ? ORDER BY id');
  state.counts = counts.map(({ result }) => (JSON.parse(result as string) as { counts: object }).counts);
  state.events = await rowsOf('SELECT type FROM events WHERE account_id = ?');
  const pieces = await read('SELECT content FROM job_files WHERE account_id = ? ORDER BY seq');
  state.file = Buffer.concat(pieces.map(row => row.content as Buffer))
    .toString('utf8')
    .split('\r\n');
  return state;
}

/** Worker processes of which one after the other is killed at a random moment. */
function killedWorkers(random: () => number) {
  const alive: ChildProcess[] = [];
  const start = () => {
    const child = fork(program, {
      env: { ...process.env, DATABASE_URL: databaseUrl() },
      execArgv: ['--import=tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    alive.push(child);
    return once(child, 'message');
  };
  const end = async (child: ChildProcess, signal: NodeJS.Signals) => {
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  let kills = 0;
  const until = Date.now() + killingMs;
  return {
    kills: () => kills,
    start,
    async killUntil(ended: () => Promise<boolean>) {
      while (!(await ended())) {
        await sleep(20 + random() * 400);
        if (Date.now() > until) continue;
        await end(alive.shift()!, 'SIGKILL');
        kills++;
        // The other one goes on, or waits for the lease of the dead one, while this one starts.
        void start();
      }
    },
    stop: () => Promise.all(alive.map(child => end(child, 'SIGKILL'))),
  };
}

describe('jobs whose workers are killed at random', () => {
  it(`leave every row as an undisturbed run does (FAULT_SEED=${seed})`, async () => {
    const random = randomOf(seed);
    const calm = await newClient();
    await scenario(calm, () => settle([jobRunner(systemClock)]));

    const harried = await newClient();
    const workers = killedWorkers(random);
    try {
      await Promise.all([workers.start(), workers.start()]);
      await scenario(harried, id =>
        workers.killUntil(async () => {
          const { status } = (await harried.get(`/v1/jobs/${id}`)).body.data;
          return status !== 'queued' && status !== 'running';
        }),
      );
    } finally {
      await workers.stop();
    }
    expect(workers.kills()).to.be.greaterThan(4);
    const [wanted, found] = [await stateOf(calm), await stateOf(harried)];
    expect(wanted.people!.length).to.be.greaterThan(rows * 0.8);
    for (const table of Object.keys(wanted))
      expect(found[table], `${table}, FAULT_SEED=${seed}`).to.deep.equal(wanted[table]);
  }).timeout(180_000);
});
