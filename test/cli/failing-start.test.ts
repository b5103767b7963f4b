import { expect } from 'chai';
import { createConnection } from 'mysql2/promise';
import { freshSchema } from '../support/database.js';
import { beginProgram, freshDataDir, runProcess, runProgram } from '../support/program.js';

describe('a start on a database of which a part cannot be read', function () {
  this.timeout(60_000);
  let data: Awaited<ReturnType<typeof freshDataDir>>;
  let schema: Awaited<ReturnType<typeof freshSchema>>;
  let settings: Record<string, string>;

  beforeEach(async () => {
    [data, schema] = await Promise.all([freshDataDir(), freshSchema()]);
    settings = { DATA_DIR: data.path, DATABASE_URL: schema.url };
    expect((await runProgram(['migrate'], settings)).code).to.equal(0);
  });
  afterEach(() => Promise.all([data.remove(), schema.drop()]));

  async function lose(table: string): Promise<void> {
    const connection = await createConnection(schema.url);
    await connection.query(`RENAME TABLE ${table} TO lost`).finally(() => connection.end());
  }

  it('ends serve, which leaves no engine behind', async () => {
    await lose('accounts');
    const { code, stderr } = await runProcess(['serve'], { ...settings, PORT: '0' });
    expect([code, stderr.includes('accounts')]).to.deep.equal([1, true]);
  });

  it('ends no worker, which only cannot give its advice', async () => {
    await lose('mailboxes');
    const worker = beginProgram(settings, ['worker']);
    while (!worker.hasEnded() && !worker.stdout().includes('could not be checked')) {
      expect(worker.stderr()).to.not.contain('Error');
      await new Promise(resolve => setTimeout(resolve, 20));
    }
    expect(worker.stdout()).to.contain('could not be checked');
    expect(await worker.end()).to.equal(0);
  });
});
