import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAccount } from '../../server/src/store/accounts/repository.js';
import { createApiKey } from '../../server/src/store/api-keys/repository.js';
import { openDatabase } from '../../server/src/store/database/database.js';
import { freshSchema } from './database.js';
import { call, freshDataDir, startProgram } from './program.js';

/** An account of another deployment. */
export interface OriginAccount {
  id: string;
  key: string;
  call: ReturnType<typeof call>;
}

/** Another deployment of the service, with a database of its own; it sends nothing. */
export interface Origin {
  url: string;
  account(): Promise<OriginAccount>;
  close(): Promise<void>;
}

export async function startOrigin(): Promise<Origin> {
  const [data, schema] = await Promise.all([freshDataDir(), freshSchema()]);
  const settings = { DATA_DIR: data.path, DATABASE_URL: schema.url, RATE_LIMIT_PER_MINUTE: '1000000' };
  const program = await startProgram(settings, ['serve', '--no-worker']);
  const database = await openDatabase({ url: schema.url, poolSize: 1 });
  return {
    url: program.url,
    async account() {
      const now = new Date();
      const { id } = await createAccount(database.manager, 'Origin', now);
      const { secret } = await createApiKey(database.manager, id, { name: 'Import', expiresAt: null }, now);
      return { id, key: secret, call: call(program, secret) };
    },
    async close() {
      await database.close();
      await program.end();
      await schema.drop();
      await data.remove();
    },
  };
}

/** What a proxy does with a request instead of passing it on; true when it has done something. */
export type Interference = (req: IncomingMessage, res: ServerResponse) => boolean;

/** Stands before a deployment, and can keep requests from it or change what it answers. */
export interface Proxy {
  url: string;
  /** Requests that came, as method and path. */
  seen: string[];
  interfere: Interference;
  /** Changes the JSON of an answer. */
  // Answers of all kinds pass through.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  change: (path: string, body: any) => unknown;
  close(): Promise<void>;
}

export async function startProxy(target: string): Promise<Proxy> {
  const server = createServer((req, res) => {
    proxy.seen.push(`${req.method} ${req.url}`);
    if (proxy.interfere(req, res)) return;
    const headers = { ...req.headers, host: new URL(target).host };
    const onward = request(target + req.url, { method: req.method, headers }, async answer => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      const body = JSON.stringify(proxy.change(req.url!, JSON.parse(Buffer.concat(chunks).toString())));
      res.writeHead(answer.statusCode!, { 'content-type': 'application/json' }).end(body);
    });
    onward.end();
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const proxy: Proxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen: [],
    interfere: () => false,
    change: (_path, body) => body,
    async close() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
  return proxy;
}
