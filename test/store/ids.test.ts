import { expect } from 'chai';
import fc from 'fast-check';
import {
  fromBin,
  fromBinOrNull,
  hashFromBin,
  hashToBin,
  newId,
  parseUuid,
  toBin,
  toBinOrNull,
} from '../../server/src/store/database/ids.js';

describe('ids', () => {
  it('are UUIDs of version 7 that sort by age, in text and in bytes', () => {
    const ids = Array.from({ length: 2_000 }, newId);
    expect(ids[0]).to.match(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect([...ids].sort()).to.deep.equal(ids);
    expect(ids.map(toBin).sort(Buffer.compare).map(fromBin)).to.deep.equal(ids);
  });

  it('survive the way to bytes and back', () => {
    fc.assert(fc.property(fc.uuid(), id => fromBin(toBin(id)) === id && toBin(id).length === 16));
    const hash = fc
      .uint8Array({ minLength: 32, maxLength: 32 })
      .map(bytes => Buffer.from(bytes).toString('hex'));
    fc.assert(fc.property(hash, hex => hashFromBin(hashToBin(hex)) === hex));
  });

  it('keep what is missing missing', () => {
    expect(fromBinOrNull(null)).to.equal(null);
    expect([toBinOrNull(null), toBinOrNull(undefined)]).to.deep.equal([null, null]);
  });

  it('refuse what is none rather than shorten it', () => {
    const id = newId();
    const wrong = ['', 'x', id.slice(1), `${id}0`, `${id.slice(0, -1)}g`];
    for (const text of wrong) {
      expect(() => toBin(text), text).to.throw(RangeError);
      expect(parseUuid(text), text).to.equal(null);
    }
    expect(parseUuid(id)).to.equal(id);
    expect(() => hashToBin('ab')).to.throw(RangeError);
  });
});
