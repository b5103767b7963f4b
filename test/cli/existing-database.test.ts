import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { createConnection } from 'mysql2/promise';
import { connectionFrom } from '../../server/src/store/database/connection-url.js';
import { openDatabase } from '../../server/src/store/database/database.js';
import { migrate } from '../../server/src/store/database/migrate.js';
import { migrations } from '../../server/src/store/database/migrations/index.js';
import { databaseUrl, freshSchema } from '../support/database.js';
import { freshDataDir, runProgram, startProgram } from '../support/program.js';

/** What works in the database of a service, and makes none. */
const commands = [
  ['accounts', 'list'],
  ['accounts', 'create', '--name', 'Northwind'],
  ['keys', 'list', '--account', 'x'],
  ['keys', 'create', '--account', 'x', '--name', 'y'],
  ['mailboxes', 'connect', '--account', 'x', '--email', 'a@b.c', '--smtp-host', 'h', '--imap-host', 'h'],
];

async function rows(sql: string): Promise<unknown[]> {
  const connection = await createConnection(connectionFrom(databaseUrl()));
  const [found] = await connection.query(sql).finally(() => connection.end());
  return found as unknown[];
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

describe('a command that works in the database of a service', function () {
  this.timeout(120_000);

  for (const args of [...commands, ['doctor']]) {
    it(`makes no database of its own: ${args.slice(0, 2).join(' ')}`, async () => {
      const folder = join('/tmp', `outreach-none-${process.pid}`);
      const { code, stdout, stderr } = await runProgram(args, { DATA_DIR: folder });
      expect(stdout + stderr).to.match(
        new RegExp(`There is no database in ${folder} yet\\. Start the service.*DATA_DIR.*DATABASE_URL.*\n$`),
      );
      expect(code).to.equal(args[0] === 'doctor' ? 1 : 2);
      expect(await isThere(folder)).to.equal(false);
    });
  }

  it('says in which embedded database it is', async () => {
    const data = await freshDataDir();
    try {
      const service = await startProgram({ DATA_DIR: data.path, DEMO_ACCOUNT: 'false' });
      await service.said(`export DATA_DIR='${data.path}'`);
      const settings = { DATA_DIR: data.path };
      const made = await runProgram(['accounts', 'create', '--name', 'Northwind'], settings);
      expect(made.stderr).to.equal(`Using the embedded database in ${data.path}\n`);
      await service.end();
      const list = await runProgram(['accounts', 'list'], settings);
      expect(list.stdout).to.match(new RegExp(`^${made.stdout.trim()}  Northwind  created`));
      expect(list.stderr).to.equal(`Using the embedded database in ${data.path}\nStarting the database …\n`);
      expect((await runProgram(['doctor'], settings)).code).to.equal(0);
    } finally {
      await data.remove();
    }
  });

  describe('in a given database', () => {
    let data: Awaited<ReturnType<typeof freshDataDir>>;
    let schema: Awaited<ReturnType<typeof freshSchema>>;
    let settings: Record<string, string>;

    beforeEach(async () => {
      [data, schema] = [await freshDataDir(), await freshSchema()];
      settings = { DATA_DIR: data.path, DATABASE_URL: schema.url, LOG_LEVEL: 'silent' };
    });
    afterEach(async () => {
      await schema.drop();
      await data.remove();
    });

    const name = () => new URL(schema.url).pathname.slice(1);
    const tables = () => rows(`SELECT 1 FROM information_schema.tables WHERE table_schema = '${name()}'`);

    it('does not make what is missing', async () => {
      await schema.drop();
      for (const args of commands) {
        const { code, stderr } = await runProgram(args, settings);
        expect([code, stderr]).to.satisfy(
          ([c, t]: [number, string]) =>
            c === 2 && /^DATABASE_URL: there is no database \w+ at .* yet\. .*main\.js migrate\n$/.test(t),
        );
      }
      const { code, stdout } = await runProgram(['doctor'], settings);
      expect([code, stdout]).to.satisfy(
        ([c, t]: [number, string]) =>
          c === 1 && /^FAIL {2}.*there is no database .*main\.js migrate$/m.test(t),
      );
      expect(await rows(`SHOW DATABASES LIKE '${name()}'`)).to.deep.equal([]);
    });

    it('makes no tables in an empty schema', async () => {
      const { code, stderr } = await runProgram(['accounts', 'list'], settings);
      expect([code, stderr]).to.satisfy(
        ([c, t]: [number, string]) => c === 2 && /has no schema of the service yet\. .*migrate\n$/.test(t),
      );
      const { code: unwell, stdout } = await runProgram(['doctor'], settings);
      expect([unwell, stdout]).to.satisfy(
        ([c, t]: [number, string]) =>
          c === 1 && /^FAIL {2}.*no schema of the service yet\. .*migrate$/m.test(t),
      );
      expect(await tables()).to.deep.equal([]);
    });

    it('leaves a schema that is behind, and names what brings it up to date', async () => {
      const opened = await openDatabase({ url: schema.url, poolSize: 1 });
      await migrate(opened);
      const [last] = await opened.manager.query<{ name: string }[]>(
        'SELECT name FROM migrations ORDER BY id DESC LIMIT 1',
      );
      await opened.manager.query('DELETE FROM migrations WHERE name = ?', [last!.name]);
      const { code, stderr } = await runProgram(['accounts', 'list'], settings);
      expect([code, stderr]).to.satisfy(
        ([c, t]: [number, string]) => c === 2 && /is of an earlier release\. .*migrate\n$/.test(t),
      );
      const { code: well, stdout } = await runProgram(['doctor'], settings);
      expect(stdout).to.match(
        new RegExp(`^warn  schema is not up to date: ${last!.name} is missing\\. .*migrate$`, 'm'),
      );
      expect(well).to.equal(0);
      const left = await opened.manager.query<object[]>('SELECT 1 FROM migrations WHERE name = ?', [
        last!.name,
      ]);
      await opened.close();
      expect(left).to.deep.equal([]);
    });

    it('says that it brings a schema up to date', async () => {
      const opened = await openDatabase({ url: schema.url, poolSize: 1 });
      await migrate(opened);
      const last = migrations.map(each => new each().name).at(-1)!;
      await opened.manager.query('DELETE FROM migrations WHERE name = ?', [last]);
      await opened.close();
      const { code, stdout, stderr } = await runProgram(['migrate'], settings);
      expect([code, stdout]).to.deep.equal([0, `Migrated: ${last}\n`]);
      expect(stderr).to.match(
        new RegExp(`^The database is of an earlier release\\. .*: ${last} …\nThe schema is up to date\\.\n$`),
      );
      expect((await runProgram(['migrate'], settings)).stderr, 'the second time').to.equal('');
    });

    it('is refused when a later release has changed its schema', async () => {
      const opened = await openDatabase({ url: schema.url, poolSize: 1 });
      await migrate(opened);
      const later = 'Unheard9999999999999';
      await opened.manager.query('INSERT INTO migrations (timestamp, name) VALUES (9999999999999, ?)', [
        later,
      ]);
      for (const args of [['serve'], ['worker'], ['migrate'], ['accounts', 'list']]) {
        const { code, stderr } = await runProgram(args, settings);
        expect([code, stderr]).to.satisfy(
          ([c, t]: [number, string]) =>
            c === 2 &&
            new RegExp(`^DATABASE_URL: .* is of a later release .*${later}\\. .*backup.*\n$`).test(t),
        );
      }
      const { code, stdout } = await runProgram(['doctor'], settings);
      expect([code, stdout]).to.satisfy(
        ([c, t]: [number, string]) => c === 1 && /^FAIL {2}schema: .* is of a later release/m.test(t),
      );
      await opened.close();
    });

    it('is refused when it is of a release that is too old', async () => {
      const opened = await openDatabase({ url: schema.url, poolSize: 1 });
      await migrate(opened);
      await opened.manager.query(
        "UPDATE migrations SET timestamp = 1, name = 'Initial0000000000001' LIMIT 1",
      );
      await opened.manager.query('DELETE FROM migrations WHERE timestamp <> 1');
      await opened.close();
      const { code, stderr } = await runProgram(['migrate'], settings);
      expect(stderr).to.match(/^DATABASE_URL: .* is of a release that is too old .*\n$/);
      expect(code).to.equal(2);
      const { code: unwell, stdout } = await runProgram(['doctor'], settings);
      expect(stdout).to.match(/^FAIL {2}schema: .* too old /m);
      expect(unwell).to.equal(1);
    });

    it('learns how to reach it from another terminal, without the password', async () => {
      const user = `app${process.pid}`;
      await rows(`CREATE USER '${user}'@'%' IDENTIFIED BY 'pass:w@rd'`);
      await rows(`GRANT ALL ON ${name()}.* TO '${user}'@'%'`);
      try {
        const url = new URL(schema.url);
        [url.username, url.password] = [user, 'pass:w@rd'];
        const service = await startProgram({ ...settings, DATABASE_URL: url.href, LOG_LEVEL: 'info' });
        await service.end();
        await service.said(`set DATABASE_URL to the same value (mysql://${user}:…@`);
        expect(service.stderr()).to.not.match(/pass|w(@|%40)rd/);
      } finally {
        await rows(`DROP USER '${user}'@'%'`);
      }
    });
  });
});
