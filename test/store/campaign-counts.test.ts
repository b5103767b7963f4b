import { expect } from 'chai';
import {
  addToStats,
  addToTotals,
  readDailyStats,
  readTotals,
} from '../../server/src/store/stats/repository.js';
import { transaction, withSavepoint } from '../../server/src/store/database/transaction.js';
import { newId, toBin } from '../../server/src/store/database/ids.js';
import { database, freshAccount, runSql } from '../support/database.js';

describe('what a transaction counts of campaigns', () => {
  let accountId: string;
  let campaignId: string;

  beforeEach(async () => {
    accountId = await freshAccount();
    campaignId = newId();
    await runSql('INSERT INTO campaign_totals (account_id, campaign_id) VALUES (?, ?)', [
      toBin(accountId),
      toBin(campaignId),
    ]);
  });

  const totals = () => readTotals(database().manager, accountId, campaignId);
  const days = async () => {
    const rows = await readDailyStats(database().manager, accountId, campaignId, '2026-01-01', '2026-12-31');
    return rows.map(({ sent, replied, bounce }) => ({ sent, replied, bounce }));
  };

  it('is written once, at its end', async () => {
    const bounces = [new Date('2026-03-02T10:00:00Z'), new Date('2026-03-02T09:00:00Z')];
    await transaction(database(), async tx => {
      await addToTotals(tx, accountId, campaignId, { lead_count: 3, enrollment_count: 2 });
      await addToStats(tx, accountId, campaignId, '2026-03-01', { sent: 2 });
      await addToStats(tx, accountId, campaignId, '2026-03-02', { replied: 1, sent: 1 });
      for (const at of bounces) await addToStats(tx, accountId, campaignId, '2026-03-02', { bounce: 1 }, at);
      await addToTotals(tx, accountId, campaignId, { enrollment_count: -1 });
      // Others count meanwhile, and wait for nothing.
      await transaction(database(), other => addToTotals(other, accountId, campaignId, { lead_count: 10 }));
      expect(await totals()).to.include({ lead_count: 10, enrollment_count: 0, sent_count: 0 });
    });
    expect(await totals()).to.deep.include({
      lead_count: 13,
      enrollment_count: 1,
      sent_count: 3,
      replied_count: 1,
      bounce_count: 2,
      last_bounce_at: bounces[0],
    });
    expect(await days()).to.deep.equal([
      { sent: 2, replied: 0, bounce: 0 },
      { sent: 1, replied: 1, bounce: 2 },
    ]);
  });

  it('is as though it had not been where the transaction, or a part of it, is undone', async () => {
    const failing = transaction(database(), async tx => {
      await addToTotals(tx, accountId, campaignId, { lead_count: 1 });
      throw new Error('no');
    });
    expect(await failing.catch((error: Error) => error.message)).to.equal('no');
    await transaction(database(), async tx => {
      await addToTotals(tx, accountId, campaignId, { lead_count: 1 });
      const part = withSavepoint(tx, async () => {
        await addToTotals(tx, accountId, campaignId, { lead_count: 100 });
        throw new Error('not this');
      });
      expect(await part.catch((error: Error) => error.message)).to.equal('not this');
      await withSavepoint(tx, () => addToTotals(tx, accountId, campaignId, { lead_count: 10 }));
    });
    expect((await totals()).lead_count).to.equal(11);
  });

  it('is counted once when the transaction runs again', async () => {
    let runs = 0;
    await transaction(database(), async tx => {
      await addToTotals(tx, accountId, campaignId, { lead_count: 1 });
      if (runs++ === 0) throw Object.assign(new Error('deadlock'), { errno: 1213 });
    });
    expect(runs).to.equal(2);
    expect((await totals()).lead_count).to.equal(1);
  });

  it('never goes below zero', async () => {
    await transaction(database(), tx => addToTotals(tx, accountId, campaignId, { lead_count: -5 }));
    expect((await totals()).lead_count).to.equal(0);
  });
});
