import { expect } from 'chai';
import { createClient, flow, type OutreachClient, type WaitDuration } from '../../sdk/src/index.js';
import { newClient, service } from '../support/service.js';

describe('the flow builder of the sdk', () => {
  let client: OutreachClient;
  beforeEach(async () => {
    client = createClient({ baseUrl: service().url, apiKey: (await newClient()).key });
  });

  const sequence = () =>
    flow()
      .email(
        { subject: 'Hello {{first_name}}', template: 'One' },
        { subject: 'Hi {{first_name}}', template: 'Two' },
      )
      .wait('3 days')
      .email({ subject: '', template: 'Did you see my note?' })
      .sendData({ endpoint_url: 'https://crm.example.com/leads', payload: '{"email":"{{email}}"}' })
      .build();

  it('builds what the service saves, and the same each time', async () => {
    const { id } = await client.campaigns.create({ name: 'Autumn launch', flow_data: sequence() });
    const { nodes, edges } = await client.flow.get(id);
    expect(nodes.map(({ type }) => type)).to.deep.equal([
      'leadSource',
      'email',
      'waitTime',
      'email',
      'dataSender',
    ]);
    expect(edges.map(({ source, target }) => `${source}>${target}`)).to.deep.equal([
      'leads>email-1',
      'email-1>wait-2',
      'wait-2>email-3',
      'email-3>send-4',
    ]);
    expect(nodes[2]!.data).to.include({ wait_duration_seconds: 259_200 });
    expect((await client.flow.save(id, sequence())).change_kind).to.equal('none');
  });

  const waits: [WaitDuration, number][] = [
    [180, 180],
    ['5 minutes', 300],
    ['1 hour', 3_600],
    ['1.5 days', 129_600],
  ];
  for (const [duration, seconds] of waits) {
    it(`waits ${duration}`, () => {
      expect(flow().wait(duration).build().nodes[1]!.data).to.deep.equal({ wait_duration_seconds: seconds });
    });
  }

  it('refuses what is no time', () => {
    for (const duration of ['soon', '3 weeks', 0, ''])
      expect(() => flow().wait(duration as WaitDuration)).to.throw(TypeError, 'is not a duration');
    expect(() => flow().wait('1 minute')).to.throw(RangeError, 'at least 3 minutes');
  });
});
