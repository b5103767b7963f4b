import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { verifyWebhook, type WebhookEvent } from 'outreach-sdk';

/** The path by which a run recognizes the webhook URL of an earlier run. */
export const receiverPath = '/outreach-quickstart';

/** A webhook endpoint on this machine. */
export interface Receiver {
  url: string;
  /** Why deliveries were refused. */
  refused: string[];
  close(): Promise<void>;
}

/**
 * Listens on a free port of this machine, verifies each delivery with the signing secret, and passes its event to `onEvent`.
 * Responds with 204 to a valid delivery, and with 400 to any other.
 */
export async function receiveWebhooks(
  secret: string,
  onEvent: (event: WebhookEvent) => void,
): Promise<Receiver> {
  const refused: string[] = [];
  const server = createServer((request, response) => {
    buffer(request)
      .then(body => verifyWebhook(body, request.headers, secret))
      .then(onEvent)
      .then(
        () => response.writeHead(204).end(),
        (error: unknown) => {
          refused.push(String(error));
          response.writeHead(400).end();
        },
      );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${receiverPath}`,
    refused,
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
