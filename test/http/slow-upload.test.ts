import { expect } from 'chai';
import { connectRaw, parseRaw } from './support/raw.js';
import { startServer, type TestServer } from './support/server.js';

describe('bodies that are read as they arrive', () => {
  let server: TestServer;
  let received = '';
  let ended: 'whole' | 'broken' | null = null;
  const pieceMs = 60;

  before(async () => {
    server = await startServer(
      {},
      {
        limits: { requestTimeoutMs: 200, uploadIdleMs: 150 },
        publicRoutes: [
          {
            method: 'PUT',
            path: '/files/{id}',
            bodyBytes: 1_000,
            streams: true,
            async handle({ stream }) {
              try {
                for await (const piece of stream) received += Buffer.from(piece).toString();
                ended = 'whole';
              } catch (error) {
                ended = 'broken';
                throw error;
              }
              return { status: 200, body: { received } };
            },
          },
          {
            method: 'PUT',
            path: '/unread/{id}',
            bodyBytes: 1_000_000,
            streams: true,
            handle: async ({ stream }) => {
              for await (const _piece of stream) break;
              return { status: 200, body: {} };
            },
          },
        ],
      },
    );
  });
  after(() => server.close());
  beforeEach(() => {
    received = '';
    ended = null;
  });

  const put = (path: string, length: number) =>
    `PUT ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`;
  const later = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

  it('may take longer than other requests as long as they come', async () => {
    const connection = connectRaw(server.port);
    connection.socket.write(put('/files/a', 8));
    for (let i = 0; i < 8; i++) {
      await later(pieceMs);
      connection.socket.write('x');
    }
    expect(await connection.until(/"received":"xxxxxxxx"/)).to.match(/^HTTP\/1\.1 200/);
    expect(ended).to.equal('whole');
    connection.socket.destroy();
  });

  it('are given up when nothing comes any more', async () => {
    const connection = connectRaw(server.port);
    connection.socket.write(`${put('/files/a', 8)}xx`);
    const response = parseRaw(await connection.ended());
    expect(response.status).to.equal(408);
    for (let i = 0; i < 100 && ended === null; i++) await later(10);
    expect(ended).to.equal('broken');
  });

  it('are read away when they were answered unread, for the next request to be heard', async () => {
    const connection = connectRaw(server.port);
    const length = 400_000;
    connection.socket.write(put('/unread/a', length) + 'x'.repeat(length));
    await connection.until(/^HTTP\/1\.1 200[^]*\{\}$/);
    connection.socket.write(`${put('/files/a', 2)}yz`);
    expect(await connection.until(/"received":"yz"/)).to.match(/HTTP\/1\.1 200[^]*HTTP\/1\.1 200/);
    connection.socket.destroy();
  });

  it('hold no connection once they were answered unread', async () => {
    const connection = connectRaw(server.port);
    connection.socket.write(`${put('/unread/a', 800)}x`);
    const drip = setInterval(() => connection.socket.write('x'), 20);
    const text = await connection.ended();
    clearInterval(drip);
    expect(text).to.match(/^HTTP\/1\.1 200/);
  });
});
