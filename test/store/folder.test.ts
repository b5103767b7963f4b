import { expect } from 'chai';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder, requireUsable } from '../../server/src/store/files/disk-files.js';

/** What a promise was rejected with, as the file system names it. */
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: NodeJS.ErrnoException) => error.code,
  );

describe('a folder of the service', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'outreach-folder-'));
  });
  afterEach(() => rm(root, { recursive: true }));

  it('is made with those above it, once', async () => {
    const folder = join(root, 'a', 'b', 'c');
    for (let time = 0; time < 2; time++) await makeFolder(folder);
    expect((await stat(folder)).isDirectory()).to.equal(true);
  });

  it('is not made below a file', async () => {
    await writeFile(join(root, 'file'), '');
    expect(await codeOf(makeFolder(join(root, 'file')))).to.equal('EEXIST');
    expect(await codeOf(makeFolder(join(root, 'file', 'a')))).to.equal('ENOTDIR');
  });

  it('is looked at without leaving anything behind', async () => {
    await requireUsable(join(root, 'a', 'b'));
    expect(await readdir(root)).to.deep.equal([]);
  });

  it('is refused, and not waited for, in a place where nothing can be made', async function () {
    if (process.platform !== 'linux') this.skip();
    const codes = [await codeOf(makeFolder('/proc/nope/a')), await codeOf(requireUsable('/proc/nope/a'))];
    // Whoever is not root is stopped by the permissions.
    for (const code of codes) expect(code).to.be.oneOf(['ENOENT', 'EACCES']);
  });
});
