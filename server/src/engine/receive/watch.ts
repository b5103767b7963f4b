import type { ImapFlow } from 'imapflow';
import { inbox } from '../../store/receiving/repository.js';
import { openImap, type ImapAccess } from './imap.js';

/** The server does not report new mail by itself (RFC 2177). */
export class IdleNotOffered extends Error {}

/** Before the half hour after which servers may end it (RFC 2177, 3), and often enough for most firewalls. */
const reissueMs = 20 * 60_000;
/** A connection that broke without a word is found out after twice this long. */
const silenceMs = 5 * 60_000;
/** How long a server may take to say goodbye. */
const goodbyeMs = 1_000;

/** What happens while an inbox is watched. */
export interface WatchEvents {
  /** The server reports from now on. Mail may have come before. */
  onOpen(): void;
  onMail(): void;
}

/**
 * Waits at an inbox for word of new mail, without reading any, until the signal aborts. The connection is given up within
 * a second then.
 *
 * @throws {ImapError} when there is no connection
 * @throws {IdleNotOffered}
 * @throws {Error} when the connection is lost, or the signal aborts before there is one
 */
export async function watchInbox(
  access: ImapAccess,
  { onOpen, onMail }: WatchEvents,
  signal: AbortSignal,
  idleMs = reissueMs,
): Promise<void> {
  const client = await openImap(access, { silenceMs, idleMs, signal });
  const leave = () => void sayGoodbye(client);
  signal.addEventListener('abort', leave, { once: true });
  try {
    if (!client.capabilities.has('IDLE')) throw new IdleNotOffered('The server does not offer IDLE.');
    await client.mailboxOpen(inbox, { readOnly: true });
    client.on('exists', ({ count, prevCount }: { count: number; prevCount: number }) => {
      if (count > prevCount) onMail();
    });
    onOpen();
    // It also ends where the client asked after a silent server: then it goes on.
    while (!signal.aborted)
      if ((await client.idle()) === false || !client.usable) throw new Error('The connection was lost.');
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    signal.removeEventListener('abort', leave);
    await sayGoodbye(client);
  }
}

async function sayGoodbye(client: ImapFlow): Promise<void> {
  const end = setTimeout(() => client.close(), goodbyeMs);
  if (client.usable) await client.logout().catch(() => undefined);
  clearTimeout(end);
  client.close();
}
