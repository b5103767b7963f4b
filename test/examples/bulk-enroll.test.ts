import { expect } from 'chai';
import { whileJobsRun } from '../sdk/job-loop.js';
import { newClient, service, type Client } from '../support/service.js';
import { runExample, startExample } from './run-example.js';

describe('the example that enrolls people', function () {
  this.timeout(30_000);

  let account: Client;
  let source: string;
  let target: string;

  const campaign = async (name: string, emails: string[] = []): Promise<string> => {
    const { id } = (await account.post('/v1/campaigns', { name })).body.data;
    if (emails.length > 0) await add(id, ...emails);
    return id;
  };
  const add = (id: string, ...emails: string[]) =>
    account.post(`/v1/campaigns/${id}/leads/bulk`, { leads: emails.map(email => ({ email })) });
  const leads = async () => {
    const { body } = await account.get(`/v1/campaigns/${target}/leads`);
    return body.data.map((lead: { email: string }) => lead.email).sort();
  };

  beforeEach(async () => {
    account = await newClient();
    source = await campaign('Spring', ['ann@acme.example', 'bob@acme.example', 'eve@other.example']);
    target = await campaign('Autumn');
  });

  it('shows whom it would reach, and again when they change before the answer', async () => {
    const except = await campaign('Customers', ['bob@acme.example']);
    const args = [target, '--search', 'acme', '--except-campaign', except];
    const example = startExample('bulk-enroll', args, service().url, account.key);
    await example.said('Add 1 person?');
    await add(source, 'cal@acme.example');
    example.type('y');
    await example.said('Add 2 people?');
    const { code, output } = await whileJobsRun(() => {
      example.type('yes');
      return example.end();
    });
    expect(output)
      .to.match(/^2 found, 1 excluded, 0 duplicates, 0 ineligible$/m)
      .and.match(
        /The people have changed since the preview\. expected_count is 1, but the number of people is 2\. This is a new preview:/,
      )
      .and.match(/^3 found, 1 excluded/m)
      .and.match(/^completed +100 %/m)
      .and.match(/^2 added, 0 of them enrolled, 0 failed$/m);
    expect(code).to.equal(0);
    expect(await leads()).to.deep.equal(['ann@acme.example', 'cal@acme.example']);
  });

  it('changes nothing without a yes', async () => {
    const start = () => startExample('bulk-enroll', [target, '--search', 'acme'], service().url, account.key);
    const [asked, closed] = [start(), start()];
    await asked.said('Add 2 people?');
    asked.type('later');
    closed.closeInput();
    for (const { code, output } of await Promise.all([asked.end(), closed.end()])) {
      expect(output).to.match(/Nothing was changed\. Use --yes to run without asking\.\n$/);
      expect(code).to.equal(1);
    }
    expect((await account.get('/v1/jobs')).body.total_count).to.equal(0);
    expect(await leads()).to.deep.equal([]);
  });

  it('needs to know whom, in one way, and where', async () => {
    const run = (...args: string[]) => runExample('bulk-enroll', args, service().url, account.key);
    const [both, nowhere] = await Promise.all([
      run(target, '--list', source, '--search', 'acme', '--yes'),
      run('', '--search', 'acme'),
    ]);
    expect(both).to.deep.equal({ code: 1, output: 'Pass either --list LIST_ID or --search TEXT.\n' });
    expect(nowhere.output).to.match(/^Missing: CAMPAIGN_ID\nUsage: /);
    expect(nowhere.code).to.equal(2);
  });

  it('takes a list without asking, and has nothing to do the second time', async () => {
    const people = (await account.get('/v1/people?q=bob')).body.data;
    const list = { name: 'Bobs', global_lead_ids: [people[0].global_lead_id] };
    const { id } = (await account.post('/v1/lead-lists', list)).body.data;
    const run = () => runExample('bulk-enroll', [target, '--list', id, '--yes'], service().url, account.key);
    expect((await whileJobsRun(run)).output).to.match(/^1 added, 0 of them enrolled, 0 failed$/m);
    expect(await leads()).to.deep.equal(['bob@acme.example']);
    expect(await run()).to.satisfy(
      ({ code, output }: { code: number; output: string }) =>
        code === 0 && /\n0 would be added\n$/.test(output),
    );
  });
});
