import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { FilesUnavailable, type FileStore } from '../../server/src/store/files/file-store.js';
import type { FileStores } from '../../server/src/store/files/file-stores.js';
import { newId, toBin } from '../../server/src/store/database/ids.js';
import { database, runSql } from '../support/database.js';
import { runUntilIdle } from '../support/engine.js';
import { filesIn } from '../support/files.js';
import { jobPurge, jobRunner } from '../support/jobs.js';
import { hasS3Server, startS3Server, type S3Server } from '../support/s3-server.js';
import { send, startService, type Client, type TestService } from '../support/service.js';
import { connectRaw } from '../http/support/raw.js';
import { draftCampaign, idOf } from './support/leads.js';

type Settings = TestService['core']['config']['files'];

/** A file of so many people, each of whom comes once. */
const fileOf = (count: number, name = 'p') =>
  ['email,first_name', ...Array.from({ length: count }, (_, i) => `${name}${i}@example.com,Zoë ${i}`)].join(
    '\n',
  );

function tools(service: () => TestService, client: () => Client) {
  const presign = async () => {
    const { body } = await client().post('/v1/uploads/presign', { filename: 'a.csv' });
    const { pathname, search } = new URL(body.data.upload_url);
    return { id: body.data.upload_id as string, path: pathname + search };
  };
  const put = (path: string, body: string | Uint8Array) =>
    send(service().url + path, 'PUT', { body, headers: { 'content-type': 'text/csv' } });
  return {
    presign,
    put,
    async upload(body: string) {
      const { id, path } = await presign();
      const sent = await put(path, body);
      expect(sent.status, JSON.stringify(sent.body)).to.equal(200);
      return id;
    },
    /** A sender who can be slow, and can break off. */
    async sender(path: string, length: number) {
      const connection = connectRaw(Number(new URL(service().url).port));
      connection.socket.write(
        `PUT ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: text/csv\r\nContent-Length: ${length}\r\n\r\n`,
      );
      return connection;
    },
    async importOf(upload_id: string, files?: FileStores) {
      const campaign_id = await draftCampaign(client());
      const body = { operation: 'csv_lead_import_staged', campaign_id, upload_id };
      const { body: started } = await client().post('/v1/jobs', body);
      const runner = jobRunner(service().core.clock, { chunkSize: 40, ...(files && { files }) });
      await runUntilIdle([runner]);
      return (await client().get(`/v1/jobs/${started.data.id}`)).body.data;
    },
    async row(id: string) {
      const sql = 'SELECT * FROM uploads WHERE id = ?';
      return (await runSql<Record<string, unknown>[]>(sql, [toBin(id)]))[0];
    },
    async count(table: string, column: string, id: string) {
      const sql = `SELECT COUNT(*) AS count FROM ${table} WHERE ${column} = ?`;
      return (await runSql<[{ count: number }]>(sql, [toBin(id)]))[0].count;
    },
  };
}

const until = async (holds: () => Promise<boolean>) => {
  for (let tries = 0; !(await holds()); tries++) {
    if (tries > 400) throw new Error('It did not come to that.');
    await new Promise(resolve => setTimeout(resolve, 10));
  }
};

/** What holds of uploads wherever they are kept; `left` counts what the store keeps of one. */
function laws(start: () => Promise<{ files: Settings; left(client: Client, id: string): Promise<number> }>) {
  let service: TestService;
  let client: Client;
  let left: (id: string) => Promise<number>;
  const { presign, put, upload, sender, importOf, row } = tools(
    () => service,
    () => client,
  );
  before(async () => {
    const started = await start();
    service = await startService({ files: started.files });
    left = id => started.left(client, id);
  });
  after(() => service?.close());
  beforeEach(async () => {
    await runSql("UPDATE jobs SET status = 'cancelled' WHERE status <> 'completed'");
    client = await service.client();
  });

  it('takes a file, imports it, and forgets it', async () => {
    const id = await upload(fileOf(333));
    expect(await row(id)).to.include({
      status: 'completed',
      row_count: 333,
      file_store: service.core.files.current.kind,
    });
    expect(await left(id)).to.equal(1);
    const job = await importOf(id, service.core.files);
    expect(job.result, JSON.stringify(job.result)).to.deep.include({ imported: 333, failed: 0 });
    await runSql('UPDATE uploads SET expires_at = ? WHERE id = ?', [new Date(0), toBin(id)]);
    await runUntilIdle([jobPurge(service.core.clock, service.core.files)]);
    expect(await row(id)).to.equal(undefined);
    expect(await left(id)).to.equal(0);
  });

  it('gives an address without knowing anything of the file', async () => {
    for (const body of [undefined, {}]) {
      const { status, body: answer } = await client.post('/v1/uploads/presign', body);
      expect(status).to.equal(201);
      expect(await row(answer.data.upload_id)).to.include({
        filename: 'people.csv',
        content_type: 'text/csv',
      });
    }
  });

  it('keeps nothing of a file that breaks off, which may be sent again', async () => {
    const { id, path } = await presign();
    const connection = await sender(path, 10_000_000);
    connection.socket.write(fileOf(30_000, 'half'));
    await until(async () => (await row(id))!.status === 'receiving');
    connection.socket.destroy();
    const campaign_id = await draftCampaign(client);
    const early = await client.post('/v1/jobs', {
      operation: 'csv_lead_import_staged',
      campaign_id,
      upload_id: id,
    });
    expect(early.body.details[0].code).to.equal('upload_not_finished');
    await until(async () => (await left(id)) === 0);
    expect((await put(path, fileOf(3))).status).to.equal(200);
    expect((await importOf(id, service.core.files)).result).to.deep.include({ imported: 3 });
  });

  it('keeps what the last of two senders at once sends, and refuses the other', async () => {
    const { id, path } = await presign();
    const text = fileOf(50_000, 'slow');
    const slow = await sender(path, text.length + 20);
    slow.socket.write(text);
    await until(async () => (await row(id))!.status === 'receiving');
    const quick = await put(path, fileOf(5, 'quick'));
    expect(quick.status).to.equal(200);
    slow.socket.write(`\n${'x'.repeat(19)}`);
    expect(await slow.until(/sent_twice/)).to.match(/^HTTP\/1\.1 400/);
    slow.socket.destroy();
    expect((await put(path, fileOf(7))).body.details[0].code).to.equal('already_uploaded');
    expect(await left(id)).to.equal(1);
    expect(await row(id)).to.include({ status: 'completed', row_count: 5 });
    expect((await importOf(id, service.core.files)).result).to.deep.include({ imported: 5, failed: 0 });
  });

  it('refuses what is no CSV, has no rows or a broken heading, and keeps nothing of it', async () => {
    const workbook = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(300_000, 'email,x\n')]);
    for (const [body, code] of [
      ['\n', 'empty_file'],
      ['email,"first_name\nq@example.com,z\n', 'broken_heading'],
      ['email,first_namea@example.com,Annb@example.com,Bob', 'empty_file'],
      ['a@example.com,Ann\n', 'empty_file'],
      [workbook, 'not_csv'],
      [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'not_csv'],
      [gzipSync('email\na@example.com\n'), 'not_csv'],
      ['%PDF-1.7\n', 'not_csv'],
      ['[{"email":"a@example.com"}]', 'not_csv'],
      ['{"email":"a@example.com"}\n{"email":"b@example.com"}\n', 'not_csv'],
      ['<!doctype html>\n<title>Sign in</title>\n', 'not_csv'],
      ['<HTML>\n<p>Sign in, please</p>\n', 'not_csv'],
    ] as const) {
      const { id, path } = await presign();
      const { status, body: answer } = await put(path, body);
      expect([status, answer.details[0].code]).to.deep.equal([400, code]);
      if (code === 'not_csv')
        expect(answer.error.message).to.match(
          /^The file is .*, not CSV\. Save it as CSV and send it again\.$/,
        );
      expect(await left(id)).to.equal(0);
    }
  });

  it('reads a file in the encoding that its type names, where its bytes are not UTF-8', async () => {
    const body = Buffer.from('email;first name\nl@example.com;\xa3ukasz\n', 'latin1');
    for (const [charset, of, name] of [
      ['windows-1250', body, 'Łukasz'],
      ['"ISO-8859-2"', body, 'Łukasz'],
      ['unheard-of', body, '£ukasz'],
      ['iso-8859-2', Buffer.from('email;first name\nl@example.com;Łukasz\n'), 'Łukasz'],
    ] as const) {
      const { id, path } = await presign();
      const headers = { 'content-type': `text/csv; charset=${charset}` };
      expect((await send(service.url + path, 'PUT', { body: of, headers })).status).to.equal(200);
      await importOf(id, service.core.files);
      const { data } = (await client.get(`/v1/people?global_lead_ids=${idOf('l@example.com')}`)).body;
      expect(data[0].first_name, charset).to.equal(name);
    }
  });

  it('refuses a file that is packed on its way, a part of it or in a form, and takes it whole afterwards', async () => {
    const { path } = await presign();
    for (const [name, value, status] of [
      ['content-encoding', 'br', 415],
      ['content-type', 'multipart/form-data; boundary=x', 415],
      ['content-range', 'bytes 0-9/100', 400],
      ['content-encoding', 'identity', 200],
    ] as const) {
      const headers = { 'content-type': 'text/csv', [name]: value };
      const answer = await send(service.url + path, 'PUT', { body: fileOf(1), headers });
      expect(answer.status, `${name}: ${value}`).to.equal(status);
    }
  });
}

describe('uploads in the database', () => {
  const { count } = tools(
    () => undefined as never,
    () => undefined as never,
  );
  laws(async () => ({
    files: { kind: 'database', folder: '/nowhere', s3: undefined },
    left: async (_client, id) =>
      (await count('files', 'owner_id', id)) || (await count('file_pieces', 'owner_id', id)),
  }));
});

describe('uploads on disk', () => {
  let folder: string;
  after(() => rm(folder, { recursive: true, force: true }));
  laws(async () => {
    folder = await mkdtemp(join(tmpdir(), 'outreach-uploads-'));
    return {
      files: { kind: 'disk', folder, s3: undefined },
      left: async (client, id) => (await readdir(join(folder, client.accountId, id)).catch(() => [])).length,
    };
  });
});

describe('uploads in an S3-compatible store', function () {
  this.timeout(60_000);
  let server: S3Server;
  before(async function () {
    if (await hasS3Server()) return;
    console.error('Skipped: python3-swift is not installed (see .ci/install-packages).');
    this.skip();
  });
  after(() => server?.close());
  laws(async () => {
    server = await startS3Server();
    const { bucket: Bucket, prefix, ...settings } = server.settings;
    const { ListMultipartUploadsCommand, ListObjectsV2Command, S3Client } =
      await import('@aws-sdk/client-s3');
    const s3 = new S3Client(settings);
    return {
      files: { kind: 's3', folder: '/nowhere', s3: server.settings },
      left: async ({ accountId }, id) => {
        const Prefix = `${prefix}${accountId}/${id}/`;
        const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix }));
        const { Uploads = [] } = await s3.send(new ListMultipartUploadsCommand({ Bucket, Prefix }));
        return Contents.length + Uploads.length;
      },
    };
  });
});

describe('the file of an upload', () => {
  let service: TestService;
  let client: Client;
  let folder: string;
  const { upload, importOf, count, row, presign, put } = tools(
    () => service,
    () => client,
  );
  before(async () => {
    service = await startService();
    folder = await mkdtemp(join(tmpdir(), 'outreach-uploads-'));
  });
  after(async () => {
    await service.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await runSql("UPDATE jobs SET status = 'cancelled' WHERE status <> 'completed'");
    client = await service.client();
  });

  /** The stores of the service, which one store is in for. */
  const fakeFiles = (change: Partial<FileStore>): FileStores => {
    const store = { ...filesIn(database()).current, ...change };
    return { current: store, of: () => store };
  };

  it('is found where it was put, whatever the settings are by now', async () => {
    const before = await upload(fileOf(12));
    const other = await startService({ files: { kind: 'disk', folder, s3: undefined } });
    try {
      const disk = await importOf(before, other.core.files);
      expect(disk.result).to.deep.include({ imported: 12, failed: 0 });
    } finally {
      await other.close();
    }
  });

  it('is found again by who names the upload in capitals', async () => {
    const { id, path } = await presign();
    const shouting = path.replace(id, id.toUpperCase());
    const sent = await put(shouting, fileOf(2));
    if (sent.status === 404) expect((await put(path, fileOf(2))).status).to.equal(200);
    expect((await importOf(id)).result).to.deep.include({ imported: 2 });
  });

  it('is read once through by its import, from the byte where the last chunk ended', async () => {
    const id = await upload(fileOf(400));
    const places: number[] = [];
    const { current } = filesIn(database());
    const files = fakeFiles({
      readAt: (key, from, db) => {
        places.push(from);
        return current.readAt(key, from, db);
      },
    });
    expect((await importOf(id, files)).result).to.deep.include({ imported: 400, failed: 0 });
    // Once for all of it, and once to find its end, by the chunk that ends the job and by none else.
    expect(places).to.have.length(2);
    expect(new Set(places).size).to.equal(2);
  });

  it('is gone on with by jobs that know their rows alone, as those of earlier releases do', async () => {
    const id = await upload(fileOf(100));
    const campaign_id = await draftCampaign(client);
    const body = { operation: 'csv_lead_import_staged', campaign_id, upload_id: id };
    const job = (await client.post('/v1/jobs', body)).body.data.id;
    await runSql('UPDATE jobs SET row_cursor = 61, file_cursor = NULL WHERE id = ?', [toBin(job)]);
    await runUntilIdle([jobRunner(service.core.clock, { chunkSize: 7 })]);
    const { data } = (await client.get(`/v1/jobs/${job}`)).body;
    expect(data).to.deep.include({ status: 'completed', cursor: 100 });
    expect(data.result).to.deep.include({ imported: 39, failed: 0 });
    const { body: found } = await client.get(`/v1/campaigns/${campaign_id}/leads?limit=100`);
    const emails = new Set((found.data as { email: string }[]).map(lead => lead.email));
    expect(emails).to.deep.equal(new Set(Array.from({ length: 39 }, (_, i) => `p${i + 61}@example.com`)));
  });

  it('is waited for when its store is away, by jobs and by who sends it', async () => {
    const away = async () => {
      throw new FilesUnavailable('The store is away.');
    };
    const id = await upload(fileOf(3));
    const campaign_id = await draftCampaign(client);
    const body = { operation: 'csv_lead_import_staged', campaign_id, upload_id: id };
    const job = (await client.post('/v1/jobs', body)).body.data.id;
    const files = fakeFiles({ readAt: away, write: away });
    const runner = jobRunner(service.core.clock, { files, leaseMs: 1 });
    expect(await runner.run().catch((error: unknown) => error)).to.be.instanceOf(FilesUnavailable);
    expect((await client.get(`/v1/jobs/${job}`)).body.data).to.deep.include({
      status: 'running',
      errors: [],
    });
    await new Promise(resolve => setTimeout(resolve, 5));
    await runUntilIdle([jobRunner(service.core.clock)]);
    expect((await client.get(`/v1/jobs/${job}`)).body.data.result).to.deep.include({ imported: 3 });

    const other = await startService({ files: { kind: 'disk', folder: '/dev/null/files', s3: undefined } });
    try {
      const them = await other.client(client.accountId);
      const { data } = (await them.post('/v1/uploads/presign', { filename: 'a.csv' })).body;
      const { pathname, search } = new URL(data.upload_url);
      const sent = await send(other.url + pathname + search, 'PUT', {
        body: fileOf(1),
        headers: { 'content-type': 'text/csv' },
      });
      expect(sent.status).to.equal(503);
    } finally {
      await other.close();
    }
  }).timeout(30_000);

  it('does not keep the others from being forgotten when it cannot be', async () => {
    const [stuck, fine] = [await upload(fileOf(1)), await upload(fileOf(1))];
    const past = (id: string, time: number) =>
      runSql('UPDATE uploads SET expires_at = ? WHERE id = ?', [new Date(time), toBin(id)]);
    await past(stuck, 0);
    await past(fine, 1);
    const { current } = filesIn(database());
    const files = fakeFiles({
      remove: async what => {
        if (what.ownerId === stuck) throw new FilesUnavailable('The store is away.');
        await current.remove(what);
      },
    });
    await runUntilIdle([jobPurge(service.core.clock, files)]);
    expect([await row(fine), await count('files', 'owner_id', fine)]).to.deep.equal([undefined, 0]);
    expect(await count('files', 'owner_id', stuck)).to.equal(1);
    const named = {
      operation: 'csv_lead_import_staged',
      campaign_id: await draftCampaign(client),
      upload_id: stuck,
    };
    expect((await client.post('/v1/jobs', named)).body.error.code).to.equal('upload_not_found');
    await past(stuck, 0);
    await runUntilIdle([jobPurge(service.core.clock)]);
    expect(await count('files', 'owner_id', stuck)).to.equal(0);
  });

  it('is forgotten with what senders left who were killed', async () => {
    const { id, path } = await presign();
    const file_id = newId();
    const insert = (table: string, columns: string, values: unknown[]) =>
      runSql(`INSERT INTO ${table} (account_id, owner_id, file_id, ${columns}) VALUES (?)`, [
        [toBin(client.accountId), toBin(id), ...values],
      ]);
    await insert('file_pieces', 'from_byte, content', [toBin(file_id), 0, Buffer.from('["email"]\n["ha')]);
    await runSql(
      "UPDATE uploads SET status = 'receiving', file_store = 'database', file_id = ? WHERE id = ?",
      [toBin(file_id), toBin(id)],
    );
    expect((await put(path, fileOf(2))).status).to.equal(200);
    expect(await count('file_pieces', 'file_id', file_id)).to.equal(0);
    expect((await importOf(id)).result).to.deep.include({ imported: 2, failed: 0 });
  });

  describe('as a population', () => {
    const rows = 2_345;
    const file = `${fileOf(rows - 2)}\nnobody@,x\nP0@example.com,again`;
    const preview = async (upload_id: string) => {
      const scope = { kind: 'staged_upload', upload_id };
      return client.post('/v1/bulk/preview', { operation: 'export_leads', scope });
    };
    const listed = (id: string) => count('upload_rows', 'upload_id', id);
    const counts = { matched: rows, excluded: 0, duplicate: 1 };

    it('is listed by the first who names it, and not by an import', async () => {
      const id = await upload(file);
      expect((await importOf(id)).result).to.deep.include({ imported: rows - 1 });
      expect(await listed(id)).to.equal(0);
      expect((await row(id))!.listed_at).to.equal(null);
      expect((await preview(id)).body.data.counts).to.deep.include(counts);
      expect(await listed(id)).to.equal(rows);
      const when = (await row(id))!.listed_at;
      expect(when).to.be.instanceOf(Date);
      expect((await preview(id)).body.data.counts).to.deep.include(counts);
      expect((await row(id))!.listed_at).to.deep.equal(when);
      const [person] = await runSql<{ global_lead_id: Buffer }[]>(
        'SELECT global_lead_id FROM upload_rows WHERE upload_id = ? AND row_index = 2000',
        [toBin(id)],
      );
      expect(person!.global_lead_id.toString('hex')).to.equal(idOf('p1999@example.com'));
    });

    it('is the same for two who name it at once', async () => {
      const id = await upload(file);
      const answers = await Promise.all([preview(id), preview(id), preview(id)]);
      for (const { status, body } of answers) {
        expect(status, JSON.stringify(body)).to.equal(200);
        expect(body.data.counts).to.deep.include(counts);
      }
      expect(await listed(id)).to.equal(rows);
    });

    it('is gone on with where a process died', async () => {
      const id = await upload(file);
      await preview(id);
      await runSql('UPDATE uploads SET listed_at = NULL WHERE id = ?', [toBin(id)]);
      await runSql('DELETE FROM upload_rows WHERE upload_id = ? AND row_index > 1000', [toBin(id)]);
      // What was listed before is not listed anew.
      await runSql('UPDATE upload_rows SET payload = ? WHERE upload_id = ? AND row_index = 7', [
        'before',
        toBin(id),
      ]);
      expect((await preview(id)).body.data.counts).to.deep.include(counts);
      const [seventh] = await runSql<{ payload: string }[]>(
        'SELECT payload FROM upload_rows WHERE upload_id = ? AND row_index = 7',
        [toBin(id)],
      );
      expect(seventh!.payload).to.equal('before');
    });

    it('is none when the file is gone', async () => {
      const id = await upload(file);
      await runSql('DELETE FROM files WHERE owner_id = ?', [toBin(id)]);
      const { status, body } = await preview(id);
      expect([status, body.error.code]).to.deep.equal([404, 'upload_not_found']);
    });
  });
});
