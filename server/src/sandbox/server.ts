import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import type { Clock } from '../domain/shared/clock.js';
import { headerValue, messageIdsIn, type MailHeaders } from '../domain/inbox/mail-message.js';
import { readHeaders } from '../mail/parse.js';
import { isAnswerId } from './answer.js';
import { answerDueAt, sandboxBehaviour } from './behaviour.js';
import type { SandboxRepository } from './behaviour.js';

/** So often a person of the sandbox answers in one conversation: the message of a flow, and one reply to its answer. */
const MOST_ANSWERS = 2;

export interface SandboxOptions {
  clock: Clock;
  repository: SandboxRepository;
  /** Called with failures of the storage and of the server; the client gets a 451. */
  onError: (error: unknown) => void;
}

export interface Sandbox {
  host: string;
  port: number;
  /** Credentials made up at this start; the sandbox mailbox logs in with them. */
  user: string;
  password: string;
  close(): Promise<void>;
}

const maxMessageBytes = 30 * 1024 * 1024;

/**
 * Starts a real SMTP server on loopback that plays the recipients at sandbox.test. It relays nothing: `reject` is refused
 * as unknown, and all other mail is kept before the 250 is given, also that to recipients elsewhere, whom it never
 * reaches and who stay silent.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const user = 'sandbox';
  const password = randomBytes(18).toString('base64url');
  const server = new SMTPServer({
    name: 'sandbox.test',
    banner: 'Outreach sandbox',
    size: maxMessageBytes,
    disabledCommands: ['STARTTLS'],
    hideENHANCEDSTATUSCODES: true,
    disableReverseLookup: true,
    authMethods: ['PLAIN', 'LOGIN'],
    closeTimeout: 1_000,
    logger: false,
    onAuth(auth, _session, callback) {
      const isRight = auth.username === user && isSame(auth.password ?? '', password);
      callback(
        isRight ? null : reply(535, '5.7.8 Authentication credentials invalid'),
        isRight ? { user } : undefined,
      );
    },
    onRcptTo: (address, _session, callback) => callback(refusalOf(address.address)),
    onData(stream, session, callback) {
      keep(stream, session, options).then(
        text => callback(null, text),
        (error: unknown) => callback(isReply(error) ? error : failed(error, options)),
      );
    },
  });
  server.on('error', options.onError);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    host: '127.0.0.1',
    port: (listener.address() as AddressInfo).port,
    user,
    password,
    close: () => new Promise(resolve => server.close(() => resolve())),
  };
}

function isSame(given: string, expected: string): boolean {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}

/** An SMTP reply other than success; the server sends its code and text. */
function reply(responseCode: number, text: string): Error & { responseCode: number } {
  return Object.assign(new Error(text), { responseCode });
}

function isReply(error: unknown): error is Error & { responseCode: number } {
  return error instanceof Error && 'responseCode' in error;
}

function failed(error: unknown, options: SandboxOptions): Error {
  options.onError(error);
  return reply(451, '4.3.0 The message could not be stored, try again later');
}

function refusalOf(address: string): Error | null {
  return sandboxBehaviour(address) === 'reject'
    ? reply(550, `5.1.1 <${address}>: Recipient address rejected: User unknown`)
    : null;
}

/** Stores the message for each recipient and gives the text of the 250. */
async function keep(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  options: SandboxOptions,
): Promise<string> {
  const raw = await buffer(stream);
  if (stream.sizeExceeded) throw reply(552, '5.3.4 The message is too large');
  const headers = readHeaders(raw);
  const messageIdHeader = messageIdsIn(headerValue(headers, 'message-id'))[0] ?? '';
  // Who answers every reply by a program would otherwise be answered without end.
  const mayAnswer = answersBefore(headers) < MOST_ANSWERS;
  const acceptedAt = options.clock.now();
  const mailFrom = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address;
  for (const { address } of session.envelope.rcptTo) {
    const behaviour = sandboxBehaviour(address);
    const due = answerDueAt(mayAnswer ? behaviour : 'accept', messageIdHeader + address, acceptedAt);
    await options.repository.accept({
      messageIdHeader,
      mailFrom,
      rcptTo: address,
      raw,
      behaviour,
      acceptedAt,
      answerDueAt: due,
    });
  }
  return '2.0.0 Ok: kept in the sandbox';
}

/** How many answers of sandbox people the conversation of a message holds, by its References (RFC 5322, 3.6.4). */
function answersBefore(headers: MailHeaders): number {
  return messageIdsIn(headerValue(headers, 'references')).filter(isAnswerId).length;
}
