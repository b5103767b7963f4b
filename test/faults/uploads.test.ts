import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { openFileStores, type FileSettings } from '../../server/src/store/files/file-stores.js';
import { toBin } from '../../server/src/store/database/ids.js';
import { draftCampaign } from '../contract/support/leads.js';
import { connectRaw } from '../http/support/raw.js';
import { startChildProgram } from '../support/child-program.js';
import { database, databaseUrl, runSql } from '../support/database.js';
import { runUntilIdle } from '../support/engine.js';
import { jobPurge, jobRunner } from '../support/jobs.js';
import { newClient, send, service } from '../support/service.js';

const rows = 60_000;
const file = [
  'email,first_name',
  ...Array.from({ length: rows }, (_, i) => `p${i}@example.com,Zoë ${i}`),
].join('\n');

describe('an upload through kill -9', function () {
  this.timeout(120_000);
  let folder: string;
  const children: ChildProcess[] = [];
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'outreach-uploads-'));
  });
  after(async () => {
    for (const child of children) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  async function startProcess(environment: Record<string, string>) {
    const child = await startChildProgram('support/upload-service.ts', {
      DATABASE_URL: databaseUrl(),
      LINK_KEY: service().core.linkKey.toString('hex'),
      ...environment,
    });
    children.push(child);
    const [port] = (await once(child, 'message')) as [number];
    return {
      port,
      async kill() {
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        await gone;
      },
    };
  }

  const sizeOnDisk = async (accountId: string, id: string) => {
    const place = join(folder, accountId, id);
    const names = await readdir(place).catch(() => []);
    const sizes = await Promise.all(names.map(async name => (await stat(join(place, name))).size));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const sizeInDatabase = async (_accountId: string, id: string) => {
    const sql = 'SELECT COALESCE(SUM(LENGTH(content)), 0) AS size FROM file_pieces WHERE owner_id = ?';
    return (await runSql<[{ size: number }]>(sql, [toBin(id)]))[0].size;
  };

  for (const [kind, sizeOf] of [
    ['disk', sizeOnDisk],
    ['database', sizeInDatabase],
  ] as const)
    it(`counts as not sent, can be sent again, and leaves nothing: ${kind}`, async () => {
      const settings: FileSettings = { kind, folder, s3: undefined };
      const environment: Record<string, string> = kind === 'disk' ? { FILES_DIR: folder } : {};
      const client = await newClient();
      const { data } = (await client.post('/v1/uploads/presign', { filename: 'a.csv' })).body;
      const { pathname, search } = new URL(data.upload_url);
      const id = data.upload_id as string;
      const path = pathname + search;

      const doomed = await startProcess(environment);
      const sender = connectRaw(doomed.port);
      sender.socket.write(
        `PUT ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${file.length * 2}\r\n\r\n${file}`,
      );
      while ((await sizeOf(client.accountId, id)) < 500_000) await sleep(10);
      await doomed.kill();
      const half = await sizeOf(client.accountId, id);
      expect(half).to.be.greaterThan(0);

      const campaign_id = await draftCampaign(client);
      const body = { operation: 'csv_lead_import_staged', campaign_id, upload_id: id };
      expect((await client.post('/v1/jobs', body)).body.details[0].code).to.equal('upload_not_finished');

      const healthy = await startProcess(environment);
      const short = file.split('\n').slice(0, 301).join('\n');
      const headers = { 'content-type': 'text/csv' };
      const sent = await send(`http://127.0.0.1:${healthy.port}${path}`, 'PUT', { body: short, headers });
      expect([sent.status, sent.body.data?.row_count], JSON.stringify(sent.body)).to.deep.equal([200, 300]);
      expect(await sizeOf(client.accountId, id)).to.be.within(1, 30_000);
      await healthy.kill();

      const files = openFileStores(database(), settings);
      const started = await client.post('/v1/jobs', body);
      await runUntilIdle([jobRunner(service().core.clock, { files })]);
      const { data: job } = (await client.get(`/v1/jobs/${started.body.data.id}`)).body;
      expect(job.result, JSON.stringify(job.result)).to.deep.include({ imported: 300, failed: 0 });
      await runSql('UPDATE uploads SET expires_at = ? WHERE id = ?', [new Date(0), toBin(id)]);
      await runUntilIdle([jobPurge(service().core.clock, files)]);
      expect(await sizeOf(client.accountId, id)).to.equal(0);
    });
});
