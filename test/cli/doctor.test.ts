import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { createConnection } from 'mysql2/promise';
import {
  adviceOnClock,
  adviceOnDurability,
  adviceOnMicrosoft,
  adviceOnPackets,
  adviceOnRoom,
} from '../../server/src/cli/advice.js';
import { createAccount } from '../../server/src/store/accounts/repository.js';
import { connectionFrom } from '../../server/src/store/database/connection-url.js';
import { createSecretBox } from '../../server/src/store/database/crypto.js';
import { openDatabase, type Database } from '../../server/src/store/database/database.js';
import { toBin } from '../../server/src/store/database/ids.js';
import { createMailbox } from '../../server/src/store/mailboxes/repository.js';
import { readDurability } from '../../server/src/store/database/server/queries.js';
import { migrate } from '../../server/src/store/database/migrate.js';
import { databaseUrl, freshSchema } from '../support/database.js';
import { freshDataDir, runProgram, startProgram } from '../support/program.js';
import { startDatabaseProxy } from '../support/proxy.js';
import { hasDnsServer, startDnsServer, startSilentDnsServer } from '../support/dns-server.js';
import { hasRedis, startRedis } from '../support/redis.js';

// In a schema of its own: others keep secrets there that are sealed by keys of theirs.
describe('outreach doctor', function () {
  this.timeout(60_000);
  let data: Awaited<ReturnType<typeof freshDataDir>>;
  let schema: Awaited<ReturnType<typeof freshSchema>>;
  let database: Database;
  let settings: Record<string, string>;
  const key = randomBytes(32);

  before(async () => {
    [data, schema] = [await freshDataDir(), await freshSchema()];
    database = await openDatabase({ url: schema.url, poolSize: 1 });
    await migrate(database);
    settings = { DATA_DIR: data.path, DATABASE_URL: schema.url, LOG_LEVEL: 'silent' };
  });
  after(async () => {
    await database.close();
    await schema.drop();
    await data.remove();
  });

  it('examines an installation', async () => {
    const { code, stdout } = await runProgram(['doctor'], settings);
    expect(code, stdout).to.equal(0);
    expect(stdout.match(/^ok {4}/gm)).to.have.lengthOf(6);
    expect(stdout).to.contain('uploaded files are stored in the database\n');
  });

  it('finds that the database takes no changes of its user, with the GRANT that helps', async () => {
    const admin = await createConnection(connectionFrom(databaseUrl()));
    const user = `reader${process.pid}`;
    const url = new URL(schema.url);
    [url.username, url.password] = [user, 'secret'];
    const reading = { ...settings, DATABASE_URL: url.href };
    try {
      await admin.query(`CREATE USER '${user}'@'%' IDENTIFIED BY 'secret'`);
      await admin.query(`GRANT SELECT ON ${url.pathname.slice(1)}.* TO '${user}'@'%'`);
      const { code, stdout } = await runProgram(['doctor'], reading);
      expect([code, stdout]).to.satisfy(
        ([c, t]: [number, string]) =>
          c === 1 && /^FAIL {2}DATABASE_URL: .* lacks privileges .*: GRANT .*;$/m.test(t),
      );
      const refused = await runProgram(['accounts', 'create', '--name', 'Northwind'], reading);
      expect([refused.code, refused.stderr]).to.satisfy(
        ([c, t]: [number, string]) =>
          c === 2 && /^DATABASE_URL: .* lacks privileges .*: GRANT .*;\n$/.test(t),
      );
    } finally {
      await admin.query(`DROP USER '${user}'@'%'`).finally(() => admin.end());
    }
  });

  it('asks the Redis that counts requests, and warns when it is not there', async function () {
    const away = await runProgram(['doctor'], { ...settings, REDIS_URL: 'redis://:hidden@127.0.0.1:9' });
    expect([away.code, away.stdout]).to.satisfy(
      ([c, t]: [number, string]) => c === 0 && /^warn {2}REDIS_URL: 127\.0\.0\.1:9 .*ECONNREFUSED/m.test(t),
    );
    expect(away.stdout).to.not.include('hidden');
    if (!(await hasRedis())) return this.skip();
    const redis = await startRedis();
    try {
      const REDIS_URL = `redis://127.0.0.1:${redis.port}`;
      const { code, stdout } = await runProgram(['doctor'], { ...settings, REDIS_URL });
      expect([code, stdout]).to.satisfy(
        ([c, t]: [number, string]) =>
          c === 0 && t.includes(`ok    Redis responds at 127.0.0.1:${redis.port}\n`),
      );
    } finally {
      await redis.stop();
    }
  });

  it('warns of mailboxes at Microsoft that log in with a password', async () => {
    const { id } = await createAccount(database.manager, 'Passwords', new Date());
    const at = (host: string, provider: 'smtp' | 'microsoft') =>
      createMailbox(
        database.manager,
        id,
        {
          email: `${provider}@${host}`,
          provider,
          settings: { smtp: { host, port: 587, secure: false, user: 'x' } },
        },
        new Date(),
      );
    expect(await adviceOnMicrosoft(database)).to.equal(null);
    await at('smtp.office365.com', 'microsoft');
    await at('smtp.sender.example', 'smtp');
    await at('smtp.office365.com', 'smtp');
    expect(await adviceOnMicrosoft(database)).to.match(/may stop sending: smtp@smtp\.office365\.com\./);
    await database.manager.query('DELETE FROM mailboxes WHERE account_id = ?', [toBin(id)]);
  });

  it('warns of OAuth clients that are set in part, and of mailboxes whose client is gone', async () => {
    const { id } = await createAccount(database.manager, 'Newcomers', new Date());
    const mailbox = { email: 'ann@gone.example', provider: 'google' as const, settings: {} };
    await createMailbox(database.manager, id, mailbox, new Date());
    const warned = async (given: Record<string, string>) => {
      const { code, stdout } = await runProgram(['doctor'], { ...settings, ...given });
      expect(code, stdout).to.equal(0);
      return stdout.match(/^warn {2}.*(?:_CLIENT_|cannot send).*$/gm);
    };
    try {
      expect(await warned({ GOOGLE_CLIENT_ID: 'ours', MICROSOFT_TRANSPORT: 'api' })).to.deep.equal([
        'warn  GOOGLE_CLIENT_ID is set, but GOOGLE_CLIENT_SECRET is not: nobody can connect a mailbox with Google.',
        'warn  MICROSOFT_TRANSPORT is set, but MICROSOFT_CLIENT_ID and MICROSOFT_CLIENT_SECRET are not: nobody can connect a mailbox with Microsoft.',
        'warn  1 mailbox that signed in with Google cannot send: set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET again.',
      ]);
      expect(await warned({ GOOGLE_CLIENT_ID: 'ours', GOOGLE_CLIENT_SECRET: 'secret' })).to.equal(null);
    } finally {
      await database.manager.query('DELETE FROM mailboxes WHERE account_id = ?', [toBin(id)]);
    }
  });

  it('warns of what is wrong with the DNS of mailboxes, and does not fail for it', async function () {
    if (!(await hasDnsServer())) return this.skip();
    const dns = await startDnsServer(new URL('../domain/mailbox-health/zones.zone', import.meta.url));
    const { id } = await createAccount(database.manager, 'Newcomers', new Date());
    const connect = (email: string, provider: 'smtp' | 'sandbox' = 'smtp') => {
      const smtp = { host: 'smtp.gmail.com', port: 465, secure: true, user: email };
      return createMailbox(database.manager, id, { email, provider, settings: { smtp } }, new Date());
    };
    try {
      await connect('ann@google.test');
      await connect('ann@nowhere.test', 'sandbox');
      const examined = async (servers: string) =>
        (await runProgram(['doctor'], { ...settings, DNS_SERVERS: servers })) as {
          code: number;
          stdout: string;
        };
      const ofDns = (stdout: string) => stdout.slice(stdout.indexOf('ok    DNS asked'));
      const asked = `ok    DNS asked: ${dns.address} (DNS_SERVERS)\n`;
      expect(ofDns((await examined(dns.address)).stdout)).to.equal(
        `${asked}ok    nothing is wrong with the DNS of 1 mailbox\n`,
      );
      const neutral = await connect('ann@neutral.test');
      const nowhere = await connect('bob@nowhere.test');
      const first = await examined(dns.address);
      expect(first.code, first.stdout).to.equal(0);
      expect(ofDns(first.stdout)).to.equal(`${asked}\
warn  mailbox ann@neutral.test, GET /v1/mailboxes/${neutral}/health/dns
      spf (warning): The SPF record says nothing about other servers: it ends with “?all”.
        End the record with “~all”.
warn  mailbox bob@nowhere.test, GET /v1/mailboxes/${nowhere}/health/dns
      mx (fail): nowhere.test has no MX record and no address, so it receives no mail.
        Set the MX records of nowhere.test that your mail provider names. For a server of your own, set its name, such as “10 mail.nowhere.test”, and an A record with its address at that name.
      spf (fail): nowhere.test has no SPF record, so receivers cannot know that your server may send for it.
        Set this TXT record at nowhere.test: v=spf1 include:_spf.google.com ~all
      dmarc (warning): nowhere.test has no DMARC record. Google and Yahoo require one of everybody who sends much mail.
        Set this TXT record at _dmarc.nowhere.test: v=DMARC1; p=none
`);
      for (let at = 0; at < 20; at++) await connect(`bob${at}@google.test`);
      const silent = await startSilentDnsServer();
      const [many, late] = [await examined(dns.address), await examined(silent.address)];
      await silent.close();
      expect(many.stdout).to.match(/^warn {2}the DNS of 3 more mailboxes was not checked\. GET /m);
      expect([late.code, late.stdout]).to.satisfy(
        ([c, t]: [number, string]) =>
          c === 0 && /^warn {2}the DNS of these mailboxes could not be looked up: ann@google.test, /m.test(t),
      );
    } finally {
      await database.manager.query('DELETE FROM mailboxes WHERE account_id = ?', [toBin(id)]);
      await dns.close();
    }
  });

  it('leaves nothing behind of its try to write', async () => {
    expect((await runProgram(['doctor'], settings)).code).to.equal(0);
    expect(await database.manager.query("SELECT 1 FROM leases WHERE name LIKE 'probe%'")).to.deep.equal([]);
  });

  it('reports a server that takes shorter statements than the service sends', async () => {
    const of = (bytes: number) =>
      adviceOnPackets({ manager: { query: () => Promise.resolve([{ bytes }]) } } as unknown as Database);
    expect(await of(2 ** 20)).to.match(/^max_allowed_packet .* is 1 MB, .*64M/);
    expect(await of(16 * 2 ** 20)).to.equal(null);
    expect(await adviceOnPackets(database)).to.equal(null);
  });

  it('refuses, like a start, a server that gives a claimed row to two workers', async () => {
    const claim = ' FOR UPDATE SKIP LOCKED';
    // As long as before: each packet says its length.
    const withoutLocks = (sent: Buffer) =>
      Buffer.from(sent.toString('latin1').replaceAll(claim, ' '.repeat(claim.length)), 'latin1');
    const proxy = await startDatabaseProxy(schema.url, withoutLocks);
    try {
      const sharing = { ...settings, DATABASE_URL: proxy.url };
      const examined = await runProgram(['doctor'], sharing);
      expect(examined.stdout).to.match(/^FAIL {2}the database is on a server that gives a row .* twice/m);
      const started = await runProgram(['serve'], sharing);
      expect(started.stderr).to.match(
        /^DATABASE_URL: the database .* is on a server that gives a row .* twice/m,
      );
      expect([examined.code, started.code]).to.deep.equal([1, 2]);
    } finally {
      await proxy.close();
    }
  });

  it('warns of a server that may forget what it has confirmed', async () => {
    const of = (flush: number, binlog: number, sync: number) =>
      adviceOnDurability({
        manager: { query: () => Promise.resolve([{ flush, binlog, sync }]) },
      } as unknown as Database);
    expect(await of(2, 0, 0)).to.match(
      /^innodb_flush_log_at_trx_commit is 2 on the database server, .*sent again/,
    );
    expect(await of(1, 1, 0)).to.match(/^sync_binlog is 0 on/);
    expect(await of(1, 0, 0)).to.equal(null);
    expect(await of(1, 1, 1)).to.equal(null);
    expect((await readDurability(database.manager)).flushAtCommit).to.be.oneOf([0, 1, 2]);
  });

  it('finds that a disk is full', async () => {
    // Nothing can be kept in it, so that it has no room.
    const full = { dataDir: '/proc', files: { kind: 'disk', folder: '/proc' } } as const;
    expect(await adviceOnRoom(full)).to.deep.equal([
      { outcome: 'FAIL', line: 'the disk of /proc has 0 MB free: free some space there' },
    ]);
    expect(
      await adviceOnRoom({ ...full, databaseUrl: 'x', files: { kind: 'database', folder: '/proc' } }),
    ).to.deep.equal([]);
  });

  describe('where somebody has connected a mailbox', () => {
    const withKey = () => ({ ...settings, SECRET_KEY: key.toString('base64') });

    before(async () => {
      const { manager } = database;
      const credentials = { smtp_password: 'a-long-secret' };
      const mailbox = { email: 'ann@example.com', provider: 'smtp', credentials } as const;
      const { id } = await createAccount(manager, 'Northwind', new Date());
      await createMailbox(manager, id, mailbox, new Date(), createSecretBox(key));
    });

    it('reports a mailbox that waits because the clock was ahead, and what ends that', async () => {
      const { manager } = database;
      const now = new Date();
      expect(await adviceOnClock(database, now)).to.equal(null);
      const tomorrow = new Date(now.getTime() + 86_400_000);
      await manager.query('UPDATE mailboxes SET last_sent_at = ?, next_send_at = ?', [tomorrow, tomorrow]);
      const { code, stdout } = await runProgram(['doctor'], withKey());
      expect([code, stdout]).to.satisfy(
        ([c, t]: [number, string]) =>
          c === 0 && /^warn {2}The last send of 1 mailbox is in the future/m.test(t),
      );
      await manager.query(/UPDATE mailboxes .*(?=;)/.exec(stdout)![0]);
      expect(await adviceOnClock(database, now)).to.equal(null);
      const [row] = await manager.query<{ next_send_at: Date }[]>('SELECT next_send_at FROM mailboxes');
      expect(row!.next_send_at).to.be.below(tomorrow);
    });

    it('warns of links that lead nowhere', async () => {
      const { code, stdout } = await runProgram(['doctor'], withKey());
      expect([code, stdout]).to.satisfy(
        ([c, t]: [number, string]) => c === 0 && /^warn {2}BASE_URL .*localhost:3000\/unsubscribe/m.test(t),
      );
      const running = await startProgram({ ...withKey(), LOG_LEVEL: 'info' });
      await running.end();
      await running.said('warn  BASE_URL');
      expect(running.stderr()).to.not.contain('SECRET_KEY');
      const public_ = { ...withKey(), BASE_URL: 'https://outreach.example.com' };
      expect((await runProgram(['doctor'], public_)).stdout).to.not.contain('BASE_URL');
    });

    it('finds that passwords cannot be read without the key of the database, and a start reports it', async () => {
      const unset = `SECRET_KEY is not set, and the key in DATA_DIR (${data.path})`;
      const lost = 'is not the key of this database: the passwords of 1 mailbox cannot be read.\n';
      const without = await runProgram(['doctor'], settings);
      expect([without.code, without.stdout]).to.satisfy(
        ([c, t]: [number, string]) => c === 1 && t.includes(`FAIL  ${unset} ${lost}`),
      );
      const running = await startProgram({ ...settings, LOG_LEVEL: 'info' }, ['serve', '--no-worker']);
      await running.end();
      await running.said(`warn  ${unset} ${lost}`);
      const other = { ...settings, SECRET_KEY: randomBytes(32).toString('base64') };
      expect((await runProgram(['doctor'], other)).stdout).to.contain(`FAIL  SECRET_KEY ${lost}`);
    });
  });
});
