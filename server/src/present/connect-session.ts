import { connectToken } from '../domain/mailboxes/connect-token.js';
import type { ConnectSession } from '../generated/types.js';
import type { ConnectSessionEntity } from '../store/connect-sessions/repository.js';

/** Returns the status of a session at a time: one that was not used in time has expired. */
export function connectStatus(
  { status, expires_at }: ConnectSessionEntity,
  now: Date,
): ConnectSession['status'] {
  return status === 'pending' && expires_at <= now ? 'expired' : status;
}

/** Where a session's page is, under the address of the service. */
export function connectUrl(baseUrl: string, linkKey: Buffer, id: string): string {
  return `${baseUrl}/connect/${id}?token=${connectToken(linkKey, id)}`;
}

/** Presents a session in the shape of the contract, at a time. */
export function presentConnectSession(
  session: ConnectSessionEntity,
  { baseUrl, linkKey, now }: { baseUrl: string; linkKey: Buffer; now: Date },
): ConnectSession {
  const status = connectStatus(session, now);
  return {
    id: session.id,
    status,
    connect_url: status === 'pending' ? connectUrl(baseUrl, linkKey, session.id) : null,
    expires_at: session.expires_at.toISOString(),
    mailbox_id: session.mailbox_id,
    error_message: session.error_message,
  };
}
