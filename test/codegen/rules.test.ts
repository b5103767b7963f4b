import { expect } from 'chai';
import type { Contract } from '../../codegen/src/contract.js';
import { at } from '../../codegen/src/contract.js';
import { generate, ContractError, checkRules } from '../../codegen/src/generate.js';
import { fixtureContract, nodeAt } from './support.js';

const listing = at('#/paths', '/v1/campaigns', 'get');
const creation = at('#/paths', '/v1/campaigns', 'post');
const patching = at('#/paths', '/v1/campaigns/{id}/flow/nodes/{nodeId}', 'patch');
const campaign = '#/components/schemas/Campaign';
const lead = at('#/paths', '/v1/campaigns/{id}/leads/{leadId}', 'put');
const operation = {
  operationId: 'other',
  summary: 'Other',
  tags: ['Campaigns'],
  responses: { '204': { description: 'Done.' }, default: { $ref: '#/components/responses/Failure' } },
};

/** What is broken: the node, the key, its new value (undefined removes it); and the pointer and message that answer. */
type Case = [name: string, node: string, key: string, value: unknown, pointer: string, message: RegExp];

const cases: Case[] = [
  ['no operationId', listing, 'operationId', undefined, listing, /needs an operationId/],
  ['an id that is not camelCase', listing, 'operationId', 'list_campaigns', at(listing, 'operationId'), /camelCase/],
  ['an id used twice', listing, 'operationId', 'getHealth', at(listing, 'operationId'), /twice/],
  ['no summary', listing, 'summary', ' ', listing, /summary/],
  ['no tag', listing, 'tags', undefined, at(listing, 'tags'), /exactly one tag/],
  ['two tags', listing, 'tags', ['Campaigns', 'API keys'], at(listing, 'tags'), /exactly one tag/],
  ['an undeclared tag', listing, 'tags', ['Flow'], at(listing, 'tags', 0), /"Flow" is not declared/],
  ['tags of one name', '#', 'tags', [{ name: 'Lead fields' }, { name: 'lead-fields' }], '#/tags/1', /same name/],
  ['no 2xx', at(listing, 'responses'), '200', undefined, at(listing, 'responses'), /no 2xx/],
  ['no error response', at(listing, 'responses'), 'default', undefined, at(listing, 'responses'), /no error response/],
  ['security of its own', listing, 'security', [{ other: [] }], at(listing, 'security'), /public/],
  ['a method of no use', at('#/paths', '/health'), 'head', operation, at('#/paths', '/health', 'head'), /method head/],
  ['templates that differ by name alone', '#/paths', '/v1/campaigns/{id}/leads/{other}', { put: operation }, at('#/paths', '/v1/campaigns/{id}/leads/{other}', 'put'), /can match both/],
  ['templates that cross', '#/paths', '/v1/{any}/{id}/leads/export', { get: operation, put: operation }, at('#/paths', '/v1/{any}/{id}/leads/export', 'put'), /can match both this path and \/v1\/campaigns\/\{id\}\/leads\/\{leadId\}/],
  ['a template with half a segment', '#/paths', '/v1/x{id}', { get: operation }, at('#/paths', '/v1/x{id}'), /either text or one/],
  ['an undeclared path parameter', at('#/paths', '/v1/campaigns/{id}/leads:add'), 'parameters', [], at('#/paths', '/v1/campaigns/{id}/leads:add', 'post'), /\{id\} is not declared/],
  ['a declared parameter that the path lacks', at('#/paths', '/v1/campaigns'), 'parameters', [{ $ref: '#/components/parameters/CampaignId' }], listing, /has no \{id\}/],
  ['a query parameter of objects', at(listing, 'parameters', 3), 'schema', { type: 'object', additionalProperties: true }, at(listing, 'parameters', 3, 'schema'), /string, integer/],
  ['a query parameter of lists', at(listing, 'parameters', 3), 'schema', { type: 'array', items: { type: 'string' } }, at(listing, 'parameters', 3, 'schema'), /string, integer/],
  ['a style', at(listing, 'parameters', 3), 'style', 'pipeDelimited', at(listing, 'parameters', 3, 'style'), /"style"/],
  ['a cookie', at(listing, 'parameters', 3), 'in', 'cookie', at(listing, 'parameters', 3, 'in'), /cookie/],
  ['x-not-found in a query', at(listing, 'parameters', 3), 'x-not-found', 'node_not_found', at(listing, 'parameters', 3, 'x-not-found'), /only path/],
  ['x-not-found of an unknown code', '#/components/parameters/CampaignId', 'x-not-found', 'nope', '#/components/parameters/CampaignId/x-not-found', /"nope"/],
  ['a response without content', at(listing, 'responses', '200'), 'content', undefined, at(listing, 'responses', '200'), /needs content/],
  ['a response without schema', at(listing, 'responses', '200', 'content', 'application/json'), 'schema', undefined, at(listing, 'responses', '200', 'content', 'application/json'), /needs a schema/],
  ['a response in two media types', at(listing, 'responses', '200', 'content'), 'text/csv', { schema: { type: 'string' } }, at(listing, 'responses', '200', 'content'), /one media type/],
  ['a response without example', at(listing, 'responses', '200', 'content', 'application/json'), 'example', undefined, at(listing, 'responses', '200', 'content', 'application/json'), /example/],
  ['a body without example', at(creation, 'requestBody', 'content', 'application/json'), 'example', undefined, at(creation, 'requestBody', 'content', 'application/json'), /example/],
  ['a body in JSON or else', at(creation, 'requestBody', 'content'), 'text/csv', { schema: { type: 'string' } }, at(creation, 'requestBody', 'content'), /no other media type/],
  ['an error code that ErrorCode lacks', '#/x-error-codes', 'extra', { type: 'api_error', status: 500, description: 'Extra.' }, '#/components/schemas/ErrorCode/enum', /lacks .*extra/],
  ['an error code that only ErrorCode has', '#/components/schemas/ErrorCode', 'enum', ['invalid_request', 'invalid_flow', 'campaign_not_found', 'node_not_found', 'route_not_found', 'odd'], '#/components/schemas/ErrorCode/enum', /odd/],
  ['no ErrorCode', '#/components/schemas', 'ErrorCode', { type: 'string' }, '#/components/schemas/ErrorCode/enum', /missing/],
  ['an error code without type', '#/x-error-codes/invalid_flow', 'type', undefined, '#/x-error-codes/invalid_flow', /type, a status/],
  ['an error code with a success status', '#/x-error-codes/invalid_flow', 'status', 200, '#/x-error-codes/invalid_flow/status', /not a status/],
  ['an error type that ErrorType lacks', '#/components/schemas', 'ErrorType', { type: 'string', enum: ['api_error'] }, '#/x-error-codes/invalid_request/type', /ErrorType/],
  ['a flow issue code that the enum lacks', '#/x-flow-issue-codes', 'extra', 'Extra.', '#/components/schemas/FlowIssueCode/enum', /extra/],
  ['event types that differ from the webhooks', '#/components/schemas', 'EventType', { type: 'string', enum: ['email.sent', 'lead.created'] }, '#/components/schemas/EventType/enum', /webhook\.test/],
  ['an event of another type', '#/components/schemas/EmailSentEvent/properties/type', 'const', 'email.opened', '#/components/schemas/EmailSentEvent/properties/type', /"email\.sent"/],
  ['an event without data', '#/components/schemas/EmailSentEvent/properties', 'data', undefined, at('#/webhooks', 'email.sent', 'post', 'requestBody', 'content', 'application/json', 'schema'), /no data/],
  ['an event by another method', '#/webhooks/email.sent', 'put', operation, '#/webhooks/email.sent/put', /by post/],
  ['an event without a body', '#/webhooks/email.sent/post', 'requestBody', undefined, '#/webhooks/email.sent/post/requestBody', /JSON body/],
  ['an error code of an operation that does not exist', patching, 'x-error-codes', ['stale'], at(patching, 'x-error-codes'), /"stale" is not in/],
  ['an error code without its response', patching, 'responses', { '200': { $ref: '#/components/responses/Campaign' }, '404': { $ref: '#/components/responses/Failure' } }, patching, /"stale_node" needs a response 412/],
  ['an error response that no code has', patching, 'x-error-codes', undefined, at(patching, 'responses', '412'), /no error code/],
  ['a schema name that is no type name', '#/components/schemas', 'lead_row', { type: 'string' }, '#/components/schemas/lead_row', /PascalCase/],
  ['a schema name that is taken', '#/components/schemas', 'Promise', { type: 'string' }, '#/components/schemas/Promise', /reserved/],
  ['a default on a component itself', '#/components/schemas/CampaignStatus', 'default', 'draft', '#/components/schemas/CampaignStatus/default', /beside the \$ref/],
  ['a reference to a part of a schema', `${campaign}/properties/flow`, '$ref', `${campaign}/properties/id`, `${campaign}/properties/flow/$ref`, /not a component schema/],
  ['conditions beside a reference', `${campaign}/properties/flow`, 'minProperties', 1, `${campaign}/properties/flow/minProperties`, /beside \$ref/],
  ['a type that does not exist', `${campaign}/properties/id`, 'type', 'uuid', `${campaign}/properties/id/type`, /"uuid" does not exist/],
  ['conditions without a type', `${campaign}/properties/id`, 'type', undefined, `${campaign}/properties/id`, /says its type/],
  ['an array of anything', '#/components/schemas/LeadCreate/properties/tags', 'items', undefined, '#/components/schemas/LeadCreate/properties/tags', /items/],
  ['an object of no shape', '#/components/schemas/Free', 'additionalProperties', undefined, '#/components/schemas/Free', /additionalProperties: true/],
  ['a required key that is not described', campaign, 'required', ['id', 'nmae'], `${campaign}/required`, /"nmae"/],
  ['an unknown format', `${campaign}/properties/id`, 'format', 'ipv4', `${campaign}/properties/id/format`, /"ipv4"/],
  ['a pattern that is none', `${campaign}/properties/id`, 'pattern', '(', `${campaign}/properties/id/pattern`, /regular expression/],
  ['a discriminator without oneOf', '#/components/schemas/EmailPatch', 'discriminator', { propertyName: 'kind' }, '#/components/schemas/EmailPatch/discriminator', /beside oneOf/],
  ['a union member without the tag', '#/components/schemas/WaitPatch', 'required', [], '#/components/schemas/NodePatch/oneOf/1', /requires "kind"/],
  ['union members of one tag', '#/components/schemas/WaitPatch/properties/kind', 'const', 'email', '#/components/schemas/NodePatch/oneOf/1', /two members/],
  ['an unsupported keyword in a body', at(lead, 'requestBody', 'content', 'application/json', 'schema'), 'not', {}, at(lead, 'requestBody', 'content', 'application/json', 'schema', 'not'), /"not"/],
]; // prettier-ignore

function breakContract(contract: Contract, node: string, key: string, value: unknown): void {
  const target = nodeAt(contract, node);
  if (value === undefined) delete target[key];
  else target[key] = structuredClone(value);
}

describe('rules', () => {
  it('have nothing against the fixture', () => {
    expect(checkRules(fixtureContract())).to.deep.equal([]);
  });

  for (const [name, node, key, value, pointer, message] of cases) {
    it(`refuse ${name}`, () => {
      const problems = checkRules(fixtureContract(contract => breakContract(contract, node, key, value)));
      const found = problems.filter(problem => problem.pointer === pointer && message.test(problem.message));
      expect(found, JSON.stringify(problems)).to.have.length.greaterThan(0);
    });
  }

  const keywords = ['patternProperties', 'if', 'then', 'else', 'dependentSchemas', 'dependentRequired', 'prefixItems', 'not', 'nullable', 'contains', '$defs', '$dynamicRef', 'unevaluatedItems', 'xml', 'maxItem']; // prettier-ignore
  for (const keyword of keywords) {
    it(`refuse the keyword ${keyword}`, () => {
      const contract = fixtureContract(contract =>
        breakContract(contract, `${campaign}/properties/id`, keyword, {}),
      );
      expect(checkRules(contract)).to.deep.include({
        pointer: `${campaign}/properties/id/${keyword}`,
        message: `the keyword "${keyword}" is not supported`,
      });
    });
  }

  it('allow vendor keywords everywhere, and literal segments beside parameters', () => {
    const contract = fixtureContract(contract => {
      breakContract(contract, `${campaign}/properties/flow`, 'x-note', 'beside a reference');
      breakContract(contract, '#/components/schemas/LeadCreate/properties/email', 'x-note', 1);
    });
    expect(checkRules(contract)).to.deep.equal([]);
  });

  it('report every problem at once, each on a line with its pointer', async () => {
    const contract = fixtureContract(contract => {
      breakContract(contract, listing, 'summary', undefined);
      breakContract(contract, creation, 'summary', undefined);
    });
    const error: unknown = await generate(contract).catch((error: unknown) => error);
    expect(error).to.be.instanceOf(ContractError);
    expect((error as ContractError).message.split('\n')).to.deep.equal([
      `${listing}: an operation needs a summary`,
      `${creation}: an operation needs a summary`,
    ]);
  });
});

describe('examples', () => {
  const json = ['content', 'application/json'];
  const wrong: [name: string, node: string, key: string, value: unknown, pointer: string, message: RegExp][] = [
    ['a body', at(creation, 'requestBody', ...json), 'example', { name: 7 }, at(creation, 'requestBody', ...json, 'example'), /\/name must be string/],
    ['a named body', at('#/paths', '/v1/api-keys', 'post', 'requestBody', ...json, 'examples', 'one'), 'value', 'text', at('#/paths', '/v1/api-keys', 'post', 'requestBody', ...json, 'examples', 'one', 'value'), /must be object/],
    ['a response', at(listing, 'responses', '200', ...json), 'example', {}, at(listing, 'responses', '200', ...json, 'example'), /required property 'data'/],
    ['a shared response', at('#/components/responses/Campaign', ...json), 'example', { data: {} }, at('#/components/responses/Campaign', ...json, 'example'), /\/data must have/],
    ['a lead with a surplus key', at(lead, 'requestBody', ...json), 'example', { email: 'a@example.test', score: 1 }, at(lead, 'requestBody', ...json, 'example'), /additional properties \(score\)/],
    ['an event', at('#/webhooks', 'email.sent', 'post', 'requestBody', ...json), 'example', { type: 'email.sent', timestamp: 'today', data: {} }, at('#/webhooks', 'email.sent', 'post', 'requestBody', ...json, 'example'), /\/timestamp must match format/],
    ['a parameter', '#/components/parameters/CampaignId', 'example', 'seven', '#/components/parameters/CampaignId/example', /format "uuid"/],
    ['a component schema', '#/components/schemas/LeadCreate', 'example', {}, '#/components/schemas/LeadCreate/example', /'email'/],
    ['one of the examples of a property', '#/components/schemas/LeadCreate/properties/tags', 'examples', [['a'], [1]], '#/components/schemas/LeadCreate/properties/tags/examples/1', /\/0 must be string/],
  ]; // prettier-ignore
  for (const [name, node, key, value, pointer, message] of wrong) {
    it(`must fit their schema: ${name}`, async () => {
      const contract = fixtureContract(contract => breakContract(contract, node, key, value));
      const error: unknown = await generate(contract).catch((error: unknown) => error);
      expect(error).to.be.instanceOf(ContractError);
      const [problem, ...more] = (error as ContractError).problems;
      expect(more).to.deep.equal([]);
      expect(problem?.pointer).to.equal(pointer);
      expect(problem?.message).to.match(message);
    });
  }

  it('are not completed with defaults in passing', async () => {
    const contract = fixtureContract();
    await generate(contract);
    expect(contract).to.deep.equal(fixtureContract());
  });
});
