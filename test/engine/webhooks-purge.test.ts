import { expect } from 'chai';
import { VirtualClock } from '../../server/src/domain/clock.js';
import { createPurge } from '../../server/src/engine/purge.js';
import { toBin } from '../../server/src/store/ids.js';
import { database } from '../support/database.js';
import { startReceiver } from '../support/receiver.js';
import { accountTelling, attemptsOf, deliveriesOf, drain, emit, webhookWorker } from '../support/webhooks.js';

const day = 24 * 60 * 60_000;

describe('purge', () => {
  it('forgets events, deliveries and attempts after 30 days, and not before', async () => {
    // Long ago, so that nothing of other tests is forgotten with it.
    const clock = new VirtualClock(new Date('2001-01-01T00:00:00Z'));
    const receiver = await startReceiver();
    const worker = webhookWorker(clock);
    const accountId = await accountTelling(receiver.url, clock.now());
    const told = async () => {
      const [{ events }] = await database().manager.query<[{ events: number }]>(
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
    expect(await told()).to.deep.equal([2, 2, 2]);
    await clock.advance(1);
    await drain(purge);
    expect(await told()).to.deep.equal([1, 1, 1]);
    await clock.advance(day);
    await drain(purge);
    expect(await told()).to.deep.equal([0, 0, 0]);
    await receiver.close();
    await worker.close();
  });
});
