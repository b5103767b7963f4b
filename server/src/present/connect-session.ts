import { connectToken } from '../domain/connect-token.js';
import type { ConnectSession } from '../generated/types.js';
import type { ConnectSession as StoredSession } from '../store/mailboxes/connect-sessions.js';

/** A session as it stands at a moment: one that was not used in time has expired. */
export function connectStatus({ status, expiresAt }: StoredSession, now: Date): ConnectSession['status'] {
  return status === 'pending' && expiresAt <= now ? 'expired' : status;
}

/** Where a session's page is, under the address of the service. */
export function connectUrl(baseUrl: string, linkKey: Buffer, id: string): string {
  return `${baseUrl}/connect/${id}?token=${connectToken(linkKey, id)}`;
}

/** A session as the contract shows it at a moment. */
export function presentConnectSession(
  session: StoredSession,
  { baseUrl, linkKey, now }: { baseUrl: string; linkKey: Buffer; now: Date },
): ConnectSession {
  const status = connectStatus(session, now);
  return {
    id: session.id,
    status,
    connect_url: status === 'pending' ? connectUrl(baseUrl, linkKey, session.id) : null,
    expires_at: session.expiresAt.toISOString(),
    mailbox_id: session.mailboxId,
    error_message: session.errorMessage,
  };
}
