import { expect } from 'chai';
import { encodeModel, modelTasks, scoresOf, type ModelTask } from '../../server/src/mail/model.js';
import { bucketCount, textFeatures } from '../../server/src/mail/text-features.js';
import { trainingLessons } from '../../server/train/examples.js';
import { learn } from '../../server/train/learn.js';
import { labelledTexts } from '../corpus/index.js';

/** Everybody says "no thanks": so much is no repetition. */
const commonLength = 20;

/** The letters of a text alone: case, punctuation and numbers make no text new. */
const plain = (text: string): string =>
  text
    .replace(/(?<=[\p{Ll}\p{M}] )\p{Lu}\p{Ll}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();

describe('the mail model', () => {
  it('learns from none of the texts that it is measured by, also lightly changed', () => {
    const learned = new Set(
      Object.values(trainingLessons())
        .flat()
        .map(({ text }) => plain(text)),
    );
    const measured = (['dev', 'locked'] as const).flatMap(split => labelledTexts(split));
    const repeated = measured.filter(
      ({ text }) => plain(text).length > commonLength && learned.has(plain(text)),
    );
    expect(repeated.map(({ text }) => text)).to.deep.equal([]);
    expect(plain('please ask Erika: 12 O’CLOCK, not 3')).to.equal(plain('Please ask Tom 7 o’clock not 15!'));
  });

  it('recognises notes, wishes to be left alone and categories by their words', () => {
    const note = scoresOf('note', 'We will be back on Tuesday. For emergencies call reception.');
    expect(note.out_of_office).to.be.above(note.person);
    const wish = scoresOf('optOut', 'Please stop writing, delete my address and do not contact me again.');
    expect(wish.opt_out).to.be.above(wish.stay);
    const reply = scoresOf('category', 'We would gladly see a demo, what does it cost?');
    expect(reply.interested).to.be.above(Math.max(reply.neutral, reply.not_interested));
    expect(scoresOf('optOut', '')).to.deep.equal({ stay: 0, opt_out: 0 });
  });

  it('is the same from the same examples', () => {
    const samples = [
      { features: textFeatures('a sweet pear'), label: 0, weight: 1 },
      { features: textFeatures('copper and iron'), label: 1, weight: 1 },
    ];
    expect(learn(samples, 2)).to.deep.equal(learn(samples, 2));
    const weights = Object.fromEntries(
      Object.entries(modelTasks).map(([task, labels]) => [
        task,
        new Float32Array(bucketCount * labels.length),
      ]),
    ) as Record<ModelTask, Float32Array>;
    expect(encodeModel(weights).length).to.be.below(2_100_000);
  });
});

describe('features of a text', () => {
  it('take every address, link and number alike', () => {
    expect(textFeatures('ask a@one.example, 12')).to.deep.equal(textFeatures('ask b@two.example, 34'));
    expect(textFeatures('see https://a.example/1')).to.deep.equal(textFeatures('see https://b.example/2'));
  });

  it('know a negated word from a plain one', () => {
    expect(textFeatures('not interested')).to.not.deep.equal(textFeatures('interested not'));
  });

  it('are bounded, whatever the text', () => {
    for (const hostile of [
      'a'.repeat(200_000),
      '1 '.repeat(100_000),
      'a@'.repeat(100_000),
      '不'.repeat(100_000),
    ])
      expect(textFeatures(hostile).length).to.be.below(10_000);
  });
});
