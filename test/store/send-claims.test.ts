import { expect } from 'chai';
import type { EntityManager } from 'typeorm';
import { newId } from '../../server/src/store/database/ids.js';
import { type LedgerEntry, writeSends } from '../../server/src/store/sending/claims/queries.js';

describe('entering messages into the ledger', () => {
  const entry = (bytes: number): LedgerEntry => {
    const message = {
      kind: 'campaign',
      id: newId(),
      account_id: newId(),
      enrollment_id: newId(),
      node_id: 'first',
      campaign_id: newId(),
      lead_id: newId(),
      global_lead_id: 'a'.repeat(64),
      mailbox_id: newId(),
      variant_id: newId(),
      step_number: 1,
      message_id: '<a@b>',
      message_id_hash: 'b'.repeat(64),
      in_reply_to: null,
      reference_ids: [] as string[],
      from_email: 'a@sandbox.test',
      from_name: null,
      to_email: 'b@sandbox.test',
      to_name: null,
      cc: null,
      subject: 'S',
      body_text: '',
      body_html: '',
      raw: Buffer.alloc(bytes),
    } as const;
    return { message, retry: false };
  };

  it('takes so many at once as a server accepts in one statement', async () => {
    const statements: number[] = [];
    const tx = {
      query: async (_sql: string, [rows]: [{ toSqlString(): string }]) =>
        void statements.push(rows.toSqlString().split('<a@b>').length - 1),
    } as unknown as EntityManager;
    const mebibyte = 1024 * 1024;
    const sizes = [1, 1, 1, 2, 4, 1, 2.5, 1].map(size => size * mebibyte);
    const lease = { owner: newId(), until: new Date() };
    await writeSends(tx, sizes.map(entry), lease, true, new Date());
    expect(statements).to.deep.equal([3, 1, 1, 2, 1]);
  });
});
