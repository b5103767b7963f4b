import { expect } from 'chai';
import { createConnection } from 'mysql2/promise';
import { explain } from '../../server/src/compose/database-trouble.js';
import { ConfigError } from '../../server/src/config.js';
import { connectionFrom } from '../../server/src/store/database/connection-url.js';
import { databaseUrl, freshSchema } from '../support/database.js';
import { freshDataDir, runProgram } from '../support/program.js';

describe('a database that cannot be used', function () {
  this.timeout(60_000);
  const given = 'mysql://app:secret@db.example:3307/outreach';

  const failures: [string, object, RegExp][] = [
    ['nobody listens', { code: 'ECONNREFUSED' }, /no database responds at db\.example:3307/],
    ['no such host', { code: 'ENOTFOUND' }, /the host db\.example was not found \(for db\.example:3307\)/],
    ['silence', { code: 'ETIMEDOUT' }, /db\.example:3307 does not respond: .*firewall/],
    ['no TLS', { code: 'HANDSHAKE_NO_SSL_SUPPORT' }, /db\.example:3307 has no TLS: remove ssl/],
    ['TLS alone', { errno: 3159 }, /db\.example:3307 accepts only encrypted connections: add \?ssl=true/],
    ['a certificate', { code: 'HANDSHAKE_SSL_ERROR' }, /certificate of db\.example:3307 .*ssl=skip-verify/],
    ['no schema', { errno: 1049 }, /no database outreach at db\.example:3307 yet.* migrate$/],
    [
      'a wrong password',
      { errno: 1045 },
      /db\.example:3307 refuses the login of 'app'@'%': check the user and the password/,
    ],
    ['anything else', { message: 'Odd.' }, /the database at db\.example:3307 cannot be used: Odd\./],
  ];
  for (const [what, error, line] of failures) {
    it(`is shown in a line, without the password: ${what}`, () => {
      const attempt = () => explain({ databaseUrl: given })(Object.assign(new Error('x'), error));
      expect(attempt)
        .to.throw(ConfigError, line)
        .with.property('message')
        .that.does.not.match(/secret|\n/);
    });
  }

  it('names all servers of a cluster', () => {
    const attempt = explain({ databaseUrl: 'mysql://app@one.example,two.example:3307/outreach' });
    expect(() => attempt(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))).to.throw(
      ConfigError,
      /no database responds at one\.example:3306: .* No other server accepts changes: two\.example:3307$/,
    );
  });

  it('names the GRANT that is missing, which then is enough', async () => {
    const [data, schema] = [await freshDataDir(), await freshSchema()];
    const admin = await createConnection(connectionFrom(databaseUrl()));
    const user = `app${process.pid}`;
    try {
      await admin.query(`CREATE USER '${user}'@'%' IDENTIFIED BY 'secret'`);
      const url = new URL(schema.url);
      [url.username, url.password] = [user, 'secret'];
      const settings = { DATA_DIR: data.path, DATABASE_URL: url.href };
      const migrate = async () => (await runProgram(['migrate'], settings)).stderr;
      const database = url.pathname.slice(1);

      const none = await migrate();
      expect(none).to.match(
        new RegExp(
          `^DATABASE_URL: '${user}'@'%' has no access to the database ${database} at .*: GRANT .*;\n$`,
        ),
      );
      await admin.query(`GRANT SELECT ON ${database}.* TO '${user}'@'%'`);
      const some = await migrate();
      expect(some).to.match(/^DATABASE_URL: .* lacks privileges .*: GRANT .*;\n$/);
      await admin.query(/GRANT .*(?=;)/.exec(some)![0]);
      expect(await migrate()).to.equal('');
    } finally {
      await admin.query(`DROP USER '${user}'@'%'`).finally(() => admin.end());
      await schema.drop();
      await data.remove();
    }
  });
});
