import { expect } from 'chai';
import { readThreadSearch } from '../../server/src/domain/thread-words.js';

describe('searches for threads', () => {
  const cases: [text: string, words: string[], whole: string[]][] = [
    ['Prices', ['prices'], []],
    ['Jane  Doe', ['jane', 'doe'], []],
    ['arc-mü', ['arc', 'mu'], []],
    ['a b', ['a', 'b'], []],
    ['a word', ['word'], []],
    ['lead1@acme.test', ['lead1', 'acme', 'test'], ['lead1', 'acme']],
    ['jane.doe@ac', ['jane', 'doe', 'ac'], ['jane', 'doe']],
    ['jane@', ['jane'], ['jane']],
    ['@acme', ['acme'], []],
    ['<jane@acme.test> pri', ['jane', 'acme', 'test', 'pri'], ['jane', 'acme', 'test']],
    ['@@ !!', [], []],
  ];
  for (const [text, words, whole] of cases)
    it(`reads ${JSON.stringify(text)}`, () => {
      const search = readThreadSearch(text);
      expect([search.words, [...search.whole]]).to.deep.equal([words, whole]);
    });
});
