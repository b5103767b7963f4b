import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What goes wrong with one request: a status with headers, or no whole answer. */
export type Fault =
  | { status: number; code?: string; headers?: Record<string, string> }
  /** The connection is reset before an answer. */
  | 'reset'
  /** The connection is reset in the middle of the answer. */
  | 'break'
  /** Nothing comes. */
  | 'stall'
  /** The answer begins and does not end. */
  | 'stall in the body';

/** What the service saw of one request. */
export interface Seen {
  method: string;
  path: string;
  key: string | undefined;
  body: string;
}

const fromAnywhere = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Expose-Headers': 'Retry-After, X-Request-Id',
  // A browser would repeat by itself what fails on a connection that it used before.
  Connection: 'close',
};

/** A service that does as reported to each client in turn, then answers an empty list. */
export async function startFaultyService() {
  const clients = new Map<string, { faults: Fault[]; seen: Seen[] }>();
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return void response.writeHead(204, fromAnywhere).end();
    const [, name = '', path = ''] = /^\/(\w+)(\/.*)$/.exec(request.url!) ?? [];
    const client = clients.get(name);
    if (!client) return void response.writeHead(404, fromAnywhere).end();
    void readBody(request).then(body => {
      const key = request.headers['idempotency-key'] as string | undefined;
      client.seen.push({ method: request.method!, path, key, body });
      answer(response, client.faults.shift() ?? { status: 200 });
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** A base URL of its own for a client that will meet these faults, and what it asked for. */
    client(faults: readonly Fault[]): { baseUrl: string; seen: Seen[] } {
      const name = `c${clients.size}`;
      const seen: Seen[] = [];
      clients.set(name, { faults: [...faults], seen });
      return { baseUrl: `http://127.0.0.1:${port}/${name}`, seen };
    },
    stop: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

function answer(response: ServerResponse, fault: Fault): void {
  const socket = response.socket!;
  if (fault === 'reset') return void socket.resetAndDestroy();
  if (fault === 'stall') return;
  if (typeof fault === 'object') {
    const { status, code = 'internal_error', headers } = fault;
    const error = { type: status === 429 ? 'rate_limit_error' : 'api_error', code, message: 'No.' };
    const page = { data: [], limit: 100, offset: 0, total_count: 0 };
    const json = { 'Content-Type': 'application/json', 'X-Request-Id': 'req-1' };
    response.writeHead(status, { ...fromAnywhere, ...json, ...headers });
    return void response.end(JSON.stringify(status < 400 ? page : { error }));
  }
  response.writeHead(200, { ...fromAnywhere, 'Content-Type': 'application/json', 'Content-Length': '99' });
  response.write('{"data":');
  if (fault === 'break') setTimeout(() => socket.resetAndDestroy(), 20);
}
