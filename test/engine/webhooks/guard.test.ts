import fc from 'fast-check';
import { expect } from 'chai';
import { maxAttempts, retryAfterMs, retryDelayMs } from '../../../server/src/domain/sending/backoff.js';
import { systemClock } from '../../../server/src/domain/shared/clock.js';
import { eventTypes } from '../../../server/src/generated/events.js';
import { selectorsOf } from '../../../server/src/domain/webhooks/webhook-settings.js';
import { addressProblem, outboundUrlProblem } from '../../../server/src/domain/webhooks/outbound-url.js';
import {
  createOutboundHttp,
  OutboundError,
  type Lookup,
  type OutboundOptions,
  reasonOf,
} from '../../../server/src/engine/outbound/http.js';
import { startReceiver, type Receiver } from '../../support/receiver.js';
import { startTlsFront } from '../../support/tls-front.js';

describe('the door to the outside', () => {
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(() => receiver.close());

  /** Posts once; answers the status, or why there is none. */
  async function post(url: string, options: Partial<OutboundOptions> = {}): Promise<number | string> {
    const http = createOutboundHttp({ clock: systemClock, allowLoopback: true, ...options });
    try {
      return (await http.post(url, '{}', { 'content-type': 'application/json' })).status;
    } catch (error) {
      expect(error).to.be.instanceOf(OutboundError);
      return (error as Error).message;
    } finally {
      await http.close();
    }
  }
  const resolving =
    (...addresses: string[]): Lookup =>
    (_name, _options, done) =>
      done(
        null,
        addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
  const local = (name: string) => receiver.url.replace('127.0.0.1', name);
  const isPrivate = 'The URL must lead to a public address, not to a private, local or reserved one.';
  const leadsNowhere = 'The name hooks.example.com does not resolve to a public address.';
  const notHttps = 'The URL must begin with https://.';
  const notHttpsNorHere = 'The URL must begin with https://, or point to this machine (http://localhost).';

  it('opens to loopback only where that is allowed', async () => {
    expect(await post(receiver.url)).to.equal(204);
    expect(await post(local('app.localhost'), { lookup: resolving('127.0.0.1') })).to.equal(204);
    expect(await post(receiver.url, { allowLoopback: false })).to.equal(notHttps);
    expect(await post('https://127.0.0.1/', { allowLoopback: false })).to.equal(isPrivate);
    expect(outboundUrlProblem('localhost:4010', { allowLoopback: true })?.message).to.equal(notHttpsNorHere);
    expect(receiver.received).to.have.length(2);
  });

  it('says the same of a name that leads to a private address, at the moment of connecting, as of one that does not exist', async () => {
    for (const addresses of [
      ['127.0.0.1'],
      ['10.0.0.1'],
      ['169.254.169.254'],
      ['::1'],
      ['fe80::1'],
      ['93.184.215.14', '192.168.0.1'],
    ]) {
      const lookup = resolving(...addresses);
      expect(await post('https://hooks.example.com/', { lookup, allowLoopback: false })).to.equal(
        leadsNowhere,
      );
    }
  });

  it('speaks plain HTTP to loopback alone, whatever a local name leads to', async () => {
    expect(await post('http://app.localhost/', { lookup: resolving('93.184.215.14') })).to.equal(
      notHttpsNorHere,
    );
    expect(await post('http://hooks.example.com/')).to.equal(notHttpsNorHere);
  });

  it('checks each connection anew, so that a name cannot change its mind', async () => {
    let calls = 0;
    const lookup: Lookup = (name, options, done) =>
      resolving(calls++ === 0 ? '127.0.0.1' : '10.0.0.1')(name, options, done);
    const http = createOutboundHttp({ clock: systemClock, allowLoopback: true, lookup });
    const url = local('app.localhost');
    receiver.behave((_request, response) => void response.writeHead(204, { connection: 'close' }).end());
    expect((await http.post(url, '{}', {})).status).to.equal(204);
    const second = await http.post(url, '{}', {}).catch((error: Error) => error.message);
    expect([second, calls]).to.deep.equal([notHttpsNorHere, 2]);
    await http.close();
  });

  it('looks a name up once for all who wait for it, and keeps no connection waiting for others', async () => {
    const asked: (() => void)[] = [];
    const lookup: Lookup = (name, options, done) =>
      void asked.push(() => resolving('127.0.0.1')(name, options, done));
    const http = createOutboundHttp({ clock: systemClock, allowLoopback: true, lookup });
    // None is answered before all are there: one that waited for another would wait for ever.
    const open: (() => void)[] = [];
    receiver.behave((_request, response) => {
      open.push(() => response.writeHead(204).end());
      if (open.length === 300) for (const answer of open) answer();
    });
    const posts = Array.from({ length: 300 }, () => http.post(local('app.localhost'), '{}', {}));
    await new Promise(resolve => setTimeout(resolve, 100));
    expect(asked).to.have.length(1);
    for (const answer of asked.splice(0)) answer();
    await Promise.all(posts);
    expect([open.length, asked.length]).to.deep.equal([300, 0]);
    await http.close();
  });

  it('says what went wrong in words', async () => {
    const unknown: Lookup = (_name, _options, done) =>
      done(Object.assign(new Error('queryA ENOTFOUND'), { code: 'ENOTFOUND' }), []);
    expect(await post('https://hooks.example.com/', { lookup: unknown })).to.equal(leadsNowhere);
    expect(await post('https://hooks.example.com/', { lookup: resolving() })).to.match(/^The request failed/);
    receiver.behave(() => undefined);
    expect(await post(receiver.url, { timeoutMs: 50 })).to.equal(
      'The receiver did not respond within 0.05 s.',
    );
    receiver.behave((_request, response) => void response.socket!.end('hello there\r\n\r\n'));
    expect(await post(receiver.url)).to.equal('The receiver did not respond with valid HTTP.');
  });

  it('says in words what is wrong with TLS', async () => {
    const overTls = receiver.url.replace('http:', 'https:');
    expect(await post(overTls)).to.equal(
      'The receiver does not use TLS at this port. The port may be for plain HTTP.',
    );
    const front = await startTlsFront(Number(new URL(receiver.url).port));
    const toFront = overTls.replace(/:\d+/, `:${front.port}`);
    const refusal = await post(toFront).finally(() => front.close());
    expect(refusal).to.match(/^The receiver's certificate was not accepted: [\w -]+\.$/);
    const reason = (code: string): string =>
      reasonOf(Object.assign(new Error('0A00042E:SSL routines\n'), { code }), 'hooks.example.com');
    expect(reason('ERR_TLS_CERT_ALTNAME_INVALID')).to.equal(
      "The receiver's certificate is not for hooks.example.com.",
    );
    expect(reason('ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION')).to.equal(
      'TLS with the receiver failed (ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION).',
    );
  });
});

describe('outbound addresses', () => {
  const strict = { allowLoopback: false };
  it('that are public are taken', () => {
    for (const url of [
      'https://hooks.example.com/a?b=c#d',
      'https://hooks.example.com:8443',
      'https://93.184.215.14/',
      'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/',
      'HTTPS://EXAMPLE.COM',
      'https://bücher.example/',
    ])
      expect(outboundUrlProblem(url, strict), url).to.equal(null);
  });

  it('that have letters of other scripts are taken, however often they are judged', () => {
    // Past some thousands, V8 compiles what is called.
    for (let at = 0; at < 20_000; at++)
      expect(outboundUrlProblem('https://bücher.example/größe', strict)).to.equal(null);
  });

  it('that are private in any spelling are not', () => {
    for (const host of [
      ...[
        '127.1',
        '0x7f.0.0.1',
        '017700000001',
        '0',
        '10.0.0.1',
        '172.16.0.1',
        '172.31.255.255',
        '192.168.1.1',
      ],
      ...['100.64.0.1', '169.254.169.254', '192.0.2.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
      ...['[::]', '[::1]', '[fe80::1]', '[fd12::1]', '[ff02::1]', '[::ffff:10.0.0.1]', '[64:ff9b::a00:1]'],
      ...['[2002:a00:1::]', '[2001::1]', '[2001:db8::1]', 'localhost', 'LOCALHOST.', 'a.localhost'],
      ...['printer.local', 'db.internal', 'x.home.arpa'],
    ])
      expect(outboundUrlProblem(`https://${host}/`, strict)?.code, host).to.equal('private_address');
  });

  it('over plain HTTP, or of no host, are not', () => {
    for (const url of ['http://example.com', 'ws://example.com', 'file:///etc/passwd', 'javascript:alert(1)'])
      expect(outboundUrlProblem(url, strict)?.code, url).to.equal('https_required');
    for (const url of ['', 'example.com', '//example.com', 'https://', 'https://a:b@example.com'])
      expect(outboundUrlProblem(url, strict)?.code, url).to.equal('invalid_url');
  });

  it('never are private once an address passed', () => {
    fc.assert(
      fc.property(fc.ipV4(), address => {
        const [a, b] = address.split('.').map(Number) as [number, number];
        const closed =
          a === 0 ||
          a === 10 ||
          a === 127 ||
          a >= 224 ||
          (a === 172 && b >> 4 === 1) ||
          (a === 192 && b === 168);
        const problem = addressProblem(address, { allowLoopback: false, plain: false });
        if (closed) expect(problem, address).to.not.equal(null);
      }),
    );
  });
});

describe('pauses between attempts', () => {
  it('begin at 5 s, grow, and span three days in all', () => {
    expect(retryDelayMs(1, 0)).to.equal(5_000);
    const sum = (random: number) =>
      Array.from({ length: maxAttempts - 1 }, (_, index) => retryDelayMs(index + 1, random)).reduce(
        (a, b) => a + b,
      );
    expect(sum(0) / 3_600_000).to.be.within(60, 72);
    expect(sum(1) / 3_600_000).to.be.within(72, 84);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (attempt, random) => {
          expect(retryDelayMs(attempt, random)).to.be.within(
            retryDelayMs(attempt, 0),
            retryDelayMs(attempt, 0) * 1.2 + 1,
          );
          expect(retryDelayMs(attempt + 1, 0)).to.be.at.least(retryDelayMs(attempt, 0));
        },
      ),
    );
  });

  it('are what Retry-After asks for, within a day', () => {
    const now = new Date('2026-03-02T15:00:00Z');
    const cases: [string | null, number][] = [
      [null, 0],
      ['', 0],
      ['soon', 0],
      ['-5', 0],
      ['120', 120_000],
      [' 120 ', 120_000],
      ['99999999999999999999', 86_400_000],
      ['Mon, 02 Mar 2026 15:01:00 GMT', 60_000],
      ['Mon, 02 Mar 2026 14:00:00 GMT', 0],
      ['Fri, 01 Jan 2100 00:00:00 GMT', 86_400_000],
    ];
    for (const [header, ms] of cases) expect(retryAfterMs(header, now), String(header)).to.equal(ms);
  });
});

describe('groups of events', () => {
  it('hold the types below them, and no others', () => {
    for (const type of eventTypes) {
      const names = selectorsOf(type);
      expect(names).to.include.members(['*', `${type.split('.')[0]}.*`, type]);
      for (const name of names) {
        const prefix = name.endsWith('*') ? name.slice(0, -1) : type;
        expect(type.startsWith(prefix), name).to.equal(true);
      }
    }
    expect(selectorsOf('lead_list.members_added.completed')).to.deep.equal([
      '*',
      'lead_list.*',
      'lead_list.members_added.*',
      'lead_list.members_added.completed',
    ]);
  });
});
