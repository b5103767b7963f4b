import { connect } from 'node:net';

/** A load of identical requests over kept connections, each sent when the answer to the one before is there. */
export interface Load {
  port: number;
  path: string;
  key: string;
  connections: number;
  milliseconds: number;
}

export interface LoadResult {
  answered: number;
  /** The first response that was not 200. */
  refusal?: string;
}

/** Drives a load and counts whole responses. */
export async function drive(load: Load): Promise<LoadResult> {
  const request = Buffer.from(
    `GET ${load.path} HTTP/1.1\r\nHost: 127.0.0.1:${load.port}\r\nAuthorization: Bearer ${load.key}\r\nAccept: application/json\r\n\r\n`,
  );
  const result: LoadResult = { answered: 0 };
  const deadline = performance.now() + load.milliseconds;
  await Promise.all(
    Array.from({ length: load.connections }, () => drain(load.port, request, deadline, result)),
  );
  return result;
}

function drain(port: number, request: Buffer, deadline: number, result: LoadResult): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => socket.write(request));
    let text = '';
    socket.setEncoding('latin1');
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed a connection.')));
    socket.on('data', (chunk: string) => {
      text += chunk;
      if (!isWhole(text)) return;
      if (text.startsWith('HTTP/1.1 200')) result.answered += 1;
      else result.refusal ??= text;
      text = '';
      if (performance.now() < deadline) socket.write(request);
      else resolve(void socket.removeAllListeners().destroy());
    });
  });
}

function isWhole(text: string): boolean {
  const head = text.indexOf('\r\n\r\n');
  if (head === -1) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head));
  if (!length) throw new Error('A response without Content-Length.');
  return text.length >= head + 4 + Number(length[1]);
}

/** Runs in a process of its own, so that it takes no time from the server that it loads. */
process.on('message', (load: Load) => {
  drive(load).then(
    result => process.send!(result),
    (error: Error) => {
      console.error(error);
      process.exit(1);
    },
  );
});
