import { expect } from 'chai';
import {
  giveBackRequests,
  purgeRateWindows,
  reserveRequests,
  type WantedRequests,
  rateWindows,
} from '../../server/src/store/rate-limits/queries.js';
import { database, freshAccount } from '../support/database.js';

describe('rate windows', () => {
  const startsAt = new Date('2026-03-01T10:00:00Z');
  const limit = 200;
  let accountId: string;
  beforeEach(async () => (accountId = await freshAccount()));

  const reserve = (wanted: WantedRequests, most = limit) =>
    reserveRequests(database().manager, { accountId, startsAt }, wanted, most);
  const reserved = async () => {
    const window = { account_id: accountId, starts_at: startsAt };
    return Number((await database().manager.getRepository(rateWindows).findOneBy(window))?.reserved);
  };

  it('grant what waits, and an eighth of the rest ahead', async () => {
    expect(await reserve({ waiting: 1, ahead: 0 })).to.deep.equal({ granted: 1, left: 199 });
    expect(await reserve({ waiting: 2, ahead: 5 })).to.deep.equal({ granted: 7, left: 192 });
    expect(await reserve({ waiting: 1, ahead: 100 })).to.deep.equal({ granted: 25, left: 167 });
    expect(await reserve({ waiting: 160, ahead: 0 })).to.deep.equal({ granted: 160, left: 7 });
    expect(await reserve({ waiting: 1, ahead: 100 })).to.deep.equal({ granted: 1, left: 6 });
    expect(await reserve({ waiting: 50, ahead: 9 })).to.deep.equal({ granted: 6, left: 0 });
    expect(await reserve({ waiting: 1, ahead: 9 })).to.deep.equal({ granted: 0, left: 0 });
    expect(await reserved()).to.equal(limit);
    // A process whose limit was set lower.
    expect(await reserve({ waiting: 1, ahead: 9 }, 100)).to.deep.equal({ granted: 0, left: 0 });
    expect(await reserved()).to.equal(limit);
  });

  it('grant no more than there is to processes that ask at once, and nothing less', async () => {
    const asked = Array.from({ length: 60 }, (_, at) => reserve({ waiting: 1 + (at % 9), ahead: at }));
    const granted = (await Promise.all(asked)).map(answer => answer.granted);
    expect(granted.reduce((sum, count) => sum + count, 0)).to.equal(limit);
    expect(await reserved()).to.equal(limit);
  });

  it('take back what was not used', async () => {
    await reserve({ waiting: 200, ahead: 0 });
    await giveBackRequests(database().manager, { accountId, startsAt }, 3);
    expect(await reserve({ waiting: 9, ahead: 0 })).to.deep.equal({ granted: 3, left: 0 });
  });

  it('hold limits of any size', async () => {
    const most = 1_000_000_000_000;
    await reserve({ waiting: 100_000_000_000, ahead: 0 }, most);
    const { granted, left } = await reserve({ waiting: 1, ahead: 7 }, most);
    expect([granted, left]).to.deep.equal([8, most - 100_000_000_008]);
  });

  it('are forgotten when they are over, those of all accounts', async () => {
    // Before any window of other tests.
    const long = new Date('1999-01-01T00:00:00Z');
    const { manager } = database();
    for (const each of [accountId, await freshAccount()])
      for (const at of [long, new Date(long.getTime() + 60_000)])
        await reserveRequests(manager, { accountId: each, startsAt: at }, { waiting: 1, ahead: 0 }, limit);
    expect(await purgeRateWindows(manager, long, 1)).to.equal(1);
    expect(await purgeRateWindows(manager, long, 10)).to.equal(1);
    expect(await purgeRateWindows(manager, long, 10)).to.equal(0);
    expect(await purgeRateWindows(manager, new Date(long.getTime() + 60_000), 10)).to.equal(2);
  });
});
