import { expect } from 'chai';
import fc from 'fast-check';
import { intersection, numbersOf, setOf, union } from '../../server/src/domain/shared/number-set.js';
import { beginningLookup, everyLookup, lookupOf } from '../../server/src/domain/inbox/word-keys.js';
import { createWordPacking } from '../../server/src/engine/word-packing.js';
import type { Database } from '../../server/src/store/database/database.js';
import { fromBin, newId, toBin } from '../../server/src/store/database/ids.js';
import { indexThreads, nextToPack, packWords } from '../../server/src/store/inbox/search/index/queries.js';
import { transaction } from '../../server/src/store/database/transaction.js';
import { readSets } from '../../server/src/store/inbox/search/sets/queries.js';
import { database, freshAccount } from '../support/database.js';
import { steppedDatabase } from '../support/stepped-database.js';
import { storedWords } from '../support/threads.js';

const vocabulary = [
  'alpha',
  'alpine',
  'al',
  'beta',
  '日本語',
  '𠀀𠀁𠀂𠀃',
  'x1',
  'lead',
  'leader',
  'lead1',
  'lead12',
  'lead123456789',
  '20261',
  'b'.repeat(40),
];

/** Threads with words, some far apart: of several blocks. */
const threads = fc.array(
  fc.record({
    number: fc.oneof(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 65_500, max: 65_600 }),
      fc.integer({ min: 2 ** 32 - 40, max: 2 ** 32 - 1 }),
    ),
    words: fc.subarray(vocabulary),
  }),
  { minLength: 1, maxLength: 40 },
);

const index = (accountId: string, all: readonly { number: number; words: readonly string[] }[]) =>
  transaction(database(), tx =>
    indexThreads(
      tx,
      accountId,
      all.map(({ number, words }) => ({
        number,
        texts: words,
        campaignId: fromBin(Buffer.alloc(16, number % 3)),
      })),
    ),
  );
const pack = (accountId: string, most: number, on: Database = database()) =>
  transaction(on, tx => packWords(tx, accountId, most), { attempts: 10 });

async function found(accountId: string, asked: string, isWhole: boolean): Promise<number[]> {
  const lookup = isWhole ? lookupOf(asked) : beginningLookup(asked);
  const [set] = await readSets(database().manager, toBin(accountId), [lookup]);
  return numbersOf(set!);
}

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    number: at * 37,
    words: ['common', `word${at % 10}`, `rare${at}`],
  }));

/** Holds that each thread is found as though nothing had ever been packed. */
async function expectFound(accountId: string, all: readonly { number: number; words: readonly string[] }[]) {
  const meant = (isMeant: (word: string) => boolean) =>
    numbersOf(setOf(all.filter(({ words }) => words.some(isMeant)).map(({ number }) => number)));
  const words = [...new Set(all.flatMap(({ words }) => words))].slice(0, 30);
  for (const word of words) {
    expect(await found(accountId, word, true), word).to.deep.equal(meant(each => each === word));
    const letters = [...word];
    for (const length of [1, 2, 3, 4, 5, 9, 10, 11, letters.length]) {
      const beginning = letters.slice(0, length).join('');
      expect(await found(accountId, beginning, false), beginning).to.deep.equal(
        meant(each => each.startsWith(beginning)),
      );
    }
  }
  const [every] = await readSets(database().manager, toBin(accountId), [everyLookup]);
  expect(numbersOf(every!)).to.deep.equal(numbersOf(setOf(all.map(({ number }) => number))));
}

describe('words of threads', function () {
  this.timeout(120_000);

  it('are found in rows and in sets alike, whatever was packed when', async () => {
    const steps = fc.array(fc.tuple(threads, fc.integer({ min: 0, max: 60 })), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(steps, async all => {
        const accountId = await freshAccount();
        for (const [added, packed] of all) {
          await index(accountId, added);
          if (packed > 0) await pack(accountId, packed);
        }
        await expectFound(
          accountId,
          all.flatMap(([added]) => added),
        );
      }),
      { numRuns: 25 },
    );
  });

  it('are all there wherever packing dies', async () => {
    const accountId = await freshAccount();
    const all = many(200);
    await index(accountId, all.slice(0, 100));
    await pack(accountId, 200);
    await index(accountId, all);
    const before = await storedWords(accountId);
    let isDone = false;
    for (let allowed = 0; !isDone; allowed++) {
      const dying = steppedDatabase(database(), number => {
        if (number > allowed) throw new Error('died');
      });
      isDone = await pack(accountId, 400, dying).then(
        () => true,
        () => false,
      );
      expect(await storedWords(accountId)).to.deep.equal(before);
    }
    await expectFound(accountId, all);
  });

  it('are packed by two at once without loss, while others add to them', async () => {
    const accountId = await freshAccount();
    const all = many(600);
    await index(accountId, all.slice(0, 300));
    let isAdding = true;
    const adding = (async () => {
      for (let at = 300; at < 600; at += 10) await index(accountId, all.slice(at - 5, at + 10));
      isAdding = false;
    })();
    const packing = [1, 2, 3].map(async () => {
      while ((await pack(accountId, 70)) > 0 || isAdding);
    });
    await Promise.all([adding, ...packing]);
    await expectFound(accountId, all);
    expect(await nextToPack(database().manager, beforeOf(accountId))).not.to.equal(accountId);
  });

  it('are seen at any moment, in their row or in their set', async () => {
    const accountId = await freshAccount();
    const all = many(400);
    await index(accountId, all);
    let isPacking = true;
    const packing = (async () => {
      while ((await pack(accountId, 25)) > 0);
      isPacking = false;
    })();
    const meant = all.map(({ number }) => number);
    while (isPacking)
      for (const word of ['common', 'comm', 'c'])
        expect(await found(accountId, word, false)).to.deep.equal(meant);
    await packing;
  });

  it('are packed by a worker, of one account after another', async () => {
    const accounts = await Promise.all(Array.from({ length: 5 }, () => freshAccount()));
    for (const accountId of accounts) await index(accountId, many(20));
    const task = createWordPacking({ database: database() });
    for (let runs = 0; await task.run(); runs++) expect(runs).to.be.below(1_000);
    for (const accountId of accounts) {
      const left = await database().manager.query('SELECT 1 FROM thread_words WHERE account_id = ?', [
        toBin(accountId),
      ]);
      expect(left).to.have.length(0);
      await expectFound(accountId, many(20));
    }
    expect(await task.run()).to.equal(false);
  });

  it('are nobody else’s', async () => {
    const [ours, theirs] = [await freshAccount(), await freshAccount()];
    await index(ours, many(30));
    await index(theirs, [{ number: 7, words: ['common'] }]);
    for (const accountId of [ours, theirs]) await pack(accountId, 50);
    expect(await found(theirs, 'common', true)).to.deep.equal([7]);
    const sets = await readSets(database().manager, toBin(ours), [lookupOf('common'), lookupOf('word3')]);
    expect(numbersOf(intersection(sets))).to.deep.equal(numbersOf(sets[1]!));
    expect(numbersOf(union(sets))).to.deep.equal(numbersOf(sets[0]!));
    expect(await found(newId(), 'common', true)).to.deep.equal([]);
  });
});

/** The id before one. */
function beforeOf(accountId: string): string {
  const before = Buffer.from(toBin(accountId));
  before[15]! -= before[15]! > 0 ? 1 : 0;
  return fromBin(before);
}
