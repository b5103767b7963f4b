import { expect } from 'chai';
import { connectRaw, parseRaw } from './support/raw.js';
import { codeOf, secret, startServer } from './support/server.js';

const request = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${secret}\r\n\r\n`;

describe('health', () => {
  const cases: [string, () => Promise<{ db: boolean }>, number, string][] = [
    ['well', async () => ({ db: true }), 200, 'ok'],
    ['without database', async () => ({ db: false }), 503, 'unreachable'],
    ['whose check fails', () => Promise.reject(new Error('no')), 503, 'unreachable'],
    ['whose check hangs', () => new Promise(() => undefined), 503, 'unreachable'],
  ];
  for (const [name, health, status, db] of cases) {
    it(`of a service ${name} is ${status}`, async () => {
      const server = await startServer({}, { health });
      const response = await fetch(`${server.url}/health`);
      expect(response.status).to.equal(status);
      expect(await response.json()).to.include({ db });
      expect(response.headers.has('retry-after')).to.equal(status === 503);
      await server.close();
    });
  }
});

describe('start and shutdown', () => {
  it('refuses to start without an implementation of every operation', async () => {
    const failure = await startServer({}, { operations: { campaigns: {} } }).catch((error: unknown) => error);
    expect(failure)
      .to.be.an('error')
      .with.property('message', 'No implementation of campaigns.listCampaigns');
  });

  it('says that an address is taken', async () => {
    const server = await startServer();
    const failure = await startServer({}, { port: server.port }).catch((error: unknown) => error);
    expect(failure).to.have.property('code', 'EADDRINUSE');
    await server.close();
  });

  it('finishes what runs, turns away what comes, and closes idle connections', async () => {
    let release = () => {};
    const gate = new Promise<void>(resolve => (release = resolve));
    let entered = () => {};
    const inside = new Promise<void>(resolve => (entered = resolve));
    const server = await startServer({
      listCampaigns: async () => {
        entered();
        await gate;
        return { status: 200, body: { data: 'late' } };
      },
    });
    const [running, idle, second] = [
      connectRaw(server.port),
      connectRaw(server.port),
      connectRaw(server.port),
    ];
    idle.socket.write(request('/health'));
    await idle.until(/"ok"/);
    running.socket.write(request('/v1/campaigns'));
    await inside;
    second.socket.write('GET /health HTTP/1.1\r\n');
    await new Promise(resolve => setTimeout(resolve, 20));

    const closed = server.http.close(5_000);
    await idle.ended();
    second.socket.write('Host: x\r\n\r\n');
    const health = parseRaw(await second.ended());
    expect(health.status).to.equal(503);
    expect(health.head)
      .to.match(/retry-after: 2/i)
      .and.match(/connection: close/i);
    expect(health.body).to.deep.equal({ status: 'unavailable', db: 'ok' });
    const late = await fetch(server.url).catch((error: unknown) => error);
    expect(late).to.be.an('error');

    running.socket.write(request('/v1/campaigns'));
    release();
    const text = await running.ended();
    expect(parseRaw(text)).to.deep.include({ status: 200, body: { data: 'late' } });
    expect(text).to.match(/connection: close/i);
    await closed;
  });

  it('cuts what does not finish in time', async () => {
    let entered = () => {};
    const inside = new Promise<void>(resolve => (entered = resolve));
    const server = await startServer({
      listCampaigns: () => {
        entered();
        return new Promise(() => undefined);
      },
    });
    const stuck = server.call('/v1/campaigns').catch((error: unknown) => error);
    await inside;
    const before = Date.now();
    await server.http.close(100);
    expect(Date.now() - before).to.be.within(90, 2_000);
    expect(await stuck).to.be.an('error');
  });

  it('answers 503 to requests that come on open connections during shutdown', async () => {
    let release = () => {};
    const gate = new Promise<void>(resolve => (release = resolve));
    let entered = () => {};
    const inside = new Promise<void>(resolve => (entered = resolve));
    const server = await startServer({
      listCampaigns: async () => {
        entered();
        await gate;
        return { status: 200, body: {} };
      },
    });
    const half = connectRaw(server.port);
    half.socket.write('GET /v1/campaigns HTTP/1.1\r\nHost: x\r\n');
    const running = server.call('/v1/campaigns');
    await inside;
    const closed = server.http.close(5_000);
    half.socket.write(`Authorization: Bearer ${secret}\r\n\r\n`);
    const refused = parseRaw(await half.ended());
    expect(refused.status).to.equal(503);
    expect(refused.body).to.deep.nested.include({ 'error.code': 'service_unavailable' });
    release();
    expect((await running).status).to.equal(200);
    await closed;
  });

  it('sends 401 as JSON to whoever has no key', async () => {
    const server = await startServer();
    expect(await codeOf(await fetch(`${server.url}/v1/campaigns`))).to.equal('invalid_api_key');
    await server.close();
  });
});
