import { expect } from 'chai';
import fc from 'fast-check';
import { learnWords, learnWordsInSlices, type Example } from '../../server/src/mail/word-evidence.js';
import { featuresOf } from '../../server/src/mail/word-features.js';

const examples: Example<'fruit' | 'metal'>[] = [
  { text: 'ripe apples from the tree', kind: 'fruit' },
  { text: 'a sweet pear', kind: 'fruit' },
  { text: 'iron and copper', kind: 'metal' },
  { text: 'shiny copper wire', kind: 'metal' },
];

describe('word evidence', () => {
  const evidence = learnWords(['fruit', 'metal'], examples);

  it('tells kinds by words that it has seen, in texts that it has not', () => {
    const fruit = evidence('an apple, a pear');
    expect(fruit.fruit).to.be.above(fruit.metal);
    const metal = evidence('copper wires');
    expect(metal.metal).to.be.above(metal.fruit);
  });

  it('says nothing of words that it never saw', () => {
    expect(evidence('zzz')).to.deep.equal({ fruit: 0, metal: 0 });
  });

  it('learns the same from the same examples', () => {
    expect(learnWords(['fruit', 'metal'], examples)('sweet copper')).to.deep.equal(evidence('sweet copper'));
  });
});

describe('learning in slices', () => {
  it('pauses now and then, and comes to the same', () => {
    const many = Array.from({ length: 150 }, () => examples).flat();
    const slices = learnWordsInSlices(['fruit', 'metal'], many);
    let pauses = 0;
    let step = slices.next();
    for (; !step.done; step = slices.next()) pauses++;
    expect(pauses).to.be.above(10);
    expect(step.value('sweet copper')).to.deep.equal(learnWords(['fruit', 'metal'], many)('sweet copper'));
  });
});

describe('word features', () => {
  it('knows a negated word from a plain one, as far as the clause goes', () => {
    expect(featuresOf('not at all interested')).to.include('!=interested');
    expect(featuresOf("don't worry, interested")).to.include('=interested');
  });

  it('takes every address, link and number alike', () => {
    expect(featuresOf('ask a@one.example, 12')).to.deep.equal(featuresOf('ask b@two.example, 34'));
    expect(featuresOf('see https://a.example/1')).to.deep.equal(featuresOf('see https://b.example/2'));
  });

  it('reads scripts without spaces by runs of characters', () => {
    expect(featuresOf('我们不需要')).to.include('~不需要');
  });

  it('takes any text, in time that grows with its length alone', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), text => void featuresOf(text)));
    for (const hostile of [
      'a'.repeat(200_000),
      '1 '.repeat(100_000),
      'a@'.repeat(100_000),
      '不'.repeat(100_000),
    ]) {
      const started = process.hrtime.bigint();
      featuresOf(hostile);
      expect(Number(process.hrtime.bigint() - started) / 1e9, hostile.slice(0, 4)).to.be.below(1);
    }
  });
});
