import { expect } from 'chai';
import { isLongerThan } from '../../server/src/domain/text-length.js';

describe('text length', () => {
  it('counts characters, as the contract does, not UTF-16 units', () => {
    for (const character of ['a', 'é', '漢', '😀']) {
      expect(isLongerThan(character.repeat(100), 100), character).to.equal(false);
      expect(isLongerThan(character.repeat(101), 100), character).to.equal(true);
      expect(isLongerThan(character.repeat(500), 100), character).to.equal(true);
    }
    expect(isLongerThan('', 0)).to.equal(false);
  });
});
