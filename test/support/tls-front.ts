import { once } from 'node:events';
import { createRequire } from 'node:module';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { createServer } from 'node:tls';

/** A port on which TLS comes first, in front of a server in plain text. */
export interface TlsFront {
  port: number;
  close(): Promise<void>;
}

/** The certificate that smtp-server brings along for tests. */
const { default: tlsOptions } = createRequire(import.meta.url)('smtp-server/lib/tls-options.js') as {
  default: () => { key: string; cert: string };
};

/** Listens on loopback and hands on to a port of loopback what was encrypted; its certificate is self-signed. */
export async function startTlsFront(behind: number): Promise<TlsFront> {
  const sockets = new Set<Socket>();
  const server = createServer(tlsOptions(), secured => {
    const plain = connect(behind, '127.0.0.1');
    for (const socket of [secured, plain])
      socket.on('error', () => [secured, plain].forEach(each => each.destroy()));
    secured.pipe(plain).pipe(secured);
  });
  server.on('connection', (socket: Socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
