import { expect } from 'chai';
import { insertRows } from '../../server/src/store/database/bulk/queries.js';
import { transaction } from '../../server/src/store/database/transaction.js';
import { database } from '../support/database.js';

describe('rows that are stored together', () => {
  it('are cut into statements that every server takes, however long their many short texts are', async () => {
    const columns = Array.from({ length: 14 }, (_, at) => `field_${at}`);
    // Three bytes each, as in an import of people in Japan.
    const row = Object.fromEntries(columns.map(column => [column, '漢'.repeat(255)]));
    const count = await transaction(database(), async tx => {
      await tx.query(`CREATE TEMPORARY TABLE wide (${columns.map(column => `${column} TEXT`).join(', ')})`);
      await insertRows(tx, 'wide', columns, Array<typeof row>(2_000).fill(row));
      const [stored] = await tx.query<{ count: number }[]>(
        'SELECT COUNT(*) AS count FROM wide WHERE CHAR_LENGTH(field_13) = 255',
      );
      await tx.query('DROP TEMPORARY TABLE wide');
      return Number(stored!.count);
    });
    expect(count).to.equal(2_000);
  });
});
