import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { verifyWebhook, type WebhookEvent } from 'outreach-sdk';

/** By its path a run knows the address that an earlier run left behind. */
export const receiverPath = '/outreach-quickstart';

/** A webhook endpoint on this machine. */
export interface Receiver {
  url: string;
  /** Deliveries that did not pass the verification, and why. */
  refused: string[];
  close(): Promise<void>;
}

/**
 * Listens on a free port of loopback, verifies each delivery with the signing secret, and hands on its event.
 * Answers 204 to what it believes and 400 to what it does not.
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
