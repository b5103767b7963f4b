import { expect } from 'chai';
import type { EntityManager } from 'typeorm';
import { openLog } from '../../server/src/compose/core.js';
import { describeBriefly, isOfStatement, errnoOf } from '../../server/src/store/database/errors.js';
import { statementQueue } from '../../server/src/store/database/bulk/statement-queue.js';
import { transaction } from '../../server/src/store/database/transaction.js';
import { database } from '../support/database.js';

const secret = `o'brien "the \\ man"@example.com`;
const table =
  'CREATE TEMPORARY TABLE guests (email VARCHAR(40) PRIMARY KEY, born DATE, seats INT, plan JSON)';

/** An entry of the log as the service writes it. */
function logged(entry: object) {
  const lines: string[] = [];
  openLog({ logLevel: 'info' }, { write: line => void lines.push(line) }).error(entry, 'failed');
  expect(lines).to.have.length(1);
  return lines[0]!;
}

describe('a statement that failed, in the log', () => {
  const failures: [string, (tx: EntityManager) => Promise<unknown>, string, number[]][] = [
    [
      'for a value that is there already',
      async tx => {
        for (let time = 0; time < 2; time++)
          await tx.query('INSERT INTO guests (email) VALUES (?)', [secret]);
      },
      'INSERT INTO guests (email) VALUES (?)',
      [1062],
    ],
    [
      'for a date that is none',
      tx => tx.query('INSERT INTO guests (email, born) VALUES (?)', [['x', secret]]),
      'INSERT INTO guests (email, born) VALUES (?)',
      [1292],
    ],
    [
      'for a value that is too long',
      tx => tx.query('INSERT INTO guests (email) VALUES (?)', [secret.repeat(3)]),
      'INSERT INTO guests (email) VALUES (?)',
      [1406],
    ],
    [
      'for its syntax, with the values in its text',
      tx => tx.query(`SELECT 1 FROM guests WHERE email ~ '${secret.replace(/['\\]/g, '\\$&')}'`),
      'SELECT 1 FROM guests WHERE email ~ ?',
      [1064],
    ],
    [
      'in a queue, which writes the values into its text',
      async tx => {
        const queue = statementQueue(tx);
        await queue.query('INSERT INTO guests (email, seats) VALUES (?)', [[secret, secret]]);
        await queue.drained();
      },
      'INSERT INTO guests (email, seats) VALUES (?, ?)',
      [1366],
    ],
    [
      'as a prepared one',
      () => database().prepared('SELECT * FROM no_guests WHERE email = ?', [secret]),
      'SELECT * FROM no_guests WHERE email = ?',
      [1146],
    ],
    [
      'without TypeORM',
      () => database().pool.query('SELECT * FROM no_guests WHERE email = ?', [secret]),
      'SELECT * FROM no_guests WHERE email = ?',
      [1146],
    ],
  ];
  for (const [why, fail, statement, errnos] of failures)
    it(`keeps its text and none of its values: ${why}`, async () => {
      const error: unknown = await transaction(database(), async tx => {
        await tx.query('DROP TEMPORARY TABLE IF EXISTS guests');
        await tx.query(table);
        await fail(tx);
      }).then(
        () => expect.fail('It did not fail.'),
        (reason: unknown) => reason,
      );
      expect(isOfStatement(error) && errnos).to.include(errnoOf(error));
      const wrapped = new AggregateError([new Error('The job failed.', { cause: error })], 'Both failed.');
      for (const reported of [logged({ err: error }), logged({ err: wrapped }), describeBriefly(error)])
        expect(reported).to.not.match(/brien|"the|@example/);
      const { err } = JSON.parse(logged({ err: error }));
      expect(err).to.deep.include({ statement, errno: errnoOf(error) });
      expect(err.stack).to.match(/\n +at /);
      expect(JSON.parse(logged({ err: wrapped })).err.errors[0].cause).to.deep.equal(err);
    });

  it('says which key, column and row it was about', async () => {
    const reported = (message: string) =>
      describeBriefly(Object.assign(new Error(message), { sqlMessage: '' }));
    for (const [message, kept] of [
      ["Duplicate entry 'a-b' for key 'guests.PRIMARY'", "Duplicate entry … for key 'guests.PRIMARY'"],
      [
        "Incorrect date value: 'a' for column `s`.`t`.`born` at row 7",
        'Incorrect date value: … for column `s`.`t`.`born` at row 7',
      ],
      ["Data too long for column 'email' at row 1", "Data too long for column 'email' at row 1"],
      ["near 'a' at line 1", 'near … at line 1'],
      ["Duplicate entry 'cut", 'Duplicate entry …'],
    ] as const)
      expect(reported(message)).to.equal(`Error: ${kept}`);
  });

  it('is distinguished from other errors, which stay as they are', () => {
    const error = Object.assign(new TypeError('no "x"', { cause: new Error('why') }), { response: '550' });
    const { err } = JSON.parse(logged({ err: error }));
    expect(err).to.deep.include({ type: 'TypeError', message: 'no "x"', response: '550' });
    expect(err.stack).to.equal(error.stack);
    expect(err.cause.message).to.equal('why');
    expect(JSON.parse(logged({ err: 'text' })).err).to.equal('text');
    const circle = Object.assign(new Error('round'), { self: null as unknown });
    circle.self = circle;
    expect(logged({ err: circle })).to.contain('round');
  });
});
