import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { composeApi } from '../../server/src/compose/api.js';
import { engineRoutes } from '../../server/src/compose/engine.js';
import type { HttpServer } from '../../server/src/http/server.js';
import { freePort } from '../bench/free-port.js';
import { whileJobsRun } from '../sdk/job-loop.js';
import { newClient, testCore, type Client } from '../support/service.js';
import { runExample, startExample } from './run-example.js';

describe('the example that imports a CSV', function () {
  this.timeout(30_000);

  let http: HttpServer;
  /** A service that knows its own address: links for uploads begin with it. */
  let url: string;
  let folder: string;
  let account: Client;
  let campaignId: string;

  before(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const core = testCore({ baseUrl: url });
    ({ http } = composeApi(core, engineRoutes(core)));
    await http.listen(port, '127.0.0.1');
    folder = await mkdtemp(join(tmpdir(), 'outreach-example-'));
  });
  after(async () => {
    await http.close(0);
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    account = await newClient();
    campaignId = (await account.post('/v1/campaigns', { name: 'CSV' })).body.data.id;
  });

  async function fileOf(...rows: string[]): Promise<string> {
    const file = join(folder, `${campaignId}.csv`);
    await writeFile(file, ['Email,First name', ...rows, ''].join('\n'));
    return file;
  }
  const leads = async () => {
    const { body } = await account.get(`/v1/campaigns/${campaignId}/leads`);
    return body.data.map((lead: { email: string }) => lead.email).sort();
  };
  const run = (...args: string[]) => whileJobsRun(() => runExample('import-csv', args, url, account.key));

  it('imports, shows how far it is, and says which rows were refused', async () => {
    const file = await fileOf('jane@acme.example,Jane', 'nobody,No', 'sam@acme.example,Sam');
    const { code, output } = await run(campaignId, file);
    expect(output)
      .to.match(/^completed +100 % {2}3 processed$/m)
      .and.match(/^2 imported: 2 new, 0 updated\. 1 refused\.$/m)
      .and.match(/^ {2}line 3: "nobody"\S* \S/m);
    expect(code).to.equal(1);
    expect(await leads()).to.deep.equal(['jane@acme.example', 'sam@acme.example']);
    const refused = (await readFile(`${file}.errors.csv`, 'utf8')).trim().split('\n');
    expect(refused).to.have.length(2);
    expect(refused[1]).to.match(/,3,nobody\s*$/);
  });

  it('leaves the job to the service at Ctrl-C, and shows its end later', async () => {
    const file = await fileOf('jane@acme.example,Jane');
    const broken = startExample('import-csv', [campaignId, file], url, account.key);
    await broken.said('queued');
    broken.interrupt();
    const { code, output } = await broken.end();
    expect([code, await leads()]).to.deep.equal([1, []]);
    const [, job] = /^ {2}npx tsx examples\/import-csv\.ts \S+ '\S+' --job (\S+)$/m.exec(output)!;

    const later = await run(campaignId, file, '--job', job!);
    expect(later.output).to.match(/^1 imported: 1 new, 0 updated\. 0 refused\.$/m);
    expect(later.code).to.equal(0);
    expect(await leads()).to.deep.equal(['jane@acme.example']);
    expect((await account.get('/v1/jobs')).body.total_count).to.equal(1);
  });

  it('says how it is called, and what the service refuses', async () => {
    const file = await fileOf('jane@acme.example,Jane');
    const [called, missing, refused] = await Promise.all([
      runExample('import-csv', [campaignId], url, account.key),
      runExample('import-csv', [campaignId, `${file}.missing`], url, account.key),
      runExample('import-csv', ['01920d3c-7a44-7bb1-9d53-2f1f0d6a1c01', file], url, account.key),
    ]);
    expect(called.code).to.equal(2);
    expect(missing.code).to.equal(1);
    expect(missing.output).to.match(/^ENOENT: no such file or directory, open '.*\.csv\.missing'\n$/);
    expect(called.output)
      .to.match(/^Missing: FILE$/m)
      .and.contain('import-csv.ts CAMPAIGN_ID FILE [--job JOB_ID]');
    expect(refused.code).to.equal(1);
    expect(refused.output).to.match(/campaign_not_found, HTTP 404, request \S+/);
  });
});
