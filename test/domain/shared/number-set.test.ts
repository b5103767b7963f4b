import { expect } from 'chai';
import fc from 'fast-check';
import {
  bitBytes,
  bitsOf,
  blockOf,
  decodeBlock,
  encodeBlock,
  intersection,
  numbersOf,
  setOf,
  sizeOf,
  union,
  type NumberSet,
} from '../../../server/src/domain/shared/number-set.js';

/** Few and many of some blocks, that meet often; and any number that there is. */
const numbers = fc.oneof(
  fc.array(fc.integer({ min: 0, max: 200_000 }), { maxLength: 300 }),
  fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { maxLength: 20 }),
  fc
    .tuple(
      fc.integer({ min: 0, max: 130_000 }),
      fc.integer({ min: 3_900, max: 9_000 }),
      fc.integer({ min: 1, max: 7 }),
    )
    .map(([from, count, step]) => Array.from({ length: count }, (_, at) => from + at * step)),
);
const sorted = (all: Iterable<number>) => [...new Set(all)].sort((a, b) => a - b);
const stored = (set: NumberSet): NumberSet =>
  new Map([...set].map(([at, block]) => [at, decodeBlock(encodeBlock(block))]));

describe('sets of numbers', () => {
  it('have each number once, in order, also as they are stored', () => {
    fc.assert(
      fc.property(numbers, all => {
        const set = setOf(all);
        expect(numbersOf(set)).to.deep.equal(sorted(all));
        expect(sizeOf(set)).to.equal(new Set(all).size);
        expect(numbersOf(stored(set))).to.deep.equal(sorted(all));
        for (const [at, block] of set) {
          const inBlock = sorted(all).filter(number => blockOf(number) === at);
          expect(encodeBlock(block).length).to.equal(Math.min(2 * inBlock.length, 8_192));
        }
      }),
    );
  });

  it('unite and intersect as plain sets do', () => {
    fc.assert(
      fc.property(fc.array(numbers, { minLength: 1, maxLength: 4 }), lists => {
        const sets = lists.map(list => stored(setOf(list)));
        expect(numbersOf(union(sets))).to.deep.equal(sorted(lists.flat()));
        const plain = lists.map(list => new Set(list));
        const common = sorted(lists[0]!).filter(number => plain.every(each => each.has(number)));
        const met = intersection(sets);
        expect(numbersOf(met)).to.deep.equal(common);
        expect(sizeOf(met)).to.equal(common.length);
        for (const block of [...union(sets).values(), ...met.values()]) {
          const { length } = encodeBlock(block);
          expect(length).to.be.within(2, 8_192);
          expect(length === 8_192).to.equal(sizeOf(new Map([[0, block]])) >= 4_096);
        }
      }),
    );
  });

  it('are told as bits from their first block on', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 300_000 }), { minLength: 1, maxLength: 100 }), all => {
        const { first, bits } = bitsOf(setOf(all));
        const has = (number: number) =>
          number >= first && (((bits[(number - first) >> 3] ?? 0) >> (number & 7)) & 1) === 1;
        const meant = new Set(all);
        expect(bitBytes(setOf(all))).to.equal(bits.length);
        for (const number of [...all, ...all.map(each => each + 1), 0, 65_536])
          expect(has(number)).to.equal(meant.has(number));
      }),
    );
  });
});
