import fc from 'fast-check';
import { expect } from 'chai';
import { foldText, personWords, readSearch } from '../../../server/src/domain/inbox/search-words.js';

describe('words of a search', () => {
  it('keeps the words of address and names, without the top-level domain', () => {
    const words = personWords('jane.doe+x@sub.acme-corp.example', ['Jané Ø’Neil', null, 'Doe']);
    expect(words).to.have.members(['jane', 'doe', 'x', 'sub', 'acme', 'corp', 'o', 'neil']);
  });

  const cases: [text: string, words: string[] | null, pieces: string[]][] = [
    ['', null, []],
    ['  ', null, []],
    ['Jane  DOE', ['jane', 'doe'], []],
    ["o'brien", ['o', 'brien'], []],
    ['acme.example', ['acme'], ['acme.example']],
    ['jane@acme.ex', ['jane', 'acme'], ['jane@acme.ex']],
    ['@acme', ['acme'], ['@acme']],
    ['%_ !!', [], []],
  ];
  for (const [text, words, pieces] of cases) {
    it(`reads ${JSON.stringify(text)}`, () =>
      expect(readSearch(text)).to.deep.equal(words && { words, pieces }));
  }

  it('folds plain ASCII as it folds the rest', () => {
    const ascii = fc.string({ unit: 'binary-ascii' });
    fc.assert(fc.property(ascii, text => foldText(`${text}|É`) === `${foldText(`${text}|`)}e`));
  });

  it('finds everybody by any beginning of any of their names', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.nat(60), (name, length) => {
        const search = readSearch(name.slice(0, length).replace(/[.@]/g, ' '));
        const words = personWords('x@y.example', [name.replace(/[.@]/g, ' ')]);
        for (const [position, word] of (search?.words ?? []).entries()) {
          const isLast = position === search!.words.length - 1;
          if (!isLast) expect(words.some(each => each.startsWith(word))).to.equal(true);
        }
      }),
    );
  });
});
