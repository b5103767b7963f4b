import { expect } from 'chai';
import { VirtualClock } from '../../support/virtual-clock.js';
import { createPurge } from '../../../server/src/engine/purge.js';
import { toBin } from '../../../server/src/store/database/ids.js';
import { canReadAfter, purgeEvents } from '../../../server/src/store/webhooks/log/repository.js';
import { transaction } from '../../../server/src/store/database/transaction.js';
import { database, freshAccount, runSql } from '../../support/database.js';
import { startReceiver } from '../../support/receiver.js';
import {
  accountTelling,
  attemptsOf,
  deliveriesOf,
  drain,
  emit,
  webhookWorker,
} from '../../support/webhooks.js';

const day = 24 * 60 * 60_000;

describe('purge', () => {
  it('forgets no more than it may at a time, of all accounts, the oldest first', async () => {
    // Before any event of other tests.
    const begin = new Date('1999-01-01T00:00:00Z');
    const accounts = await Promise.all([1, 2, 3].map(() => freshAccount(begin)));
    const minute = (count: number) => new Date(begin.getTime() + count * 60_000);
    for (const accountId of accounts) for (let at = 0; at < 4; at++) await emit(accountId, minute(at));
    const left = async () => {
      const rows = await runSql<{ created_at: Date }[]>(
        'SELECT created_at FROM events WHERE account_id IN (?) ORDER BY created_at',
        [accounts.map(toBin)],
      );
      return rows.map(row => row.created_at);
    };
    const purge = () => transaction(database(), tx => purgeEvents(tx, minute(3), 5));
    expect(await purge()).to.equal(5);
    expect(await left()).to.have.length(7);
    expect(await purge()).to.equal(4);
    expect(await left()).to.deep.equal(accounts.map(() => minute(3)));
    expect(await purge()).to.equal(0);
  });

  it('remembers what it forgot last of each account: whoever has read so far has missed nothing', async () => {
    const begin = new Date('1998-01-01T00:00:00Z');
    const [accountId, other] = [await freshAccount(begin), await freshAccount(begin)];
    const ids: string[] = [];
    for (let at = 0; at < 4; at++) ids.push(await emit(accountId, new Date(begin.getTime() + at * 60_000)));
    const readable = (whose: string) =>
      Promise.all(ids.map(id => canReadAfter(database().manager, whose, id)));
    const purge = (minutes: number, limit: number) =>
      transaction(database(), tx => purgeEvents(tx, new Date(begin.getTime() + minutes * 60_000), limit));
    expect(await readable(accountId)).to.deep.equal([true, true, true, true]);
    expect(await purge(2, 1)).to.equal(1);
    expect(await readable(accountId)).to.deep.equal([true, true, true, true]);
    expect(await purge(2, 10)).to.equal(1);
    expect(await readable(accountId)).to.deep.equal([false, true, true, true]);
    expect(await purge(10, 10)).to.equal(2);
    expect(await readable(accountId)).to.deep.equal([false, false, false, true]);
    expect(await readable(other)).to.deep.equal([false, false, false, false]);
  });

  it('forgets events, deliveries and attempts after 30 days, and not before', async () => {
    // Long ago, so that nothing of other tests is forgotten with it.
    const clock = new VirtualClock(new Date('2001-01-01T00:00:00Z'));
    const receiver = await startReceiver();
    const worker = webhookWorker(clock);
    const accountId = await accountTelling(receiver.url, clock.now());
    const reported = async () => {
      const [{ events }] = await runSql<[{ events: number }]>(
        'SELECT COUNT(*) AS events FROM events WHERE account_id = ?',
        [toBin(accountId)],
      );
      return [events, (await deliveriesOf(accountId)).length, (await attemptsOf(accountId)).length];
    };
    const purge = createPurge({ database: database(), clock });
    await emit(accountId, clock.now());
    await drain(worker);
    await clock.advance(day);
    await emit(accountId, clock.now());
    await drain(worker);

    await clock.advance(29 * day);
    await drain(purge);
    expect(await reported()).to.deep.equal([2, 2, 2]);
    await clock.advance(1);
    await drain(purge);
    expect(await reported()).to.deep.equal([1, 1, 1]);
    await clock.advance(day);
    await drain(purge);
    expect(await reported()).to.deep.equal([0, 0, 0]);
    await receiver.close();
    await worker.close();
  });
});
