import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import fc from 'fast-check';
import { fromBin, toBin } from '../../server/src/store/ids.js';
import { meetingOf } from '../../server/src/store/thread-meeting.js';
import { indexThreads } from '../../server/src/store/thread-search.js';
import type { WordSizes } from '../../server/src/store/thread-sets.js';
import { transaction } from '../../server/src/store/transaction.js';
import { database, freshAccount } from '../support/database.js';

const names = ['alpha', 'beta', 'gamma'];

/** How many threads have which of the words, as bits, in the order of their ids. */
const threads = fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 1, maxLength: 120 });

const startMs = Date.UTC(2026, 0, 1);

/** An id that was made at a moment (RFC 9562, 5.7). */
const idAt = (ms: number) =>
  fromBin(Buffer.concat([Buffer.from(ms.toString(16).padStart(12, '0'), 'hex'), randomBytes(10)]));

describe('threads that have several frequent words', () => {
  it('are found along their ids, as many as are asked for', async function () {
    this.timeout(30_000);
    await fc.assert(
      fc.asyncProperty(threads, fc.integer({ min: 2, max: 3 }), fc.integer({ min: 1, max: 60 }), check),
      { numRuns: 40 },
    );
  });

  async function check(bits: number[], wanted: number, most: number): Promise<void> {
    const accountId = await freshAccount();
    const ids = bits.map((_, at) => idAt(startMs + at * at));
    const texts = bits.map(each => names.filter((_, at) => each & (1 << at)));
    await transaction(database(), tx =>
      indexThreads(
        tx,
        accountId,
        texts.map((each, at) => ({ threadId: ids[at]!, texts: each, isNew: true })),
      ),
    );
    // Estimates of words that meet far more often, wrong as those of a server may be.
    const words = names.slice(0, wanted).map(word => ({
      word: { word, token: word, isKnown: true, campaignIds: [], tagIds: [] },
      size: 1_000,
    }));
    const sizes: WordSizes = {
      account: toBin(accountId),
      isAnswered: false,
      words,
      threads: 1_000,
      listed: 1_000,
    };
    const having = ids.filter((_, at) => names.slice(0, wanted).every(name => texts[at]!.includes(name)));
    const { ids: found, about, isWhole } = (await meetingOf(database().manager, sizes, most))!;
    const foundIds = Array.from({ length: found.length / 16 }, (_, at) =>
      fromBin(found.subarray(at * 16, (at + 1) * 16)),
    );
    if (isWhole) {
      expect(foundIds).to.have.members(having);
      expect(about).to.equal(having.length);
    } else {
      expect(having).to.include.members(foundIds);
      expect(new Set(foundIds).size).to.be.at.least(most);
    }
  }
});
