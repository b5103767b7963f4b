import { expect } from 'chai';
import fc from 'fast-check';
import { blankCharacters, lackingCustomKeys } from '../../server/src/domain/leads/lead-merge.js';
import { lackingSql } from '../../server/src/store/leads/queries.js';
import { database } from '../support/database.js';

type Data = Record<string, unknown>;

/** Whether the database holds that data lacks one of some keys. */
async function lacks(data: Data | null, keys: readonly string[]): Promise<boolean> {
  const { sql, values } = lackingSql(keys);
  // A table's column, so that the server that has a type JSON uses it.
  const table = 'CREATE TEMPORARY TABLE IF NOT EXISTS judged (custom_lead_data JSON)';
  const connection = database().source.createQueryRunner();
  try {
    await connection.query(table);
    await connection.query('DELETE FROM judged');
    await connection.query('INSERT INTO judged VALUES (?)', [data && JSON.stringify(data)]);
    const [row] = (await connection.query(`SELECT ${sql} AS lacks FROM judged`, values)) as [
      { lacks: unknown },
    ];
    return Number(row.lacks) === 1;
  } finally {
    await connection.release();
  }
}

const blank = fc.string({ unit: fc.constantFrom(...blankCharacters), maxLength: 4 });
const nearlyBlank = fc.string({
  unit: fc.constantFrom(...blankCharacters, '\u200b', '\u0085', '\u180e', '\\', 't', 'n', '"', 'u000b', '0'),
  maxLength: 4,
});
const scalar = fc.oneof(
  blank,
  nearlyBlank,
  fc.string(),
  fc.constantFrom(null, 0, false, 'null', '[]', '{}', '""'),
);
const value = fc.oneof(scalar, fc.array(scalar, { maxLength: 2 }), fc.jsonValue({ maxDepth: 1 }));
const key = fc.constantFrom(
  'a',
  'A',
  'a.b',
  'a"b',
  'a\\b',
  "a'b",
  '$',
  '*',
  'größe',
  '😀',
  'size',
  '__proto__',
);

describe('declared fields that a lead lacks', () => {
  it('are judged alike by the database and the rule', async function () {
    this.timeout(60_000);
    const data = fc.option(fc.dictionary(key, value, { maxKeys: 4 }), { nil: null });
    const keys = fc.uniqueArray(key, { maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(data, keys, async (given, declared) => {
        expect(await lacks(given, declared)).to.equal(lackingCustomKeys(declared, given).length > 0);
      }),
      { numRuns: 400 },
    );
  });

  it('are those whose text is of blanks, however long', async () => {
    for (const character of blankCharacters) {
      expect(await lacks({ k: character.repeat(20_000) }, ['k']), escape(character)).to.equal(true);
      expect(await lacks({ k: `${character.repeat(20_000)}.` }, ['k']), escape(character)).to.equal(false);
    }
    for (const filled of [[' ', ''], [[]], [null], [0], {}, '\u200b', '\\t', 'null'])
      expect(await lacks({ k: filled }, ['k']), JSON.stringify(filled)).to.equal(false);
    for (const empty of [[' '], [''], [], null, '\u00a0'])
      expect(await lacks({ k: empty }, ['k']), JSON.stringify(empty)).to.equal(true);
  });
});
