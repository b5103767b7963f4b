import { expect } from 'chai';
import fc from 'fast-check';
import { tableSql, valuesSql } from '../../server/src/store/database/bulk/values/queries.js';
import { runSql } from '../support/database.js';

describe('rows as SQL', () => {
  const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.stringMatching(/^['"\\\0\n%]*$/));

  it('hold what they were made of, whatever a text is', async () => {
    const row = fc.record({
      bytes: fc.uint8Array({ maxLength: 40 }).map(each => Buffer.from(each)),
      text: fc.option(anything),
      number: fc.integer(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 5 }), async rows => {
        const found = await runSql('SELECT * FROM ? made', [tableSql(['bytes', 'text', 'number'], rows)]);
        expect(found).to.deep.equal(rows);
      }),
      { numRuns: 300 },
    );
  });

  it('have the same in columns that they lack', () => {
    const rows = [{ id: 1 }, { id: 2 }];
    expect(valuesSql(['id', 'name'], rows, { name: "O'Hara" }).toSqlString()).to.equal(
      "(1,'O\\'Hara'),(2,'O\\'Hara')",
    );
  });
});
