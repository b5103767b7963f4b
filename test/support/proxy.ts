import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { connectionFrom } from '../../server/src/store/database/connection-url.js';

/** Passes connections on, and cuts or holds them on request. */
export interface Proxy {
  port: number;
  /** Cuts all connections in both directions. */
  cut(): void;
  /** Lets nothing pass until `release`. */
  hold(): void;
  release(): void;
  close(): Promise<void>;
}

/**
 * Starts a proxy on loopback before a server.
 * @param change makes of what a client sends what the server gets
 */
export async function startProxy(
  target: NetConnectOpts,
  change = (sent: Buffer): Buffer => sent,
): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let isHeld = false;
  const server = createServer(client => {
    const upstream = connect(target);
    const changed = new Transform({ transform: (sent, _encoding, pass) => pass(null, change(sent)) });
    client.pipe(changed).pipe(upstream).pipe(client);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      if (isHeld) one.pause();
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    hold() {
      isHeld = true;
      for (const socket of sockets) socket.pause();
    },
    release() {
      isHeld = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      cut();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

/** Starts a proxy before a database, and returns the URL through it. */
export async function startDatabaseProxy(
  databaseUrl: string,
  change?: (sent: Buffer) => Buffer,
): Promise<Proxy & { url: string }> {
  const { host, port, socketPath } = connectionFrom(databaseUrl);
  const proxy = await startProxy(socketPath ? { path: socketPath } : { host, port: port! }, change);
  const url = new URL(databaseUrl);
  url.searchParams.delete('socketPath');
  url.host = `127.0.0.1:${proxy.port}`;
  return { ...proxy, url: url.href };
}
