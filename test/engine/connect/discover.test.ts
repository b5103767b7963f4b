import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { readAutoconfig } from '../../../server/src/domain/mailboxes/autoconfig.js';
import { systemClock } from '../../../server/src/domain/shared/clock.js';
import {
  findMailServers,
  internetLookups,
  type Lookups,
} from '../../../server/src/engine/connect/discover.js';
import { createOutboundHttp } from '../../../server/src/engine/outbound/http.js';

const email = 'ana@example.com';

const autoconfig = `<?xml version="1.0"?>
<clientConfig version="1.1"><emailProvider id="example.com">
  <incomingServer type="pop3"><hostname>pop.example.com</hostname><port>995</port>
    <socketType>SSL</socketType><username>%EMAILADDRESS%</username></incomingServer>
  <incomingServer type="imap"><hostname>plain.example.com</hostname><port>143</port>
    <socketType>plain</socketType><username>%EMAILADDRESS%</username></incomingServer>
  <incomingServer type="imap"><hostname>imap.%EMAILDOMAIN%</hostname><port>993</port>
    <socketType>SSL</socketType><username>%EMAILLOCALPART%</username></incomingServer>
  <outgoingServer type="smtp"><hostname>smtp.example.com</hostname><port>587</port>
    <socketType>STARTTLS</socketType><username>%EMAILADDRESS%</username></outgoingServer>
</emailProvider></clientConfig>`;

/** A world in which only what is given is there. */
function world(there: { texts?: Record<string, string>; srv?: Record<string, string>; mx?: string[] }) {
  const asked: string[] = [];
  const lookups: Lookups = {
    async text(url) {
      asked.push(url);
      return there.texts?.[url] ?? null;
    },
    async srv(name) {
      const target = there.srv?.[name];
      if (target === undefined) throw Object.assign(new Error('queryseSrv ENOTFOUND'), { code: 'ENOTFOUND' });
      const [host = '', port] = target.split(':');
      const spare = { name: 'spare.example.net', port: 1, priority: 20, weight: 0 };
      return [spare, { name: host, port: Number(port), priority: 10, weight: 0 }];
    },
    mx: async () => there.mx ?? [],
  };
  return { asked, find: (address = email) => findMailServers(address, lookups) };
}

const wellKnown = 'https://example.com/.well-known/autoconfig/mail/config-v1.1.xml';

describe('finding mail servers', () => {
  it('knows the big providers without asking anyone', async () => {
    const { find, asked } = world({});
    expect(await find('ana@gmail.com')).to.deep.include({
      source: 'table',
      name: 'Google',
      smtp: { host: 'smtp.gmail.com', port: 465, secure: true, user: 'ana@gmail.com' },
    });
    expect(asked).to.deep.equal([]);
  });

  for (const url of ['https://autoconfig.example.com/mail/config-v1.1.xml', wellKnown])
    it(`reads ${url}`, async () => {
      expect(await world({ texts: { [url]: autoconfig } }).find()).to.deep.equal({
        source: 'autoconfig',
        name: null,
        smtp: { host: 'smtp.example.com', port: 587, secure: false, user: email },
        imap: { host: 'imap.example.com', port: 993, secure: true, user: 'ana' },
        advice: null,
      });
    });

  it('takes the preferred SRV records, and TLS before STARTTLS', async () => {
    const srv = {
      '_submission._tcp.example.com': 'mail.example.com:587',
      '_imaps._tcp.example.com': 'mail.example.com.:993',
      '_imap._tcp.example.com': 'mail.example.com:143',
    };
    const found = await world({ srv }).find();
    expect(found).to.deep.include({
      source: 'srv',
      smtp: { host: 'mail.example.com', port: 587, secure: false, user: email },
      imap: { host: 'mail.example.com', port: 993, secure: true, user: email },
    });
  });

  it('takes a service that is said not to be there for not there', async () => {
    const srv = {
      '_submissions._tcp.example.com': '.:0',
      '_submission._tcp.example.com': '.:0',
      '_imaps._tcp.example.com': 'mail.example.com:993',
    };
    expect(await world({ srv }).find()).to.equal(null);
  });

  it('finds by the mail exchangers who hosts a domain', async () => {
    const found = await world({ mx: ['mx.example.net', 'ASPMX.L.google.com.'] }).find();
    expect(found).to.deep.include({ source: 'mx', name: 'Google' });
    expect(found!.imap.user).to.equal(email);
    expect(await world({ mx: ['notgoogle.com'] }).find()).to.equal(null);
  });

  it('believes the domain before its exchangers', async () => {
    const mx = ['aspmx.l.google.com'];
    const found = await world({ texts: { [wellKnown]: autoconfig }, mx }).find();
    expect(found!.source).to.equal('autoconfig');
  });

  it('finds nothing in files that are something else', () => {
    const files = [
      '',
      '<html>Not found</html>',
      '</incomingServer></outgoingServer>',
      autoconfig.replaceAll('SSL', 'plain'),
      autoconfig.replace('smtp.example.com', 'smtp example'),
      autoconfig.replace('<port>587', '<port>0'),
      '<incomingServer '.repeat(4000) + '</incomingServer>'.repeat(4000),
    ];
    for (const file of files) expect(readAutoconfig(file, email), file.slice(0, 80)).to.equal(null);
  });

  it('reads small files of public servers alone, and follows nobody elsewhere', async () => {
    const server = createServer((request, response) => {
      if (request.url === '/moved') return response.writeHead(302, { location: '/file' }).end();
      return response.end(request.url === '/long' ? 'x'.repeat(65 * 1024) : autoconfig);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const [open, guarded] = [true, false].map(allowLoopback =>
      createOutboundHttp({ clock: systemClock, allowLoopback, timeoutMs: 5_000 }),
    );
    const failure = (reading: Promise<unknown>) =>
      reading.then(
        () => 'none',
        (error: Error) => error.message,
      );
    try {
      const { text } = internetLookups(open!);
      expect(await text(`${url}/file`)).to.equal(autoconfig);
      expect(await text(`${url}/moved`)).to.equal(null);
      expect(await failure(text(`${url}/long`))).to.equal('The response is too long.');
      const strict = internetLookups(guarded!);
      expect(await failure(strict.text(`${url}/file`))).to.match(/https/);
      expect(await failure(strict.text('https://10.0.0.1/file'))).to.match(/public address/);
    } finally {
      server.closeAllConnections();
      server.close();
      await Promise.all([open!.close(), guarded!.close()]);
    }
  });
});
