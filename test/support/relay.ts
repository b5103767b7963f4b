import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Stands between a client and a server on loopback. */
export interface Relay {
  port: number;
  /** What clients said, in lines. */
  lines: string[];
  /** Connections that are open. */
  readonly open: number;
  /** Breaks all connections; new ones are refused until `restore`. */
  cut(): void;
  restore(): void;
  /** Passes nothing on any more, in either direction, and says nothing. */
  freeze(): void;
  /** Passes on what comes from now on. */
  thaw(): void;
  close(): Promise<void>;
}

export interface RelayRules {
  /** What becomes of what the server says. */
  answer?: (chunk: Buffer) => Buffer;
  /** Whether the connection breaks before the server hears this. */
  breaksAt?: (chunk: Buffer) => boolean;
  /** Whether the connection breaks before the client hears this. */
  breaksAtAnswer?: (chunk: Buffer) => boolean;
  /** Whether it freezes before the server hears this. */
  freezesAt?: (chunk: Buffer) => boolean;
}

export async function startRelay(target: () => number, rules: RelayRules = {}): Promise<Relay> {
  const lines: string[] = [];
  const pairs = new Set<[Socket, Socket]>();
  let refuses = false;
  let isFrozen = false;

  const server = createServer(client => {
    if (refuses) return client.destroy();
    const upstream = connect(target(), '127.0.0.1');
    const pair: [Socket, Socket] = [client, upstream];
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      client.destroy();
      upstream.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    client.on('data', (chunk: Buffer) => {
      if (isFrozen) return;
      lines.push(...chunk.toString('latin1').split('\r\n').filter(Boolean));
      if (rules.breaksAt?.(chunk)) return end();
      if (rules.freezesAt?.(chunk)) return void (isFrozen = true);
      upstream.write(chunk);
    });
    upstream.on('data', (chunk: Buffer) => {
      if (isFrozen) return;
      if (rules.breaksAtAnswer?.(chunk)) return end();
      client.write(rules.answer ? rules.answer(chunk) : chunk);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  function cut(): void {
    for (const [client] of pairs) client.destroy();
  }

  return {
    port: (server.address() as AddressInfo).port,
    lines,
    get open() {
      return pairs.size;
    },
    cut() {
      refuses = true;
      cut();
    },
    restore: () => void (refuses = false),
    freeze: () => void (isFrozen = true),
    thaw: () => void (isFrozen = false),
    async close() {
      cut();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
