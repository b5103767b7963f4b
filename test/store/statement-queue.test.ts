import { hash } from 'node:crypto';
import { expect } from 'chai';
import fc from 'fast-check';
import type { EntityManager } from 'typeorm';
import type { Entity } from '../../server/src/store/database/columns.js';
import { errnoOf, isDuplicate } from '../../server/src/store/database/errors.js';
import { insertEntities } from '../../server/src/store/database/bulk/queries.js';
import { statementQueue } from '../../server/src/store/database/bulk/statement-queue.js';
import { transaction } from '../../server/src/store/database/transaction.js';
import { toBin } from '../../server/src/store/database/ids.js';
import { uploadRows } from '../../server/src/store/uploads/entities.js';
import { database, freshAccount, newIds, runSql } from '../support/database.js';

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

  let account: Buffer;

  before(async () => {
    account = toBin(await freshAccount());
  });

  function rowsOf(payloads: readonly string[]) {
    const [upload_id] = newIds(1);
    return payloads.map((payload, row_index) => ({
      account_id: account,
      upload_id: upload_id!,
      row_index,
      global_lead_id: row_index % 2 ? hash('sha256', payload, 'buffer') : null,
      payload,
    }));
  }
  type Row = ReturnType<typeof rowsOf>[number];

  const insert = (rows: readonly Row[], duplicates?: 'ignored') =>
    transaction(database(), async tx => {
      const queue = statementQueue(tx);
      // Its columns pass bytes on as they are.
      const entities = rows as unknown as Entity<typeof uploadRows>[];
      await insertEntities(queue, uploadRows, entities, duplicates);
      await queue.drained();
    });

  const stored = ([first]: readonly Row[]) =>
    runSql<Row[]>('SELECT * FROM upload_rows WHERE account_id = ? AND upload_id = ? ORDER BY row_index', [
      account,
      first!.upload_id,
    ]);

  const many = (each: string) => Array.from({ length: 150 }, (_, at) => `${each} ${at}`);

  it('stores rows as they are, whatever they hold', async () => {
    const payload = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        "'",
        '\\',
        "\\'",
        '?',
        '\\N',
        '\n\\\t',
        '\0\b\t\n\r\x1a"',
        "'); DROP TABLE people; -- ",
      ),
    );
    const payloads = fc.oneof(
      fc.array(payload, { minLength: 1, maxLength: 20 }),
      fc.array(payload, { minLength: 100, maxLength: 600 }),
    );
    await fc.assert(
      fc.asyncProperty(payloads, async given => {
        const rows = rowsOf(given);
        await insert(rows);
        expect(await stored(rows)).to.deep.equal(rows);
      }),
      { numRuns: 60 },
    );
  });

  it('stores many rows that are longer than a packet', async () => {
    const rows = rowsOf(many('\t'.repeat(200_000)));
    await insert(rows);
    expect(await stored(rows)).to.deep.equal(rows);
  });

  for (const [size, text] of [
    [3, 'few'],
    [150, 'many'],
  ] as const) {
    it(`refuses a key that is there already, of ${text} rows`, async () => {
      const rows = rowsOf(many('once').slice(0, size));
      await insert(rows.slice(-1));
      const error: unknown = await insert(rows).catch((thrown: unknown) => thrown);
      expect(isDuplicate(error), String(error)).to.equal(true);
      expect(await stored(rows)).to.have.length(1);
      await insert(rows, 'ignored');
      expect(await stored(rows)).to.have.length(size);
    });
  }

  it('refuses many rows of which one does not fit, whatever else is passed over', async () => {
    const fitting = rowsOf(many('fits'));
    const rows = fitting.map((row, at) =>
      at === 70 ? { ...row, global_lead_id: Buffer.alloc(33, 1) } : row,
    );
    for (const duplicates of [undefined, 'ignored'] as const) {
      const error: unknown = await insert(rows, duplicates).catch((thrown: unknown) => thrown);
      expect(errnoOf(error), String(error)).to.be.oneOf([1265, 1406]);
      expect(await stored(rows)).to.have.length(0);
    }
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
