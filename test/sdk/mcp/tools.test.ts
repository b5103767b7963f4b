import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect } from 'chai';
import { UsageError, type Operation } from 'outreach-contract';
import { contract } from 'outreach-contract/data';
import { classed, effectOf } from '../../../sdk/mcp/src/effects.js';
import { inputSchema } from '../../../sdk/mcp/src/input-schema.js';
import { allTools, chooseTools, withConfirmArgument } from '../../../sdk/mcp/src/tools.js';
import { routes } from '../../../server/src/generated/routes.js';
import { operations } from './session.js';

const tools = allTools(contract);
const tool = (name: string) => tools.find(({ definition }) => definition.name === name)!.definition;
const namesOf = (choice: Parameters<typeof chooseTools>[1]) =>
  chooseTools(contract, choice).map(({ definition }) => definition.name);

describe('tools of outreach mcp', () => {
  it('are the operations of the contract, one each, under names that every client takes', () => {
    const names = tools.map(({ definition }) => definition.name);
    expect(names).to.have.members(routes.map(({ operationId }) => operationId));
    expect(new Set(names).size).to.equal(names.length);
    for (const name of names) expect(name).to.match(/^[a-zA-Z0-9_-]{1,48}$/);
  });

  it('take an object that is JSON Schema by itself, with the example of the contract', () => {
    const strict = { strict: true, allowUnionTypes: true, strictRequired: false };
    const dialects = [new Ajv2020(strict), new Ajv()];
    for (const ajv of dialects) formats.default(ajv);
    for (const { definition } of tools.map(each => ({ definition: withConfirmArgument(each) }))) {
      const { name, inputSchema: schema } = definition;
      expect(JSON.stringify(schema), name).to.not.match(/"\$ref"|"x-[\w-]+":|"example":|"discriminator":/);
      expect(schema, name).to.include({ type: 'object', additionalProperties: false });
      for (const property of Object.keys(schema.properties ?? {}))
        expect(property).to.match(/^[a-zA-Z0-9_]{1,64}$/);
      for (const ajv of dialects) {
        const validate = ajv.compile(schema);
        const body = (schema.properties?.body as { examples?: unknown[] } | undefined)?.examples?.[0];
        if (body !== undefined) expect(validate({ ...ids(schema.required), body }), name).to.equal(true);
        expect(validate({ surprise: 1 }), name).to.equal(false);
      }
    }
  });

  it('have an argument for every parameter and for the body, none twice', () => {
    for (const { definition, operation } of tools) {
      const wanted = operation.parameters.length + (operation.body ? 1 : 0);
      expect(Object.keys(definition.inputSchema.properties!), operation.id).to.have.length(wanted);
    }
    const flow = tool('saveFlow').inputSchema;
    expect(Object.keys(flow.properties!)).to.deep.equal(['id', 'dry_run', 'if_match', 'body']);
    expect(flow.required).to.deep.equal(['id', 'body']);
    expect(flow.properties!.dry_run).to.deep.equal({
      type: 'boolean',
      default: false,
      description: 'Set to `true` to validate only. Nothing is stored.',
    });
    // The example of the contract would be copied, and would make two imports one.
    expect(tool('createLead').inputSchema.properties!.idempotency_key).to.not.have.property('examples');
  });

  it('leave open what a schema holds of itself', () => {
    const schemas: Record<string, object> = {
      tree: { type: 'object', properties: { branches: { type: 'array', items: { $ref: 'tree' } } } },
    };
    const operation = {
      parameters: [],
      body: { content: { 'application/json': { schema: { $ref: 'tree' } } } },
    } as unknown as Operation;
    const follow = <T>(value: T) => {
      const { $ref } = value as { $ref?: string };
      return { value: ($ref === undefined ? value : schemas[$ref]) as T, name: null };
    };
    expect(inputSchema(operation, follow).properties.body).to.deep.equal({
      type: 'object',
      properties: { branches: { type: 'array', items: {} } },
    });
  });

  it('say what they do, naming other tools and no paths that a tool has', () => {
    expect(tool('finalizeJob').title).to.equal('Finalize a staged import');
    expect(tool('startStagedImport').description)
      .to.match(/^Start a staged import\.\n\nStarts an import of any size/)
      .and.contain('`appendStagingRows`')
      .and.contain('`finalizeJob`');
    expect(tool('launchCampaign').description).to.match(/This can send mail, and needs confirmation\.$/);
    expect(tool('replaceFlow').description).to.match(/Deprecated\.$/);
    expect(tool('getJob').description).to.contain('`downloadJob` with `file=errors`');
    for (const { definition } of tools)
      expect(JSON.stringify(definition)).to.not.match(/`(GET|POST|PUT|PATCH|DELETE) \//);
  });

  it('are classed, each once, and only those that need it ask first', () => {
    const writing = routes.filter(({ method }) => method !== 'GET').map(({ operationId }) => operationId);
    expect(classed).to.have.members(writing);
    expect(effectOf({ id: 'eraseEverything', method: 'POST' })).to.equal('destroys');
    const hints = (name: string) => {
      const { readOnlyHint, destructiveHint, idempotentHint, openWorldHint } = tool(name).annotations!;
      return [readOnlyHint, destructiveHint, idempotentHint, openWorldHint];
    };
    expect(hints('listLeads')).to.deep.equal([true, false, true, false]);
    expect(hints('previewJob')).to.deep.equal([true, false, true, false]);
    expect(hints('createCampaign')).to.deep.equal([false, false, false, false]);
    expect(hints('launchCampaign')).to.deep.equal([false, true, false, true]);
    expect(hints('deleteLead')).to.deep.equal([false, true, true, false]);
    expect(hints('updateWebhooks')).to.deep.equal([false, true, true, true]);
  });

  it('are chosen by tag, and by changing nothing', () => {
    const reading = operations.filter(({ method }) => method === 'GET').map(({ id }) => id);
    expect(namesOf({ readOnly: true })).to.have.members([
      ...reading,
      'validateFlow',
      'simulateCampaign',
      'previewJob',
    ]);
    expect(namesOf({ only: 'Lead fields, stats', readOnly: false })).to.deep.equal([
      'getLeadFields',
      'addLeadField',
      'getCampaignStats',
      'getVariantStats',
    ]);
    expect(namesOf({ only: 'lead-fields', readOnly: true })).to.deep.equal(['getLeadFields']);
    expect(() => namesOf({ only: 'campaigns,leeds', readOnly: false })).to.throw(
      UsageError,
      /^--only: there is no tag "leeds"\. The tags are: campaigns, flow, leads,/,
    );
  });
});

function ids(required: readonly string[] = []): Record<string, string> {
  const id = '01920d3c-7a44-7bb1-9d53-2f1f0d6a1c31';
  return Object.fromEntries(required.map(name => [name, id]));
}
