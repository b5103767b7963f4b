import { setTimeout } from 'node:timers/promises';
import { expect } from 'chai';
import { lockEnrollmentsOf } from '../../server/src/store/enrollments/campaign/queries.js';
import { globalLeadId, parseEmail } from '../../server/src/domain/leads/email-address.js';
import { toBin } from '../../server/src/store/database/ids.js';
import { transaction } from '../../server/src/store/database/transaction.js';
import { buildMailbox } from '../support/build.js';
import { database, freshAccount } from '../support/database.js';
import { buildThread, type TestThread } from '../support/threads.js';

describe('enrollments that are locked by their people', () => {
  it('are those alone, whoever holds others of the account', async () => {
    const accountId = await freshAccount();
    const mailboxId = await buildMailbox(accountId);
    const threads: TestThread[] = [];
    for (let at = 0; at < 6; at++) {
      const campaignId = threads[0]?.campaignId;
      threads.push(
        await buildThread(accountId, { mailboxId, campaignId, lead: { email: `p${at}@example.org` } }),
      );
    }
    const [held, other, wanted] = threads;
    const holder = database().source.createQueryRunner();
    await holder.startTransaction();
    for (const { enrollmentId } of [held!, other!])
      await holder.query('SELECT id FROM enrollments WHERE account_id = ? AND id = ? FOR UPDATE', [
        toBin(accountId),
        toBin(enrollmentId),
      ]);
    const people = [globalLeadId(parseEmail(wanted!.email)!)];
    const locking = transaction(database(), tx =>
      lockEnrollmentsOf(tx, accountId, wanted!.campaignId, people),
    );
    const locked = await Promise.race([locking, setTimeout(5_000, null, { ref: false })]);
    await holder.rollbackTransaction();
    await holder.release();
    await locking;
    expect(locked?.map(({ id }) => id)).to.deep.equal([wanted!.enrollmentId]);
  });
});
