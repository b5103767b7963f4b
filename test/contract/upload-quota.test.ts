import { expect } from 'chai';
import { VirtualClock } from '../support/virtual-clock.js';
import { toBin } from '../../server/src/store/database/ids.js';
import { connectRaw } from '../http/support/raw.js';
import { runSql } from '../support/database.js';
import { runUntilIdle } from '../support/engine.js';
import { jobPurge } from '../support/jobs.js';
import { send, startService, type Client, type TestService } from '../support/service.js';

const [KiB, MiB, hour] = [1024, 1024 ** 2, 60 * 60_000];
/** A row of 1 KiB in the file, and a little more as it is stored. */
const row = `${'x'.repeat(KiB - 19)},ann@example.com\n`;
const fileOf = (rows: number) => `note,email\n${row.repeat(rows)}`;

describe('the quota of uploaded files', () => {
  const quota = 8 * MiB;
  const clock = new VirtualClock(new Date());
  let service: TestService;
  let client: Client;
  before(async () => {
    service = await startService({ uploadQuotaBytes: quota }, clock);
  });
  after(() => service.close());
  beforeEach(async () => {
    client = await service.client();
  });

  const presign = async (body = {}) => client.post('/v1/uploads/presign', body);
  const address = async () => {
    const { status, body } = await presign();
    expect(status, JSON.stringify(body)).to.equal(201);
    const { pathname, search } = new URL(body.data.upload_url);
    return { id: body.data.upload_id as string, path: pathname + search };
  };
  const put = (path: string, body: string) =>
    send(service.url + path, 'PUT', { body, headers: { 'content-type': 'text/csv' } });
  const upload = async (rows: number) => put((await address()).path, fileOf(rows));
  const sender = (path: string, length: number, start: string) => {
    const { socket, ...connection } = connectRaw(Number(new URL(service.url).port));
    socket.write(`PUT ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n${start}`);
    return { socket, ...connection };
  };
  const rowOf = async (id: string) => {
    const sql = 'SELECT status, size_bytes, expires_at FROM uploads WHERE id = ?';
    const [found] = await runSql<{ status: string; size_bytes: number; expires_at: Date }[]>(sql, [
      toBin(id),
    ]);
    return found;
  };
  const until = async (holds: () => Promise<boolean>) => {
    for (let tries = 0; !(await holds()); tries++) {
      if (tries > 400) throw new Error('It did not come to that.');
      await new Promise(resolve => setTimeout(resolve, 10));
    }
  };
  const storedBytes = async (table: 'uploads' | 'file_pieces') => {
    const size = table === 'uploads' ? 'size_bytes' : 'LENGTH(content)';
    const sql = `SELECT COALESCE(SUM(${size}), 0) AS size FROM ${table} WHERE account_id = ?`;
    return (await runSql<[{ size: number }]>(sql, [toBin(client.accountId)]))[0].size;
  };

  it('is reported, and bounds one file too', async () => {
    expect((await client.get('/v1/meta/limits')).body.data).to.include({
      max_upload_bytes: quota,
      upload_quota_bytes: quota,
    });
    expect((await presign()).body.data.max_bytes).to.equal(quota);
  });

  it('refuses files beyond it, of one account alone, until earlier ones are removed', async () => {
    for (let i = 0; i < 3; i++) expect((await upload(2 * KiB)).status).to.equal(200);
    const late = await address();
    const refused = await put(late.path, fileOf(2 * KiB));
    expect([refused.status, refused.body.error.code]).to.deep.equal([409, 'upload_quota_exceeded']);
    expect((await rowOf(late.id))!.size_bytes).to.equal(0);
    expect(await storedBytes('file_pieces')).to.be.within(6 * MiB, quota);
    const announced = await presign({ size_bytes: 2 * MiB });
    expect([announced.status, announced.body.error.code]).to.deep.equal([409, 'upload_quota_exceeded']);

    const other = await service.client();
    expect((await other.post('/v1/uploads/presign', { size_bytes: 2 * MiB })).status).to.equal(201);
    await runSql("UPDATE uploads SET expires_at = ? WHERE status = 'completed'", [new Date(0)]);
    await runUntilIdle([jobPurge(clock)]);
    expect((await put(late.path, fileOf(2 * KiB))).status).to.equal(200);
  });

  it('counts what a file takes as it is stored, and a small one as 16 KiB', async () => {
    // Each empty cell takes a byte of the file, and three as it is stored.
    const { id, path } = await address();
    const refused = await put(path, `email\n${`${','.repeat(KiB - 2)}x\n`.repeat(5 * KiB)}`);
    expect([refused.status, refused.body.error.code]).to.deep.equal([409, 'upload_quota_exceeded']);
    expect([(await rowOf(id))!.size_bytes, await storedBytes('file_pieces')]).to.deep.equal([0, 0]);
    expect((await put(path, fileOf(1))).status).to.equal(200);
    expect((await rowOf(id))!.size_bytes).to.equal(16 * KiB);
  });

  it('is no wider for senders at the same time, nor for those who announce no size', async () => {
    const [slow, quick, streamed] = [await address(), await address(), await address()];
    const { socket } = sender(slow.path, 6 * MiB, fileOf(1));
    await until(async () => (await rowOf(slow.id))!.size_bytes === 6 * MiB);
    expect((await put(quick.path, fileOf(3 * KiB))).status).to.equal(409);
    socket.destroy();
    await until(async () => (await rowOf(slow.id))!.size_bytes === 0);
    expect((await put(quick.path, fileOf(3 * KiB))).status).to.equal(200);
    const chunked = connectRaw(Number(new URL(service.url).port));
    // Less than one file may have, and more than is left.
    const chunk = fileOf(6 * KiB);
    chunked.socket.write(`PUT ${streamed.path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`);
    chunked.socket.write(`${chunk.length.toString(16)}\r\n${chunk}\r\n0\r\n\r\n`);
    expect(await chunked.until(/upload_quota_exceeded/)).to.match(/^HTTP\/1\.1 409/);
    chunked.socket.destroy();
    expect(await storedBytes('file_pieces')).to.be.within(3 * MiB, 4 * MiB);
  });

  it('is given back by uploads that never arrived, an hour after they were heard of', async () => {
    const [unsent, dead, living] = [await address(), await address(), await address()];
    // A sender whose process was killed: nobody has taken its reservation back.
    await runSql(
      "UPDATE uploads SET status = 'receiving', file_store = 'database', file_id = id, size_bytes = ? WHERE id = ?",
      [3 * MiB, toBin(dead.id)],
    );
    const length = fileOf(3 * KiB).length;
    const { socket, until: response } = sender(living.path, length, fileOf(KiB));
    await until(async () => (await rowOf(living.id))!.size_bytes === length);
    await clock.advance(hour / 2);
    socket.write(row.repeat(KiB));
    const heardOf = clock.now().getTime();
    await until(async () => (await rowOf(living.id))!.expires_at.getTime() === heardOf + hour);
    await clock.advance(hour / 2 + 1_000);
    await runUntilIdle([jobPurge(clock)]);
    expect([await rowOf(unsent.id), await rowOf(dead.id)]).to.deep.equal([undefined, undefined]);
    expect((await rowOf(living.id))!.status).to.equal('receiving');
    socket.write(row.repeat(KiB));
    expect(await response(/"row_count"/)).to.match(/^HTTP\/1\.1 200/);
    socket.destroy();
    expect((await put(unsent.path, fileOf(1))).status).to.equal(404);
  });
});

describe('the rate limit of uploads', () => {
  it('counts each sending of a file against its account', async () => {
    const service = await startService({ rateLimitPerMinute: 4 }, new VirtualClock(new Date()));
    try {
      const client = await service.client();
      const { data } = (await client.post('/v1/uploads/presign')).body;
      const { pathname, search } = new URL(data.upload_url);
      const put = (path = pathname + search) =>
        send(service.url + path, 'PUT', { body: fileOf(1), headers: { 'content-type': 'text/csv' } });
      const sent = await put();
      expect([sent.status, sent.headers.get('x-ratelimit-remaining')]).to.deep.equal([200, '2']);
      // Whoever has no valid link counts against nobody.
      expect(
        (await put(`${pathname}?account=${client.accountId}&expires=9999999999&signature=x`)).status,
      ).to.equal(404);
      expect((await put()).body.details[0].code).to.equal('already_uploaded');
      expect((await put()).status).to.equal(400);
      const refused = await put();
      expect([refused.status, refused.body.error.code]).to.deep.equal([429, 'rate_limit_exceeded']);
      expect(Number(refused.headers.get('retry-after'))).to.be.within(1, 60);
      expect((await client.get('/v1/meta/limits')).status).to.equal(429);
      expect((await (await service.client()).get('/v1/meta/limits')).status).to.equal(200);
    } finally {
      await service.close();
    }
  });
});
