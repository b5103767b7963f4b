import { expect } from 'chai';
import type { EntityManager } from 'typeorm';
import { findAccount } from '../../server/src/store/accounts/repository.js';
import { errnoOf, isConflict, isDuplicate, isUnavailable } from '../../server/src/store/database/errors.js';
import { newId, toBin } from '../../server/src/store/database/ids.js';
import { transaction } from '../../server/src/store/database/transaction.js';
import { onWrites } from '../../server/src/store/database/writes.js';
import { moveEnrollments } from '../../server/src/store/enrollments/queue/queries.js';
import { database, freshAccount, runSql } from '../support/database.js';

describe('transaction', () => {
  const rename = (tx: EntityManager, id: string, name: string) =>
    tx.query('UPDATE accounts SET name = ? WHERE id = ?', [name, toBin(id)]);
  const nameOf = async (id: string) => (await findAccount(database().manager, id))!.name;

  it('commits what the work did and answers what it answered', async () => {
    const id = await freshAccount();
    expect(await transaction(database(), async tx => (await rename(tx, id, 'new'), 7))).to.equal(7);
    expect(await nameOf(id)).to.equal('new');
  });

  it('wakes what waits for the rows that it wrote, also where their values come from a list', async () => {
    const accountId = await freshAccount();
    const woken = new Promise<void>(resolve => {
      const stop = onWrites(['enrollments'], () => (stop(), resolve()));
    });
    const position = { nodeId: 'crm', awaits: 'data', at: new Date() } as const;
    await transaction(database(), tx =>
      moveEnrollments(tx, accountId, [{ id: newId(), position }], new Date()),
    );
    await woken;
  });

  it('undoes everything when the work throws, and does not run it again', async () => {
    const id = await freshAccount();
    let runs = 0;
    const failure = await transaction(database(), async tx => {
      runs += 1;
      await rename(tx, id, 'half');
      throw new Error('no');
    }).catch((error: Error) => error.message);
    expect({ failure, runs, name: await nameOf(id) }).to.deep.equal({
      failure: 'no',
      runs: 1,
      name: 'Test account',
    });
  });

  it('runs the loser of a deadlock again until both are through', async () => {
    const [a, b] = [await freshAccount(), await freshAccount()];
    const meeting = meetOnce(2);
    let runs = 0;
    const both = (first: string, second: string, name: string) =>
      transaction(database(), async tx => {
        runs += 1;
        await rename(tx, first, name);
        await meeting();
        await rename(tx, second, name);
      });
    await Promise.all([both(a, b, 'one'), both(b, a, 'other')]);
    expect(runs).to.equal(3);
    expect(await nameOf(a)).to.equal(await nameOf(b));
  });

  it('restarts after a deadlock even when the work swallows the error', async () => {
    const [a, b] = [await freshAccount(), await freshAccount()];
    const meeting = meetOnce(2);
    const both = (first: string, second: string, name: string) =>
      transaction(database(), async tx => {
        await rename(tx, first, name);
        await meeting();
        await rename(tx, second, name).catch(() => undefined);
      });
    await Promise.all([both(a, b, 'one'), both(b, a, 'other')]);
    expect(await nameOf(a))
      .to.equal(await nameOf(b))
      .and.to.be.oneOf(['one', 'other']);
  });

  it('gives up after the attempts it was given, with the deadlock as its error', async () => {
    let runs = 0;
    const error = await transaction(
      database(),
      async () => {
        runs += 1;
        throw Object.assign(new Error('Deadlock found'), { errno: 1213 });
      },
      { attempts: 3 },
    ).catch((thrown: unknown) => thrown);
    expect([errnoOf(error), runs]).to.deep.equal([1213, 3]);
  });

  it('runs again when the connection breaks before the commit', async () => {
    const id = await freshAccount();
    let runs = 0;
    await transaction(database(), async tx => {
      runs += 1;
      await rename(tx, id, `run ${runs}`);
      if (runs === 1) await killConnectionOf(tx);
      await tx.query('SELECT 1');
    });
    expect([runs, await nameOf(id)]).to.deep.equal([2, 'run 2']);
  });

  it('returns its connection: more transactions than the pool is wide go through', async () => {
    const id = await freshAccount();
    const work = Array.from({ length: 60 }, (_, at) =>
      transaction(database(), tx => rename(tx, id, `n${at}`)),
    );
    expect(await Promise.all(work)).to.have.length(60);
  });

  it('takes a server that is read-only, full or closed to the user for one that is away', () => {
    const of = (errno: number, message = '') => Object.assign(new Error(message), { errno });
    for (const errno of [1290, 1836, 1792, 1021, 1114, 1045, 1049, 1142, 1226, 1317])
      expect(isUnavailable(of(errno)), String(errno)).to.equal(true);
    const full = 'Got error 28 "No space left on device" from storage engine InnoDB';
    expect([
      isUnavailable(of(1030, full)),
      isUnavailable(of(1180, 'Got error 28 during COMMIT')),
    ]).to.deep.equal([true, true]);
    const broken = [of(1030, 'Got error 126 "Index is corrupted" from storage engine'), of(1062), of(1406)];
    expect(broken.map(isUnavailable)).to.deep.equal([false, false, false]);
  });

  it('leaves the reading of errors to one place', async () => {
    const duplicate: unknown = await transaction(database(), async tx => {
      const insert = 'INSERT INTO leases (name, owner, until, acquired_at) VALUES (?, ?, ?, ?)';
      for (let at = 0; at < 2; at++)
        await tx.query(insert, ['same', Buffer.alloc(16), new Date(), new Date()]);
    }).catch((error: unknown) => error);
    expect([isDuplicate(duplicate), isConflict(duplicate), isUnavailable(duplicate)]).to.deep.equal([
      true,
      false,
      false,
    ]);
    const otherService = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    expect([isUnavailable(otherService), isUnavailable(null), errnoOf('text')]).to.deep.equal([
      false,
      false,
      undefined,
    ]);
  });
});

/** Lets `parties` callers wait for one another the first time; afterwards nobody waits. */
function meetOnce(parties: number): () => Promise<void> {
  let arrived = 0;
  let open!: () => void;
  const gate = new Promise<void>(resolve => (open = resolve));
  return () => {
    arrived += 1;
    if (arrived >= parties) open();
    return gate;
  };
}

async function killConnectionOf(tx: EntityManager): Promise<void> {
  const [{ id }] = await tx.query<[{ id: number }]>('SELECT CONNECTION_ID() AS id');
  await runSql(`KILL ${id}`);
}
