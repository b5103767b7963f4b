import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import type { Contract, Schema } from '../../codegen/src/contract.js';
import { eachOperation, parametersOf } from '../../codegen/src/contract.js';
import { checkDocument } from '../../codegen/src/clients/check.js';
import { downConvert, type Document } from '../../codegen/src/clients/down-convert.js';
import { main } from '../../codegen/src/clients/main.js';
import { loadContract } from '../../codegen/src/load.js';
import { eachRootSchema } from '../../codegen/src/root-schemas.js';
import { eachSchema } from '../../codegen/src/schema-walk.js';

const contractFile = fileURLToPath(new URL('../../openapi.yaml', import.meta.url));

/** A contract whose one answer is such a schema, with two more to refer to. */
function contractOf(schema: object): Contract {
  return {
    openapi: '3.1.0',
    info: { title: 'One', version: '1.0.0' },
    paths: {
      '/one': {
        get: { responses: { 200: { content: { 'application/json': { schema: schema as Schema } } } } },
      },
    },
    components: {
      schemas: {
        Thing: { type: 'object', properties: { size: { type: 'integer' } } },
        Color: { type: 'string', enum: ['red', 'blue'] },
        Shape: { type: 'string', enum: ['round', 'red'] },
        Unused: { type: 'object', properties: { color: { $ref: '#/components/schemas/Color' } } },
      },
    },
  };
}

function converted(schema: object): unknown {
  // As the contract reads, so that the ways through it are those of every other document.
  const document = downConvert(contractOf(schema)) as unknown as Contract;
  const response = document.paths['/one']!.get!.responses!['200'] as {
    content: Record<string, { schema: Schema }>;
  };
  return response.content['application/json']!.schema;
}

const thing = { $ref: '#/components/schemas/Thing' };
const color = { $ref: '#/components/schemas/Color' };

const schemas: [what: string, given: object, wanted: object][] = [
  ['text or null', { type: ['string', 'null'], maxLength: 3 }, { type: 'string', maxLength: 3, nullable: true }],
  ['a reference or null', { oneOf: [thing, { type: 'null' }] }, { type: 'object', nullable: true, allOf: [thing] }],
  [
    'a reference or null, described',
    { description: 'One.', anyOf: [{ type: 'null' }, color] },
    { description: 'One.', type: 'string', nullable: true, allOf: [color] },
  ],
  [
    'a schema or null',
    { oneOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }] },
    { type: 'integer', minimum: 1, nullable: true },
  ],
  ['a list of null and values', { type: ['string', 'null'], enum: ['a', null] }, { type: 'string', nullable: true, enum: ['a'] }],
  ['null as the default', { type: ['array', 'null'], items: {}, default: null }, { type: 'array', nullable: true, items: {} }],
  ['one value', { type: 'string', const: 'a' }, { type: 'string', enum: ['a'] }],
  ['a default beside a reference', { ...color, default: 'red' }, { allOf: [color], default: 'red' }],
  [
    'alternatives to listed texts',
    { anyOf: [color, { $ref: '#/components/schemas/Shape' }] },
    { type: 'string', enum: ['red', 'blue', 'round'] },
  ],
  ['limits that are not reached', { type: 'integer', exclusiveMinimum: 0 }, { type: 'integer', minimum: 0, exclusiveMinimum: true }],
  [
    'values with an asterisk',
    { type: 'string', enum: ['*', 'lead.*', 'lead.created'] },
    {
      type: 'string',
      enum: ['*', 'lead.*', 'lead.created'],
      'x-enum-varnames': ['ALL', 'LEAD_ALL', 'LEAD_CREATED'],
    },
  ],
  [
    'schemas within others',
    { type: 'array', items: { type: 'object', properties: { type: { type: ['string', 'null'] } } } },
    { type: 'array', items: { type: 'object', properties: { type: { type: 'string', nullable: true } } } },
  ],
]; // prettier-ignore

describe('the contract as OpenAPI 3.0', () => {
  for (const [what, given, wanted] of schemas)
    it(`has ${what}`, () => {
      expect(converted(given)).to.deep.equal(wanted);
    });

  it('leaves out what nothing uses', () => {
    const { components } = downConvert(contractOf({ type: 'array', items: thing })) as unknown as Contract;
    expect(Object.keys(components!.schemas!)).to.deep.equal(['Thing']);
  });

  describe('of this product', function () {
    this.timeout(30_000);
    let contract: Contract;
    let document: Document;
    before(async () => {
      contract = await loadContract(contractFile);
      document = downConvert(contract);
    });

    const said = (contract: Contract) =>
      [...eachOperation(contract.paths, '#/paths')].map(({ path, method, item, operation, pointer }) => [
        `${method} ${path}`,
        operation.operationId,
        operation.tags,
        parametersOf(contract, path, item, operation, pointer).map(({ node }) => `${node.in} ${node.name}`),
        operation.requestBody !== undefined,
        Object.keys(operation.responses ?? {}),
      ]);

    it('has every operation with its parameters and answers', () => {
      expect(said(document as unknown as Contract)).to.deep.equal(said(contract));
    });

    it('has no schema that only 3.1 knows', () => {
      const found: string[] = [];
      for (const root of eachRootSchema(document as unknown as Contract))
        for (const { schema, pointer } of eachSchema(root.schema, root.pointer))
          if (
            Array.isArray(schema.type) ||
            schema.type === 'null' ||
            'const' in schema ||
            isBesideReference(schema)
          )
            found.push(pointer);
      expect(found).to.deep.equal([]);
    });

    const isBesideReference = (schema: Schema) => '$ref' in schema && Object.keys(schema).length > 1;

    it('is right by the standard and by the rules for the contract', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'outreach-3.0-'));
      const file = join(folder, 'openapi.json');
      const check = async (document: Document) => {
        await writeFile(file, JSON.stringify(document));
        await checkDocument(document, file);
      };
      try {
        await check(document);
        const untold = structuredClone(document) as unknown as Contract;
        delete untold.paths['/v1/campaigns']!.get!.summary;
        const refusal = await check(untold as unknown as Document).catch(String);
        expect(refusal).to.match(/operation-summary/);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
  });

  it('is made into no client that is not known', async () => {
    const lines: string[] = [];
    const places = { contract: contractFile, cache: '/nowhere', out: '/nowhere' };
    expect(await main(['python', 'cobol'], places, line => lines.push(line))).to.equal(1);
    expect(lines).to.deep.equal(['There is no client for cobol; there is for python, go, php, ruby, java.']);
  });
});
