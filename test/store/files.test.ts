import fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { databaseFiles } from '../../server/src/store/files/database-files.js';
import { diskFiles } from '../../server/src/store/files/disk-files.js';
import {
  FileMissing,
  FilesUnavailable,
  inPieces,
  namesOf,
  type FileKey,
  type FileStore,
} from '../../server/src/store/files/file-store.js';
import { lineReader, type Line } from '../../server/src/store/files/lines.js';
import { s3Files, type S3Settings } from '../../server/src/store/files/s3-files.js';
import { newId } from '../../server/src/store/database/ids.js';
import { database, expectIndexed, runSql } from '../support/database.js';
import { hasS3Server, startS3Server, type S3Server } from '../support/s3-server.js';

const newKey = (): FileKey => ({ accountId: newId(), ownerId: newId(), fileId: newId() });

async function* inChunks(content: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < content.length; start += size) yield content.subarray(start, start + size);
}

async function* breakingOff(content: Buffer): AsyncGenerator<Buffer> {
  yield* inChunks(content, 100_000);
  throw new Error('broke off');
}

async function readFrom(store: FileStore, key: FileKey, fromByte: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (let at = fromByte; ;) {
    const piece = await store.readAt(key, at);
    if (piece.length === 0) return Buffer.concat(pieces);
    pieces.push(piece);
    at += piece.length;
  }
}

const thrown = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

/** What holds of every store; `left` counts what it keeps of an owner, finished or not. */
function laws(open: () => { store: FileStore; left(key: FileKey): Promise<number> }): void {
  // Larger than one piece of any store, and no multiple of it.
  const content = Buffer.concat([randomBytes(9 * 1024 * 1024 + 12_345), Buffer.from('“Zoë”, 北京 🙂\n')]);
  let store: FileStore;
  let left: (key: FileKey) => Promise<number>;
  const key = newKey();
  before(async () => {
    ({ store, left } = open());
    expect(await store.write(key, inChunks(content, 70_001))).to.equal(content.length);
  });

  it('gives back what it was given', async () => {
    expect((await readFrom(store, key, 0)).equals(content)).to.equal(true);
    const small = newKey();
    await store.write(small, inChunks(Buffer.from('x'), 1));
    expect((await readFrom(store, small, 0)).toString()).to.equal('x');
    const empty = newKey();
    expect(await store.write(empty, inChunks(Buffer.alloc(0), 1))).to.equal(0);
    expect((await store.readAt(empty, 0)).length).to.equal(0);
  });

  it('reads from any place on, also in the middle of a character', async () => {
    const place = fc.oneof(
      fc.integer({ min: 0, max: content.length }),
      fc.integer({ min: 1, max: 40 }).map(back => content.length - back),
    );
    await fc.assert(
      fc.asyncProperty(place, async from => {
        const piece = await store.readAt(key, from);
        expect(piece.equals(content.subarray(from, from + piece.length))).to.equal(true);
        expect(piece.length > 0).to.equal(from < content.length);
      }),
      { numRuns: 25 },
    );
    expect((await store.readAt(key, content.length + 1)).length).to.equal(0);
  });

  it('has no file that broke off, and keeps nothing of it', async () => {
    for (const size of [1_000, content.length]) {
      const broken = newKey();
      const error = (await thrown(store.write(broken, breakingOff(content.subarray(0, size))))) as Error;
      expect(error.message).to.equal('broke off');
      expect(await thrown(store.readAt(broken, 0))).to.be.instanceOf(FileMissing);
      expect(await left(broken)).to.equal(0);
    }
  });

  it('has no file before all of it is there', async () => {
    const slow = newKey();
    let seen: unknown;
    const bytes = (async function* () {
      yield* inChunks(content, 1_000_000);
      seen = await thrown(store.readAt(slow, 0));
      yield Buffer.from('end');
    })();
    await store.write(slow, bytes);
    expect(seen).to.be.instanceOf(FileMissing);
    expect((await readFrom(store, slow, content.length)).toString()).to.equal('end');
  });

  it('stops taking bytes when they are given up, and lets their source know', async () => {
    let isLetGo = false;
    const bytes = (async function* () {
      try {
        for (;;) yield randomBytes(1024 * 1024);
      } finally {
        isLetGo = true;
      }
    })();
    let count = 0;
    const broken = (async function* () {
      for await (const piece of bytes) {
        if (++count > 12) throw new Error('broke off');
        yield piece;
      }
    })();
    expect(await thrown(store.write(newKey(), broken))).to.be.instanceOf(Error);
    expect(isLetGo).to.equal(true);
    expect(count).to.equal(13);
  });

  it('forgets one file, or all of an owner, and is asked again in vain', async () => {
    const [one, two] = [newKey(), newKey()];
    const sibling = { ...one, fileId: newId() };
    for (const each of [one, two, sibling]) await store.write(each, inChunks(content, 1_000_000));
    await store.remove(one);
    expect(await thrown(store.readAt(one, 0))).to.be.instanceOf(FileMissing);
    expect((await store.readAt(sibling, 5)).length).to.be.greaterThan(0);
    const { accountId, ownerId } = one;
    for (let times = 0; times < 2; times++) await store.remove({ accountId, ownerId });
    expect(await thrown(store.readAt(sibling, 0))).to.be.instanceOf(FileMissing);
    expect(await left(one)).to.equal(0);
    expect((await readFrom(store, two, 0)).equals(content)).to.equal(true);
  });

  it('finds no fault with itself', async () => {
    expect(await store.findFault()).to.equal(null);
  });
}

describe('files on disk', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'outreach-files-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const left = async ({ accountId, ownerId }: FileKey) =>
    (await readdir(join(folder, 'here', accountId, ownerId)).catch(() => [])).length;
  laws(() => ({ store: diskFiles(join(folder, 'here')), left }));

  it('never take what a crash left for a file, and forget it with its owner', async () => {
    const store = diskFiles(join(folder, 'here'));
    const key = newKey();
    const place = join(folder, 'here', key.accountId, key.ownerId);
    await mkdir(place, { recursive: true });
    await writeFile(join(place, `${key.fileId}.part`), 'half');
    expect(await thrown(store.readAt(key, 0))).to.be.instanceOf(FileMissing);
    await store.remove({ accountId: key.accountId, ownerId: key.ownerId });
    expect(await left(key)).to.equal(0);
  });

  it('tell what is wrong with their folder', async function () {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const fault = await diskFiles(join(file, 'files')).findFault();
    expect(fault).to.equal(`${file}/files cannot be used: a part of the path is a file, not a folder`);
    if (process.getuid?.() === 0) return;
    const closed = join(folder, 'closed');
    await mkdir(closed);
    await chmod(closed, 0o500);
    expect(await diskFiles(closed).findFault()).to.match(/closed cannot be used: permission denied$/);
    const error = await thrown(diskFiles(closed).write(newKey(), inChunks(Buffer.from('x'), 1)));
    expect(error).to.be.instanceOf(FilesUnavailable);
  });
});

describe('files in the database', () => {
  const left = async ({ accountId, ownerId }: FileKey) => {
    const ids = [accountId, ownerId].map(id => id.replaceAll('-', ''));
    const [{ count }] = await runSql<[{ count: number }]>(
      `SELECT (SELECT COUNT(*) FROM files WHERE account_id = UNHEX(?) AND owner_id = UNHEX(?))
            + (SELECT COUNT(*) FROM file_pieces WHERE account_id = UNHEX(?) AND owner_id = UNHEX(?)) AS count`,
      [...ids, ...ids],
    );
    return count;
  };
  laws(() => ({ store: databaseFiles(database()), left }));

  it('never take what a crash left for a file, nor one that lacks a piece', async () => {
    const store = databaseFiles(database());
    const key = newKey();
    await store.write(key, inChunks(Buffer.alloc(2_000_000, 'x'), 100_000));
    const id = key.ownerId.replaceAll('-', '');
    await runSql('DELETE FROM file_pieces WHERE owner_id = UNHEX(?) AND from_byte > 600000', [id]);
    expect(await thrown(store.readAt(key, 1_500_000))).to.be.instanceOf(FileMissing);
    expect((await store.readAt(key, 5)).length).to.be.greaterThan(0);
    await runSql('DELETE FROM files WHERE owner_id = UNHEX(?)', [id]);
    expect(await thrown(store.readAt(key, 5))).to.be.instanceOf(FileMissing);
    await store.remove(key);
    expect(await left(key)).to.equal(0);
  });

  it('find a piece by its place, however long the file', async () => {
    const key = newKey();
    const statements: [string, unknown[]][] = [];
    await databaseFiles(database()).write(key, inChunks(Buffer.alloc(3_000_000, 'x'), 1_000_000));
    const runner = database().source.createQueryRunner();
    const query = runner.query.bind(runner) as typeof runner.query;
    runner.query = (async (...given: Parameters<typeof query>) => {
      statements.push([given[0], given[1] as unknown[]]);
      return query(...given);
    }) as typeof query;
    await databaseFiles(database()).readAt(key, 2_000_000, runner.manager);
    await runner.release();
    const { manager } = database();
    await manager.query('ANALYZE TABLE files, file_pieces');
    expect(statements).to.have.length(2);
    for (const statement of statements) await expectIndexed(...statement);
  });
});

describe('files in an S3-compatible store', function () {
  this.timeout(60_000);
  let server: S3Server;
  before(async function () {
    if (!(await hasS3Server())) {
      console.error('Skipped: python3-swift is not installed (see .ci/install-packages).');
      return this.skip();
    }
    server = await startS3Server();
  });
  after(() => server?.close());

  const left = async (what: FileKey) => {
    const { ListMultipartUploadsCommand, ListObjectsV2Command, S3Client } =
      await import('@aws-sdk/client-s3');
    const { bucket: Bucket, prefix, ...settings } = server.settings;
    const client = new S3Client(settings);
    const Prefix = `${prefix}${namesOf(what).slice(0, 2).join('/')}/`;
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix }));
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix }));
    client.destroy();
    return Contents.length + Uploads.length;
  };
  laws(() => ({ store: s3Files(server.settings), left }));

  it('forget the parts that a crash left', async () => {
    const { CreateMultipartUploadCommand, S3Client, UploadPartCommand } = await import('@aws-sdk/client-s3');
    const { bucket: Bucket, prefix, ...settings } = server.settings;
    const client = new S3Client(settings);
    const key = newKey();
    const Key = prefix + namesOf(key).join('/');
    const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }));
    await client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber: 1, Body: 'half' }));
    client.destroy();
    expect(await left(key)).to.equal(1);
    const store = s3Files(server.settings);
    expect(await thrown(store.readAt(key, 0))).to.be.instanceOf(FileMissing);
    await store.remove({ accountId: key.accountId, ownerId: key.ownerId });
    expect(await left(key)).to.equal(0);
  });

  it('tell what is wrong in plain words that name the setting', async () => {
    const faultOf = (change: Partial<S3Settings>) => s3Files({ ...server.settings, ...change }).findFault();
    const { endpoint, credentials } = server.settings;
    expect(await faultOf({ bucket: 'nobody' })).to.equal(
      `S3_BUCKET: there is no bucket nobody at ${endpoint}; make it first`,
    );
    const wrong = { ...credentials!, secretAccessKey: 'another' };
    expect(await faultOf({ credentials: wrong })).to.match(
      /^S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: .* does not take this key \(SignatureDoesNotMatch\)$/,
    );
    expect(await faultOf({ endpoint: 'http://127.0.0.1:9' })).to.equal(
      'S3_ENDPOINT: nothing answers at http://127.0.0.1:9 (ECONNREFUSED)',
    );
    const away = s3Files({ ...server.settings, endpoint: 'http://127.0.0.1:9' });
    expect(await thrown(away.write(newKey(), inChunks(Buffer.from('x'), 1)))).to.be.instanceOf(
      FilesUnavailable,
    );
    expect(await thrown(away.readAt(newKey(), 0))).to.be.instanceOf(FilesUnavailable);
  });
});

describe('a key of a file', () => {
  it('is made of ids alone', () => {
    const key = newKey();
    for (const id of ['../../etc', '', 'a/b', `${newId()}/..`])
      expect(() => namesOf({ ...key, ownerId: id })).to.throw();
    expect(namesOf({ ...key, ownerId: key.ownerId.toUpperCase() })).to.deep.equal(Object.values(key));
  });
});

describe('pieces of one size', () => {
  it('are the bytes as they came', async () => {
    const chunks = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(chunks, fc.integer({ min: 1, max: 50 }), async (given, size) => {
        const pieces: Buffer[] = [];
        for await (const piece of inPieces(
          (async function* () {
            yield* given;
          })(),
          size,
        ))
          pieces.push(piece);
        expect(Buffer.concat(pieces).equals(Buffer.concat(given))).to.equal(true);
        for (const piece of pieces.slice(0, -1)) expect(piece.length).to.equal(size);
        expect(pieces.at(-1)?.length ?? 1).to.be.within(1, size);
      }),
    );
  });
});

describe('lines of a file', () => {
  /** A store whose readings are of any size. */
  const storeOf = (content: Buffer, size: number) =>
    ({ readAt: async (_key, from) => content.subarray(from, from + size) }) as FileStore;
  const texts = fc.array(
    fc.string({ unit: 'binary', maxLength: 30 }).map(text => text.replaceAll('\n', ' ')),
    { minLength: 1, maxLength: 30 },
  );

  it('are the same from wherever one reads on, and however many at a time', async () => {
    const sizes = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 7 }));
    await fc.assert(
      fc.asyncProperty(texts, sizes, fc.nat(), async (lines, [size, limit], some) => {
        const store = storeOf(Buffer.from(lines.map(line => `${line}\n`).join('')), size);
        const readAll = async (from: number) => {
          const reader = lineReader(store, newKey(), from);
          const found: Line[] = [];
          for (;;) {
            const next = await reader.next(limit);
            found.push(...next);
            expect(reader.position()).to.equal(found.at(-1)?.end ?? from);
            if (next.length < limit) return found;
          }
        };
        const all = await readAll(0);
        expect(all.map(({ text }) => text)).to.deep.equal(lines);
        const index = some % all.length;
        expect(await readAll(all[index]!.end)).to.deep.equal(all.slice(index + 1));
      }),
    );
  });
});
