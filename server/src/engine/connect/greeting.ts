import { once } from 'node:events';
import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { MailServer } from '../../store/mailboxes/entities.js';
import { mailAddress } from '../outbound/mail-host.js';

/** How a mail server begins. */
export interface Greeting {
  /** TLS comes first; otherwise the server greets in plain text. */
  secure: boolean;
  /** What it speaks; null for what is none of these. */
  protocol: 'smtp' | 'imap' | 'pop3' | null;
}

const timeoutMs = 5_000;
/** Content types of TLS records (RFC 8446, part 5.1): a server that expects TLS may complain in one. */
const tlsRecord = /^[\x14-\x17]/;

/**
 * Hears how a server greets, with and without TLS at the same time: one that waits for a TLS hello is silent to plain
 * text, one in plain text understands no hello. Nothing is sent to it, so no certificate is judged. Null when it greets
 * in neither way within five seconds.
 */
export async function greetingOf(
  server: Pick<MailServer, 'host' | 'port' | 'reach'>,
): Promise<Greeting | null> {
  const address = await mailAddress(server).catch(() => null);
  if (!address) return null;
  const to = { ...address, port: server.port };
  const servername = to.servername ?? (isIP(to.host) ? undefined : to.host);
  const plain = connectPlain(to);
  const secured = connectTls({ ...to, servername, rejectUnauthorized: false });
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await Promise.any([hear(plain, false, signal), hear(secured, true, signal)]);
  } catch {
    return null;
  } finally {
    plain.destroy();
    secured.destroy();
  }
}

async function hear(socket: Socket, secure: boolean, signal: AbortSignal): Promise<Greeting> {
  // After the other one was heard this one may still fail, which nobody wants to know.
  socket.on('error', () => undefined);
  const closed = once(socket, 'close', { signal }).then((): never => {
    throw new Error('The server said nothing.');
  });
  const [chunk] = await Promise.race([once(socket, 'data', { signal }) as Promise<[Buffer]>, closed]);
  const words = chunk.toString('latin1');
  if (!secure && tlsRecord.test(words)) throw new Error('The server speaks TLS.');
  return { secure, protocol: protocolOf(words) };
}

function protocolOf(words: string): Greeting['protocol'] {
  if (/^\* (?:OK|PREAUTH|BYE)\b/i.test(words)) return 'imap';
  if (/^\d{3}[ -]/.test(words)) return 'smtp';
  return words.startsWith('+OK') ? 'pop3' : null;
}
