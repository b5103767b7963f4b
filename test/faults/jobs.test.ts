import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { eventsOf, runningCampaign, totalsOf } from '../contract/support/leads.js';
import { databaseUrl } from '../support/database.js';
import { newClient } from '../support/service.js';

const program = fileURLToPath(new URL('../support/job-worker.ts', import.meta.url));
const rows = 900;

async function startProcess(): Promise<ChildProcess> {
  const child = fork(program, {
    env: { ...process.env, DATABASE_URL: databaseUrl() },
    execArgv: ['--import=tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return child;
}

async function killed(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

describe('jobs through kill -9', () => {
  it('handle every row once while worker processes are killed', async () => {
    const client = await newClient();
    const [first, second] = [await runningCampaign(client), await runningCampaign(client)];
    const leads = Array.from({ length: rows }, (_, index) => ({ email: `p${index}@example.com` }));
    const body = { leads: [...leads, { email: 'p@' }] };
    const imported = await client.post(`/v1/campaigns/${first}/leads/bulk/async`, body);
    const read = async (id: string) => (await client.get(`/v1/jobs/${id}`)).body.data;

    let kills = 0;
    let child = await startProcess();
    const ended = async (id: string) => {
      // Each time a worker has got on a little, it is killed somewhere.
      for (let seen = 0; ; await sleep(20)) {
        const { status, cursor } = await read(id);
        if (status !== 'queued' && status !== 'running') return;
        if (cursor <= seen + 100 || cursor > rows * 0.7) continue;
        seen = cursor;
        await killed(child, 'SIGKILL');
        kills++;
        child = await startProcess();
      }
    };
    await ended(imported.body.data.id);
    const added = await client.post(`/v1/campaigns/${second}/enroll`, {
      scope: { kind: 'campaign', campaign_id: first },
      expected_count: rows,
    });
    expect(added.status, JSON.stringify(added.body)).to.equal(202);
    await ended(added.body.data.id);
    await killed(child, 'SIGTERM');

    expect(kills).to.be.greaterThan(2);
    const [one, two] = [await read(imported.body.data.id), await read(added.body.data.id)];
    expect(one).to.deep.include({ status: 'completed', cursor: rows + 1 });
    const counts = { imported: rows, created: rows, enrolled: rows, failed: 1, row_error_count: 1 };
    expect(one.result).to.deep.include(counts);
    expect(two).to.deep.include({ status: 'completed', cursor: rows });
    expect(two.result).to.deep.include({ created: rows, enrolled: rows, skipped: 0, failed: 0 });
    for (const id of [first, second])
      expect(await totalsOf(client, id)).to.deep.equal({ leads: rows, enrolled: rows, terminal: 0 });
    expect((await eventsOf(client)).map(event => event.type)).to.deep.equal([
      'lead.bulk_import.completed',
      'lead.added_to_campaign.completed',
    ]);
  }).timeout(120_000);
});
