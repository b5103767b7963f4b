import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { connectionFrom } from '../../server/src/store/database/connection-url.js';
import { database, freshSchema } from '../support/database.js';
import { guideBlock, runShell } from '../support/guides.js';
import { call, freshDataDir, startProgram, type RunningProgram } from '../support/program.js';

const run = promisify(execFile);

/** What an account sees; each answer comes from other tables, and the last holds a secret that the key opens. */
const paths = [
  '/v1/campaigns',
  '/v1/people',
  '/v1/mailboxes',
  '/v1/jobs',
  '/v1/campaigns/ID/flow',
  '/v1/campaigns/ID/leads',
  '/v1/webhooks',
];

describe('backup and restore', function () {
  this.timeout(60_000);
  const ends: (() => Promise<unknown>)[] = [];
  let folder: string;
  let key: string;
  let campaignId: string;
  let seen: unknown[];
  let data: Awaited<ReturnType<typeof freshDataDir>>;

  async function answersOf(program: RunningProgram): Promise<unknown[]> {
    const request = call(program, key);
    const answers = await Promise.all(paths.map(path => request('GET', path.replace('ID', campaignId))));
    expect(answers.map(({ status }) => status)).to.deep.equal(paths.map(() => 200));
    return answers.map(({ body }) => body as unknown);
  }

  before(async function () {
    const dump = await run('mariadb-dump', ['--version']).catch(() => null);
    if (!dump || database().flavour !== 'mariadb') this.skip();
    folder = await mkdtemp(join(tmpdir(), 'outreach-backup-'));
    ends.push(() => rm(folder, { recursive: true, force: true }));
    data = await freshDataDir();
    ends.push(data.remove);

    const program = await startProgram({ DATA_DIR: data.path });
    ends.unshift(() => program.end());
    key = await data.apiKey();
    const request = call(program, key);
    const flow = { nodes: [{ id: 'lead', type: 'leadSource', data: {} }], edges: [] };
    const created = (await request('POST', '/v1/campaigns', { name: 'Grüße 👋' })).body as {
      data: { id: string };
    };
    campaignId = created.data.id;
    const saved = await request('POST', `/v1/campaigns/${campaignId}/flow`, flow);
    expect(saved.status, JSON.stringify(saved.body)).to.equal(200);
    const lead = { email: 'zoe@sandbox.test', first_name: 'Zoë' };
    expect((await request('POST', `/v1/campaigns/${campaignId}/leads`, lead)).status).to.be.oneOf([200, 201]);
    seen = await answersOf(program);

    const env = { ...process.env, DATA_DIR: data.path };
    await runShell(await guideBlock('upgrading', /mariadb-dump .*server\.sock/), folder, env);
    expect(await program.end()).to.equal(0);
  });
  after(async () => {
    for (const end of ends) await end();
  });

  it('of a dump: a new database answers the same', async () => {
    const schema = await freshSchema();
    ends.unshift(schema.drop);
    const { user, socketPath, database: name } = connectionFrom(schema.url);
    const client = `mariadb --no-defaults --user='${user}' --socket='${socketPath}' '${name}' < outreach.sql`;
    await runShell(client, folder, process.env);
    const own = await freshDataDir();
    const SECRET_KEY = (await readFile(join(data.path, 'secret-key'), 'utf8')).trim();
    const settings = { DATA_DIR: own.path, DATABASE_URL: schema.url, SECRET_KEY, STATELESS: 'true' };
    const program = await startProgram(settings);
    try {
      expect(await answersOf(program)).to.deep.equal(seen);
    } finally {
      await program.end();
      await rm(own.path, { recursive: true, force: true });
    }
  });

  it('of a dump: another embedded database answers the same', async () => {
    const own = await freshDataDir();
    ends.unshift(own.remove);
    await cp(join(data.path, 'secret-key'), join(own.path, 'secret-key'));
    const empty = await startProgram({ DATA_DIR: own.path }, ['serve', '--no-worker']);
    ends.unshift(() => empty.end());
    const block = await guideBlock('upgrading', /DROP DATABASE outreach/);
    await runShell(block, folder, { ...process.env, DATA_DIR: own.path });
    expect(await empty.end()).to.equal(0);
    const program = await startProgram({ DATA_DIR: own.path }, ['serve', '--no-worker']);
    ends.unshift(() => program.end());
    expect(await answersOf(program)).to.deep.equal(seen);
    expect((await call(program, await own.apiKey())('GET', '/v1/campaigns')).status).to.equal(200);
  });

  it('of the data folder: a copy answers the same', async () => {
    const copy = join(folder, 'data');
    await cp(data.path, copy, { recursive: true });
    const program = await startProgram({ DATA_DIR: copy });
    try {
      expect(await answersOf(program)).to.deep.equal(seen);
    } finally {
      await program.end();
    }
  });
});
