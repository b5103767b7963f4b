import { writeFile } from 'node:fs/promises';
import { expect } from 'chai';
import { inDataDir } from '../../server/src/compose/data-dir.js';
import { ConfigError } from '../../server/src/config.js';

describe('the folder of the data', () => {
  const failing = (work: () => Promise<unknown>) =>
    inDataDir({ dataDir: '/data' }, work).catch((error: unknown) => error);

  it('is named where a write finds no room, which names no file', async () => {
    const error = await failing(() => writeFile('/dev/full', 'x'));
    expect(error).to.be.instanceOf(ConfigError);
    expect(error).to.have.property('message', 'DATA_DIR: /data cannot be written: the disk is full');
  });

  it('is not blamed for what a socket or a program refuses', async () => {
    for (const fault of [{ syscall: 'connect' }, { syscall: 'spawn', path: '/usr/sbin/mariadbd' }]) {
      const refused = Object.assign(new Error('refused'), { code: 'EACCES', ...fault });
      expect(await failing(() => Promise.reject(refused))).to.equal(refused);
    }
  });
});
