import { expect } from 'chai';
import type { Contract, Schema } from '../../codegen/src/contract.js';
import { at, resolve } from '../../codegen/src/contract.js';
import { buildModel, segmentsOf } from '../../codegen/src/model.js';
import { camelCase, pascalCase, propertyName, quote } from '../../codegen/src/names.js';
import { bodyKeys, findProperty } from '../../codegen/src/schema-walk.js';
import { fixtureContract } from './support.js';

describe('names', () => {
  const table: [given: string, pascal: string, camel: string][] = [
    ['Campaigns', 'Campaigns', 'campaigns'],
    ['Lead fields', 'LeadFields', 'leadFields'],
    ['API keys', 'ApiKeys', 'apiKeys'],
    ['Block list', 'BlockList', 'blockList'],
    ['CampaignStatus', 'CampaignStatus', 'campaignStatus'],
    ['SHA256Hash', 'Sha256Hash', 'sha256Hash'],
  ];
  for (const [given, pascal, camel] of table) {
    it(`makes ${pascal} and ${camel} of "${given}"`, () => {
      expect(pascalCase(given)).to.equal(pascal);
      expect(camelCase(given)).to.equal(camel);
    });
  }

  it('quotes what would end or change a literal', () => {
    for (const text of ["it's", 'a "b"', 'back\\slash', 'line\nbreak', '`${x}`']) {
      expect(new Function(`return ${quote(text)}`)()).to.equal(text);
    }
    expect(propertyName('limit')).to.equal('limit');
    expect(propertyName('if-match')).to.equal("'if-match'");
  });
});

describe('references', () => {
  const contract = fixtureContract();

  it('are followed to where the node is', () => {
    const { node, pointer } = resolve<Schema>(
      contract,
      { $ref: '#/components/parameters/CampaignId' },
      '#/here',
    );
    expect(pointer).to.equal('#/components/parameters/CampaignId');
    expect(node).to.include({ name: 'id' });
  });

  it('to escaped keys are followed', () => {
    const ref = at('#/paths', '/v1/campaigns', 'get');
    expect(ref).to.equal('#/paths/~1v1~1campaigns/get');
    expect(resolve(contract, { $ref: ref }, '#').node).to.include({ operationId: 'listCampaigns' });
  });

  it('that lead nowhere or in a circle throw, with the place', () => {
    const circle = {
      components: { schemas: { A: { $ref: '#/components/schemas/A' } } },
    } as unknown as Contract;
    expect(() => resolve(contract, { $ref: '#/components/schemas/Nope' }, '#/here')).to.throw('#/here');
    expect(() => resolve(circle, { $ref: '#/components/schemas/A' }, '#/here')).to.throw('circle');
  });
});

describe('body keys', () => {
  const contract = fixtureContract();
  const a: Schema = { type: 'object', properties: { a: {} } };
  const b: Schema = { type: 'object', properties: { b: {} } };
  const table: [name: string, schema: Schema, keys: string[] | undefined][] = [
    ['its own properties', a, ['a']],
    ['those behind a reference', { $ref: '#/components/schemas/CampaignResponse' }, ['data']],
    ['those of every part of an allOf', { allOf: [a, b] }, ['a', 'b']],
    ['those of every member of a oneOf', { oneOf: [a, b] }, ['a', 'b']],
    [
      'those of a union behind a reference',
      { $ref: '#/components/schemas/NodePatch' },
      ['kind', 'subject', 'data', 'seconds'],
    ],
    ['none where unknown keys are refused', { ...a, additionalProperties: false }, undefined],
    ['none where a part refuses unknown keys', { allOf: [a, b], unevaluatedProperties: false }, undefined],
    ['none where any key is welcome', { ...a, additionalProperties: true }, undefined],
    [
      'none where any key of a type is welcome',
      { ...a, additionalProperties: { type: 'string' } },
      undefined,
    ],
    ['none for a list', { type: 'array', items: a }, undefined],
  ];
  for (const [name, schema, keys] of table) {
    it(`are ${name}`, () => expect(bodyKeys(contract, schema)).to.deep.equal(keys));
  }
});

describe('properties', () => {
  it('are found through references and allOf, the most particular one last', () => {
    const contract = fixtureContract();
    const schema = {
      allOf: [{ $ref: '#/components/schemas/Envelope' }, { properties: { type: { const: 'x' } } }],
    };
    expect(findProperty(contract, schema, 'type')).to.deep.equal({
      node: { const: 'x' },
      pointer: '#/allOf/1/properties/type',
    });
    expect(findProperty(contract, schema, 'timestamp')?.pointer).to.equal(
      '#/components/schemas/Envelope/properties/timestamp',
    );
    expect(findProperty(contract, schema, 'nope')).to.equal(undefined);
  });
});

describe('the model', () => {
  const model = buildModel(fixtureContract());
  const operation = (id: string) => model.operations.find(operation => operation.id === id)!;

  it('splits templates into segments; a colon is a letter', () => {
    expect(segmentsOf('/v1/campaigns/{id}/leads:add')).to.deep.equal([
      { literal: 'v1' },
      { literal: 'campaigns' },
      { param: 'id' },
      { literal: 'leads:add' },
    ]);
    expect(segmentsOf('/health')).to.deep.equal([{ literal: 'health' }]);
  });

  it('sorts parameters by place, shared ones first, header names in lower case', () => {
    const { params, query, headers } = operation('patchNode');
    expect(params.map(({ name, notFound }) => [name, notFound])).to.deep.equal([
      ['id', 'campaign_not_found'],
      ['nodeId', 'node_not_found'],
    ]);
    expect(query).to.deep.equal([]);
    expect(headers).to.deep.equal([{ name: 'if-match', required: false, schema: { type: 'string' } }]);
  });

  it('lets an operation replace a parameter of its path', () => {
    const contract = fixtureContract(contract => {
      const item = contract.paths['/v1/campaigns/{id}/leads:add']!;
      item.post!.parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }];
    });
    const { params } = buildModel(contract).operations.find(({ id }) => id === 'addLeads')!;
    expect(params).to.deep.equal([{ name: 'id', required: true, schema: { type: 'integer' } }]);
  });

  const bodies: [id: string, body: object | undefined][] = [
    ['listCampaigns', undefined],
    [
      'createCampaign',
      {
        required: false,
        mediaTypes: ['application/json'],
        keys: ['name', 'interval', 'status', 'settings'],
        defaults: ['interval', 'status'],
      },
    ],
    ['putLead', { required: true, mediaTypes: ['application/json'] }],
    ['createApiKey', { required: true, mediaTypes: ['application/json'] }],
    ['importLeads', { required: true, mediaTypes: ['text/csv'] }],
  ];
  for (const [id, wanted] of bodies) {
    it(`knows the body of ${id}`, () => {
      const { schema, ...body } = operation(id).body ?? {};
      expect(operation(id).body && body).to.deep.equal(wanted);
      expect(schema !== undefined).to.equal(wanted !== undefined && id !== 'importLeads');
    });
  }

  const results: [id: string, returned: string[], thrown: string[]][] = [
    ['getHealth', ['200', '503'], ['default']],
    ['createCampaign', ['200', '201'], ['default']],
    ['patchNode', ['200'], ['404', '412', 'default']],
    ['putLead', ['204'], ['default']],
  ];
  for (const [id, returned, thrown] of results) {
    it(`distinguishes what ${id} returns from what it throws`, () => {
      const statuses = (isError: boolean) =>
        operation(id)
          .responses.filter(response => response.isError === isError)
          .map(({ status }) => status);
      expect(statuses(false)).to.deep.equal(returned);
      expect(statuses(true)).to.deep.equal(thrown);
    });
  }

  it('knows what is public and what is deprecated', () => {
    expect(model.operations.filter(operation => operation.public).map(({ id }) => id)).to.deep.equal([
      'getHealth',
    ]);
    expect(model.operations.filter(operation => operation.deprecated).map(({ id }) => id)).to.deep.equal([
      'putLead',
    ]);
  });

  it('finds the data of each event, wherever the envelope keeps it', () => {
    const inline = '#/webhooks/webhook.test/post/requestBody/content/application~1json/schema';
    expect(model.events.map(({ type, data }) => [type, data.pointer])).to.deep.equal([
      ['email.sent', '#/components/schemas/EmailSentEvent/properties/data'],
      ['lead.created', inline.replace('webhook.test', 'lead.created') + '/allOf/1/properties/data'],
      ['webhook.test', `${inline}/properties/data`],
    ]);
  });
});
