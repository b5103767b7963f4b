import { connect, type Socket } from 'node:net';

/** A TCP connection that speaks HTTP by hand. */
export interface RawConnection {
  socket: Socket;
  /** Everything received so far. */
  received(): string;
  /** Waits until the text received matches, and gives it back. Rejects when the connection ends before. */
  until(pattern: RegExp): Promise<string>;
  /** Waits for the end of the connection, and gives all text received. */
  ended(): Promise<string>;
}

export function connectRaw(port: number): RawConnection {
  const socket = connect({ port, host: '127.0.0.1' });
  let text = '';
  let over = false;
  socket.on('data', chunk => (text += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  socket.on('close', () => (over = true));
  return {
    socket,
    received: () => text,
    until: pattern =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (pattern.test(text)) resolve(text);
          else if (over) reject(new Error(`The connection ended after: ${text}`));
        };
        socket.on('data', look).on('close', look);
        look();
      }),
    ended: () => new Promise(resolve => (over ? resolve(text) : socket.on('close', () => resolve(text)))),
  };
}

/** Sends a text and gives back all that comes until the server closes the connection. */
export function exchangeRaw(port: number, text: string): Promise<string> {
  const connection = connectRaw(port);
  connection.socket.write(text, 'latin1');
  return connection.ended();
}

/** Status and JSON body of the first response in a text. */
export function parseRaw(text: string): { status: number; head: string; body: unknown } {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
  const body = rest.join('\r\n\r\n').slice(0, length);
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]),
    head,
    body: body === '' ? null : JSON.parse(body),
  };
}
