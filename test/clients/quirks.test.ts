import { expect } from 'chai';
import type { Schema } from '../../codegen/src/contract.js';
import type { Document } from '../../codegen/src/clients/down-convert.js';
import {
  withoutAsyncClashes,
  withoutOpenModels,
  withoutOpenValues,
  withoutWrappedReferences,
  withTextFlags,
} from '../../codegen/src/clients/quirks.js';

const withSchema = (schema: object): Document => ({ components: { schemas: { Thing: schema as Schema } } });
const other = { $ref: '#/components/schemas/Other' };

describe('documents for generators that would make wrong code', () => {
  it('renames an operation that has the name of the twin of another', () => {
    const operations = (...ids: string[]) => ({ paths: ids.map(operationId => ({ operationId })) });
    expect(withoutAsyncClashes(operations('load', 'loadAsync', 'loadAsyncNow', 'saveAsync'))).to.deep.equal(
      operations('load', 'loadAsyncJob', 'loadAsyncNow', 'saveAsync'),
    );
  });

  it('leaves out that an object with properties may have others, and nothing else', () => {
    const properties = { a: { type: 'string' } };
    expect(withoutOpenModels(withSchema({ properties, additionalProperties: true }))).to.deep.equal(
      withSchema({ properties }),
    );
    for (const kept of [{ properties, additionalProperties: false }, { additionalProperties: true }])
      expect(withoutOpenModels(withSchema(kept))).to.deep.equal(withSchema(kept));
  });

  it('leaves out that an object may have anything, where it has nothing else', () => {
    expect(withoutOpenValues(withSchema({ type: 'object', additionalProperties: true }))).to.deep.equal(
      withSchema({ type: 'object' }),
    );
    const typed = { type: 'object', additionalProperties: { type: 'string' } };
    const open = { properties: { a: { type: 'string' } }, additionalProperties: true };
    for (const kept of [typed, open])
      expect(withoutOpenValues(withSchema(kept))).to.deep.equal(withSchema(kept));
  });

  it('takes what is beside a single reference away', () => {
    const wrapped = { properties: { a: { nullable: true, type: 'object', allOf: [other] } } };
    expect(withoutWrappedReferences(withSchema(wrapped))).to.deep.equal(
      withSchema({ properties: { a: other } }),
    );
    const parts = { allOf: [other, { type: 'object' }] };
    expect(withoutWrappedReferences(withSchema(parts))).to.deep.equal(withSchema(parts));
  });

  it('makes texts of flags in the query alone', () => {
    const parameter = (place: string, schema: object) => ({ parameters: [{ name: 'a', in: place, schema }] });
    expect(withTextFlags(parameter('query', { type: 'boolean', default: false }))).to.deep.equal(
      parameter('query', { type: 'string', enum: ['true', 'false'], default: 'false' }),
    );
    for (const kept of [
      parameter('header', { type: 'boolean' }),
      parameter('query', { type: 'integer', default: 0 }),
    ])
      expect(withTextFlags(kept)).to.deep.equal(kept);
  });
});
