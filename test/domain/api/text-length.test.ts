import fc from 'fast-check';
import { expect } from 'chai';
import { eventText, firstCharacters, isLongerThan } from '../../../server/src/domain/api/limits.js';

describe('text length', () => {
  it('counts characters, as the contract does, not UTF-16 units', () => {
    for (const character of ['a', 'é', '漢', '😀']) {
      expect(isLongerThan(character.repeat(100), 100), character).to.equal(false);
      expect(isLongerThan(character.repeat(101), 100), character).to.equal(true);
      expect(isLongerThan(character.repeat(500), 100), character).to.equal(true);
    }
    expect(isLongerThan('', 0)).to.equal(false);
  });

  it('cuts at characters, none in half', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text, fc.nat(20), (whole, most) => {
        expect(firstCharacters(whole, most)).to.equal([...whole].slice(0, most).join(''));
      }),
    );
  });

  it('gives events sixteen thousand of them', () => {
    expect(eventText('😀'.repeat(16_000))).to.equal('😀'.repeat(16_000));
    expect(eventText(`${'😀'.repeat(16_000)}.`)).to.equal('😀'.repeat(16_000));
    expect(eventText('a'.repeat(16_001))).to.equal('a'.repeat(16_000));
  });
});
