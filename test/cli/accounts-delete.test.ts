import { expect } from 'chai';
import { databaseUrl, runSql } from '../support/database.js';
import { toBin } from '../../server/src/store/database/ids.js';
import { everything } from '../contract/support/everything.js';
import { rowsOf } from '../contract/support/rows.js';
import { freshDataDir, runProgram } from '../support/program.js';
import { newClient } from '../support/service.js';

describe('outreach accounts delete', function () {
  this.timeout(60_000);

  it('deletes an account with all that it has, and nothing of others', async () => {
    const data = await freshDataDir();
    const settings = { DATA_DIR: data.path, DATABASE_URL: databaseUrl(), LOG_LEVEL: 'silent' };
    const [gone, kept] = [await newClient(), await newClient()];
    for (const client of [gone, kept]) await everything(client, client === gone ? 'gone' : 'kept');
    const nameOf = async (id: string) =>
      (await runSql<{ name: string }[]>('SELECT name FROM accounts WHERE id = ?', [toBin(id)]))[0]?.name;
    const name = (await nameOf(gone.accountId))!;
    const before = await rowsOf(kept.accountId);
    const remove = (given: string) =>
      runProgram(['accounts', 'delete', '--account', gone.accountId, '--name', given], settings);

    const refused = await remove(`${name} not`);
    expect(refused.code).to.equal(2);
    expect(refused.stderr).to.include(`is called "${name}"`);
    expect(await rowsOf(gone.accountId)).to.have.length.above(20);

    const { code, stdout, stderr } = await remove(name);
    expect([code, stdout], stderr).to.deep.equal([0, `${gone.accountId}\n`]);
    expect(stderr).to.match(/^\d+ rows of messages are deleted$/m);
    expect(await rowsOf(gone.accountId)).to.deep.equal([]);
    expect(await nameOf(gone.accountId)).to.equal(undefined);
    expect(await rowsOf(kept.accountId)).to.deep.equal(before);
    expect((await gone.get('/v1/campaigns')).status).to.equal(401);
    expect((await remove(name)).stderr).to.include('There is no account');
    await data.remove();
  });
});
