import { expect } from 'chai';
import { learnAhead } from '../../server/src/mail/learn-ahead.js';
import { learnNoteSlice, noteEvidence } from '../../server/src/mail/note-examples/index.js';
import {
  learnLeavingSlice,
  leavingEvidence,
  leavingExamples,
} from '../../server/src/mail/opt-out-examples/index.js';
import {
  learnReplySlice,
  replyEvidence,
  writtenExamples,
} from '../../server/src/mail/reply-examples/index.js';
import { shortSets } from '../corpus/unseen/short/index.js';

/** Everybody says "no thanks": so much is no repetition. */
const commonLength = 20;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

describe('examples of answers', () => {
  const examples = writtenExamples();

  it('say one thing each', () => {
    const kinds = new Map(examples.map(({ text, kind }) => [text, kind]));
    expect(examples.filter(({ text, kind }) => kinds.get(text) !== kind)).to.deep.equal([]);
  });

  it('repeat none of the answers that the sorting is measured by', () => {
    const learned = new Set(
      [...examples, ...leavingExamples()]
        .map(({ text }) => plain(text))
        .filter(text => text.length > commonLength),
    );
    const measured = shortSets.map(({ name }) => plain(name.replace(/^Short \w+, \w+, /, '')));
    expect(measured.filter(text => learned.has(text))).to.deep.equal([]);
  });

  it('are learned ahead of the first answer', () => {
    learnAhead();
    expect(learnReplySlice()).to.equal(false);
    expect(learnNoteSlice()).to.equal(false);
    expect(learnLeavingSlice()).to.equal(false);
  });

  it('teach how notes differ from people', () => {
    expect(noteEvidence('We will be back on Tuesday. For emergencies call reception.')).to.be.above(0.4);
    expect(noteEvidence('I am away this week, but send me the prices and we will talk.')).to.be.below(0);
    expect(noteEvidence('zzzz')).to.equal(0);
  });

  it('teach what is said by whoever wants to be left alone', () => {
    expect(
      leavingEvidence('Please stop writing, delete my address and do not contact me again.'),
    ).to.be.above(0);
    expect(leavingEvidence('Write to my colleague, she buys for us.')).to.be.below(0);
    expect(leavingEvidence('zzzz')).to.equal(0);
  });

  it('teach what words speak for', () => {
    const evidence = replyEvidence('We would gladly see a demo, what does it cost?');
    expect(evidence.Interested).to.be.above(Math.max(evidence.Neutral, evidence['Not Interested']));
    expect(replyEvidence('zzzz')).to.deep.equal({ Interested: 0, Neutral: 0, 'Not Interested': 0 });
  });
});
