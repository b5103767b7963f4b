import { expect } from 'chai';
import { emitRoutes, invalidCode } from '../../codegen/src/emit/routes.js';
import { buildModel } from '../../codegen/src/model.js';
import type { Route } from '../../server/src/generated/routes.js';
import { fixtureContract } from './support.js';

/** The emitted table as a value: everything after `=` is a plain array literal. */
function readRoutes(): Route[] {
  const text = emitRoutes(buildModel(fixtureContract()));
  return new Function(`return ${text.slice(text.indexOf('= [\n') + 2)}`)() as Route[];
}

describe('emitted routes', () => {
  const routes = readRoutes();
  const route = (id: string) => routes.find(({ operationId }) => operationId === id)!;

  it('put literal segments before parameters, so that reading from the top finds the right one', () => {
    expect(routes.map(({ method, path }) => `${method} ${path}`)).to.deep.equal([
      'GET /health',
      'POST /v1/api-keys',
      'GET /v1/campaigns',
      'POST /v1/campaigns',
      'PATCH /v1/campaigns/{id}/flow/nodes/{nodeId}',
      'GET /v1/campaigns/{id}/leads/export',
      'PUT /v1/campaigns/{id}/leads/export',
      'PUT /v1/campaigns/{id}/leads/{leadId}',
      'POST /v1/campaigns/{id}/leads:add',
    ]);
  });

  const wanted: Route[] = [
    {
      operationId: 'getHealth',
      tag: 'campaigns' as Route['tag'],
      method: 'GET',
      path: '/health',
      segments: [{ literal: 'health' }],
      public: true,
      idempotent: false,
      hasBody: false,
      bodyRequired: false,
      notFound: 'route_not_found',
      notFoundByParam: {},
      invalid: 'invalid_request',
      errorCodes: [],
      statuses: [200, 503],
    },
    {
      operationId: 'createCampaign',
      tag: 'campaigns',
      method: 'POST',
      path: '/v1/campaigns',
      segments: [{ literal: 'v1' }, { literal: 'campaigns' }],
      public: false,
      idempotent: true,
      hasBody: true,
      bodyRequired: false,
      bodyTypes: ['application/json'],
      bodyKeys: ['name', 'interval', 'status', 'settings'],
      notFound: 'route_not_found',
      notFoundByParam: {},
      invalid: 'invalid_flow',
      errorCodes: [],
      statuses: [200, 201],
    },
    {
      operationId: 'patchNode',
      tag: 'leadFields',
      method: 'PATCH',
      path: '/v1/campaigns/{id}/flow/nodes/{nodeId}',
      segments: [
        { literal: 'v1' },
        { literal: 'campaigns' },
        { param: 'id' },
        { literal: 'flow' },
        { literal: 'nodes' },
        { param: 'nodeId' },
      ],
      public: false,
      idempotent: false,
      hasBody: true,
      bodyRequired: true,
      bodyTypes: ['application/json'],
      bodyKeys: ['kind', 'subject', 'data', 'seconds'],
      notFound: 'node_not_found',
      notFoundByParam: { id: 'campaign_not_found', nodeId: 'node_not_found' },
      invalid: 'invalid_flow',
      errorCodes: ['campaign_not_found', 'node_not_found', 'stale_node' as 'node_not_found'],
      statuses: [200, 404, 412],
    },
  ];
  for (const want of wanted) {
    it(`describe ${want.operationId}`, () => expect(route(want.operationId)).to.deep.equal(want));
  }

  it('name the query parameters, and which of them are integers', () => {
    const { queryKeys, integers } = route('listCampaigns');
    expect(queryKeys).to.include.members(['limit', 'include_deleted', 'status', 'tag_ids', 'created_after']);
    expect(integers).to.include('limit').and.not.include('status');
    expect(route('createCampaign')).to.not.have.property('queryKeys');
  });

  it('answer for an id of no code of its own with that of the last one that has a code', () => {
    expect(route('putLead').notFound).to.equal('campaign_not_found');
  });

  it('strip nothing from bodies that judge their keys themselves', () => {
    expect(route('putLead')).to.not.have.property('bodyKeys');
    expect(route('createApiKey')).to.not.have.property('bodyKeys');
  });

  it('name the media types of what is not JSON', () => {
    expect(route('exportLeads').responseTypes).to.deep.equal({ 200: 'text/csv' });
    expect(route('importLeads').bodyTypes).to.deep.equal(['text/csv']);
    expect(route('createCampaign')).to.not.have.property('responseTypes');
  });

  const codes: [path: string, code: string][] = [
    ['/v1/campaigns', 'invalid_flow'],
    ['/v1/campaigns/{id}/leads:add', 'invalid_flow'],
    ['/v1/campaign-tags/{id}', 'invalid_request'],
    ['/v1/leads:remove-from-all-campaigns', 'invalid_request'],
  ];
  for (const [path, code] of codes) {
    it(`answer a bad request on ${path} with ${code}`, () => expect(invalidCode(path)).to.equal(code));
  }
});
