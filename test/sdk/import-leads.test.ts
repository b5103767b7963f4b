import { Readable } from 'node:stream';
import { expect } from 'chai';
import {
  createClient,
  downloadJob,
  exportPeople,
  importLeads,
  JobError,
  OutreachError,
  unwrap,
  waitForJob,
  type ImportProgress,
  type LeadCreate,
  type LeadSource,
  type OutreachClient,
} from '../../sdk/src/index.js';
import { newClient, service, type Client } from '../support/service.js';
import { whileJobsRun } from './job-loop.js';

/** The service is reported another public address in tests; here it is asked at its own. */
async function atItsAddress(request: Request): Promise<Request> {
  const { pathname, search } = new URL(request.url);
  const { method, headers, signal } = request;
  const body = method === 'GET' ? undefined : await request.blob();
  return new Request(service().url + pathname + search, { method, headers, body, signal });
}

describe('sdk importLeads', function () {
  this.timeout(60_000);

  let account: Client;
  let client: OutreachClient;
  let campaignId: string;
  let asked: string[];
  /** Calls whose answers get lost; each once, in this order. */
  let lost: RegExp[];

  beforeEach(async () => {
    account = await newClient();
    asked = [];
    lost = [];
    client = createClient({
      baseUrl: service().url,
      apiKey: account.key,
      async fetch(request) {
        const call = `${request.method} ${new URL(request.url).pathname}`;
        const response = await fetch(await atItsAddress(request));
        asked.push(call.replaceAll(/[\da-f-]{36}/g, 'id'));
        if (!lost[0]?.test(call)) return response;
        lost.shift();
        throw new TypeError('The answer got lost.');
      },
    });
    const { data } = await unwrap(client.POST('/v1/campaigns', { body: { name: 'Import' } }));
    campaignId = data.id;
    asked = [];
  });

  const people = (count: number): LeadCreate[] =>
    Array.from({ length: count }, (_, index) => ({ email: `p${index}@example.com`, first_name: 'Pat' }));
  const importing = (leads: LeadSource, options?: Parameters<typeof importLeads>[3]) =>
    whileJobsRun(() => importLeads(client, campaignId, leads, { pollMs: 20, ...options }));
  const leadCount = async () => {
    const params = { path: { id: campaignId }, query: { limit: 0 } };
    return (await unwrap(client.GET('/v1/campaigns/{id}/leads', { params }))).total_count;
  };
  const times = (call: string) => asked.filter(each => each === call).length;
  const failureOf = (promise: Promise<unknown>) => promise.then(() => 'none', (error: unknown) => error); // prettier-ignore

  it('sends any number of leads 500 at a time, says how far it is, and waits until they are there', async () => {
    const reported: ImportProgress[] = [];
    const job = await importing(people(1_201), {
      source: 'crm',
      totalCount: 1_201,
      onProgress: progress => reported.push(progress),
    });
    expect(job).to.include({ status: 'completed', progress: 100 });
    expect(job.input).to.include({ source: 'crm', total_count: 1_201 });
    expect(job.result).to.include({ imported: 1_201, failed: 0 });
    expect(await leadCount()).to.equal(1_201);
    expect(times('POST /v1/jobs/id/staging-rows')).to.equal(3);
    expect([...new Set(reported.map(({ uploadedRows }) => uploadedRows))]).to.deep.equal([
      0, 500, 1000, 1201,
    ]);
    expect(reported[0]!.job.status).to.equal('uploading');
    expect(reported.at(-1)!.job.status).to.equal('completed');
  });

  const sources: [string, () => LeadSource][] = [
    ['a set', () => new Set(people(3))],
    ['a generator', function* () { yield* people(3); }],
    ['an async generator', async function* () { yield* people(3); }],
    ['a stream of objects', () => Readable.from(people(3))],
    ['a CSV as text', () => csv],
    ['a CSV as a blob', () => new Blob([csv])],
    ['a CSV as a file', () => new File([csv], 'crm.csv')],
    ['a CSV as a stream', () => new Blob([csv]).stream()],
    ['a CSV as a stream of Node', () => Readable.from([Buffer.from(csv)], { objectMode: false })],
  ]; // prettier-ignore
  const csv = 'E-Mail;Vorname\np0@example.com;Pat\np1@example.com;Pat\np2@example.com;Pat\n';
  for (const [what, source] of sources) {
    it(`takes ${what}`, async () => {
      const job = await importing(source());
      expect(job.result).to.include({ imported: 3, failed: 0 });
      expect(await leadCount()).to.equal(3);
      expect(times('PUT /files/uploads/id')).to.equal(what.includes('CSV') ? 1 : 0);
    });
  }

  it('completes an import of nobody', async () => {
    expect(await importing([])).to.include({ status: 'completed' });
  });

  it('reads a CSV by the given columns', async () => {
    const columnLayout = [
      { label: 'E-Mail', key: 'email' },
      { label: 'Vorname', key: 'custom.nick' },
    ];
    await importing(csv, { columnLayout });
    const { data } = await unwrap(
      client.GET('/v1/campaigns/{id}/leads', { params: { path: { id: campaignId } } }),
    );
    expect(data[0]!.custom_lead_data).to.deep.equal({ nick: 'Pat' });
  });

  it('adds nothing twice when answers get lost', async () => {
    lost = [/imports\/staged$/, /staging-rows$/, /staging-rows$/, /finalize$/];
    const job = await importing(people(700));
    expect(lost).to.deep.equal([]);
    expect(job.result).to.include({ imported: 700, created: 700 });
    expect(job.cursor).to.equal(700);
  });

  it('uploads a CSV again when the answer gets lost', async () => {
    lost = [/presign$/, /^PUT /];
    expect((await importing(csv)).result).to.include({ imported: 3 });
    expect(times('PUT /files/uploads/id')).to.equal(2);
    expect(times('POST /v1/jobs')).to.equal(1);
  });

  it('goes on with a job that broke off, and adds nothing twice', async () => {
    let jobId = '';
    const leads = people(1_700);
    function* breaksOff() {
      yield* leads.slice(0, 1_100);
      throw new Error('The CRM is gone.');
    }
    const onProgress = ({ job }: ImportProgress) => (jobId = job.id);
    expect(await failureOf(importing(breaksOff(), { onProgress }))).to.have.property('message', 'The CRM is gone.');

    const job = await importing(leads, { jobId });
    expect(job).to.include({ id: jobId, status: 'completed', cursor: 1_700 });
    expect(job.result).to.include({ imported: 1_700, created: 1_700 });
    expect(times('POST /v1/campaigns/id/imports/staged')).to.equal(1);

    asked = [];
    expect(await importing(leads, { jobId })).to.include({ id: jobId, status: 'completed' });
    expect(times('POST /v1/jobs/id/staging-rows'), 'nothing is left to be sent').to.equal(0);
  }); // prettier-ignore

  it('sends fewer at a time when they are large', async () => {
    const notes = 'ä'.repeat(6_000);
    const leads = people(200).map(lead => ({ ...lead, custom_lead_data: { notes } }));
    expect((await importing(leads)).result).to.include({ imported: 200 });
    expect(times('POST /v1/jobs/id/staging-rows')).to.equal(3);
  });

  it('says which row is refused', async () => {
    const leads = [...people(501), { email: 'x@example.com', surname: 'X' } as LeadCreate];
    const error = await failureOf(importing(leads));
    expect(error).to.be.instanceOf(OutreachError);
    expect((error as OutreachError).message).to.match(/leads\[501\]\.surname: /);
    expect((error as OutreachError).details[0]!.path).to.equal('leads[501].surname');
  });

  it('says why a file was not taken', async () => {
    client.use({
      async onResponse({ response, schemaPath }) {
        if (!schemaPath.endsWith('presign')) return undefined;
        const body = JSON.stringify(await response.json()).replace('signature=', 'signature=0');
        return new Response(body, response);
      },
    });
    const error = await failureOf(importing(csv));
    expect(error).to.be.instanceOf(OutreachError);
    expect((error as OutreachError).status).to.be.within(400, 404);
  });

  it('stops when it is asked to', async () => {
    const stop = new AbortController();
    const reason = new Error('Enough.');
    const onProgress = ({ uploadedRows }: ImportProgress) => uploadedRows === 500 && stop.abort(reason);
    const error = await failureOf(importing(people(1_500), { onProgress, signal: stop.signal }));
    expect(error).to.equal(reason);
    expect(times('POST /v1/jobs/id/staging-rows')).to.equal(1);
  });

  for (const given of [new Error('Enough.'), 'enough', undefined]) {
    it(`stops while rows are on their way with the reason as it was given, such as ${String(given)}`, async () => {
      const stop = new AbortController();
      function* leads() {
        yield* people(700);
        stop.abort(given);
        yield* people(300);
      }
      const error = await failureOf(importing(leads(), { signal: stop.signal }));
      expect(error).to.equal(stop.signal.reason);
      if (given instanceof Error) expect(given.message).to.equal('Enough.');
    });
  }

  describe('waitForJob and downloadJob', () => {
    it('throw and tell why when a job was cancelled', async () => {
      const params = { path: { id: campaignId } };
      const { data: job } = await unwrap(client.POST('/v1/campaigns/{id}/imports/staged', { params }));
      await unwrap(client.POST('/v1/jobs/{id}/cancel', { params: { path: { id: job.id } } }));
      const error = await failureOf(waitForJob(client, job.id));
      expect(error).to.be.instanceOf(JobError);
      expect(error).to.have.deep.nested.property('job.status', 'cancelled');
      expect((error as Error).message).to.equal(`Job ${job.id} cancelled`);
      const none = await failureOf(downloadJob(client, job.id));
      expect(none).to.be.instanceOf(OutreachError).with.property('code', 'job_state_conflict');
    });

    it('give the people of an export, and the row errors of an import', async () => {
      const imported = await importing('email\njane@example.com\nnobody\n');
      const errors = await downloadJob(client, imported.id, { file: 'errors' });
      expect(await errors.text()).to.contain('nobody');

      const { data: queued } = await unwrap(
        client.POST('/v1/people/export', { body: { projection: 'compact', filename_base: 'all' } }),
      );
      const seen: string[] = [];
      const job = await whileJobsRun(() =>
        waitForJob(client, queued.id, { pollMs: 20, onProgress: ({ status }) => seen.push(status) }),
      );
      expect(seen.at(-1)).to.equal('completed');
      const file = await downloadJob(client, job.id);
      expect(file.headers.get('Content-Disposition')).to.contain('all.csv');
      expect((await file.text()).split('\n')[1]).to.match(/^jane@example\.com,/);
    });

    it('come together in exportPeople, as leads.import does for an import', async () => {
      const done = await whileJobsRun(() => client.leads.import(campaignId, people(2), { pollMs: 20 }));
      expect(done.result.imported).to.equal(2);
      const column_layout = [{ key: 'email', label: 'Address' }];
      const file = await whileJobsRun(() =>
        exportPeople(client, { campaign_id: campaignId, column_layout }, { pollMs: 20 }),
      );
      expect((await file.text()).trim().split(/\r?\n/)).to.have.members([
        'Address',
        'p0@example.com',
        'p1@example.com',
      ]);
    });

    it('stop waiting when asked to, and leave the job', async () => {
      const params = { path: { id: campaignId } };
      const { data: job } = await unwrap(client.POST('/v1/campaigns/{id}/imports/staged', { params }));
      const reason = new Error('Enough.');
      const stop = new AbortController();
      setTimeout(() => stop.abort(reason), 150);
      expect(await failureOf(waitForJob(client, job.id, { signal: stop.signal }))).to.equal(reason);
      const { data: left } = await unwrap(client.GET('/v1/jobs/{id}', { params: { path: { id: job.id } } }));
      expect(left.status).to.equal('uploading');
    });
  });
});
