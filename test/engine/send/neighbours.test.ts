import { expect } from 'chai';
import { email, flow, node } from '../../domain/flow/fixtures.js';
import { freshAccount } from '../../support/database.js';
import {
  buildLaunched,
  enroll,
  ledger,
  manyLeads,
  sandboxMailbox,
  startEngine,
} from '../../support/engine.js';
import type { TestEngine } from '../../support/engine.js';

describe('campaigns of neighbouring accounts', () => {
  let engine: TestEngine;
  beforeEach(async () => (engine = await startEngine()));
  afterEach(() => engine.close());

  /** An account with one campaign, one mailbox and one lead whose email is due. */
  async function account(): Promise<string> {
    const [accountId, now] = [await freshAccount(engine.clock.now()), engine.clock.now()];
    const sequence = flow([node('lead', 'leadSource'), email('first')], 'lead>first');
    const mailboxIds = [await sandboxMailbox(accountId)];
    const campaignId = await buildLaunched(accountId, { flow: sequence, mailboxIds }, now);
    await enroll(accountId, campaignId, manyLeads(1), now);
    return accountId;
  }

  it('send side by side, and none takes the rows of another for taken', async () => {
    const worker = engine.worker();
    for (let round = 0; round < 4; round++) {
      const accounts: string[] = [];
      while (accounts.length < 8) accounts.push(await account());
      await worker.runUntilIdle();
      for (const accountId of accounts) expect(await ledger(accountId)).to.have.length(1);
    }
  });
});
