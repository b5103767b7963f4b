import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { call, freshDataDir, startProgram } from '../support/program.js';

describe('outreach serve with the embedded database', function () {
  this.timeout(120_000);

  it('starts from nothing, keeps everything, and ends its database', async () => {
    const data = await freshDataDir();
    try {
      const first = await startProgram({ DATA_DIR: data.path });
      const key = await data.apiKey();
      expect((await stat(join(data.path, 'api-key'))).mode & 0o777).to.equal(0o600);
      expect((await stat(join(data.path, 'secret-key'))).mode & 0o777).to.equal(0o600);
      await first.said(`Authorization: Bearer ${key}`);

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
});
