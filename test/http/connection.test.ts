import { expect } from 'chai';
import { connectRaw, exchangeRaw, parseRaw } from './support/raw.js';
import { campaignId, secret, startServer, type TestServer } from './support/server.js';

const auth = `Authorization: Bearer ${secret}`;
const get = (path: string, ...headers: string[]) =>
  ['GET ' + path + ' HTTP/1.1', 'Host: x', ...headers, '', ''].join('\r\n');
const post = (...lines: string[]) =>
  ['POST /v1/campaigns HTTP/1.1', 'Host: x', auth, 'Content-Type: application/json', ...lines].join('\r\n');

describe('connections', () => {
  let server: TestServer;
  let started = 0;
  let behave: () => Promise<void> = async () => undefined;
  before(async () => {
    server = await startServer(
      {
        createCampaign: async ({ body }) => {
          started += 1;
          await behave();
          return { status: 201, body: { data: body } };
        },
      },
      {
        perMinute: 10_000,
        limits: {
          bodyBytes: 100_000,
          urlLength: 300,
          headerBytes: 4_096,
          headerCount: 20,
          headersTimeoutMs: 300,
          requestTimeoutMs: 500,
        },
      },
    );
  });
  after(() => server.close());
  beforeEach(() => {
    started = 0;
    behave = async () => undefined;
    server.logs.length = 0;
  });

  const codeIn = (body: unknown) => (body as { error: { code: string } }).error.code;

  const refused: [string, string, number, string][] = [
    ['a text that is no HTTP', 'hello\r\n\r\n', 400, 'invalid_request'],
    ['an unknown version', 'GET / HTTP/9.9\r\n\r\n', 400, 'invalid_request'],
    [
      'a space in a header name',
      'GET /health HTTP/1.1\r\nHost: x\r\nBad Header: 1\r\n\r\n',
      400,
      'invalid_request',
    ],
    [
      'a bare line feed in a header',
      'GET /health HTTP/1.1\r\nHost: x\r\nA: b\nC: d\0\r\n\r\n',
      400,
      'invalid_request',
    ],
    ['two lengths', post('Content-Length: 2', 'Content-Length: 3', '', '{}'), 400, 'invalid_request'],
    [
      'a length and chunks',
      post('Content-Length: 2', 'Transfer-Encoding: chunked', '', '0\r\n\r\n'),
      400,
      'invalid_request',
    ],
    ['a length that is no number', post('Content-Length: -2', '', '{}'), 400, 'invalid_request'],
    [
      'a chunk of no size',
      post('Transfer-Encoding: chunked', '', 'zz\r\n{}\r\n0\r\n\r\n'),
      400,
      'invalid_request',
    ],
    ['headers too large', get('/health', `X-Large: ${'x'.repeat(5_000)}`), 431, 'headers_too_large'],
    ['a target too long for the head', get(`/${'x'.repeat(9_000)}`), 431, 'headers_too_large'],
    [
      'too many headers',
      get('/health', ...Array.from({ length: 20 }, (_, i) => `X-${i}: 1`), 'Connection: close'),
      431,
      'headers_too_large',
    ],
    ['a target too long', get(`/health?${'x'.repeat(400)}`, 'Connection: close'), 414, 'uri_too_long'],
    ['no Host', 'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'invalid_request'],
    ['two Hosts', get('/health', 'hOST: y', 'Connection: close'), 400, 'invalid_request'],
  ];
  for (const [name, text, status, code] of refused) {
    it(`answer ${status} to ${name}`, async () => {
      const response = parseRaw(await exchangeRaw(server.port, text));
      expect(response.status).to.equal(status);
      expect(codeIn(response.body)).to.equal(code);
      expect(response.head)
        .to.match(/x-request-id: \S+/i)
        .and.match(/connection: close/i);
      expect(started).to.equal(0);
    });
  }

  const accepted: [string, string][] = [
    ['HTTP/1.0', 'GET /health HTTP/1.0\r\n\r\n'],
    ['an absolute target', 'GET http://anything/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['an unknown expectation', get('/health', 'Expect: wonders', 'Connection: close')],
    ['an offer to upgrade', get('/health', 'Upgrade: websocket', 'Connection: close')],
  ];
  for (const [name, text] of accepted) {
    it(`serve ${name}`, async () =>
      expect(parseRaw(await exchangeRaw(server.port, text)).status).to.equal(200));
  }

  it('answer pipelined requests in their order', async () => {
    const connection = connectRaw(server.port);
    const bodies = [1, 2, 3].map(n => JSON.stringify({ name: `n${n}` }));
    let turn = 0;
    behave = () => new Promise(resolve => setTimeout(resolve, 30 - 10 * turn++));
    connection.socket.write(bodies.map(body => post(`Content-Length: ${body.length}`, '', body)).join(''));
    const text = await connection.until(/n3/);
    expect([...text.matchAll(/"name":"(n\d)"/g)].map(match => match[1])).to.deep.equal(['n1', 'n2', 'n3']);
    connection.socket.destroy();
  });

  it('answer what they owe before they refuse what follows', async () => {
    behave = () => new Promise(resolve => setTimeout(resolve, 50));
    const text = await exchangeRaw(
      server.port,
      post('Content-Length: 12', '', '{"name":"n"}') + 'garbage\r\n\r\n',
    );
    expect([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(match => match[1])).to.deep.equal(['201', '400']);
  });

  it('are kept after a refusal whose body is small', async () => {
    const connection = connectRaw(server.port);
    connection.socket.write(
      `POST /v1/nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello${get('/health')}`,
    );
    expect(await connection.until(/"ok"/)).to.match(/^HTTP\/1\.1 404/);
    connection.socket.destroy();
  });

  it('refuse a large body by its length, without reading it', async () => {
    const connection = connectRaw(server.port);
    connection.socket.write(post('Content-Length: 1000000000', '', '{'));
    const response = parseRaw(await connection.until(/body_too_large/));
    expect(response.status).to.equal(413);
    expect(response.head).to.match(/connection: close/i);
    connection.socket.destroy();
  });

  it('let a caller that is still sending read the refusal', async () => {
    const connection = connectRaw(server.port);
    connection.socket.write(post('Transfer-Encoding: chunked', '', ''));
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    for (let i = 0; i < 40; i++) connection.socket.write(chunk);
    connection.socket.write('0\r\n\r\n');
    const response = parseRaw(await connection.ended());
    expect(response.status).to.equal(413);
    expect(started).to.equal(0);
  });

  it('are closed under a caller that sends without end', async () => {
    const connection = connectRaw(server.port);
    connection.socket.write(post('Transfer-Encoding: chunked', '', ''));
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const pump = () => {
      while (!connection.socket.destroyed && connection.socket.write(chunk));
    };
    connection.socket.on('drain', pump);
    pump();
    expect(await connection.ended()).to.satisfy(
      (text: string) => text === '' || text.includes('body_too_large'),
    );
  });

  it('also close after refusing a key or a path with a large body behind it', async () => {
    for (const head of ['POST /v1/nothing HTTP/1.1', 'POST /v1/campaigns HTTP/1.1']) {
      const connection = connectRaw(server.port);
      connection.socket.write(`${head}\r\nHost: x\r\nContent-Length: 10000000\r\n\r\n{`);
      const { status, head: headers } = parseRaw(await connection.ended());
      expect(status).to.be.oneOf([404, 401]);
      expect(headers).to.match(/connection: close/i);
    }
  });

  it('time out while the head does not come', async () => {
    const connection = connectRaw(server.port);
    connection.socket.write('GET /health HTTP/1.1\r\nHost:');
    const response = parseRaw(await connection.ended());
    expect([response.status, codeIn(response.body)]).to.deep.equal([408, 'request_timeout']);
  });

  it('time out while the body does not come, and start no operation', async () => {
    const connection = connectRaw(server.port);
    connection.socket.write(post('Content-Length: 12', '', '{"name"'));
    const response = parseRaw(await connection.ended());
    expect([response.status, codeIn(response.body)]).to.deep.equal([408, 'request_timeout']);
    expect(started).to.equal(0);
    await eventually(() => server.logs.length > 0);
    expect(server.logs.map(({ status }) => status)).to.deep.equal([499]);
  });

  it('take a body that comes slowly', async () => {
    const connection = connectRaw(server.port);
    connection.socket.write(post('Content-Length: 12', '', ''));
    for (const piece of ['{"na', 'me":', '"n"}']) {
      await new Promise(resolve => setTimeout(resolve, 30));
      connection.socket.write(piece);
    }
    expect(await connection.until(/"name":"n"/)).to.match(/^HTTP\/1\.1 201/);
    connection.socket.destroy();
  });

  it('that break in the middle of a body start no operation and harm nobody', async () => {
    const connection = connectRaw(server.port);
    connection.socket.write(post('Content-Length: 12', '', '{"name"'));
    await new Promise(resolve => setTimeout(resolve, 50));
    connection.socket.destroy();
    await eventually(() => server.logs.length > 0);
    expect(server.logs[0]).to.include({ status: 499 });
    expect(started).to.equal(0);
    expect((await server.call(`/v1/campaigns/${campaignId}`)).status).to.equal(200);
  });

  it('that break while the operation runs let it finish', async () => {
    let finished = false;
    let entered = () => {};
    const inside = new Promise<void>(resolve => (entered = resolve));
    behave = async () => {
      entered();
      await new Promise(resolve => setTimeout(resolve, 50));
      finished = true;
    };
    const connection = connectRaw(server.port);
    connection.socket.write(post('Content-Length: 12', '', '{"name":"n"}'));
    await inside;
    connection.socket.destroy();
    await eventually(() => server.logs.length > 0);
    expect(finished).to.equal(true);
    expect((await server.call('/v1/campaigns')).status).to.equal(200);
  });

  it('give the Host of the caller as the address of the service, when it is one', async () => {
    const bases: string[] = [];
    const other = await startServer({
      listCampaigns: async (_, { baseUrl }) => ({ status: 200, body: bases.push(baseUrl) }),
    });
    for (const host of ['api.example.com:8080', '[::1]:80', 'evil.com/path', '']) {
      await exchangeRaw(
        other.port,
        `GET /v1/campaigns HTTP/1.1\r\nHost: ${host}\r\n${auth}\r\nConnection: close\r\n\r\n`,
      );
    }
    expect(bases).to.deep.equal(['http://api.example.com:8080', 'http://[::1]:80', other.url, other.url]);
    await other.close();
  });
});

async function eventually(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 2_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('It did not happen.');
    await new Promise(resolve => setTimeout(resolve, 5));
  }
}
