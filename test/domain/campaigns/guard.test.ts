import { expect } from 'chai';
import {
  defaultMaxBouncePercent,
  guardedMessages,
  judgeLatest,
  type GuardedMessage,
} from '../../../server/src/domain/campaigns/guard.js';
import { numbersFrom } from '../../support/sending-world.js';

const now = new Date('2026-03-02T15:00:00Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

/** Sends messages that bounce at random, judged at each bounce; returns after how many the campaign paused itself, if it did. */
function play(messages: number, bounceShare: number, random: () => number): number | null {
  const latest: GuardedMessage[] = [];
  for (let sent = 1; sent <= messages; sent++) {
    const hasBounced = random() < bounceShare;
    latest.unshift({ to: `p${sent}@example.com`, createdAt: at(sent), hasBounced, isReported: false });
    latest.length = Math.min(latest.length, guardedMessages);
    if (hasBounced && judgeLatest(latest, defaultMaxBouncePercent, null, now)) return sent;
  }
  return null;
}

describe('the guard of a campaign', () => {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
  const random = numbersFrom(seed);

  it(`never stops a campaign with 2 % of bounces (seed ${seed})`, () => {
    const stopped = Array.from({ length: 10_000 }, () => play(500, 0.02, random)).filter(
      sent => sent !== null,
    );
    expect(stopped).to.deep.equal([]);
  });

  it(`stops a list with 30 % of bounces before 150 messages (seed ${seed})`, () => {
    const stops = Array.from({ length: 1_000 }, () => play(500, 0.3, random) ?? Infinity);
    expect(Math.min(...stops)).to.be.at.least(100);
    expect(Math.max(...stops)).to.be.at.most(150);
  });

  const messages = (count: number, marks: { bounced?: number; reported?: number } = {}): GuardedMessage[] =>
    Array.from({ length: count }, (_, index) => ({
      to: `p${index}@host${index}.example`,
      createdAt: at(index),
      hasBounced: index < (marks.bounced ?? 0),
      isReported: index < (marks.reported ?? 0),
    }));

  it('judges no fewer than 100 messages', () => {
    expect(judgeLatest(messages(99, { bounced: 99 }), 15, null, now)).to.equal(null);
    expect(judgeLatest(messages(100, { bounced: 15 }), 15, null, now)).to.deep.equal({
      reason: 'bounces',
      count: 15,
      message_count: 100,
      tripped_at: now.toISOString(),
    });
    expect(judgeLatest(messages(100, { bounced: 14 }), 15, null, now)).to.equal(null);
  });

  it('counts no message from before the campaign was resumed', () => {
    const latest = messages(200, { bounced: 50 });
    expect(judgeLatest(latest, 15, at(50), now)).to.equal(null);
    expect(judgeLatest(latest, 15, at(20), now)?.message_count).to.equal(180);
  });

  it('counts complaints also where any number may bounce', () => {
    expect(judgeLatest(messages(150, { bounced: 150 }), null, null, now)).to.equal(null);
    expect(judgeLatest(messages(150, { reported: 2 }), null, null, now)).to.equal(null);
    expect(judgeLatest(messages(150, { reported: 3 }), null, null, now)).to.include({
      reason: 'complaints',
      count: 3,
    });
  });

  it('lets nobody stop a campaign alone: neither a person nor a domain', () => {
    const reportedBy = (people: string[]) =>
      messages(150, { reported: people.length }).map((message, index) => ({
        ...message,
        to: people[index] ?? message.to,
      }));
    const judge = (...people: string[]) => judgeLatest(reportedBy(people), 15, null, now);
    expect(judge('a@x.example', 'a@x.example', 'a@x.example')).to.equal(null);
    expect(judge('a@x.example', 'b@x.example', 'c@x.example', 'd@x.example')).to.equal(null);
    expect(judge('a@x.example', 'b@x.example', 'c@y.example')?.reason).to.equal('complaints');
  });
});
