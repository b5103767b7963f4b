import { expect } from 'chai';
import { commonIds } from '../../server/src/domain/common-ids.js';
import { newIds } from '../../server/src/store/ids.js';

describe('ids that lists have in common', () => {
  const ids = newIds(5_000);
  const idsOf = (bytes: Buffer) => (bytes.toString('hex').match(/.{32}/g) ?? []).sort();
  const every = (step: number) => ids.filter((_, at) => at % step === 0);

  it('are found in any order, each once', () => {
    const [twos, threes, fives] = [every(2), every(3).reverse(), [...every(5), ...every(10)]];
    const wanted = idsOf(Buffer.concat(every(30)));
    expect(idsOf(commonIds([twos, threes, fives].map(list => Buffer.concat(list))))).to.deep.equal(wanted);
    expect(idsOf(commonIds([fives, threes, twos].map(list => Buffer.concat(list))))).to.deep.equal(wanted);
  });

  it('are those of a single list, without repetitions', () => {
    const list = Buffer.concat([...every(7), ...every(7)]);
    expect(idsOf(commonIds([list]))).to.deep.equal(idsOf(Buffer.concat(every(7))));
  });

  it('are found where ids differ in some bits only, and lie at any place', () => {
    const alike = Array.from({ length: 300 }, (_, at) =>
      Buffer.alloc(16, 1).fill(at % 256, at >> 8, (at >> 8) + 1),
    );
    const bytes = Buffer.concat([Buffer.alloc(1), ...alike]).subarray(1);
    expect(idsOf(commonIds([bytes, Buffer.concat(alike.slice(100, 200))]))).to.deep.equal(
      idsOf(Buffer.concat(alike.slice(100, 200))),
    );
  });

  it('are none where a list is empty', () => {
    expect(commonIds([Buffer.concat(ids), Buffer.alloc(0)])).to.have.length(0);
  });
});
