import { expect } from 'chai';
import { format, type SqlValue } from 'mysql2';
import { insertRows } from '../../server/src/store/database/bulk/queries.js';

/** What servers take in one statement by default. */
const packetBytes = 16 * 1024 * 1024;

describe('rows that are stored together', () => {
  const statementsOf = async (value: string | Buffer) => {
    const columns = Array.from({ length: 14 }, (_, at) => `field_${at}`);
    const row = Object.fromEntries(columns.map(column => [column, value]));
    const statements: string[] = [];
    const sink = {
      query: async (sql: string, values: unknown[]) => statements.push(format(sql, values as SqlValue[])),
    };
    await insertRows(sink, 'wide', columns, Array<typeof row>(2_000).fill(row));
    return statements;
  };

  // Three bytes for each character, as in an import of people in Japan; and two characters for each byte.
  for (const [name, value] of [
    ['short texts', '漢'.repeat(255)],
    ['bytes', Buffer.alloc(255, 0xff)],
  ] as const)
    it(`are cut into statements that every server takes, however many ${name} they have`, async () => {
      const statements = await statementsOf(value);
      expect(statements).to.have.length.above(1);
      for (const statement of statements) expect(Buffer.byteLength(statement)).to.be.below(packetBytes);
    });
});
