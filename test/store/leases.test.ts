import { expect } from 'chai';
import { newId } from '../../server/src/store/database/ids.js';
import { acquireLease, renewLease, releaseLease } from '../../server/src/store/database/leases.js';
import { database } from '../support/database.js';

describe('leases', () => {
  const at = (ms: number) => new Date(Date.UTC(2026, 0, 1) + ms);

  function contest() {
    const name = `test ${newId()}`;
    return [
      { name, owner: newId() },
      { name, owner: newId() },
    ] as const;
  }

  it('belong to one owner until they run out', async () => {
    const db = database().manager;
    const [one, other] = contest();
    expect(await acquireLease(db, one, at(0), 1_000)).to.equal(true);
    expect(await acquireLease(db, other, at(999), 1_000)).to.equal(false);
    expect(await acquireLease(db, one, at(500), 1_000)).to.equal(true);
    expect(await acquireLease(db, other, at(1_499), 1_000)).to.equal(false);
    expect(await acquireLease(db, other, at(1_500), 1_000)).to.equal(true);
    expect(await acquireLease(db, one, at(1_501), 1_000)).to.equal(false);
  });

  it('are renewed by their owner while they last', async () => {
    const db = database().manager;
    const [one, other] = contest();
    await acquireLease(db, one, at(0), 1_000);
    expect(await renewLease(db, one, at(900), 1_000)).to.equal(true);
    expect(await renewLease(db, other, at(900), 1_000)).to.equal(false);
    expect(await acquireLease(db, other, at(1_800), 1_000)).to.equal(false);
  });

  it('last longer also after they ran out, unless somebody took them over, even if given back by then', async () => {
    const db = database().manager;
    const [one, other] = contest();
    await acquireLease(db, one, at(0), 1_000);
    expect(await renewLease(db, one, at(5_000), 1_000)).to.equal(true);
    expect(await acquireLease(db, other, at(5_999), 1_000)).to.equal(false);
    expect(await acquireLease(db, other, at(6_000), 1_000)).to.equal(true);
    expect(await renewLease(db, one, at(6_001), 1_000)).to.equal(false);
    await releaseLease(db, other);
    expect(await renewLease(db, one, at(6_002), 1_000)).to.equal(false);
  });

  it('are free once given back, by their owner alone', async () => {
    const db = database().manager;
    const [one, other] = contest();
    await acquireLease(db, one, at(0), 1_000);
    await releaseLease(db, other);
    expect(await acquireLease(db, other, at(1), 1_000)).to.equal(false);
    await releaseLease(db, one);
    expect(await acquireLease(db, other, at(2), 1_000)).to.equal(true);
  });

  it('have one winner when many want them at once', async () => {
    const name = `test ${newId()}`;
    const tries = Array.from({ length: 12 }, () =>
      acquireLease(database().manager, { name, owner: newId() }, at(0), 1_000),
    );
    expect((await Promise.all(tries)).filter(Boolean)).to.have.length(1);
  });
});
