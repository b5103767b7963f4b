import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { isRefused } from './load.js';

/** A message that the recipients' server took. */
export interface Arrival {
  from: string;
  to: string;
  messageId: string;
  /** The message as it came. */
  text: string;
}

/** Moments of a delivery at which something may be killed. */
export type Moment = 'in DATA' | 'after DATA';

/** The mail server of all recipients, which takes every message and remembers it. */
export interface Recipients {
  port: number;
  arrivals: Arrival[];
  /** Called once, at the next message that comes to this moment. */
  at(moment: Moment, strike: () => void): void;
  /** Keeps the replies to the next messages back for a while, in milliseconds. */
  stall(ms: number): void;
  close(): Promise<void>;
}

/**
 * Starts the server on loopback; it takes any password.
 *
 * @param onArrival what a recipient does with a message
 */
export async function startRecipients(onArrival: (arrival: Arrival) => void): Promise<Recipients> {
  const arrivals: Arrival[] = [];
  const strikes: Partial<Record<Moment, () => void>> = {};
  let stalledUntil = 0;
  const reached = (moment: Moment) => {
    strikes[moment]?.();
    delete strikes[moment];
  };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    disableReverseLookup: true,
    closeTimeout: 50,
    onRcptTo: ({ address }, _session, done) =>
      done(
        isRefused(address) ? Object.assign(new Error('5.1.1 No such person'), { responseCode: 550 }) : null,
      ),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      reached('in DATA');
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString('latin1');
        const messageId = /^message-id: *(<[^>]+>)/im.exec(text)?.[1] ?? '';
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        for (const { address: to } of rcptTo) {
          const arrival = { from, to, messageId, text };
          arrivals.push(arrival);
          onArrival(arrival);
        }
        reached('after DATA');
        setTimeout(done, Math.max(0, stalledUntil - Date.now()));
      });
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    port: (listening.address() as AddressInfo).port,
    arrivals,
    at: (moment, strike) => void (strikes[moment] = strike),
    stall: ms => void (stalledUntil = Date.now() + ms),
    close: () => new Promise(resolve => server.close(() => resolve())),
  };
}
