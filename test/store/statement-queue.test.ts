import { expect } from 'chai';
import fc from 'fast-check';
import type { EntityManager } from 'typeorm';
import { statementQueue } from '../../server/src/store/statement-queue.js';
import { transaction } from '../../server/src/store/transaction.js';
import { insertRows } from '../../server/src/store/insert-rows.js';
import { newIds, toBin } from '../../server/src/store/ids.js';
import { database, freshAccount } from '../support/database.js';

describe('a queue of statements', () => {
  /** A transaction whose statements end when the test says so. */
  function pending() {
    const sent: { text: string; end: (error?: Error) => void }[] = [];
    const tx = {
      query: (_sql: string, [written]: [{ toSqlString(): string }]) =>
        new Promise<void>((resolve, reject) => {
          sent.push({ text: written.toSqlString(), end: error => (error ? reject(error) : resolve()) });
        }),
    };
    return { sent, queue: statementQueue(tx as unknown as EntityManager) };
  }

  it('takes the next one while one runs, and sends it when that is done', async () => {
    const { sent, queue } = pending();
    await queue.query('DO ?', [1]);
    const second = queue.query('DO ?', ["it's"]);
    await new Promise(resolve => setTimeout(resolve, 5));
    expect(sent.map(({ text }) => text)).to.deep.equal(['DO 1']);
    sent[0]!.end();
    await second;
    expect(sent.map(({ text }) => text)).to.deep.equal(['DO 1', "DO 'it\\'s'"]);
    sent[1]!.end();
    await queue.drained();
  });

  it('sends nothing after one that failed: the server has undone what came before', async () => {
    const { sent, queue } = pending();
    await queue.query('DO ?', [1]);
    sent[0]!.end(new Error('deadlock'));
    const refused = async (work: Promise<unknown>) =>
      work.then(
        () => '',
        (error: Error) => error.message,
      );
    expect(await refused(queue.query('DO ?', [2]))).to.equal('deadlock');
    expect(await refused(queue.drained())).to.equal('deadlock');
    expect(sent).to.have.length(1);
  });

  it('stores rows as they are, whatever they hold', async () => {
    const account = toBin(await freshAccount());
    const columns = ['account_id', 'upload_id', 'row_index', 'global_lead_id', 'payload'] as const;
    const payload = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom("'", '\\', "\\'", '?', '??', '\0\b\t\n\r\x1a"', "'); DROP TABLE people; -- "),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(payload, { minLength: 1, maxLength: 20 }), async payloads => {
        const [upload_id] = newIds(1);
        const rows = payloads.map((text, row_index) => ({
          account_id: account,
          upload_id: upload_id!,
          row_index,
          global_lead_id: row_index % 2 ? Buffer.alloc(32, row_index) : null,
          payload: text,
        }));
        await transaction(database(), async tx => {
          const queue = statementQueue(tx);
          await insertRows(queue, 'upload_rows', columns, rows);
          await queue.drained();
        });
        const stored = await database().manager.query(
          'SELECT * FROM upload_rows WHERE account_id = ? AND upload_id = ? ORDER BY row_index',
          [account, upload_id],
        );
        expect(stored).to.deep.equal(rows);
      }),
      { numRuns: 40 },
    );
  });
});

describe('ids that are made together', () => {
  it('are UUIDs of version 7 that sort in their order, and none is like another', () => {
    const ids = newIds(5_000).map(id => id.toString('hex'));
    expect(new Set(ids).size).to.equal(5_000);
    expect([...ids].sort()).to.deep.equal(ids);
    for (const id of ids) expect(id).to.match(/^[0-9a-f]{12}7[0-9a-f]{3}[89ab][0-9a-f]{15}$/);
    const age = Date.now() - Number.parseInt(ids[0]!.slice(0, 12), 16);
    expect(age).to.be.within(0, 60_000);
  });
});
