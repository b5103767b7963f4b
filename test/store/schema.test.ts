import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import { entities, openDatabase, type Database } from '../../server/src/store/database/database.js';
import { migrate } from '../../server/src/store/database/migrate.js';
import { isDuplicate } from '../../server/src/store/database/errors.js';
import { fromBin } from '../../server/src/store/database/ids.js';
import { acquireLease, leaseTable } from '../../server/src/store/database/leases.js';
import { Schema } from '../../server/src/store/database/migrations/0026-schema.js';
import { ManualSends } from '../../server/src/store/database/migrations/0027-manual-sends.js';
import { VariantTests } from '../../server/src/store/database/migrations/0033-variant-tests.js';
import { migrations } from '../../server/src/store/database/migrations/index.js';
import { startChildProgram } from '../support/child-program.js';
import { database, databaseUrl, freshSchema, newIds, runSql } from '../support/database.js';

interface ColumnInfo {
  place: string;
  type: string;
  nullable: string;
  in_key: string;
}

const names = migrations.map(migration => new migration().name);

describe('schema', () => {
  it('is made from nothing, once', async () => {
    await inFreshSchema(async opened => {
      expect(await migrate(opened)).to.deep.equal(names);
      expect(await migrate(opened)).to.deep.equal([]);
      expect(await opened.manager.query('SELECT * FROM people')).to.deep.equal([]);
    });
  });

  it('is finished by the next start when the first one died in the middle', async () => {
    await inFreshSchema(async opened => {
      await migrate(opened);
      await opened.manager.query('DROP TABLE webhook_attempts, threads');
      await opened.manager.query('DELETE FROM migrations');
      expect(await migrate(opened)).to.deep.equal(names);
      expect(await opened.manager.query('SELECT * FROM webhook_attempts')).to.deep.equal([]);
    });
  });

  it('is brought up to date from the previous release, also when that died in the middle', async () => {
    await inFreshSchema(async opened => {
      await previousRelease(opened);
      const [account, tag] = newIds(2);
      const now = new Date();
      const add = (id: Buffer, name: string) =>
        opened.manager.query(
          'INSERT INTO person_tags (account_id, id, name, created_at, updated_at) VALUES (?, ?, ?, ?, ?)',
          [account, id, name, now, now],
        );
      await add(tag!, 'Köln');
      for (let times = 0; times < 2; times++) {
        expect(await migrate(opened)).to.deep.equal(names.slice(1));
        await opened.manager.query('DELETE FROM migrations WHERE name IN (?)', [names.slice(1)]);
      }
      const [other, again] = newIds(2);
      await add(other!, 'Koln');
      expect(await add(again!, 'KÖLN').catch(isDuplicate)).to.equal(true);
      const rows = await opened.manager.query('SELECT id, name FROM person_tags ORDER BY id');
      expect(rows).to.deep.equal([
        { id: tag, name: 'Köln' },
        { id: other, name: 'Koln' },
      ]);
    });
  });

  it('gives manual messages that are being sent a row in the ledger, also when that broke off', async () => {
    await inFreshSchema(async opened => {
      const runner = opened.source.createQueryRunner();
      for (const Migration of migrations.slice(0, migrations.indexOf(ManualSends)))
        await new Migration().up(runner);
      const [account, thread, mailbox, sending, queued] = newIds(5) as [
        Buffer,
        Buffer,
        Buffer,
        Buffer,
        Buffer,
      ];
      const at = new Date('2026-03-01T10:00:00.500Z');
      const query = (sql: string, values: unknown[] = []) => opened.manager.query<never[]>(sql, values);
      const hash = Buffer.alloc(32, 7);
      await query(
        `INSERT INTO mailboxes (account_id, id, email, display_name, provider, status, settings, sending_interval_seconds,
           next_send_at, created_at, updated_at) VALUES (?, ?, 'ann@a.test', 'Ann', 'smtp', 'connected', '{}', 60, ?, ?, ?)`,
        [account, mailbox, at, at, at],
      );
      await query(
        `INSERT INTO threads (account_id, id, campaign_id, mailbox_id, lead_id, global_lead_id, subject, snippet,
           message_count, last_message_at, conversation_status, created_at, updated_at)
         VALUES (?, ?, ?, ?, ?, ?, 'Hi', 'Hi', 1, ?, 'open', ?, ?)`,
        [account, thread, thread, mailbox, thread, hash, at, at, at],
      );
      const job = (id: Buffer, status: string) =>
        query(
          `INSERT INTO message_jobs (account_id, id, thread_id, mailbox_id, message_type, status, subject, body_text,
             to_email, cc, message_id, message_id_hash, attempts, due_at, lease_owner, created_at, updated_at)
           VALUES (?, ?, ?, ?, 'reply', ?, 'Re: Hi', 'Yes.', 'jane@b.test', '["joe@b.test"]', ?, ?, 1, ?, ?, ?, ?)`,
          [
            account,
            id,
            thread,
            mailbox,
            status,
            `<${status}@a.test>`,
            Buffer.alloc(32, status),
            at,
            account,
            at,
            at,
          ],
        );
      await job(sending, 'sending');
      await job(queued, 'queued');
      const bare = runner.query.bind(runner);
      const migration = new ManualSends();
      for (const step of [/^UPDATE message_jobs/, /^ALTER TABLE message_jobs/]) {
        runner.query = (sql: string) => (step.test(sql) ? Promise.reject(new Error('died')) : bare(sql));
        await migration.up(runner).catch(() => undefined);
      }
      runner.query = bare;
      for (let times = 0; times < 2; times++) await migration.up(runner);
      await runner.release();
      const columns =
        'id, kind, enrollment_id, from_email, to_email, cc, body_text, state, due_at, message_id';
      expect(await query(`SELECT ${columns} FROM sends`)).to.deep.equal([
        {
          ...{
            id: sending,
            kind: 'manual',
            enrollment_id: null,
            from_email: 'ann@a.test',
            to_email: 'jane@b.test',
          },
          ...{ cc: '["joe@b.test"]', body_text: 'Yes.', state: 'sending', due_at: at },
          message_id: '<sending@a.test>',
        },
      ]);
      expect(await query('SELECT status, due_at FROM message_jobs ORDER BY status')).to.deep.equal([
        { status: 'queued', due_at: at },
        { status: 'sending', due_at: null },
      ]);
    });
  });

  it('marks the last email before a reply of the previous release as replied to, once', async () => {
    await inFreshSchema(async opened => {
      await migrate(opened);
      const [account, campaign, thread, silent] = newIds(4) as [Buffer, Buffer, Buffer, Buffer];
      const query = (sql: string, values: unknown[] = []) => opened.manager.query<never[]>(sql, values);
      const day = (date: number) => new Date(Date.UTC(2026, 2, date));
      for (const [id, replied] of [[thread, day(5)], [silent, null]] as const)
        await query(
          `INSERT INTO threads (account_id, id, campaign_id, mailbox_id, lead_id, global_lead_id, subject, snippet,
             last_message_at, last_inbound_at, replied_on, conversation_status, created_at, updated_at)
           VALUES (?, ?, ?, ?, ?, ?, 'Hi', 'Hi', ?, ?, ?, 'open', ?, ?)`,
          [account, id, campaign, id, id, Buffer.alloc(32), day(9), day(5), replied, day(1), day(1)],
        ); // prettier-ignore
      const places = [[thread, 1], [thread, 4], [thread, 9], [silent, 1]] as const; // prettier-ignore
      for (const [index, [of, sent]] of places.entries())
        await query(
          `INSERT INTO sends (account_id, id, enrollment_id, node_id, campaign_id, lead_id, global_lead_id, mailbox_id,
             thread_id, variant_id, step_number, message_id, message_id_hash, from_email, to_email, subject, state,
             sent_at, created_at, updated_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, '<a@b>', ?, 'a@b.test', 'c@d.test', 'Hi', 'sent', ?, ?, ?)`,
          [account, newIds(1)[0], of, `node${index}`, campaign, of, Buffer.alloc(32), of, of, of,
            Buffer.alloc(32, index), day(sent), day(sent), day(sent)],
        ); // prettier-ignore
      for (let times = 0; times < 2; times++) {
        await opened.manager.query('DELETE FROM migrations WHERE name = ?', [new VariantTests().name]);
        await migrate(opened);
        expect(await query('SELECT node_id, replied_at FROM sends ORDER BY node_id')).to.deep.equal([
          { node_id: 'node0', replied_at: null },
          { node_id: 'node1', replied_at: day(5) },
          { node_id: 'node2', replied_at: null },
          { node_id: 'node3', replied_at: null },
        ]);
      }
    });
  });

  it('is made once by processes that start together', async () => {
    const schema = await freshSchema();
    try {
      const outputs = await Promise.all(
        [schema.url, schema.url, schema.url].map(url => migrateInProcess(url)),
      );
      expect(outputs.sort()).to.deep.equal([JSON.stringify(names), '[]', '[]']);
    } finally {
      await schema.drop();
    }
  });

  it('is waited for when another process was killed while it made it, and that is reported', async () => {
    await inFreshSchema(async opened => {
      await migrate(opened);
      const dead = { name: 'migrations', owner: fromBin(newIds(1)[0]!) };
      await acquireLease(opened.manager, dead, new Date(), 3_500);
      let reported = 0;
      expect(await migrate(opened, () => void reported++)).to.deep.equal([]);
      expect(reported).to.equal(1);
      expect(await migrate(opened, () => void reported++)).to.deep.equal([]);
      expect(reported, 'nobody was there to wait for').to.equal(1);
    });
  }).timeout(20_000);

  it('agrees with the entities, column by column', async () => {
    const columns = await runSql<ColumnInfo[]>(
      `SELECT CONCAT(table_name, '.', column_name) AS place, data_type AS type, is_nullable AS nullable,
              IF(column_key = 'PRI', 'key', '') AS in_key
         FROM information_schema.columns
        WHERE table_schema = DATABASE() AND table_name <> 'migrations'
          AND COALESCE(generation_expression, '') = ''`,
    );
    const inDatabase = columns.map(
      ({ place, type, nullable, in_key }) =>
        `${place} ${kindOf(type)} ${nullable === 'YES' ? 'null' : ''} ${in_key}`,
    );
    const inEntities = entities.flatMap(({ options }) =>
      Object.entries(options.columns).map(([name, column]) => {
        const { type, nullable, primary } = column!;
        return `${options.tableName}.${name} ${kindOf(String(type))} ${nullable ? 'null' : ''} ${primary ? 'key' : ''}`;
      }),
    );
    const missing = inDatabase.filter(column => !inEntities.includes(column));
    const surplus = inEntities.filter(column => !inDatabase.includes(column));
    expect({ missing, surplus }).to.deep.equal({ missing: [], surplus: [] });
  });

  it('leads every key of a tenant with the account, but for the few that work over all accounts', async () => {
    const rows = await runSql<{ place: string; first: string }[]>(
      `SELECT CONCAT(table_name, '.', index_name) AS place, column_name AS first FROM information_schema.statistics
        WHERE table_schema = DATABASE() AND seq_in_index = 1 AND table_name NOT IN
          ('migrations', 'leases', 'accounts', 'sandbox_messages')`,
    );
    const others = rows.filter(({ first }) => first !== 'account_id').map(({ place }) => place);
    expect(others.sort()).to.deep.equal([
      'api_keys.revoked',
      'api_keys.secret',
      'api_keys.used',
      'bulk_previews.expired',
      'campaigns.to_pause',
      'campaigns.to_start',
      'connect_sessions.expired',
      'connect_sessions.token',
      'enrollments.due',
      'events.due',
      'idempotency_keys.expired',
      'inbound_cursors.due',
      'jobs.by_status',
      'jobs.claimable',
      'jobs.purgeable',
      'mailboxes.active',
      'mailboxes.due',
      'message_jobs.due',
      'rate_windows.by_age',
      'receiver_providers.PRIMARY',
      'receiver_providers.by_end',
      'receiver_sends.by_day',
      'sends.due',
      'sent_filings.due',
      'threads.numbered',
      'uploads.expired',
    ]);
  });

  it('sets up every session the same, whatever the server prefers', async () => {
    const [session] = await runSql(
      'SELECT @@sql_mode AS mode, @@time_zone AS zone, @@collation_connection AS collation',
    );
    expect(session!.mode).to.include('STRICT_TRANS_TABLES');
    expect(session).to.include({ zone: '+00:00', collation: 'utf8mb4_unicode_520_ci' });
  });

  it('answers numbers, days, moments and JSON alike on every server', async () => {
    const sql = `SELECT COUNT(*) AS count, SUM(1) AS sum, CAST('2026-03-01' AS DATE) AS day,
      CAST('2026-03-01 10:20:30.456' AS DATETIME(3)) AS moment, JSON_ARRAY(1, 'a') AS list FROM DUAL`;
    const want = {
      count: 1,
      sum: 1,
      day: '2026-03-01',
      moment: new Date('2026-03-01T10:20:30.456Z'),
      list: '[1, "a"]',
    };
    expect((await runSql(sql))[0]).to.deep.equal(want);
    const [rows] = await database().pool.execute(sql);
    expect((rows as unknown[])[0]).to.deep.equal(want);
  });

  it('is pinged, and says so when the server is not there', async () => {
    await database().ping();
    const away = databaseUrl().replace(/socketPath=[^&]*|@[^/]*/g, match =>
      match.startsWith('@') ? '@127.0.0.1:9' : 'socketPath=%2Fnowhere.sock',
    );
    const error = await openDatabase({ url: away }).catch((thrown: NodeJS.ErrnoException) => thrown.code);
    expect(error).to.be.oneOf(['ECONNREFUSED', 'ENOENT']);
  });
});

/** The schema as the previous release left it, which came there in more steps. */
async function previousRelease(opened: Database): Promise<void> {
  const runner = opened.source.createQueryRunner();
  await runner.query(leaseTable);
  await new Schema().up(runner);
  await runner.release();
  await opened.manager.query(
    'CREATE TABLE migrations (id INT AUTO_INCREMENT PRIMARY KEY, timestamp BIGINT NOT NULL, name VARCHAR(255) NOT NULL)',
  );
  await opened.manager.query('INSERT INTO migrations (timestamp, name) VALUES ?', [
    [
      [1, 'Initial0000000000001'],
      [26, names[0]],
    ],
  ]);
}

/** Types that hold the same for the program. */
function kindOf(type: string): string {
  if (/char|text/.test(type)) return 'text';
  if (/blob|varbinary/.test(type)) return 'bytes';
  if (/int/.test(type)) return 'number';
  return type;
}

async function inFreshSchema(work: (opened: Database) => Promise<void>): Promise<void> {
  const schema = await freshSchema();
  const opened = await openDatabase({ url: schema.url });
  try {
    await work(opened);
  } finally {
    await opened.close();
    await schema.drop();
  }
}

async function migrateInProcess(url: string): Promise<string> {
  const child = await startChildProgram('store/support/migrate.ts', { DATABASE_URL: url });
  return (await text(child.stdout!)).trim();
}
