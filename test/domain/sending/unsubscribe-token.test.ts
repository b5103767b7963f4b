import { expect } from 'chai';
import fc from 'fast-check';
import {
  readUnsubscribeToken,
  unsubscribeToken,
} from '../../../server/src/domain/sending/unsubscribe-token.js';

const key = Buffer.alloc(32, 1);
const target = fc.record({ accountId: fc.uuid(), enrollmentId: fc.uuid() });

describe('unsubscribe tokens', () => {
  it('tell whom they were made for', () => {
    fc.assert(
      fc.property(target, ids => {
        expect(readUnsubscribeToken(key, unsubscribeToken(key, ids))).to.deep.equal(ids);
      }),
    );
  });

  it('are worth nothing when changed in any character, cut, or made with another key', () => {
    fc.assert(
      fc.property(target, fc.nat(63), fc.constantFrom(...'AQgw_-09'), (ids, at, letter) => {
        const token = unsubscribeToken(key, ids);
        const forged = token.slice(0, at) + letter + token.slice(at + 1);
        if (forged !== token) expect(readUnsubscribeToken(key, forged)).to.equal(null);
        expect(readUnsubscribeToken(key, token.slice(0, at))).to.equal(null);
        expect(readUnsubscribeToken(Buffer.alloc(32, 2), token)).to.equal(null);
      }),
    );
  });
});
