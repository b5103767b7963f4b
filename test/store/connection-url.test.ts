import { expect } from 'chai';
import { connectionFrom, urlsOf } from '../../server/src/store/database/connection-url.js';

describe('DATABASE_URL', () => {
  const given = [
    ['mysql://a:b@db.example:3307/outreach', { user: 'a', password: 'b', host: 'db.example', port: 3307 }],
    ['mariadb://a@db.example/outreach', { user: 'a', host: 'db.example', port: 3306 }],
    ['mysql://localhost/outreach', { user: 'root', host: 'localhost', port: 3306 }],
    ['mysql://a%40b:c%2Fd@h/outreach', { user: 'a@b', password: 'c/d', host: 'h', port: 3306 }],
    [
      'mysql://root@localhost/outreach?socketPath=%2Frun%2Fx.sock',
      { user: 'root', socketPath: '/run/x.sock' },
    ],
    [
      'mysql://h/outreach?ssl=true',
      { user: 'root', host: 'h', port: 3306, ssl: { rejectUnauthorized: true } },
    ],
    [
      'mysql://h/outreach?ssl=skip-verify',
      { user: 'root', host: 'h', port: 3306, ssl: { rejectUnauthorized: false } },
    ],
  ] as const;
  for (const [url, want] of given) {
    it(`reads ${url}`, () => {
      const settings = Object.entries(connectionFrom(url)).filter(([, value]) => value !== undefined);
      expect(Object.fromEntries(settings)).to.deep.equal({ ...want, database: 'outreach' });
    });
  }

  const refused = [
    ['nonsense', 'not a URL'],
    ['postgres://u:secret@h/db', 'mysql://'],
    ['mysql://u:secret@h/', 'no schema'],
    ['mysql://u:secret@h/db?ssl=maybe', 'ssl=maybe'],
  ] as const;
  for (const [url, reason] of refused) {
    it(`refuses ${url}, without telling the password`, () => {
      expect(() => connectionFrom(url))
        .to.throw(Error, reason)
        .with.property('message')
        .that.does.not.include('secret');
    });
  }

  it('names one server, or several of a cluster', () => {
    for (const one of [
      'mysql://a:b%2Cc@h:3307/outreach?ssl=true',
      'mysql://root@localhost/x?socketPath=%2Fa%2Cb',
      'nonsense',
    ])
      expect(urlsOf(one)).to.deep.equal([one]);
    expect(urlsOf('mysql://a:b@one,two:3307,[::1]:3308/outreach?ssl=true')).to.deep.equal([
      'mysql://a:b@one/outreach?ssl=true',
      'mysql://a:b@two:3307/outreach?ssl=true',
      'mysql://a:b@[::1]:3308/outreach?ssl=true',
    ]);
  });
});
