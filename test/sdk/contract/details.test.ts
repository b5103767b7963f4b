import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'chai';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { detailsOf } from '../../../sdk/contract/src/details.js';

const contractFile = new URL('../../../server/src/generated/openapi.json', import.meta.url);
const ajv = addFormats.default(
  new Ajv2020({ allErrors: true, discriminator: true, strictTypes: false, strictRequired: false }),
);

function found(schema: AnySchema, value: unknown): string[] {
  const validate = ajv.compile(schema);
  expect(validate(value)).to.equal(false);
  return detailsOf(validate.errors ?? [], value).map(({ path, code }) => `${path} ${code}`);
}

describe('detailsOf', () => {
  const property = (schema: object) => ({ type: 'object', properties: { a: schema } });
  const table: [string, AnySchema, unknown, string[]][] = [
    ['a missing key', { type: 'object', required: ['a'] }, {}, ['a required']],
    ['an unknown key', { type: 'object', additionalProperties: false }, { a: 1 }, ['a unknown_field']],
    ['a wrong type', property({ type: 'string' }), { a: 1 }, ['a invalid_type']],
    ['a wrong type of the whole', { type: 'object' }, [], [' invalid_type']],
    ['a value outside an enum', property({ enum: ['x', 'y'] }), { a: 'z' }, ['a invalid_value']],
    ['a value that is not the one', property({ const: 'x' }), { a: 'z' }, ['a invalid_value']],
    ['a format', property({ type: 'string', format: 'uuid' }), { a: 'z' }, ['a invalid_format']],
    ['a pattern', property({ type: 'string', pattern: '^b' }), { a: 'z' }, ['a invalid_format']],
    ['a short text', property({ type: 'string', minLength: 2 }), { a: 'z' }, ['a too_short']],
    ['a long text', property({ type: 'string', maxLength: 2 }), { a: 'zzz' }, ['a too_long']],
    ['a small number', property({ type: 'number', minimum: 2 }), { a: 1 }, ['a too_small']],
    ['a large number', property({ type: 'number', exclusiveMaximum: 2 }), { a: 2 }, ['a too_large']],
    ['too few items', property({ type: 'array', minItems: 1 }), { a: [] }, ['a too_few_items']],
    ['too many items', property({ type: 'array', maxItems: 1 }), { a: [1, 2] }, ['a too_many_items']],
    ['anything else', property({ type: 'array', uniqueItems: true }), { a: [1, 1] }, ['a invalid']],
    [
      'an item of a list',
      property({ type: 'array', items: { type: 'object', required: ['email'] } }),
      { a: [{ email: 1 }, {}] },
      ['a[1].email required'],
    ],
    [
      'a key like a number',
      property({ type: 'object', additionalProperties: { type: 'string' } }),
      { a: { 3: 1 } },
      ['a.3 invalid_type'],
    ],
    [
      'keys with marks in them',
      property({ type: 'object', additionalProperties: { type: 'string' } }),
      { a: { 'b.c/d~e': 1 } },
      ['a["b.c/d~e"] invalid_type'],
    ],
    [
      'a null or object that is an object',
      property({ anyOf: [{ type: 'object', required: ['b'] }, { type: 'null' }] }),
      { a: {} },
      ['a.b required'],
    ],
    [
      'a null or object that is neither',
      property({ anyOf: [{ type: 'object' }, { type: 'null' }] }),
      { a: 1 },
      ['a invalid'],
    ],
    [
      'the branch that the discriminator names',
      {
        type: 'object',
        required: ['kind'],
        discriminator: { propertyName: 'kind' },
        oneOf: [
          { properties: { kind: { const: 'x' }, n: { type: 'number' } }, required: ['n'] },
          { properties: { kind: { const: 'y' } } },
        ],
      },
      { kind: 'x' },
      ['n required'],
    ],
    [
      'a discriminator of no branch',
      {
        type: 'object',
        discriminator: { propertyName: 'kind' },
        required: ['kind'],
        oneOf: [{ properties: { kind: { const: 'x' } } }],
      },
      { kind: 'z' },
      ['kind invalid_value'],
    ],
  ];
  for (const [name, schema, value, want] of table)
    it(`names ${name}`, () => expect(found(schema, value)).to.deep.equal(want));

  it('lists what an enum allows', () => {
    const validate = ajv.compile({ enum: ['x', 'y', null] });
    validate('z');
    expect(detailsOf(validate.errors ?? [], 'z')[0]?.message).to.equal('must be one of: x, y, null');
  });

  it('names types in words', () => {
    for (const [type, message] of [
      ['integer', 'must be an integer'],
      [['string', 'null'], 'must be a string or null'],
    ] as const) {
      const validate = ajv.compile({ type });
      validate({});
      expect(detailsOf(validate.errors ?? [], {})[0]?.message).to.equal(message);
    }
  });

  it('stops at 100 items', () => {
    expect(found({ type: 'array', items: { type: 'string' } }, Array(500).fill(1))).to.have.length(100);
  });

  it('says in words what a format asks for', () => {
    const formats = ['date', 'date-time', 'email', 'uri', 'uuid'];
    const properties = Object.fromEntries(formats.map(format => [format, { format }]));
    const validate = ajv.compile({ type: 'object', properties });
    validate(Object.fromEntries(formats.map(format => [format, 'x'])));
    expect(detailsOf(validate.errors ?? [], {}).map(({ message }) => message)).to.deep.equal([
      'must be a date such as 2026-11-03',
      'must be a date and time with a time zone, such as 2026-11-03T16:00:00Z',
      'must be an email address',
      'must be an absolute URL, such as https://example.com/path',
      'must be a UUID, such as 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c01',
    ]);
  });

  it('says in words what each pattern of a request asks for', () => {
    const patterns = new Set(
      [...readFileSync(contractFile, 'utf8').matchAll(/"pattern": ?("(?:[^"\\\\]|\\\\.)*")/g)].map(
        ([, text]) => JSON.parse(text!) as string,
      ),
    );
    expect(patterns).to.include('\\S');
    for (const pattern of patterns) {
      const validate = ajv.compile({ pattern });
      const wrong = ['', '/'].find(value => !validate(value));
      const [detail] = detailsOf(validate.errors ?? [], wrong);
      expect(detail?.message, pattern).to.match(/^must (?!match pattern)/);
    }
  });

  it('says in words what bounds ask for', () => {
    const bounds: [object, unknown, string][] = [
      [{ type: 'string', minLength: 1 }, '', 'must not be empty'],
      [{ type: 'string', minLength: 2 }, 'z', 'must have at least 2 characters'],
      [{ type: 'string', maxLength: 2 }, 'zzz', 'must have at most 2 characters'],
      [{ type: 'array', minItems: 1 }, [], 'must not be empty'],
      [{ type: 'array', maxItems: 1 }, [1, 2], 'must have at most 1 item'],
      [{ type: 'integer', minimum: 0 }, -1, 'must be at least 0'],
      [{ type: 'integer', maximum: 100 }, 101, 'must be at most 100'],
    ];
    for (const [schema, value, words] of bounds) {
      const validate = ajv.compile(schema);
      validate(value);
      expect(detailsOf(validate.errors ?? [], value).map(({ message }) => message)).to.deep.equal([words]);
    }
  });

  it('gives paths that lead to the value, whatever the keys', () => {
    const validate = ajv.compile({
      $id: 'deep',
      anyOf: [
        { const: 'ok' },
        { type: 'array', items: { $ref: '#' } },
        { type: 'object', additionalProperties: { $ref: '#' } },
      ],
    });
    const tree = fc.letrec(tie => ({
      node: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom('ok', 'bad'),
        fc.array(tie('node'), { maxLength: 3 }),
        fc.dictionary(fc.string(), tie('node'), { maxKeys: 3, noNullPrototype: true }),
      ),
    })).node;
    fc.assert(
      fc.property(tree, value => {
        if (validate(value)) return;
        for (const { path } of detailsOf(validate.errors ?? [], value))
          expect(valueAt(value, path), path).to.equal('bad');
      }),
    );
  });
});

/** Follows a path as a reader of the details would. */
function valueAt(root: unknown, path: string): unknown {
  const steps = path.matchAll(/\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|\.?([\w$-]+)/g);
  let value = root;
  for (const [, index, quoted, name] of steps) {
    const key = index ?? (quoted === undefined ? name : (JSON.parse(quoted) as string));
    value = (value as Record<string, unknown>)[key!];
  }
  return value;
}
