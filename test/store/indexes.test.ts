import { expect } from 'chai';
import { openDatabase, type Database } from '../../server/src/store/database/database.js';
import { newId, toBin } from '../../server/src/store/database/ids.js';
import { migrate } from '../../server/src/store/database/migrate.js';
import { expectIndexed, freshSchema } from '../support/database.js';

/** Rows of the account that is looked at; another account has as many. */
const rowCount = 10_000;

describe('indexes', function () {
  this.timeout(120_000);
  const account = toBin(newId());
  let schema: Awaited<ReturnType<typeof freshSchema>>;
  let filled: Database;
  const some = Buffer.alloc(16, 1);
  const day = new Date('2026-03-01T00:00:00Z');

  // A schema of its own: the workers of other tests must not find these rows due.
  before(async () => {
    schema = await freshSchema();
    filled = await openDatabase({ url: schema.url });
    await migrate(filled);
    for (const each of [account, toBin(newId())]) {
      for (const fill of [threads, people, leads, enrollments, deliveries]) await fill(each);
    }
    await filled.manager.query('ANALYZE TABLE threads, people, leads, enrollments, events');
  });

  after(async () => {
    await filled.close();
    await schema.drop();
  });

  const page = 'LIMIT 20 OFFSET 0';
  const newest = `AND last_inbound_at IS NOT NULL ORDER BY last_inbound_at DESC, id DESC ${page}`;
  const scoped: [string, string, () => unknown[], string?][] = [
    ['threads, newest', `SELECT id FROM threads WHERE account_id = ? ${newest}`, () => [], 'newest'],
    [
      'threads of a campaign',
      `SELECT id FROM threads WHERE account_id = ? AND campaign_id = ? ${newest}`,
      () => [some],
    ],
    [
      'threads of a mailbox',
      `SELECT id FROM threads WHERE account_id = ? AND mailbox_id = ? ${newest}`,
      () => [some],
    ],
    ['unread threads', `SELECT id FROM threads WHERE account_id = ? AND unread = 1 ${newest}`, () => []],
    [
      'open threads',
      `SELECT id FROM threads WHERE account_id = ? AND conversation_status = 'open' ${newest}`,
      () => [],
    ],
    [
      'threads of no category',
      `SELECT id FROM threads WHERE account_id = ? AND category IS NULL ${newest}`,
      () => [],
    ],
    [
      'threads between two dates',
      `SELECT id FROM threads WHERE account_id = ? AND last_inbound_at BETWEEN ? AND ?
        ORDER BY last_inbound_at, id ${page}`,
      () => [day, new Date(day.getTime() + 60_000)],
      'newest',
    ],
    ...['latest_activity_at', 'created_at', 'updated_at', 'email', 'name', 'campaign_count'].map(
      (column): [string, string, () => unknown[]] => [
        `people by ${column}`,
        `SELECT global_lead_id FROM people WHERE account_id = ? ORDER BY ${column} DESC, global_lead_id DESC ${page}`,
        () => [],
      ],
    ),
    [
      'people of a domain',
      'SELECT global_lead_id FROM people WHERE account_id = ? AND email_domain = ?',
      () => ['d7.example'],
      'by_domain',
    ],
    [
      'leads of a campaign',
      `SELECT id FROM leads WHERE account_id = ? AND campaign_id = ? AND deleted_at IS NULL ORDER BY id DESC ${page}`,
      () => [some],
    ],
    [
      'first touches of a campaign',
      `SELECT id FROM enrollments WHERE account_id = ? AND campaign_id = ? AND mailbox_id IS NULL AND awaits = 'send'
        AND next_action_at <= ? ORDER BY next_action_at LIMIT 1`,
      () => [some, day],
      'sendable',
    ],
    [
      'deliveries of a status',
      `SELECT id FROM events WHERE account_id = ? AND delivery_status = 'failed' ORDER BY created_at DESC, id DESC ${page}`,
      () => [],
      'by_delivery',
    ],
  ];
  for (const [name, sql, more, index] of scoped) {
    it(`serve ${name}`, () => expectIndexed(sql, [account, ...more()], index, filled));
  }

  const queues: [string, string][] = [
    [
      'enrollments',
      `SELECT id FROM enrollments WHERE awaits = 'flow' AND next_action_at <= ? ORDER BY next_action_at`,
    ],
    ['deliveries', 'SELECT id FROM events WHERE due_at <= ? ORDER BY due_at'],
  ];
  for (const [name, sql] of queues) {
    it(`serve the worker's queue of ${name}`, () =>
      expectIndexed(`${sql} LIMIT 50 FOR UPDATE SKIP LOCKED`, [day], 'due', filled));
  }

  it('are missed by a query that scans, which the helper reports', async () => {
    const result = await expectIndexed(
      'SELECT id FROM threads WHERE subject = ?',
      ['x'],
      undefined,
      filled,
    ).catch((error: Error) => error);
    expect(result).to.be.an('error').with.property('message').that.includes('scans threads');
    const sorted = await expectIndexed('SELECT id FROM threads WHERE account_id = ? ORDER BY subject', [
      account,
    ]).catch((error: Error) => error);
    expect(sorted).to.be.an('error').with.property('message').that.includes('sorts threads');
  });

  /** Rows n = 0 … rowCount - 1, made by the server; `id` and `hash` give each its key. */
  const numbers = `(SELECT a.n + 10 * b.n + 100 * c.n + 1000 * d.n AS n FROM ${['a', 'b', 'c', 'd']
    .map(
      name =>
        `(SELECT 0 AS n ${Array.from({ length: 9 }, (_, at) => `UNION ALL SELECT ${at + 1}`).join(' ')}) ${name}`,
    )
    .join(' CROSS JOIN ')}) numbers WHERE n < ${rowCount}`;
  const id = `UNHEX(LPAD(HEX(n + 1), 32, '0'))`;
  const hash = `UNHEX(SHA2(n, 256))`;
  const oneOfTen = `UNHEX(LPAD('', 32, CONCAT('0', n % 10)))`;
  const moment = `DATE_ADD('2026-03-01', INTERVAL n SECOND)`;

  async function fill(table: string, columns: Record<string, string>, owner: Buffer): Promise<void> {
    await filled.manager.query(
      `INSERT INTO ${table} (account_id, ${Object.keys(columns).join(', ')})
       SELECT ?, ${Object.values(columns).join(', ')} FROM ${numbers}`,
      [owner],
    );
  }

  const made = { created_at: moment, updated_at: moment };

  function threads(owner: Buffer): Promise<void> {
    const who = { campaign_id: oneOfTen, mailbox_id: oneOfTen, lead_id: id, global_lead_id: hash };
    const state = {
      unread: 'n % 20 = 0',
      category: `IF(n % 5, 'Neutral', NULL)`,
      conversation_status: `IF(n % 7, 'closed', 'open')`,
    };
    const when = { last_message_at: moment, last_inbound_at: `IF(n % 3, ${moment}, NULL)`, ...made };
    return fill('threads', { id, ...who, subject: `CONCAT('Subject ', n)`, ...state, ...when }, owner);
  }

  function people(owner: Buffer): Promise<void> {
    const email = {
      email: `CONCAT('p', n, '@d', n % 500, '.example')`,
      email_domain: `CONCAT('d', n % 500, '.example')`,
    };
    const name = { name: `CONCAT('Person ', n)`, campaign_count: 'n % 9', latest_activity_at: moment };
    return fill('people', { global_lead_id: hash, ...email, ...name, ...made }, owner);
  }

  function leads(owner: Buffer): Promise<void> {
    const who = { id, campaign_id: oneOfTen, global_lead_id: hash, email: `CONCAT('p', n, '@x.example')` };
    return fill('leads', { ...who, source: `'api'`, ...made }, owner);
  }

  function enrollments(owner: Buffer): Promise<void> {
    const who = { id, campaign_id: oneOfTen, lead_id: id, global_lead_id: hash };
    const position = { state: `'active'`, awaits: `ELT(1 + n % 2, 'send', 'flow')`, next_action_at: moment };
    return fill('enrollments', { ...who, ...position, ...made }, owner);
  }

  function deliveries(owner: Buffer): Promise<void> {
    const what = { id, type: `'email.sent'`, payload: `'{}'`, created_at: moment };
    const state = {
      delivery_status: `IF(n % 50, 'delivered', 'failed')`,
      due_at: `IF(n % 50, '9999-01-01', ${moment})`,
    };
    return fill('events', { ...what, ...state }, owner);
  }
});
