import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the receiver got it. */
export interface Received {
  id: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  /** The raw body. */
  text: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}

/** What the receiver does with a request, once it is read and noted. */
export type Behaviour = (request: Received, response: ServerResponse) => void;

/** A webhook receiver on 127.0.0.1. */
export interface Receiver {
  url: string;
  received: Received[];
  /** Answers 204 until reported otherwise. */
  behave(behaviour: Behaviour): void;
  /** Ids of the events that came, in order, repeats included. */
  ids(): string[];
  paths(): string[];
  close(): Promise<void>;
}

export const answer =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (_request, response) =>
    void response.writeHead(status, headers).end();

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let behaviour = answer(204);
  const server = createServer((request, response) => {
    void read(request).then(
      each => {
        received.push(each);
        behaviour(each, response);
      },
      () => undefined,
    );
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    behave: next => void (behaviour = next),
    ids: () => received.map(({ id }) => id),
    paths: () => received.map(({ path }) => path),
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function read(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  const headers = request.headers as Record<string, string>;
  return { id: headers['webhook-id']!, path: request.url!, headers, text, body: JSON.parse(text) };
}
