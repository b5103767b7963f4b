import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer on its way; a rule may change all of it. */
export interface Passing {
  method: string;
  /** Path and query. */
  path: string;
  /** Whether the request brought an API key. */
  hasKey: boolean;
  status: number;
  headers: Headers;
  /** Parsed JSON, or the text where it is none. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}

/** What a proxy does to requests and answers. */
export interface Rules {
  /** Changes the headers of a request before the service sees it. */
  request?: (headers: Headers, path: string) => void;
  answer?: (passing: Passing) => void;
}

/** Stands between a client and a service, and makes of its answers what a worse service would give. */
export interface SpoilingProxy {
  url: string;
  /** Requests that came, as `METHOD path`. */
  seen: string[];
  to(url: string): void;
  spoil(rules: Rules): void;
  close(): Promise<void>;
}

export async function startSpoilingProxy(): Promise<SpoilingProxy> {
  let target = '';
  let rules: Rules = {};
  const seen: string[] = [];
  const server = createServer((req, res) => {
    void pass(req).then(({ status, headers, body }) => {
      for (const name of ['content-length', 'transfer-encoding', 'connection', 'keep-alive'])
        headers.delete(name);
      res.writeHead(status, Object.fromEntries(headers));
      res.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });

  async function pass(req: IncomingMessage): Promise<Passing> {
    const [method, path] = [req.method!, req.url!];
    seen.push(`${method} ${path}`);
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const sent = new Headers(req.headers as Record<string, string>);
    for (const name of ['host', 'connection', 'content-length', 'transfer-encoding']) sent.delete(name);
    const hasKey = sent.has('authorization');
    rules.request?.(sent, path);
    const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
    const response = await fetch(target + path, { method, headers: sent, body, redirect: 'manual' });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const { status } = response;
    const headers = new Headers(response.headers);
    const passing: Passing = {
      method,
      path,
      hasKey,
      status,
      headers,
      body: isJson ? JSON.parse(text) : text,
    };
    rules.answer?.(passing);
    return passing;
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    to: url => void (target = url),
    spoil: next => void (rules = next),
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
