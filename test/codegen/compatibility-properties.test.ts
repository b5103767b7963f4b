import fc from 'fast-check';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'chai';
import type { Contract, Schema } from '../../codegen/src/contract.js';
import { type ChangeClass, classOf } from '../../codegen/src/compatibility/walk.js';
import { compareContracts } from '../../codegen/src/compatibility/compare.js';
import { eachRootSchema, eachSchema } from '../../codegen/src/schema-walk.js';
import { fixtureContract, nodeAt } from './support.js';

const classBetween = (before: Contract, after: Contract): ChangeClass =>
  classOf(compareContracts(before, after));

/** Pointers of all schemas of the fixture that this holds for. */
function schemasWhere(holds: (schema: Schema) => boolean): string[] {
  const contract = fixtureContract();
  return [...eachRootSchema(contract)]
    .flatMap(root => [...eachSchema(root.schema, root.pointer)])
    .filter(({ schema }) => holds(schema))
    .map(({ pointer }) => pointer);
}

/** Objects that describe their properties; those without would take the new one for one that they had. */
const objects = schemasWhere(({ properties }) => properties !== undefined);
const enums = schemasWhere(schema => schema.enum !== undefined);
const anywhere = schemasWhere(schema => !('$ref' in schema));

type Edit = (contract: Contract, name: string) => void;

/** Compatible additions, each under a name of its own. */
const addition: fc.Arbitrary<Edit> = fc.oneof(
  fc.constantFrom(...objects).map<Edit>(pointer => (contract, name) => {
    (nodeAt(contract, pointer)['properties'] as Record<string, Schema>)[name] = { type: 'string' };
  }),
  fc.constantFrom(...enums).map<Edit>(pointer => (contract, name) => {
    (nodeAt(contract, pointer)['enum'] as string[]).push(name);
  }),
  fc.constant<Edit>((contract, name) => {
    nodeAt(contract, '#/paths')[`/v1/${name}`] = { get: { operationId: name, responses: {} } };
  }),
  fc.constant<Edit>((contract, name) => {
    nodeAt(contract, '#/webhooks')[name] = { post: { responses: {} } };
  }),
  fc.constant<Edit>((contract, name) => {
    nodeAt(contract, '#/x-error-codes')[name] = { type: 'api_error', status: 500, description: name };
  }),
);

/** Other words for a schema, an operation or an error. */
const rewording: fc.Arbitrary<Edit> = fc
  .tuple(
    fc.constantFrom(
      ...anywhere,
      '#/paths/~1v1~1campaigns/get',
      '#/components/responses/Failure',
      '#/x-error-codes/invalid_flow',
    ),
    fc.constantFrom('description', 'title', 'example', 'x-note'),
  )
  .map(([pointer, key]) => (contract, name) => {
    nodeAt(contract, pointer)[key] = name;
  });

function edited(edits: Edit[]): Contract {
  return fixtureContract(contract => edits.forEach((edit, i) => edit(contract, `added${i}`)));
}

/** The same document with the keys of every object in the opposite order. */
function turned<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(turned) as T;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, child]) => [key, turned(child)]),
  ) as T;
}

const several = (edit: fc.Arbitrary<Edit>) => fc.array(edit, { minLength: 1, maxLength: 4 });

describe('laws of the classes of changes', () => {
  it('has nothing to tell of a contract and itself, in whatever order its keys stand', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(addition, rewording), { maxLength: 4 }), edits => {
        const contract = edited(edits);
        expect(compareContracts(contract, turned(contract))).to.deep.equal([]);
      }),
      { numRuns: 50 },
    );
  });

  it('takes additions for minor, and taking them back for major', () => {
    fc.assert(
      fc.property(several(addition), edits => {
        const [before, after] = [fixtureContract(), edited(edits)];
        expect(classBetween(before, after)).to.equal('minor');
        expect(classBetween(after, before)).to.equal('major');
      }),
      { numRuns: 100 },
    );
  });

  it('takes other words for a patch, there and back', () => {
    fc.assert(
      fc.property(several(rewording), edits => {
        const [before, after] = [fixtureContract(), edited(edits)];
        expect(classBetween(before, after)).to.equal('patch');
        expect(classBetween(after, before)).to.equal('patch');
      }),
      { numRuns: 100 },
    );
  });

  it('takes two steps for no more than the greater of them', () => {
    fc.assert(
      fc.property(several(addition), several(rewording), (additions, rewordings) => {
        const [before, after] = [edited(rewordings), edited([...rewordings, ...additions])];
        expect(classBetween(before, after)).to.equal('minor');
        expect(classBetween(fixtureContract(), after)).to.equal('minor');
      }),
      { numRuns: 50 },
    );
  });
});

const bounds = (low: string, high: string) =>
  fc.record(
    { [low]: fc.integer({ min: 0, max: 2 }), [high]: fc.integer({ min: 2, max: 4 }) },
    { requiredKeys: [] },
  );
const scalar: fc.Arbitrary<Schema> = fc.oneof(
  bounds('minLength', 'maxLength').map(limits => ({ type: 'string', ...limits })),
  bounds('minimum', 'maximum').map(limits => ({ type: 'integer', ...limits })),
  bounds('exclusiveMinimum', 'exclusiveMaximum').map(limits => ({ type: ['number', 'null'], ...limits })),
  fc.uniqueArray(fc.constantFrom('', 'abc', 1, null), { minLength: 1 }).map(values => ({ enum: values })),
  fc.constantFrom<Schema>({ const: 1 }, { type: ['string', 'null'] }, { type: 'boolean' }, {}),
);
const openness = fc.option(fc.oneof(fc.boolean(), scalar), { nil: undefined });
/** Every object describes the same two properties: a property that comes or goes is judged by other rules. */
const object: fc.Arbitrary<Schema> = fc
  .record({ a: scalar, b: scalar, required: fc.subarray(['a', 'b']), others: openness })
  .map(({ a, b, required, others }) => ({
    type: 'object',
    properties: { a, b },
    required,
    ...(others !== undefined && { additionalProperties: others }),
  }));
const array: fc.Arbitrary<Schema> = fc
  .record({ items: scalar, limits: bounds('minItems', 'maxItems') })
  .map(({ items, limits }) => ({ type: 'array', items, ...limits }));
const union: fc.Arbitrary<Schema> = fc
  .uniqueArray(fc.oneof(scalar, array), { minLength: 1, maxLength: 3 })
  .map(members => ({ anyOf: members }));

/** Two schemas of one kind, which are often alike. */
const pair = fc.oneof(
  ...[scalar, object, array, union].map(kind => fc.tuple(kind, kind)),
  fc.tuple(scalar, union),
);
const leaf = fc.constantFrom<unknown>(null, true, '', 'a', 'abc', 'abcde', -1, 0, 1, 2.5, 4, 9);
const value: fc.Arbitrary<unknown> = fc.oneof(
  leaf,
  fc.array(leaf, { maxLength: 5 }),
  fc.dictionary(fc.constantFrom('a', 'b', 'c'), leaf),
);

/** A contract of one operation, which is asked for or answers such values. */
function contractOf(place: 'requestBody' | 'answer', schema: Schema): Contract {
  const message = { content: { 'application/json': { schema } } };
  const post = place === 'answer' ? { responses: { 200: message } } : { requestBody: message };
  return { openapi: '3.1.0', info: { title: 'One', version: '1.0.0' }, paths: { '/one': { post } } };
}

function isMajor(place: 'requestBody' | 'answer', before: Schema, after: Schema): boolean {
  return classBetween(contractOf(place, before), contractOf(place, after)) === 'major';
}

describe('what is not major', () => {
  const ajv = new Ajv2020({ strict: false, addUsedSchema: false, validateSchema: false });
  const values = fc.array(value, { minLength: 20, maxLength: 20 });

  it('lets the service take every body that it took', () => {
    fc.assert(
      fc.property(pair, values, ([before, after], values) => {
        fc.pre(!isMajor('requestBody', before, after));
        const [took, takes] = [ajv.compile(before), ajv.compile(after)];
        expect(values.filter(value => took(value) && !takes(value))).to.deep.equal([]);
      }),
      { numRuns: 100, maxSkipsPerRun: 1000 },
    );
  });

  it('lets the service answer nothing that it did not, but for new values and properties', () => {
    // Those two are additions that clients bear with; here no answer has either.
    const grows = (schema: Schema): boolean =>
      /"enum"|"const"|"additionalProperties"/.test(JSON.stringify(schema));
    const fixed = pair.filter(([before, after]) => !grows(before) && !grows(after));
    fc.assert(
      fc.property(fixed, values, ([before, after], values) => {
        fc.pre(!isMajor('answer', before, after));
        const [gave, gives] = [ajv.compile(before), ajv.compile(after)];
        expect(values.filter(value => gives(value) && !gave(value))).to.deep.equal([]);
      }),
      { numRuns: 100, maxSkipsPerRun: 1000 },
    );
  });
});
