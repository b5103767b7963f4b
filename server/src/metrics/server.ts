import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What is served: its media type, and how it is written anew for each request. */
export interface Exposition {
  contentType: string;
  write(): Promise<string>;
}

export interface MetricsServer {
  address: AddressInfo;
  close(): Promise<void>;
}

const path = '/metrics';

/** Serves `GET /metrics`, and nothing else, on an address of its own. Rejects when the address cannot be had. */
export async function serveMetrics(
  port: number,
  host: string,
  exposition: Exposition,
): Promise<MetricsServer> {
  const server = createServer((req, res) => void answer(req, res, exposition));
  await once(server.listen(port, host), 'listening');
  return {
    address: server.address() as AddressInfo,
    close: () =>
      new Promise<void>(closed => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

async function answer(req: IncomingMessage, res: ServerResponse, exposition: Exposition): Promise<void> {
  req.resume();
  if ((req.url ?? '').split('?')[0] !== path) return end(res, 404, `Metrics are at ${path}.\n`);
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.setHeader('Allow', 'GET, HEAD');
    return end(res, 405, 'Metrics are only read.\n');
  }
  try {
    const text = await exposition.write();
    res.setHeader('Content-Type', exposition.contentType);
    res.end(text);
  } catch (error) {
    end(res, 500, `${(error as Error).message}\n`);
  }
}

function end(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  res.end(text);
}
