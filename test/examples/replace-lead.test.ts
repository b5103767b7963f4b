import { expect } from 'chai';
import { newId } from '../../server/src/store/database/ids.js';
import { newClient, service, type Client } from '../support/service.js';
import { buildThread, type TestThread } from '../support/threads.js';
import { runExample, startExample } from './run-example.js';

describe('the example that replaces a lead', function () {
  this.timeout(30_000);

  let account: Client;
  let thread: TestThread;
  let email: string;

  beforeEach(async () => {
    account = await newClient();
    thread = await buildThread(account.accountId, { lead: { email: `jane-${newId()}@acme.example` } });
    email = `cora-${newId()}@acme.example`;
  });

  const run = (...args: string[]) => runExample('replace-lead', args, service().url, account.key);
  const read = async () => (await account.get(`/v1/threads/${thread.threadId}`)).body.data;

  it('makes a lead of a new address', async () => {
    const { code, output } = await run(thread.threadId, email, '--first-name', 'Cora', '--yes');
    expect(output)
      .to.contain(`${email} is new to the campaign`)
      .and.match(/^created: /m);
    expect(code).to.equal(0);
    const { lead_email, lead_id } = await read();
    expect(lead_email).to.equal(email);
    const lead = (await account.get(`/v1/campaigns/${thread.campaignId}/leads/${lead_id}`)).body.data;
    expect(lead.first_name).to.equal('Cora');
  });

  it('moves the conversation to somebody who is in the campaign', async () => {
    const path = `/v1/campaigns/${thread.campaignId}/leads`;
    const { id } = (await account.post(path, { email, name: 'Cora Lind' })).body.data;
    const { code, output } = await run(thread.threadId, email, '--yes');
    expect(output)
      .to.contain('Cora Lind is already in the campaign')
      .and.contain(`attached: the conversation is now with lead ${id}`);
    expect(code).to.equal(0);
    expect(await read()).to.include({ lead_id: id, lead_email: email });
  });

  it('says in words why it is refused: before it asks, and when somebody else was faster', async () => {
    const refused = await run(thread.threadId, thread.email, '--yes');
    expect(refused).to.deep.equal({ code: 1, output: 'The conversation is already with this address.\n' });

    const example = startExample('replace-lead', [thread.threadId, email], service().url, account.key);
    await example.said('Replace the lead?');
    await account.post(`/v1/threads/${thread.threadId}/replace-lead`, { new_email: email });
    example.type('y');
    const { code, output } = await example.end();
    expect(output).to.match(/The conversation is already with this address\.\n$/);
    expect(code).to.equal(1);
  });

  it('warns of who is blocked, and changes nothing when the input ends', async () => {
    await account.post('/v1/block-list', { value: email, reason: 'asked us' });
    const example = startExample('replace-lead', [thread.threadId, email], service().url, account.key);
    await example.said('on the block list (asked us)');
    example.closeInput();
    const { code, output } = await example.end();
    expect(output).to.match(/Nothing was changed\. Use --yes to run without asking\.\n$/);
    expect(code).to.equal(1);
    expect((await read()).lead_email).to.equal(thread.email);
  });
});
