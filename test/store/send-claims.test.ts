import { expect } from 'chai';
import type { EntityManager } from 'typeorm';
import { newId } from '../../server/src/store/database/ids.js';
import { type LedgerEntry, enterClaims } from '../../server/src/store/sending/claims/queries.js';

describe('entering messages into the ledger', () => {
  const entry = (bytes: number): LedgerEntry => {
    const claim = {
      kind: 'campaign',
      id: newId(),
      accountId: newId(),
      enrollmentId: newId(),
      nodeId: 'first',
      campaignId: newId(),
      leadId: newId(),
      globalLeadId: 'a'.repeat(64),
      mailboxId: newId(),
      variantId: newId(),
      stepNumber: 1,
      messageId: '<a@b>',
      inReplyTo: null,
      references: [],
      fromEmail: 'a@sandbox.test',
      fromName: null,
      toEmail: 'b@sandbox.test',
      toName: null,
      cc: [],
      subject: 'S',
      bodyText: '',
      bodyHtml: '',
      raw: Buffer.alloc(bytes),
    } as const;
    return { claim, retry: false };
  };

  it('takes so many at once as a server accepts in one statement', async () => {
    const statements: number[] = [];
    const tx = {
      query: async (_sql: string, [rows]: [{ toSqlString(): string }]) =>
        void statements.push(rows.toSqlString().split('<a@b>').length - 1),
    } as unknown as EntityManager;
    const mebibyte = 1024 * 1024;
    const sizes = [1, 1, 1, 2, 6, 1, 3, 1].map(size => size * mebibyte);
    const lease = { owner: newId(), until: new Date() };
    await enterClaims(tx, sizes.map(entry), lease, true, new Date());
    expect(statements).to.deep.equal([3, 1, 1, 2, 1]);
  });
});
