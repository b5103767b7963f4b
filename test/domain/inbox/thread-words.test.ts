import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { readThreadSearch, threadWords } from '../../../server/src/domain/inbox/thread-words.js';

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

describe('words of threads', () => {
  const numbered = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`);

  it('are the first of a message, as contract and guide say', () => {
    expect(threadWords(['Subject', numbered(60_000).join(' ')])).to.deep.equal([
      'subject',
      ...numbered(49_999),
    ]);
    expect(threadWords([`${'x '.repeat(500_000)}needle`])).to.deep.equal(['needle']);
    for (const file of ['openapi.yaml', 'server/docs/inbox.md']) {
      const text = readFileSync(file, 'utf8').replace(/\s+/g, ' ');
      expect(text, file).to.contain('up to 50,000 different words');
    }
  });
});
