import { randomBytes } from 'node:crypto';
import { connectToken, flowSecrets, sameToken } from '../../domain/mailboxes/connect-token.js';
import type { PublicRequest } from '../../domain/api/public-route.js';
import { addressInIdToken, missingScopes, type OAuthProvider } from '../../domain/mailboxes/oauth.js';
import { framed, pageHeaders, markup } from '../frame.js';
import type { ConnectPages, PageAnswer, Visit } from './pages.js';
import { NotSavedError } from './save.js';
import type { Attempt, Candidate } from './steps.js';

/** Holds the session's token and the flow's seed while the browser is with the provider. */
const cookieName = 'connect_flow';
const cookieSeconds = 15 * 60;

/** The providers that a session may be connected with by permission. */
export function offeredTo({ oauthProviders }: ConnectPages, { input }: Visit): readonly OAuthProvider[] {
  const only = input.provider;
  return oauthProviders.filter(({ id }) => only === undefined || only === id);
}

/**
 * Sends the browser to the provider. All that the flow needs later follows from a seed that this browser alone holds: a
 * link back that was made in another browser does nothing here.
 *
 * A page leads there, not a redirect: browsers hold every redirect that follows a form against the policy, and a provider
 * may lead on to the login of a company, whose address nobody knows here.
 */
export function beginFlow(
  pages: ConnectPages,
  { session, input, nonce }: Visit,
  provider: OAuthProvider,
): PageAnswer {
  const { linkKey } = pages;
  const seed = randomBytes(24).toString('base64url');
  const secrets = flowSecrets(linkKey, session.id, seed);
  const location = pages.authorizationUrl(provider, secrets, redirectUri(pages, provider), input.email);
  const cookie = cookieFor(pages, `${connectToken(linkKey, session.id)}.${seed}`, cookieSeconds);
  const heading = `Going to ${provider.name}`;
  const content = markup`<h1>${heading}</h1>
<p><a class="button" href="${location}">Continue to ${provider.name}</a></p>`;
  return {
    status: 200,
    body: framed({ title: heading, nonce }, content),
    headers: { ...pageHeaders(nonce), 'Set-Cookie': cookie, Refresh: `0; url=${location}` },
  };
}

/** What the way back from a provider brings. */
export interface Return {
  /** The token of the session that this browser was connecting; empty when it was at none. */
  token: string;
  headers: Record<string, string>;
  /** What is to be tried, or why there is nothing. */
  read(visit: Visit): Attempt | { notice: string };
}

export function endFlow(pages: ConnectPages, { params, query, headers }: PublicRequest): Return {
  const [token = '', seed = ''] = cookieIn(headers.cookie).split('.');
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : '');
  return {
    token,
    headers: { 'Set-Cookie': cookieFor(pages, '', 0) },
    read(visit) {
      const provider = offeredTo(pages, visit).find(({ id }) => id === params.provider);
      const secrets = flowSecrets(pages.linkKey, visit.session.id, seed);
      if (!provider || !seed || !sameToken(text('state'), secrets.state))
        return { notice: 'This sign-in did not start on this page. Please try again.' };
      const code = text('code');
      if (!code)
        return {
          notice: `${provider.name} did not give permission. Nothing has changed. You can try again.`,
        };
      const flow = { code, verifier: secrets.verifier, nonce: secrets.nonce };
      return {
        pages,
        visit,
        heading: `Connecting your ${provider.name} mailbox`,
        before: `Asking ${provider.name} for access`,
        candidate: () => permitted(pages, visit, provider, flow),
        again: () => markup`<p><a class="button" href="${visit.action}">Go back</a></p>`,
      };
    },
  };
}

async function permitted(
  pages: ConnectPages,
  { input: { displayName } }: Visit,
  provider: OAuthProvider,
  { code, verifier, nonce }: { code: string; verifier: string; nonce: string },
): Promise<Candidate> {
  const flow = { code, verifier, redirectUri: redirectUri(pages, provider) };
  const grant = await pages.exchangeCode(provider, flow).catch((error: Error) => {
    throw new NotSavedError(
      error.message,
      'Go back and try again. If it fails again, contact the person who gave you the link.',
    );
  });
  const wanted = { clientId: provider.clientId, nonce, now: pages.clock.now() };
  const email = grant.idToken === null ? null : addressInIdToken(grant.idToken, wanted);
  if (email === null) throw new NotSavedError(`${provider.name} did not return the address of the mailbox.`);
  if (grant.refreshToken === null)
    throw new NotSavedError(
      `${provider.name} gave only temporary permission. Permanent permission is needed.`,
    );
  const missing = provider.transport === 'api' ? missingScopes(provider.scope, grant.scope) : [];
  if (missing.length > 0)
    throw new NotSavedError(
      `${provider.name} gave only a part of the permission. Missing: ${missing.join(', ')}.`,
      'Go back, try again, and leave every box selected.',
    );
  const secret = { accessToken: grant.accessToken };
  const settings = {
    smtp: { ...provider.smtp, user: email },
    imap: { ...provider.imap, user: email },
    ...(provider.transport === 'api' && { transport: 'api' as const }),
  };
  const credentials = { refresh_token: grant.refreshToken };
  return {
    mailbox: { email, displayName, provider: provider.id, settings, credentials },
    smtpSecret: secret,
    imapSecret: secret,
  };
}

function redirectUri({ baseUrl }: ConnectPages, { id }: OAuthProvider): string {
  return `${baseUrl}/connect/return/${id}`;
}

/** Sent along when the browser is led back here by a link (Lax), to the way back alone, and shown to no script. */
function cookieFor({ baseUrl }: ConnectPages, value: string, seconds: number): string {
  const { protocol, pathname } = new URL(`${baseUrl}/connect/return`);
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${cookieName}=${value}; Path=${pathname}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

function cookieIn(header: string | string[] | undefined): string {
  const pairs = String(header ?? '').split(/;\s*/);
  return pairs.find(pair => pair.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1) ?? '';
}
