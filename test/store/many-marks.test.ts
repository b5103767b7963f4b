import { expect } from 'chai';
import type { EntityManager } from 'typeorm';
import { newId } from '../../server/src/store/database/ids.js';
import { countUpTo } from '../../server/src/store/inbox/search/walk/queries.js';

const cap = 10_000;

describe('the number of threads of a list', () => {
  const realNow = performance.now.bind(performance);
  let later = 0;
  let rows: number;
  let asked: string[];
  /** Answers as a server whose list has so many rows. */
  const db = {
    query(sql: string) {
      asked.push(sql);
      if (/OFFSET 9999$/.test(sql)) return Promise.resolve(rows >= cap ? [{}] : []);
      return Promise.resolve([{ total: Math.min(rows, cap) }]);
    },
  } as unknown as EntityManager;

  before(() => (performance.now = () => realNow() + later));
  after(() => (performance.now = realNow));
  beforeEach(() => (asked = []));

  function someList() {
    const list = { sql: 'SELECT 1 FROM threads WHERE account_id = ?', values: [newId()] };
    return () => countUpTo(db, list);
  }

  it('is counted each time while it is below what is counted', async () => {
    const count = someList();
    for (rows of [9_999, 3, 0, 9_998]) expect(await count()).to.equal(rows);
    expect(asked).to.have.length(4);
  });

  it('is not counted again for a moment once it has reached that', async () => {
    const count = someList();
    rows = 12_000;
    expect([await count(), await count(), await count()]).to.deep.equal([cap, cap, cap]);
    expect(asked).to.have.length(1);
  });

  it('is looked up after that moment, and counted where it has fallen', async () => {
    const count = someList();
    rows = 12_000;
    await count();
    later += 5_001;
    expect(await count()).to.equal(cap);
    later += 5_001;
    rows = 9_000;
    expect(await count()).to.equal(9_000);
    rows = 8_999;
    expect(await count()).to.equal(8_999);
    expect(asked.map(sql => (/OFFSET/.test(sql) ? 'looked up' : 'counted'))).to.deep.equal([
      'counted',
      'looked up',
      'looked up',
      'counted',
      'counted',
    ]);
  });

  it('is known of one list, not of another', async () => {
    rows = 12_000;
    await someList()();
    rows = 7;
    expect(await someList()()).to.equal(7);
  });
});
