import { expect } from 'chai';
import { addBlock } from '../../server/src/events/block-list.js';
import { suppressedAddresses } from '../../server/src/store/block-list/queries.js';
import { insertRows } from '../../server/src/store/database/bulk/queries.js';
import { toBin } from '../../server/src/store/database/ids.js';
import { transaction } from '../../server/src/store/database/transaction.js';
import { database, freshAccount, newIds } from '../support/database.js';

const now = new Date('2026-05-01T08:00:00Z');

describe('addresses on the block list', () => {
  const emails = (count: number) => Array.from({ length: count }, (_, at) => `p${at}@host${at}.example`);

  async function blockedAccount(): Promise<string> {
    const accountId = await freshAccount();
    const entry = { reason: 'asked', origin: 'api' } as const;
    await transaction(database(), async tx => {
      await addBlock(tx, accountId, { ...entry, type: 'email', value: 'p1@host1.example' }, now);
      await addBlock(tx, accountId, { ...entry, type: 'domain', value: 'host2.example' }, now);
      // What is for a host keeps nobody of its subdomains, and an address that is a host's name keeps nobody.
      await addBlock(tx, accountId, { ...entry, type: 'domain', value: 'example' }, now);
    });
    return accountId;
  }

  /** Makes a list too long to be read whole. */
  async function lengthen(accountId: string): Promise<void> {
    const columns = ['account_id', 'id', 'value', 'type', 'reason', 'origin', 'created_at'] as const;
    const rows = newIds(1_100).map((id, at) => {
      const value = `a${at}@elsewhere.example`;
      return {
        account_id: toBin(accountId),
        id,
        value,
        type: 'email',
        reason: null,
        origin: 'api',
        created_at: now,
      };
    });
    await insertRows(database().manager, 'block_list_entries', columns, rows);
  }

  for (const [list, make] of [
    ['short', () => Promise.resolve()],
    ['long', lengthen],
  ] as const) {
    for (const count of [10, 600]) {
      it(`are found among ${count}, on a ${list} list`, async () => {
        const accountId = await blockedAccount();
        await make(accountId);
        const found = await suppressedAddresses(database().manager, accountId, emails(count));
        expect([...found]).to.deep.equal([
          ['p1@host1.example', { value: 'p1@host1.example', reason: 'asked' }],
          ['p2@host2.example', { value: 'host2.example', reason: 'asked' }],
        ]);
      });
    }
  }

  it('of another account are not', async () => {
    await blockedAccount();
    const found = await suppressedAddresses(database().manager, await freshAccount(), emails(600));
    expect(found.size).to.equal(0);
  });
});
