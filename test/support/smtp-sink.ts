import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** An SMTP server of a test that takes every mail; who logs in must know the password. */
export interface SmtpSink {
  port: number;
  /** Raw messages in the order of arrival. */
  received: string[];
  close(): Promise<void>;
}

/**
 * Starts a server on loopback; mail is also taken without a login.
 *
 * @param isToken judges access tokens, where such a login (XOAUTH2) is offered
 */
export async function startSmtpSink(
  password: string,
  isToken?: (user: string, token: string) => boolean,
): Promise<SmtpSink> {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 50,
    authMethods: isToken ? ['PLAIN', 'LOGIN', 'XOAUTH2'] : undefined,
    onAuth(auth, _session, done) {
      if (auth.method === 'XOAUTH2') {
        const isGood = isToken?.(auth.username ?? '', auth.accessToken ?? '');
        return done(null, isGood ? { user: auth.username } : { data: { status: '401', schemes: 'bearer' } });
      }
      if (auth.password === password) return done(null, { user: auth.username });
      done(Object.assign(new Error('5.7.8 Bad credentials'), { responseCode: 535 }));
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    port: (listening.address() as AddressInfo).port,
    received,
    close: () => new Promise(resolve => server.close(() => resolve())),
  };
}
