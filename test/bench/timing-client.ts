import { Agent, request } from 'node:http';

/** A client that times its requests. */
export interface TimingClient {
  /** @returns milliseconds from the request to the last byte of its answer */
  time(method: string, path: string, body?: unknown): Promise<number>;
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
  close(): void;
}

/** @param connections how many requests may be under way */
export function timingClient(port: number, key: string, connections: number): TimingClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  function send(method: string, path: string, body?: unknown): Promise<string> {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const headers: Record<string, string> = { authorization: `Bearer ${key}` };
    if (payload !== undefined) {
      headers['content-type'] = 'application/json';
      headers['content-length'] = String(Buffer.byteLength(payload));
    }
    return new Promise((resolve, reject) => {
      const req = request({ port, host: '127.0.0.1', agent, method, path, headers }, res => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          if (res.statusCode! < 300) resolve(text);
          else reject(new Error(`${method} ${path}: ${res.statusCode} ${text}`));
        });
      });
      req.on('error', reject).end(payload);
    });
  }
  return {
    async time(method, path, body) {
      const started = performance.now();
      await send(method, path, body);
      return performance.now() - started;
    },
    call: async <T>(method: string, path: string, body?: unknown) =>
      JSON.parse(await send(method, path, body)) as T,
    close: () => agent.destroy(),
  };
}

/** Milliseconds that half, and that 99 of 100, of the calls stayed under. */
export interface Times {
  p50: number;
  p99: number;
}

export function timesOf(milliseconds: readonly number[]): Times {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { p50: at(0.5), p99: at(0.99) };
}
