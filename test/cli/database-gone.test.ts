import { expect } from 'chai';
import { databaseUrl } from '../support/database.js';
import { freshDataDir, runProgram, startProgram } from '../support/program.js';
import { startDatabaseProxy } from '../support/proxy.js';
import { send } from '../support/service.js';

describe('outreach serve without its database', function () {
  this.timeout(60_000);

  it('stops at Ctrl-C as it would with it', async () => {
    const data = await freshDataDir();
    const proxy = await startDatabaseProxy(databaseUrl());
    try {
      const settings = { DATA_DIR: data.path, DATABASE_URL: proxy.url };
      const running = await startProgram({ ...settings, LOG_LEVEL: 'info' });
      const account = await runProgram(['accounts', 'create', '--name', 'Northwind'], settings);
      const id = account.stdout.trim();
      const key = await runProgram(['keys', 'create', '--account', id, '--name', 'CI'], settings);
      const headers = { authorization: `Bearer ${key.stdout.trim()}` };
      const answer = await send(`${running.url}/v1/mailboxes`, 'GET', { headers });
      expect(answer.status, 'so that there is usage to note').to.equal(200);

      await proxy.close();
      expect(await running.end('SIGINT')).to.equal(0);
      expect(running.stderr()).to.not.match(/\n\s+at |Error/);
    } finally {
      await proxy.close();
      await data.remove();
    }
  });
});
