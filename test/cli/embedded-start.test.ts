import { rm, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { startOf } from '../../server/src/store/database/embedded/process.js';
import { beginProgram, call, freshDataDir, startProgram } from '../support/program.js';

describe('outreach serve with the embedded database', function () {
  this.timeout(120_000);

  it('starts from nothing, keeps everything, and ends its database', async () => {
    const data = await freshDataDir();
    try {
      const first = await startProgram({ DATA_DIR: data.path });
      const key = await data.apiKey();
      expect((await stat(join(data.path, 'api-key'))).mode & 0o777).to.equal(0o600);
      expect((await stat(join(data.path, 'secret-key'))).mode & 0o777).to.equal(0o600);
      await first.said(`Authorization: Bearer $(cat '${join(data.path, 'api-key')}')`);
      expect(first.stderr(), 'the key itself, where it may be kept').to.not.include(key);

      const mailboxes = await call(first, key)('GET', '/v1/mailboxes');
      expect(mailboxes.body.data).to.have.lengthOf(1);
      expect(mailboxes.body.data[0]).to.include({ provider: 'sandbox', email: 'demo@sandbox.test' });
      const campaign = await call(first, key)('POST', '/v1/campaigns', { name: 'Kept' });
      expect(await first.end()).to.equal(0);

      const second = await startProgram({ DATA_DIR: data.path });
      expect(await data.apiKey(), 'the key of the first start').to.equal(key);
      const kept = await call(second, key)('GET', `/v1/campaigns/${campaign.body.data.id}`);
      expect(kept.body.data.name).to.equal('Kept');
      expect((await call(second, key)('GET', '/v1/mailboxes')).body.data).to.have.lengthOf(1);
      expect(await second.end('SIGINT')).to.equal(0);
    } finally {
      await data.remove();
    }
  });

  it('says what a start waits for, and ends it at a signal', async () => {
    const data = await freshDataDir();
    try {
      const lock = join(data.path, 'database.lock');
      await symlink(`${process.pid} ${await startOf(process.pid)}`, lock);
      const waiting = beginProgram({ DATA_DIR: data.path });
      await waiting.said(`Waiting for process ${process.pid}, which holds ${lock}`);
      const signalled = Date.now();
      expect(await waiting.end()).to.equal(0);
      expect(Date.now() - signalled).to.be.below(20_000);
      await rm(lock);
    } finally {
      await data.remove();
    }
  });

  it('warns of what is for trials when others can reach the service', async () => {
    const data = await freshDataDir();
    try {
      const settings = { DATA_DIR: data.path, BASE_URL: 'https://outreach.example.com' };
      const open = await startProgram(settings);
      await open.said('ALLOW_LOOPBACK_URLS is on');
      expect(open.stderr()).to.include('DEMO_ACCOUNT is on');
      await open.end();
      const closed = await startProgram({ ...settings, DEMO_ACCOUNT: 'false', ALLOW_LOOPBACK_URLS: 'false' });
      await closed.said('The service is running at');
      expect(closed.stderr()).to.not.match(/DEMO_ACCOUNT is on|ALLOW_LOOPBACK_URLS is on/);
      await closed.end();
    } finally {
      await data.remove();
    }
  });

  it('goes by the time of its database when the clock of its machine is wrong', async () => {
    const data = await freshDataDir();
    try {
      const ahead = `const Now = Date;
        globalThis.Date = class extends Now {
          constructor(...args) { super(...(args.length > 0 ? args : [Now.now() + 30 * 86400e3])); }
          static now() { return Now.now() + 30 * 86400e3; }
        };`;
      const program = await startProgram({
        DATA_DIR: data.path,
        NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(ahead)}"`,
      });
      const campaign = await call(program, await data.apiKey())('POST', '/v1/campaigns', { name: 'Now' });
      const age = Date.now() - Date.parse(campaign.body.data.created_at);
      expect(Math.abs(age)).to.be.below(10_000);
      expect(await program.end()).to.equal(0);
    } finally {
      await data.remove();
    }
  });
});
