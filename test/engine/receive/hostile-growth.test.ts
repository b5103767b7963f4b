import { expect } from 'chai';
import { sanitizeHtml } from '../../../server/src/domain/inbox/sanitize-html.js';
import { parseMail } from '../../../server/src/mail/parse.js';
import { understand } from '../../../server/src/mail/understand.js';
import { hostileShapes } from '../../support/hostile-mail.js';

const now = new Date('2026-03-03T10:00:00Z');
/** Within what is searched for quotes and signatures line by line, and far beyond it. */
const sizes = [6_000, 40_000];
/** Four times the mail may take so much more: linear work takes 4 times, quadratic work 16 times as much. */
const most = 6.25;
/** The time of the processor that is measured is the least of many tries: a busy machine adds to some. */
const tries = 60;
/** Work that takes less is beneath what a clock can compare. */
const leastMs = 4;
const longSize = 1024 * 1024;
const mostMs = 3_000;

/** Reads a mail and returns the milliseconds of the processor that it took. */
async function read(raw: Buffer): Promise<number> {
  const begun = process.cpuUsage();
  const mail = await parseMail(raw);
  understand(mail, now);
  if (mail.html !== null) sanitizeHtml(mail.html);
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1_000;
}

describe('reading mail of hostile shapes', function () {
  this.timeout(120_000);

  for (const { name, raw } of hostileShapes) {
    it(`takes at most in proportion to its size: ${name}`, async () => {
      for (const size of sizes) {
        const [once, fourfold] = [raw(size), raw(4 * size)];
        let [shorter, longer] = [Infinity, Infinity];
        for (let at = 0; at < tries; at++) {
          shorter = Math.min(shorter, await read(once));
          longer = Math.min(longer, await read(fourfold));
          if (at > 0 && longer <= most * Math.max(shorter, leastMs)) break;
        }
        expect(longer, `${size} bytes took ${shorter} ms`).to.be.at.most(most * Math.max(shorter, leastMs));
      }
    });

    it(`is bounded for a megabyte: ${name}`, async () => {
      const long = raw(longSize);
      let least = Infinity;
      for (let at = 0; at < tries && least > mostMs; at++) least = Math.min(least, await read(long));
      expect(least).to.be.at.most(mostMs);
    });
  }
});
