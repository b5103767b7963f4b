import { parseEmail, type NormalizedEmail } from '../leads/email-address.js';
import type { MailEndpoint } from './mail-servers.js';

/** A provider whose mailboxes are connected by OAuth 2, and the client that this service is there. */
export interface OAuthProvider {
  id: 'google' | 'microsoft';
  name: string;
  clientId: string;
  clientSecret: string;
  /** Where the owner of a mailbox is asked for permission (RFC 6749, 3.1). */
  authorizeUrl: string;
  /** Where codes and refresh tokens become access tokens (RFC 6749, 3.2). */
  tokenUrl: string;
  scope: string;
  /** What its authorization page wants beyond the standard. */
  extra: Readonly<Record<string, string>>;
  smtp: MailEndpoint;
  imap: MailEndpoint;
  /** How mailboxes that are connected from now on send and are read. */
  transport: MailTransport;
  /** Base address of its HTTP API. */
  apiUrl: string;
}

/** SMTP and IMAP, or the HTTP API of the provider. */
export type MailTransport = 'smtp' | 'api';

/** What a token endpoint has granted. */
export interface Grant {
  accessToken: string;
  /** Null when the one that was used stays good. */
  refreshToken: string | null;
  idToken: string | null;
  /** What was permitted, separated by spaces; null when that is what was asked for (RFC 6749, 5.1). */
  scope: string | null;
  expiresAt: Date;
}

/** What a provider says whose mailbox it is, and what that must agree with. */
interface Claims {
  aud?: unknown;
  nonce?: unknown;
  exp?: unknown;
  email?: unknown;
  preferred_username?: unknown;
}

/**
 * The address in an OpenID token that came from the token endpoint itself, over TLS, which replaces its signature
 * (OpenID Connect Core, 3.1.3.7). Null when it was made for another client or another flow, or names no address.
 */
export function addressInIdToken(
  token: string,
  wanted: { clientId: string; nonce: string; now: Date },
): NormalizedEmail | null {
  const claims = claimsOf(token);
  if (!claims) return null;
  const audience = Array.isArray(claims.aud) ? claims.aud : [claims.aud];
  if (!audience.includes(wanted.clientId) || claims.nonce !== wanted.nonce) return null;
  if (typeof claims.exp !== 'number' || claims.exp * 1000 <= wanted.now.getTime()) return null;
  const address = claims.email ?? claims.preferred_username;
  return typeof address === 'string' ? parseEmail(address) : null;
}

/** Returns what was asked for and not permitted: an owner may deselect parts of it. */
export function missingScopes(wanted: string, granted: string | null): string[] {
  if (granted === null) return [];
  // Microsoft returns its own permissions without the address before their name.
  const name = (scope: string) => scope.split('/').filter(Boolean).at(-1)!.toLowerCase();
  const known = new Set(granted.split(' ').filter(Boolean).map(name));
  return wanted.split(' ').filter(scope => scope.startsWith('https://') && !known.has(name(scope)));
}

function claimsOf(token: string): Claims | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return typeof claims === 'object' && claims !== null ? claims : null;
  } catch {
    return null;
  }
}
