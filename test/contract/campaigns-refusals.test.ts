import { expect } from 'chai';
import { email, flow, node, sequence, uuid } from '../domain/flow/fixtures.js';
import { buildMailbox, unknownId } from '../support/build.js';
import { newClient, type ApiResponse, type Client } from '../support/service.js';

type Call = [method: string, path: string, body?: unknown];

const hours = { timezone: 'UTC', start_hour: 9, end_hour: 17 };
const wrong = sequence();
wrong.nodes[1] = email('first', { id: 'no-uuid', subject: '', template: '' });

describe('what campaigns refuse', () => {
  let client: Client;
  let draft: string;
  let live: string;
  before(async () => {
    client = await newClient();
    const body = { name: 'N', flow_data: sequence(), mailbox_ids: [await buildMailbox(client.accountId)] };
    [draft, live] = (await Promise.all(
      [1, 2].map(async () => (await client.post('/v1/campaigns', body)).body.data.id as string),
    )) as [string, string];
    await client.post(`/v1/campaigns/${live}/launch`);
  });

  function ask([method, path, body]: Call): Promise<ApiResponse> {
    const filled = path.replace('{draft}', draft).replace('{live}', live).replace('{unknown}', unknownId());
    return client.request(method, `/v1/campaigns${filled}`, { body });
  }

  function pointsOf({ body }: ApiResponse): string[] {
    return (body.details ?? []).map(({ path, code }: { path: string; code: string }) => `${path} ${code}`);
  }

  const invalid: [call: Call, points: string[]][] = [
    [['GET', '?limit=101'], ['limit too_large']],
    [['GET', '?limit=-1'], ['limit too_small']],
    [['GET', '?limit=1.5'], ['limit invalid_type']],
    [['GET', '?offset=-1'], ['offset too_small']],
    [['GET', '?status=live'], ['status invalid_value']],
    [['GET', '?include_deleted=maybe'], ['include_deleted invalid_type']],
    [['GET', '?tag_ids=a,b'], ['tag_ids invalid_format']],
    [['GET', '/{draft}?include=flow'], ['include invalid_format']],
    [['POST', '', '{"name":'], [' invalid_json']],
    [['POST', '', []], [' invalid_type']],
    [['POST', ''], [' required']],
    [['POST', '', { name: 5, sending_interval_seconds: -1 }], ['name invalid_type', 'sending_interval_seconds too_small']],
    [['POST', '', { name: 'x'.repeat(201) }], ['name too_long']],
    [['POST', '', { schedule: {} }], ['schedule.timezone required', 'schedule.start_hour required', 'schedule.end_hour required']],
    [['POST', '', { schedule: { ...hours, start_hour: -1, end_hour: 24 } }], ['schedule.start_hour too_small', 'schedule.end_hour too_large']],
    [['POST', '', { schedule: { ...hours, end_minute: 60, days_of_week: [0, 7] } }], ['schedule.end_minute too_large', 'schedule.days_of_week[1] too_large']],
    [['POST', '', { schedule: { ...hours, timezone: 'Central' } }], ['schedule.timezone invalid_time_zone']],
    [['POST', '', { lifecycle_schedule: { start_on: '2030-02-30' } }], ['lifecycle_schedule.start_on invalid_format']],
    [['POST', '', { lifecycle_schedule: { start_on: '2030-01-02', pause_on: '2030-01-01' } }], ['lifecycle_schedule.pause_on pause_not_after_start']],
    [['POST', '', { flow_data: wrong }], ['flow_data.nodes[1].data.variants[0].id invalid_variant_id', 'flow_data.nodes[1].data.variants[0].subject missing_subject', 'flow_data.nodes[1].data.variants[0].template missing_body']],
    [['PATCH', '/{draft}', { schedule: { start_hour: 1 } }], ['schedule.timezone required', 'schedule.end_hour required']],
    [['PATCH', '/{draft}', { lifecycle_schedule: { time_zone: 'Nowhere' } }], ['lifecycle_schedule.time_zone invalid_time_zone']],
    [['PATCH', '/{draft}/status', {}], ['status required']],
    [['PATCH', '/{live}/status', { status: 'draft' }], ['status invalid_value']],
    [['PATCH', '/{live}/status', { status: 'scheduled' }], ['status invalid_value']],
    [['POST', '/{draft}/flow', { nodes: [] }], ['edges required']],
    [['POST', '/{draft}/flow', { flow: sequence() }], ['nodes required', 'edges required']],
    [['POST', '/{draft}/flow', { nodes: [], edges: [] }], ['nodes missing_lead_source']],
    [['POST', '/{draft}/flow', wrong], ['nodes[1].data.variants[0].id invalid_variant_id', 'nodes[1].data.variants[0].subject missing_subject', 'nodes[1].data.variants[0].template missing_body']],
    [['PUT', '/{draft}/flow', wrong], ['nodes[1].data.variants[0].id invalid_variant_id', 'nodes[1].data.variants[0].subject missing_subject', 'nodes[1].data.variants[0].template missing_body']],
    [['POST', '/{draft}/flow?dry_run=perhaps', sequence()], ['dry_run invalid_type']],
    [['POST', '/{draft}/flow:validate', { nodes: {} }], ['edges required', 'nodes invalid_type']],
    [['PATCH', '/{draft}/flow/nodes/first', {}], ['data required']],
    [['PATCH', '/{draft}/flow/nodes/first', { data: [] }], ['data invalid_type']],
    [['PATCH', '/{live}/flow/nodes/pause', { data: { wait_duration_seconds: 179 } }], ['nodes[2].data.wait_duration_seconds wait_too_short']],
    [['POST', '/{draft}/lead-fields', {}], ['key required']],
    [['GET', '/{draft}/stats?start_date=yesterday'], ['start_date invalid_format']],
  ]; // prettier-ignore
  for (const [call, points] of invalid) {
    it(`is invalid_flow, point by point: ${call[0]} ${call[1]} ${JSON.stringify(call[2] ?? '').slice(0, 90)}`, async () => {
      const answer = await ask(call);
      expect([answer.status, answer.body.error.type, answer.body.error.code]).to.deep.equal([
        400,
        'invalid_request_error',
        'invalid_flow',
      ]);
      expect(answer.body.error.message).to.be.a('string').and.not.equal('');
      expect(pointsOf(answer)).to.have.members(points);
    });
  }

  const longer = flow([...sequence().nodes, email('third', { id: uuid(7) })], 'lead>first', 'first>third');
  const another: [call: Call, status: number, type: string, code: string][] = [
    [['GET', '/{unknown}'], 404, 'invalid_request_error', 'campaign_not_found'],
    [['GET', '/no-uuid'], 404, 'invalid_request_error', 'campaign_not_found'],
    [['PATCH', '/{unknown}', {}], 404, 'invalid_request_error', 'campaign_not_found'],
    [['DELETE', '/no-uuid'], 404, 'invalid_request_error', 'campaign_not_found'],
    [['POST', '/{unknown}/launch'], 404, 'invalid_request_error', 'campaign_not_found'],
    [['PATCH', '/{unknown}/status', { status: 'paused' }], 404, 'invalid_request_error', 'campaign_not_found'],
    [['GET', '/{unknown}/flow'], 404, 'invalid_request_error', 'campaign_not_found'],
    [['POST', '/{unknown}/flow', sequence()], 404, 'invalid_request_error', 'campaign_not_found'],
    [['POST', '/{unknown}/flow:validate', sequence()], 404, 'invalid_request_error', 'campaign_not_found'],
    [['PATCH', '/{unknown}/flow/nodes/first', { data: {} }], 404, 'invalid_request_error', 'campaign_not_found'],
    [['PATCH', '/{draft}/flow/nodes/none', { data: {} }], 404, 'invalid_request_error', 'node_not_found'],
    [['PATCH', '/{draft}/status', { status: 'paused' }], 409, 'invalid_request_error', 'campaign_not_launched'],
    [['POST', '/{live}/launch'], 409, 'invalid_request_error', 'campaign_already_launched'],
    [['POST', '/{live}/flow', flow([node('lead', 'leadSource')])], 403, 'permission_error', 'flow_locked'],
    [['POST', '/{live}/flow?dry_run=true', flow([node('lead', 'leadSource')])], 403, 'permission_error', 'flow_locked'],
    [['PATCH', '/{live}/flow/nodes/lead', { data: {} }], 403, 'permission_error', 'flow_locked'],
    [['POST', '/{live}/flow', longer], 400, 'invalid_request_error', 'invalid_flow'],
    [['PUT', '/{draft}', {}], 405, 'invalid_request_error', 'method_not_allowed'],
    [['GET', '/{draft}/launch'], 405, 'invalid_request_error', 'method_not_allowed'],
    [['GET', '/{draft}/flowvalidate'], 404, 'invalid_request_error', 'route_not_found'],
  ]; // prettier-ignore
  for (const [call, status, type, code] of another) {
    it(`is ${status} ${code}: ${call[0]} ${call[1]}`, async () => {
      const answer = await ask(call);
      expect([answer.status, answer.body.error.type, answer.body.error.code]).to.deep.equal([
        status,
        type,
        code,
      ]);
    });
  }

  it('has changed nothing', async () => {
    const { data, total_count } = (await client.get('/v1/campaigns')).body;
    expect(total_count).to.equal(2);
    expect(data.map(({ status }: { status: string }) => status).sort()).to.deep.equal(['draft', 'running']);
    const [a, b] = await Promise.all([draft, live].map(id => client.get(`/v1/campaigns/${id}/flow`)));
    expect(a!.body.data.nodes).to.have.length(4);
    expect(b!.body.data.nodes).to.have.length(4);
  });
});
