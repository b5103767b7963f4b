import { greetingOf, type Greeting } from '../engine/connect/greeting.js';
import type { MailServer } from '../store/mailboxes/entities.js';

/** The server speaks another protocol than expected. Most likely two ports are swapped. */
export class OtherProtocolError extends Error {}

type Kind = 'smtp' | 'imap';

/** Ports that say whether TLS comes first. On other ports, the greeting of the server decides. */
const usualPorts: Record<Kind, ReadonlyMap<number, boolean>> = {
  smtp: new Map([
    [25, false],
    [465, true],
    [587, false],
    [2525, false],
  ]),
  imap: new Map([
    [143, false],
    [993, true],
  ]),
};

const names: Record<NonNullable<Greeting['protocol']>, string> = {
  smtp: 'an SMTP server',
  imap: 'an IMAP server',
  pop3: 'a POP3 server',
};

/** Returns whether TLS comes first on a port. On an unusual port, that is tried if the server sends no greeting. */
export function isSecurePort(kind: Kind, port: number): boolean {
  return usualPorts[kind].get(port) ?? false;
}

/**
 * Tries a server with the security that its port suggests, and otherwise with that of its greeting.
 *
 * @returns the server with the kind of security that worked
 * @throws {OtherProtocolError} when it speaks another protocol; otherwise what the attempt threw
 */
export async function letIn(
  kind: Kind,
  server: MailServer,
  attempt: (server: MailServer) => Promise<unknown>,
): Promise<MailServer> {
  let failure: (Error & { kind?: string }) | undefined;
  if (usualPorts[kind].has(server.port)) {
    try {
      await attempt(server);
      return server;
    } catch (error) {
      failure = error as Error;
      if (failure.kind === 'auth') throw failure;
    }
  }
  const greeting = await greetingOf(server);
  if (greeting?.protocol && greeting.protocol !== kind)
    throw new OtherProtocolError(
      `${server.host}:${server.port} is ${names[greeting.protocol]}, not ${names[kind]}: check --smtp-port and --imap-port.`,
    );
  const heard = greeting ? { ...server, secure: greeting.secure } : server;
  if (failure && heard.secure === server.secure) throw failure;
  await attempt(heard);
  return heard;
}
