import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { findOrMakeSecretKey, findSecretKey } from '../../server/src/compose/secret-key.js';
import { ConfigError } from '../../server/src/config.js';

describe('the key of stored secrets', () => {
  let dataDir: string;
  const place = () => ({ dataDir, secretKey: undefined });
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'outreach-key-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it('is made once, also by starts that race, and kept for its owner alone', async () => {
    expect(await findSecretKey(place())).to.equal(null);
    const keys = await Promise.all(Array.from({ length: 8 }, () => findOrMakeSecretKey(place())));
    const text = (await readFile(join(dataDir, 'secret-key'), 'utf8')).trim();
    for (const key of keys) expect(key.toString('base64')).to.equal(text);
    expect(keys[0]).to.have.length(32);
    expect(await readdir(dataDir)).to.deep.equal(['secret-key']);
    expect((await stat(join(dataDir, 'secret-key'))).mode & 0o777).to.equal(0o600);
  });

  it('is the one of the settings where one is set', async () => {
    const secretKey = 'ab'.repeat(32);
    expect((await findOrMakeSecretKey({ dataDir, secretKey })).toString('hex')).to.equal(secretKey);
    expect(await readdir(dataDir)).to.deep.equal([]);
  });

  it('is not taken from a file that holds none, as after a start that was killed or a full disk', async () => {
    for (const text of ['', '\n', 'c2hvcnQ=\n']) {
      await writeFile(join(dataDir, 'secret-key'), text);
      for (const find of [findSecretKey, findOrMakeSecretKey]) {
        const error = await find(place()).catch((refused: unknown) => refused);
        expect(error)
          .to.be.instanceOf(ConfigError)
          .with.property('message')
          .that.contains('is not a valid key');
      }
      expect(await readFile(join(dataDir, 'secret-key'), 'utf8')).to.equal(text);
    }
  });
});
