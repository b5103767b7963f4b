import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { openDatabase, type Database } from '../../server/src/store/database/database.js';
import { entities } from '../../server/src/store/entities.js';
import { migrate } from '../../server/src/store/database/migrate.js';
import { isDuplicate } from '../../server/src/store/database/errors.js';
import { lineReader } from '../../server/src/store/files/lines.js';
import { fromBin, newIds } from '../../server/src/store/database/ids.js';
import { NEVER } from '../../server/src/store/database/never.js';
import { acquireLease } from '../../server/src/store/database/leases.js';
import { Initial } from '../../server/src/store/database/migrations/0001-initial.js';
import { UploadFiles } from '../../server/src/store/database/migrations/0004-upload-files.js';
import { ThreadFilters } from '../../server/src/store/database/migrations/0009-thread-filters.js';
import { EventDeliveries } from '../../server/src/store/database/migrations/0010-event-deliveries.js';
import { JobIndexes } from '../../server/src/store/database/migrations/0011-job-indexes.js';
import { ThreadNumbers } from '../../server/src/store/database/migrations/0012-thread-numbers.js';
import { JobLengths } from '../../server/src/store/database/migrations/0013-job-lengths.js';
import { AccountBodies } from '../../server/src/store/database/migrations/0025-account-bodies.js';
import { ThreadTokens } from '../../server/src/store/database/migrations/0026-thread-tokens.js';
import { ManualSends } from '../../server/src/store/database/migrations/0027-manual-sends.js';
import { migrations } from '../../server/src/store/database/migrations/index.js';
import { fileOf, readUpload } from '../../server/src/store/uploads/repository.js';
import { database, databaseUrl, freshSchema } from '../support/database.js';
import { filesIn } from '../support/files.js';

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

  it('is brought up to date from the first release, with what it holds, also when that died in the middle', async () => {
    await inFreshSchema(async opened => {
      await firstRelease(opened);
      const [account, tag] = newIds(2);
      const now = new Date();
      const add = (id: Buffer, name: string) =>
        opened.manager.query(
          'INSERT INTO person_tags (account_id, id, name, created_at, updated_at) VALUES (?, ?, ?, ?, ?)',
          [account, id, name, now, now],
        );
      await add(tag!, 'Köln');
      expect(await migrate(opened)).to.deep.equal(names.slice(1));
      await opened.manager.query('DELETE FROM migrations WHERE name <> ?', [names[0]]);
      expect(await migrate(opened)).to.deep.equal(names.slice(1));
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

  it('tells the kinds of trouble of mailboxes by what earlier releases wrote for people', async () => {
    await inFreshSchema(async opened => {
      await firstRelease(opened);
      const notLetIn = 'The server does not let the mailbox send: 535 no';
      const unreadable = 'Mail cannot be read over IMAP: no';
      const wanted = [
        ['connected', null, null],
        ['error', notLetIn, 'sending_login'],
        ['disconnected', notLetIn, 'sending_login'],
        ['connected', unreadable, 'reading'],
        ['error', unreadable, 'reading_login'],
        ['error', 'Connection timeout', 'sending'],
      ] as const;
      const now = new Date();
      const [account, ...ids] = newIds(wanted.length + 1);
      for (const [at, [status, reason]] of wanted.entries())
        await opened.manager.query(
          `INSERT INTO mailboxes (account_id, id, email, provider, settings, status, status_reason,
             sending_interval_seconds, next_send_at, created_at, updated_at) VALUES (?)`,
          [[account, ids[at], `m${at}@example.com`, 'smtp', '{}', status, reason, 0, now, now, now]],
        );
      await migrate(opened);
      const rows = await opened.manager.query<{ trouble: string | null }[]>(
        'SELECT trouble FROM mailboxes ORDER BY email',
      );
      expect(rows.map(({ trouble }) => trouble)).to.deep.equal(wanted.map(([, , trouble]) => trouble));
    });
  });

  it('moves the uploads of earlier releases into files, also when that died in the middle', async () => {
    await inFreshSchema(async opened => {
      await firstRelease(opened);
      const [account, whole, begun] = newIds(3);
      const now = new Date();
      const lines = [
        '["email","text"]',
        ...Array.from({ length: 900 }, (_, i) =>
          JSON.stringify([`p${i}@example.com`, 'Zoë “x” '.repeat(200)]),
        ),
      ];
      for (const [id, status] of [
        [whole, 'completed'],
        [begun, 'receiving'],
      ] as const) {
        await opened.manager.query(
          `INSERT INTO uploads (account_id, id, status, row_count, completed_at, expires_at, created_at, updated_at)
           VALUES (?)`,
          [[account, id, status, lines.length - 1, now, now, now, now]],
        );
        const rows = lines.map((line, index) => [account, id, index, line]);
        await opened.manager.query(
          'INSERT INTO upload_rows (account_id, upload_id, row_index, payload) VALUES ?',
          [rows],
        );
      }
      await migrate(opened);
      // As though it had died before the last statement: pieces are there, and nobody says whose.
      await opened.manager.query('UPDATE uploads SET file_id = NULL, file_store = NULL, listed_at = NULL');
      await opened.manager.query('DELETE FROM files');
      const moving = new UploadFiles().name;
      await opened.manager.query('DELETE FROM migrations WHERE name = ?', [moving]);
      expect(await migrate(opened)).to.deep.equal([moving]);

      const accountId = fromBin(account!);
      const upload = (await readUpload(opened.manager, accountId, fromBin(whole!)))!;
      expect(upload.listed_at).to.deep.equal(upload.completed_at);
      const { store, key } = fileOf(upload)!;
      const file = lineReader(filesIn(opened).of(store), key, 0);
      expect((await file.next(10_000)).map(({ text }) => text)).to.deep.equal(lines);
      expect(await readUpload(opened.manager, accountId, fromBin(begun!))).to.include({ file_id: null });
      const left = await opened.manager.query('SELECT DISTINCT upload_id FROM upload_rows');
      expect(left).to.deep.equal([{ upload_id: whole }]);
    });
  });

  it('finds the threads of earlier releases by all words of their messages, also when that died in the middle', async () => {
    await inFreshSchema(async opened => {
      await firstRelease(opened);
      const [other, account, ...threads] = newIds(452);
      const now = new Date();
      await opened.manager.query('INSERT INTO accounts (id, name, created_at, updated_at) VALUES ?', [
        [other!, account!].map(id => [id, 'Acme', now, now]),
      ]);
      await opened.manager.query(
        `INSERT INTO threads (account_id, id, campaign_id, mailbox_id, lead_id, global_lead_id, subject, last_message_at,
           conversation_status, created_at, updated_at) VALUES ?`,
        [
          threads.map((id, at) => [
            ...[account, id, id, id, id, Buffer.alloc(32), `Subject${at}`, now, 'open', now, now],
          ]),
        ],
      );
      const body = `${Array.from({ length: 300 }, (_, at) => `word${at}`).join(' ')} last`;
      await opened.manager.query(
        `INSERT INTO messages (account_id, id, thread_id, mailbox_id, direction, kind, message_id, message_id_hash, subject,
           from_email, to_email, to_emails, body_text, occurred_at, created_at) VALUES ?`,
        [
          threads
            .slice(0, 3)
            .map(id => [
              ...[
                account,
                id,
                id,
                id,
                'received',
                'reply',
                '<a@b>',
                Buffer.alloc(32),
                'Re: hello',
                'jo@acme.example',
              ],
              ...['me@my.example', '["you@my.example"]', body, now, now],
            ]),
        ],
      );
      const words = [...threads.keys()].map(at => `subject${at}`);
      const expected = [
        ...words.map(word => ({ word, count: 1 })),
        ...['hello', 'jo', 'last', 'word150', 'you'].map(word => ({ word, count: 3 })),
      ];
      await migrate(opened);
      for (const left of ['subject3', 'last']) {
        // As if the migration had died before these.
        await opened.manager.query('DELETE FROM thread_tokens WHERE token >= ?', [left]);
        await opened.manager.query('DELETE FROM migrations WHERE name = ?', [new ThreadTokens().name]);
        expect(await migrate(opened)).to.deep.equal([new ThreadTokens().name]);
        const found = await opened.manager.query<{ word: string; count: number }[]>(
          'SELECT token AS word, COUNT(*) AS count FROM thread_tokens WHERE account_id = ? AND token IN (?) GROUP BY token',
          [account, expected.map(({ word }) => word)],
        );
        expect(found).to.have.deep.members(expected);
      }
      expect(await opened.manager.query("SHOW TABLES LIKE 'thread_word%'")).to.deep.equal([]);
    });
  });

  it('keeps in the indexes of threads what filters ask, and their order, also when that ran before', async () => {
    await inFreshSchema(async opened => {
      await firstRelease(opened);
      const [account, ...threads] = newIds(50);
      const now = new Date();
      await opened.manager.query(
        `INSERT INTO threads (account_id, id, campaign_id, mailbox_id, lead_id, global_lead_id, subject, last_message_at,
           last_inbound_at, unread, conversation_status, created_at, updated_at) VALUES ?`,
        [
          threads.map((id, at) => [
            ...[account, id, account, account, id, Buffer.alloc(32), '', now],
            ...[now, at % 2, 'open', now, now],
          ]),
        ],
      );
      await migrate(opened);
      const widening = new ThreadFilters().name;
      await opened.manager.query('DELETE FROM migrations WHERE name = ?', [widening]);
      expect(await migrate(opened)).to.deep.equal([widening]);
      for (const index of ['of_campaign', 'of_mailbox', 'by_unread']) {
        const rows = await opened.manager.query<{ id: Buffer }[]>(
          `SELECT id FROM threads FORCE INDEX (${index}) WHERE account_id = ? AND campaign_id = ? AND mailbox_id = ?
           AND unread = 1 ORDER BY last_inbound_at DESC, id DESC`,
          [account, account, account],
        );
        expect(rows.map(row => row.id)).to.deep.equal(threads.filter((_, at) => at % 2 === 1).reverse());
      }
    });
  });

  it('has each status of jobs and the leases in indexes of their own, also when that ran before and back again', async () => {
    await inFreshSchema(async opened => {
      await firstRelease(opened);
      const keys = async () => {
        const rows = await opened.manager.query<{ Key_name: string; Column_name: string }[]>(
          "SHOW INDEX FROM jobs WHERE Key_name IN ('by_status', 'claimable')",
        );
        return rows.map(({ Key_name, Column_name }) => `${Key_name} ${Column_name}`).sort();
      };
      const before = await keys();
      await migrate(opened);
      const after = ['by_status account_id', 'by_status status', 'claimable lease_until'];
      expect(await keys()).to.deep.equal(after);
      const migration = new JobIndexes();
      const again = async () => {
        await opened.manager.query('DELETE FROM migrations WHERE name = ?', [migration.name]);
        expect(await migrate(opened)).to.deep.equal([migration.name]);
        expect(await keys()).to.deep.equal(after);
      };
      await again();
      const runner = opened.source.createQueryRunner();
      await migration.down(runner);
      await runner.release();
      expect(await keys()).to.deep.equal(before);
      await again();
    });
  });

  it('has a value for when a job starts and ends from the beginning, also back and forth again', async () => {
    await inFreshSchema(async opened => {
      await firstRelease(opened);
      const [account, waiting, ended] = newIds(3) as [Buffer, Buffer, Buffer];
      const at = new Date('2026-03-01T10:00:00.500Z');
      const columns =
        'account_id, id, operation, status, input, result, started_at, completed_at, created_at, updated_at';
      const job = (id: Buffer, status: string, times: (Date | null)[]) => {
        return [account, id, 'export_leads', status, '{}', '{}', ...times, at, at];
      };
      await opened.manager.query(`INSERT INTO jobs (${columns}) VALUES ?`, [
        [job(waiting, 'queued', [null, null]), job(ended, 'completed', [at, at])],
      ]);
      const told = () =>
        opened.manager.query('SELECT status, started_at, completed_at FROM jobs ORDER BY id');
      const before = await told();
      await migrate(opened);
      const after = [
        { status: 'queued', started_at: NEVER, completed_at: NEVER },
        { status: 'completed', started_at: at, completed_at: at },
      ];
      expect(await told()).to.deep.equal(after);
      const runner = opened.source.createQueryRunner();
      const migration = new JobLengths();
      await migration.down(runner);
      expect(await told()).to.deep.equal(before);
      for (let times = 0; times < 2; times++) await migration.up(runner);
      await runner.release();
      expect(await told()).to.deep.equal(after);
    });
  });

  it('moves deliveries and their attempts into the rows of their events, also when that broke off', async () => {
    await inFreshSchema(async opened => {
      await firstRelease(opened);
      const [account, kept, lost, ofKept, ofLost] = newIds(5) as [Buffer, Buffer, Buffer, Buffer, Buffer];
      const at = new Date('2026-03-01T10:00:00.500Z');
      const query = (sql: string, values: unknown[] = []) => opened.manager.query<never[]>(sql, values);
      await query('INSERT INTO events (account_id, id, type, payload, created_at) VALUES (?, ?, ?, ?, ?)', [
        ...[account, kept, 'reply.received', '{}', at],
      ]);
      await query(
        `INSERT INTO webhook_deliveries (account_id, id, event_id, event_type, status, attempts, attempts_before, due_at,
           response_status, latency_ms, last_error, last_attempt_at, created_at, updated_at) VALUES ?`,
        [
          [
            [account, ofKept, kept, 'reply.received', 'pending', 3, 1, at, 503, 12, 'Busy.', at, at, at],
            [account, ofLost, lost, 'reply.received', 'failed', 1, 0, null, null, 7, 'No.', at, at, at],
          ],
        ],
      );
      const attempts = [1, 2, 3].map(attempt => [account, ofKept, attempt, null, null, null, at]);
      await query('INSERT INTO webhook_attempts VALUES ?', [attempts]);
      // As when the process died before the former table went.
      await query('CREATE TABLE former LIKE webhook_deliveries');
      await query('INSERT INTO former SELECT * FROM webhook_deliveries');
      await migrate(opened);
      await query('RENAME TABLE former TO webhook_deliveries');
      const moving = new EventDeliveries().name;
      await query('DELETE FROM migrations WHERE name = ?', [moving]);
      expect(await migrate(opened)).to.deep.equal([moving]);

      expect(await query('SELECT * FROM events')).to.deep.equal([
        {
          ...{ account_id: account, id: kept, type: 'reply.received', payload: '{}', created_at: at },
          ...{ delivery_status: 'pending', due_at: at, attempts: 3, attempts_before: 1 },
          ...{ response_status: 503, latency_ms: 12, attempted_at: at, last_error: 'Busy.' },
        },
      ]);
      const numbers =
        'SELECT attempt FROM webhook_attempts WHERE account_id = ? AND event_id = ? ORDER BY attempt';
      expect(await query(numbers, [account, kept])).to.deep.equal([1, 2, 3].map(attempt => ({ attempt })));
      expect(await query("SHOW TABLES LIKE 'webhook_deliveries'")).to.have.length(0);
    });
  });

  it('keeps which bodies were derived when they are remembered by account, also when that died in the middle', async () => {
    await inFreshSchema(async opened => {
      await migrate(opened);
      const runner = opened.source.createQueryRunner();
      const migration = new AccountBodies();
      await migration.down(runner);
      const [one, other, first, second] = newIds(4);
      const [both, alone] = ['a', 'b'].map(byte => Buffer.alloc(32, byte));
      const rows = [
        [one, first, both],
        [one, second, both],
        [one, second, alone],
        [other, first, both],
      ];
      await opened.manager.query('INSERT INTO derived_bodies VALUES ?', [rows]);
      const query = runner.query.bind(runner);
      runner.query = (sql: string) =>
        sql.startsWith('RENAME') ? Promise.reject(new Error('died')) : query(sql);
      await migration.up(runner).catch(() => undefined);
      runner.query = query;
      for (let times = 0; times < 2; times++) await migration.up(runner);
      await runner.release();
      const sql = 'SELECT account_id, body_key FROM derived_bodies ORDER BY account_id, body_key';
      expect(await opened.manager.query(sql)).to.deep.equal([
        { account_id: one, body_key: both },
        { account_id: one, body_key: alone },
        { account_id: other, body_key: both },
      ]);
      expect(await opened.manager.query("SHOW TABLES LIKE '%\\_bodies'")).to.have.length(1);
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

  it('goes back as far as there is a way, and forth again, also when that ran before', async () => {
    await inFreshSchema(async opened => {
      const runner = opened.source.createQueryRunner();
      // Words of threads are stored in another way since then.
      const known = migrations.slice(0, migrations.indexOf(ThreadTokens));
      for (const migration of known) await new migration().up(runner);
      const wayBack = known.slice(known.indexOf(ThreadNumbers) + 1).map(Migration => new Migration());
      const before = new Map<string, Record<string, string>>();
      const after = await definitions(opened);
      for (const migration of wayBack.toReversed()) {
        await migration.down(runner);
        before.set(migration.name, await definitions(opened));
      }
      for (const migration of wayBack) {
        expect(await definitions(opened), migration.name).to.deep.equal(before.get(migration.name));
        for (let times = 0; times < 2; times++) await migration.up(runner);
      }
      await runner.release();
      expect(await definitions(opened)).to.deep.equal(after);
      expect(before.get(wayBack[0]!.name)).not.to.deep.equal(after);
    });
  });

  it('is made once by processes that start together', async () => {
    const schema = await freshSchema();
    const script = fileURLToPath(new URL('support/migrate.ts', import.meta.url));
    try {
      const outputs = await Promise.all(
        [schema.url, schema.url, schema.url].map(url => runScript(script, url)),
      );
      expect(outputs.sort()).to.deep.equal([JSON.stringify(names), '[]', '[]']);
    } finally {
      await schema.drop();
    }
  });

  it('is waited for when another process was killed while it made it, and that is told', async () => {
    await inFreshSchema(async opened => {
      await migrate(opened);
      const dead = { name: 'migrations', owner: fromBin(newIds(1)[0]!) };
      await acquireLease(opened.manager, dead, new Date(), 3_500);
      let told = 0;
      expect(await migrate(opened, () => void told++)).to.deep.equal([]);
      expect(told).to.equal(1);
      expect(await migrate(opened, () => void told++)).to.deep.equal([]);
      expect(told, 'nobody was there to wait for').to.equal(1);
    });
  }).timeout(20_000);

  it('agrees with the entities, column by column', async () => {
    const columns = await database().manager.query<ColumnInfo[]>(
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
    const rows = await database().manager.query<{ place: string; first: string }[]>(
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
      'sends.due',
      'sent_filings.due',
      'threads.numbered',
      'uploads.expired',
    ]);
  });

  it('tells every session the same, whatever the server prefers', async () => {
    const [session] = await database().manager.query(
      'SELECT @@sql_mode AS mode, @@time_zone AS zone, @@collation_connection AS collation',
    );
    expect(session.mode).to.include('STRICT_TRANS_TABLES');
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
    expect((await database().manager.query(sql))[0]).to.deep.equal(want);
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

/** The schema as the first release left it. */
async function firstRelease(opened: Database): Promise<void> {
  const runner = opened.source.createQueryRunner();
  await new Initial().up(runner);
  await runner.release();
  await opened.manager.query(
    'CREATE TABLE migrations (id INT AUTO_INCREMENT PRIMARY KEY, timestamp BIGINT NOT NULL, name VARCHAR(255) NOT NULL)',
  );
  await opened.manager.query('INSERT INTO migrations (timestamp, name) VALUES (1, ?)', [names[0]]);
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

async function runScript(script: string, argument: string): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, argument], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', chunk => (output += String(chunk)));
  await new Promise(resolve => child.on('close', resolve));
  return output.trim();
}

/** How the server would make each table. */
async function definitions({ manager }: Database): Promise<Record<string, string>> {
  const tables = await manager.query<{ name: string }[]>(
    'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() ORDER BY TABLE_NAME',
  );
  const made: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await manager.query<[{ 'Create Table': string }]>(`SHOW CREATE TABLE ${name}`);
    made[name] = row['Create Table'].replace(/ AUTO_INCREMENT=\d+/, '');
  }
  return made;
}
