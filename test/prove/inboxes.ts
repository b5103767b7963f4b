import { setTimeout as sleep } from 'node:timers/promises';
import { hasDovecot, startDovecot } from '../support/dovecot.js';
import { answerOf, ownMail } from '../support/imap-mailbox.js';
import { startProxy, type Proxy } from '../support/proxy.js';
import type { Arrival } from './recipients.js';

/** The senders' inboxes at an IMAP server, and the people who write into them. */
export interface Inboxes {
  /** What the service reads them through. */
  proxy: Proxy;
  /** How many replies were written. */
  replyCount(): number;
  /** Called once, when mail is fetched next. */
  atFetch(strike: () => void): void;
  /** Lets who got a message reply to it. */
  replyTo(arrival: Arrival): Promise<void>;
  close(): Promise<void>;
}

/** Starts them; null, and a line that says so, where Dovecot is not installed. */
export async function startInboxes(): Promise<Inboxes | null> {
  if (!(await hasDovecot())) {
    console.error('Dovecot is not installed (see .ci/install-packages): nobody replies.');
    return null;
  }
  const dovecot = await startDovecot();
  let strike: (() => void) | undefined;
  const proxy = await startProxy({ host: '127.0.0.1', port: dovecot.port }, sent => {
    if (strike && sent.includes('FETCH')) {
      strike();
      strike = undefined;
    }
    return sent;
  });
  let replyCount = 0;
  return {
    proxy,
    replyCount: () => replyCount,
    atFetch: next => void (strike = next),
    async replyTo({ from, to, messageId, text }) {
      if (!replies(to, text)) return;
      replyCount++;
      const answer = answerOf(to, from, messageId, 'Thanks, tell me more.');
      const file = () => ownMail(dovecot.port, from).deliver(answer);
      // A busy server may refuse it for the moment.
      while (!(await file().then(() => true, () => false))) await sleep(500); // prettier-ignore
    },
    async close() {
      await proxy.close();
      await dovecot.close();
    },
  };
}

/** What only the last message of a flow contains. */
export const lastOfFlow = 'the last message';

/** Whether who got a message replies to it, as one in five people does. */
export function replies(to: string, text: string): boolean {
  return text.includes(lastOfFlow) && /[05]@/.test(to);
}
