import { expect } from 'chai';
import { fromBin } from '../../server/src/store/database/ids.js';
import { email, flow, node, sequence, uuid, wait } from '../domain/flow/fixtures.js';
import { buildMailbox, enrollmentsOf, unknownId } from '../support/build.js';
import { ledger, startEngine, type TestEngine } from '../support/engine.js';
import { newClient, type Client } from '../support/service.js';

const letters = () =>
  flow(
    [
      node('lead', 'leadSource', { customFieldKeys: ['city'] }),
      email(
        'first',
        { label: 'A', subject: 'Hello {{first_name}}', template: 'In {{custom.city}}?\n\n{{sender_name}}' },
        { label: 'B', subject: 'B for {{company_name | default: "you"}}', template: 'In {{custom.city}}!' },
        { label: 'old', subject: 'Old', template: 'Old news', isActive: false },
      ),
      wait('pause', 3 * 86_400),
      email('second', { id: uuid(9), subject: '', template: 'Any news, {{first_name}} <{{email}}>?' }),
    ],
    'lead>first',
    'first>pause',
    'pause>second',
  );

describe('GET /v1/campaigns/{id}/leads/{leadId}/preview', () => {
  let client: Client;
  let campaignId: string;
  let leadId: string;

  beforeEach(async () => {
    client = await newClient();
    const mailbox_ids = [
      await buildMailbox(client.accountId, { email: 'ann@sandbox.test', displayName: 'Ann' }),
    ];
    const draft = {
      name: 'Letters',
      flow_data: letters(),
      schedule: null,
      sending_interval_seconds: 0,
      mailbox_ids,
    };
    campaignId = (await client.post('/v1/campaigns', draft)).body.data.id;
    leadId = await lead({
      email: 'accept+jane@sandbox.test',
      first_name: 'Jane',
      custom_lead_data: { city: 'Rome & <Ostia>' },
    });
  });

  async function lead(body: object): Promise<string> {
    const answer = await client.post(`/v1/campaigns/${campaignId}/leads`, body);
    expect(answer.status, JSON.stringify(answer.body)).to.equal(201);
    return answer.body.data.id;
  }
  const preview = (query = '', of = leadId) =>
    client.get(`/v1/campaigns/${campaignId}/leads/${of}/preview${query}`);

  it('shows the first message of a draft, its values escaped, and changes nothing', async () => {
    const { status, body } = await preview();
    expect(status, JSON.stringify(body)).to.equal(200);
    expect(body.data).to.include({
      lead_id: leadId,
      node_id: 'first',
      variant_id: uuid(1),
      step_number: 1,
      from_email: 'ann@sandbox.test',
      from_name: 'Ann',
      to_email: 'accept+jane@sandbox.test',
      to_name: 'Jane',
      subject: 'Hello Jane',
      body_text: 'In Rome & <Ostia>?\n\nAnn',
      body_html: '<p>In Rome &amp; &lt;Ostia&gt;?</p>\n<p>Ann</p>',
      held_reason: null,
    });
    expect(body.data.missing_fields).to.deep.equal([]);
    expect(await ledger(client.accountId)).to.deep.equal([]);
    expect((await client.get(`/v1/campaigns/${campaignId}`)).body.data.status).to.equal('draft');
  });

  it('shows any variant of any email, also one that is retired, from any mailbox', async () => {
    const other = await buildMailbox(client.accountId, { email: 'bob@sandbox.test' });
    const second = (await preview(`?node_id=second&mailbox_id=${other}`)).body.data;
    expect(second).to.include({
      subject: 'Re: Hello Jane',
      body_text: 'Any news, Jane <accept+jane@sandbox.test>?',
      step_number: 2,
      from_email: 'bob@sandbox.test',
      from_name: null,
    });
    expect((await preview(`?variant_id=${uuid(2).toUpperCase()}`)).body.data).to.include({
      subject: 'B for you',
      body_text: 'In Rome & <Ostia>!',
    });
    expect((await preview(`?variant_id=${uuid(3)}`)).body.data.subject).to.equal('Old');
  });

  it('says which fields are missing, and what holds the message', async () => {
    const bare = await lead({ email: 'accept+bare@sandbox.test' });
    const first = (await preview(`?variant_id=${uuid(2)}`, bare)).body.data;
    expect(first.missing_fields).to.deep.equal(['company_name', 'custom.city']);
    expect(first).to.include({ subject: 'B for you', held_reason: 'The lead has no value for city.' });
    const bodyless = flow(
      [node('lead', 'leadSource'), email('first', { subject: '{{name}}', template: '{{website}}' })],
      'lead>first',
    );
    await client.post(`/v1/campaigns/${campaignId}/flow`, bodyless);
    const empty = (await preview('', bare)).body.data;
    expect(empty.missing_fields).to.deep.equal(['name', 'website']);
    expect(empty).to.include({
      subject: '',
      body_text: '',
      held_reason: 'The body of the email is empty.',
    });
  });

  it('writes from nobody when no mailbox that sends is attached', async () => {
    const { mailbox_ids } = (await client.get(`/v1/campaigns/${campaignId}`)).body.data;
    await client.patch(`/v1/campaigns/${campaignId}`, { remove_mailbox_ids: mailbox_ids });
    const { data } = (await preview()).body;
    expect([data.mailbox_id, data.from_email, data.from_name]).to.deep.equal([null, null, null]);
    expect(data.body_text).to.equal('In Rome & <Ostia>?');
  });

  it('refuses what is not there', async () => {
    const refused = async (query: string) => {
      const { status, body } = await preview(query);
      return [status, body.error?.code, body.details?.[0]?.path];
    };
    expect(await refused('?node_id=nowhere')).to.deep.equal([404, 'node_not_found', undefined]);
    expect(await refused('?node_id=pause')).to.deep.equal([400, 'invalid_flow', 'node_id']);
    expect(await refused(`?variant_id=${uuid(77)}`)).to.deep.equal([400, 'invalid_flow', 'variant_id']);
    expect(await refused('?variant_id=A')).to.deep.equal([400, 'invalid_flow', 'variant_id']);
    expect(await refused(`?mailbox_id=${unknownId()}`)).to.deep.equal([
      404,
      'mailbox_not_found',
      'mailbox_id',
    ]);
    const unknown = await client.get(`/v1/campaigns/${campaignId}/leads/${unknownId()}/preview`);
    expect([unknown.status, unknown.body.error.code]).to.deep.equal([404, 'lead_not_found']);
    const bare = (await client.post('/v1/campaigns', { name: 'No flow' })).body.data.id;
    const there = (await client.post(`/v1/campaigns/${bare}/leads`, { email: 'a@sandbox.test' })).body.data;
    const nothing = await client.get(`/v1/campaigns/${bare}/leads/${there.id}/preview`);
    expect([nothing.status, nothing.body.error.code]).to.deep.equal([404, 'node_not_found']);
  });

  describe('beside the engine', () => {
    let engine: TestEngine;
    beforeEach(async () => {
      engine = await startEngine(new Date());
    });
    afterEach(() => engine.close());

    it('shows to the letter what is then sent, and next what follows', async () => {
      for (const name of ['b', 'c', 'd', 'e'])
        await lead({ email: `accept+${name}@sandbox.test`, custom_lead_data: { city: name } });
      await client.post(`/v1/campaigns/${campaignId}/launch`);
      await engine.clock.advance(60_000);
      const enrolled = await enrollmentsOf(client.accountId, campaignId);
      expect(enrolled).to.have.lengthOf(5);
      const shown = new Map<string, Record<string, unknown>>();
      for (const { lead_id } of enrolled) {
        const { data } = (await preview('', lead_id)).body;
        shown.set(lead_id, data);
      }
      await engine.worker().runUntilIdle();
      const sends = await ledger(client.accountId);
      expect(sends).to.have.lengthOf(5);
      for (const send of sends)
        expect(shown.get(fromBin(send.lead_id))).to.include({
          node_id: send.node_id,
          variant_id: fromBin(send.variant_id),
          mailbox_id: fromBin(send.mailbox_id),
          subject: send.subject,
          from_email: send.from_email,
          to_email: send.to_email,
          to_name: send.to_name,
          step_number: send.step_number,
        });
      const jane = sends.find(({ to_email }) => to_email === 'accept+jane@sandbox.test')!;
      expect((await preview()).body.data).to.include({ node_id: 'second', subject: `Re: ${jane.subject}` });
      const [thread] = (await client.get('/v1/threads?has_reply_only=false&q=jane')).body.data;
      const [message] = (await client.get(`/v1/threads/${thread.id}/messages`)).body.data;
      expect((await preview('?node_id=first')).body.data).to.include({
        body_text: message.body_text,
        subject: message.subject,
      });
    });
  });

  it('shows an email behind a categorizer as the next where nothing else follows', async () => {
    const branched = flow(
      [...sequence().nodes.slice(0, 2), node('sort', 'aiCategorizer'), email('yes', { id: uuid(20) })],
      'lead>first',
      'first>sort',
      'sort:interested>yes',
    );
    await client.post(`/v1/campaigns/${campaignId}/flow`, branched);
    expect((await preview()).body.data.node_id).to.equal('first');
    expect((await preview('?node_id=yes')).body.data.step_number).to.equal(2);
  });
});
