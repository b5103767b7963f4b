import { hash } from 'node:crypto';
import type { Clock } from '../../domain/shared/clock.js';
import type { FlowSecrets } from '../../domain/mailboxes/connect-token.js';
import type { Grant, OAuthProvider } from '../../domain/mailboxes/oauth.js';

/** No token. `refused`: the provider says no, and its owner must connect again; `unreachable`: try again later. */
export class OAuthError extends Error {
  readonly kind: 'refused' | 'unreachable';

  constructor(kind: OAuthError['kind'], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'OAuthError';
    this.kind = kind;
  }
}

const timeoutMs = 15_000;
/** How long an access token is good when the answer does not say it. */
const usualLifeSeconds = 3600;

/** Where the owner of a mailbox is sent to give permission: a code is asked for, with PKCE (RFC 7636). */
export function authorizationUrl(
  provider: OAuthProvider,
  { state, verifier, nonce }: FlowSecrets,
  redirectUri: string,
  loginHint: string | undefined,
): string {
  const url = new URL(provider.authorizeUrl);
  const parameters = {
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: redirectUri,
    scope: provider.scope,
    state,
    nonce,
    code_challenge: hash('sha256', verifier, 'base64url'),
    code_challenge_method: 'S256',
    ...provider.extra,
    ...(loginHint !== undefined && { login_hint: loginHint }),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Makes tokens of the code of a flow. @throws {OAuthError} */
export function exchangeCode(
  provider: OAuthProvider,
  { code, verifier, redirectUri }: { code: string; verifier: string; redirectUri: string },
  clock: Clock,
): Promise<Grant> {
  const request = { grant_type: 'authorization_code', code, redirect_uri: redirectUri };
  return askForTokens(provider, { ...request, code_verifier: verifier }, clock);
}

/** Makes an access token of a refresh token. @throws {OAuthError} */
export function refreshGrant(provider: OAuthProvider, refreshToken: string, clock: Clock): Promise<Grant> {
  return askForTokens(provider, { grant_type: 'refresh_token', refresh_token: refreshToken }, clock);
}

async function askForTokens(
  provider: OAuthProvider,
  request: Record<string, string>,
  clock: Clock,
): Promise<Grant> {
  const { tokenUrl, clientId, clientSecret, name } = provider;
  const asked = clock.now().getTime();
  const { status, answer } = await post(name, tokenUrl, {
    ...request,
    client_id: clientId,
    client_secret: clientSecret,
  });
  const { access_token, refresh_token, id_token, scope, expires_in, error, error_description } = answer;
  if (status === 200 && access_token) {
    const life = Number(expires_in ?? usualLifeSeconds) * 1000;
    return {
      accessToken: access_token,
      refreshToken: refresh_token ?? null,
      idToken: id_token ?? null,
      scope: scope ?? null,
      expiresAt: new Date(asked + life),
    };
  }
  const words = (error_description ?? error ?? `status ${status}`).slice(0, 300);
  // RFC 6749, 5.2: what is wrong with the request is reported with 400 or 401; anything else passes.
  const kind = status === 400 || status === 401 ? 'refused' : 'unreachable';
  throw new OAuthError(kind, `${name} did not issue a token: ${words}`);
}

type TokenResponse = Partial<
  Record<
    'access_token' | 'refresh_token' | 'id_token' | 'scope' | 'expires_in' | 'error' | 'error_description',
    string
  >
>;

async function post(name: string, url: string, form: Record<string, string>) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = (await response.json().catch(() => ({}))) as TokenResponse;
    return { status: response.status, answer: answer ?? {} };
  } catch (error) {
    throw new OAuthError('unreachable', `${name} cannot be reached to get a token.`, error);
  }
}
