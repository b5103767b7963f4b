import { expect } from 'chai';
import fc from 'fast-check';
import { canonicalHash, canonicalJson } from '../../../server/src/domain/shared/canonical-json.js';

describe('canonical JSON', () => {
  it('sorts keys at every depth and leaves out what is undefined', () => {
    expect(canonicalJson({ b: [{ d: 1, c: undefined }], a: { '10': null, '9': 'x', Z: true } })).to.equal(
      '{"a":{"10":null,"9":"x","Z":true},"b":[{"d":1}]}',
    );
  });

  it('says the same as JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        expect(JSON.parse(canonicalJson(value))).to.deep.equal(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('hashes a value by its members, not by the order of its keys', () => {
    const shuffled = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(shuffled);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, item]) => [key, shuffled(item)]),
      );
    };
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        expect(canonicalHash(shuffled(value))).to.equal(canonicalHash(value));
        expect(canonicalHash([value])).to.not.equal(canonicalHash(value));
      }),
    );
    expect(canonicalHash(undefined)).to.match(/^[0-9a-f]{64}$/);
  });
});
