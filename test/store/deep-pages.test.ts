import { expect } from 'chai';
import { readDeepPage, type Mark, type OrderedList } from '../../server/src/store/database/deep-pages.js';

const size = 12_345;

/** A list of numbers, and how many rows each read had to pass by. */
function listOf(rows: number[], key: string): OrderedList & { passed: number[] } {
  const passed: number[] = [];
  return {
    key,
    count: rows.length,
    growsInFront: true,
    passed,
    async read(from, { limit, offset }) {
      passed.push(offset);
      const start = (from ? rows.indexOf(from.value as number) : 0) + offset;
      return rows.slice(start, start + limit).map((value): Mark => ({ value, id: Buffer.from(`${value}`) }));
    },
  };
}

const numbers = (from: number, to: number) => Array.from({ length: from - to }, (_, n) => from - n);

async function page(list: OrderedList, offset: number): Promise<unknown[]> {
  return (await readDeepPage(list, { limit: 10, offset })).map(mark => mark.value);
}

/** Marks are made while nobody waits. */
async function withMarks(key: string): Promise<void> {
  const list = listOf(numbers(size, 0), key);
  await page(list, 6_000);
  while (
    (await list.read(null, { limit: 1, offset: 0 })) &&
    list.passed.filter(each => each === 1000).length < 13
  )
    await new Promise(setImmediate);
  await new Promise(setImmediate);
}

describe('deep pages', () => {
  it('are the same with marks as without, at any depth, and pass by few rows', async () => {
    await withMarks('same');
    const list = listOf(numbers(size, 0), 'same');
    for (const offset of [0, 4_999, 5_000, 6_001, 9_999, 10_000, 12_000, 12_340, 12_345, 99_999])
      expect(await page(list, offset), String(offset)).to.deep.equal(
        numbers(size, 0).slice(offset, offset + 10),
      );
    expect(Math.max(...list.passed.slice(2, -2))).to.be.at.most(1000);
  });

  it('stay right when rows were added in front since the marks were made', async () => {
    await withMarks('grown');
    const rows = numbers(size + 777, 0);
    const list = listOf(rows, 'grown');
    for (const offset of [5_000, 5_776, 5_777, 5_778, 12_000])
      expect(await page(list, offset), String(offset)).to.deep.equal(rows.slice(offset, offset + 10));
    expect(Math.max(...list.passed)).to.be.below(2000);
  });

  it('do not trust marks after rows were taken away', async () => {
    await withMarks('shrunk');
    const rows = numbers(size, 0).filter(value => value % 3 > 0);
    const list = listOf(rows, 'shrunk');
    expect(await page(list, 7_000)).to.deep.equal(rows.slice(7_000, 7_010));
  });
});
