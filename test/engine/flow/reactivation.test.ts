import { expect } from 'chai';
import { email, flow, node, wait } from '../../domain/flow/fixtures.js';
import { enrollmentsOf } from '../../support/build.js';
import { ledger, sandboxMailbox, startEngine, type TestEngine } from '../../support/engine.js';
import { startService, type TestService } from '../../support/service.js';

describe('a flow that gains a step', () => {
  let engine: TestEngine;
  let service: TestService;
  before(async () => {
    engine = await startEngine();
    service = await startService({}, engine.clock);
  });
  after(async () => {
    await service.close();
    await engine.close();
  });

  it('is walked on by those who had come to its end, once the campaign runs', async () => {
    const client = await service.client();
    const worker = engine.worker();
    const short = flow([node('lead', 'leadSource'), email('first')], 'lead>first');
    const body = {
      name: 'Longer',
      schedule: null,
      sending_interval_seconds: 0,
      flow_data: short,
      mailbox_ids: [await sandboxMailbox(client.accountId)],
    };
    const { id } = (await client.post('/v1/campaigns', body)).body.data;
    const path = `/v1/campaigns/${id}`;
    const lead = async () => (await client.get(`${path}/leads`)).body.data[0].enrollment;
    await client.post(`${path}/leads`, { email: 'accept+longer@sandbox.test' });
    await client.post(`${path}/launch`);
    await worker.runUntilIdle();
    expect(await lead()).to.include({ state: 'completed', reason: 'finished', current_node_id: 'first' });

    await client.patch(`${path}/status`, { status: 'stopped' });
    const longer = flow(
      [...short.nodes, wait('pause', 180), email('second', { subject: '' })],
      ...['lead>first', 'first>pause', 'pause>second'],
    );
    const save = async (query = '') => (await client.post(`${path}/flow${query}`, longer)).body.data;
    expect((await save('?dry_run=true')).reactivated_count).to.equal(1);
    expect(await lead()).to.include({ state: 'completed' });
    expect((await save()).reactivated_count).to.equal(1);
    const position = { state: 'paused', reason: 'campaign_paused', current_node_id: 'pause' };
    expect(await lead()).to.include(position);
    await engine.clock.advance(180_000);
    await worker.runUntilIdle();
    expect(await ledger(client.accountId)).to.have.length(1);

    await client.patch(`${path}/status`, { status: 'running' });
    await worker.runUntilIdle();
    expect((await ledger(client.accountId)).map(({ node_id }) => node_id)).to.deep.equal(['first', 'second']);
    const [enrollment] = await enrollmentsOf(client.accountId, id);
    expect(enrollment).to.include({ state: 'completed', current_node_id: 'second', steps_sent: 2 });
    const { totals } = (await client.get(`${path}/stats`)).body.data;
    expect(totals).to.include({ sentCount: 2, enrollmentCount: 1, terminalEnrollmentCount: 1 });
  });
});
