import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net';

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

/** Starts a proxy on loopback before a server. */
export async function startProxy(target: NetConnectOpts): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let isHeld = false;
  const server = createServer(client => {
    const upstream = connect(target);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
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
