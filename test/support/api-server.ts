import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ApiCall {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface ApiReply {
  status: number;
  body?: object | Buffer;
  headers?: Record<string, string>;
}

/** What goes wrong with a call: the server does not respond, ends the connection, or responds with something else. */
export interface Fault {
  /** Before the call has done anything, or after. */
  when: 'before' | 'after';
  how: 'hang' | 'cut' | ApiReply;
  /** How many calls it happens to; one by default. */
  times?: number;
}

/** The HTTP side of a provider of a test. */
export interface ApiServer {
  url: string;
  /** Method and path of each call. */
  calls: string[];
  /** Lets calls go wrong whose method and path match; the promise is fulfilled at the first of them. */
  fault(on: RegExp, fault: Fault): Promise<void>;
  /** Ends all connections. */
  hangUp(): void;
  close(): Promise<void>;
}

export async function startApiServer(answer: (call: ApiCall) => ApiReply): Promise<ApiServer> {
  const faults: { on: RegExp; fault: Fault; left: number; hit(): void }[] = [];
  const calls: string[] = [];
  const http = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const url = new URL(request.url ?? '', 'http://localhost');
      const name = `${request.method} ${decodeURIComponent(url.pathname)}`;
      calls.push(name);
      const found = faults.find(({ on, left }) => left > 0 && on.test(name));
      if (found) found.left--;
      const call = { method: request.method!, url, headers: request.headers, body: Buffer.concat(chunks) };
      const usual = found?.fault.when === 'before' ? null : answer(call);
      found?.hit();
      const how = found?.fault.how;
      if (how === 'hang') return;
      if (how === 'cut') return void request.socket.destroy();
      const { status, body, headers } = how ?? usual!;
      const isBytes = Buffer.isBuffer(body);
      const type = { 'content-type': isBytes ? 'text/plain' : 'application/json' };
      response.writeHead(status, { ...type, ...headers });
      response.end(isBytes ? body : body && JSON.stringify(body));
    })();
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    calls,
    fault: (on, fault) =>
      new Promise(resolve => faults.push({ on, fault, left: fault.times ?? 1, hit: resolve })),
    hangUp: () => http.closeAllConnections(),
    async close() {
      http.closeAllConnections();
      await new Promise(resolve => http.close(resolve));
    },
  };
}

/** The field of a header, without its name; null where there is none. */
export function headerOf(raw: Buffer, name: string): string | null {
  const [head = ''] = raw.toString('latin1').split('\r\n\r\n');
  const field = head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .find(line => line.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return field === undefined ? null : field.slice(name.length + 1).trim();
}

/** The token of a call. */
export function bearer({ headers }: ApiCall): string {
  return /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
}
