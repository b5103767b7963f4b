import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OAuthProvider } from '../../server/src/domain/mailboxes/oauth.js';

/** An OAuth 2 provider of a test, as strict as the standards: PKCE, codes for one use, refresh tokens that rotate. */
export interface OAuthServer {
  url: string;
  /** Whose pages are shown: who gives permission. */
  user: string;
  /** How many requests for tokens it has answered, by kind of grant. */
  grants: Record<string, number>;
  /** What it says that was permitted; nothing, where that is what was asked for. */
  granted: string | undefined;
  /** Answers 503 while it is true. */
  isDown: boolean;
  /** A refresh token stays good after its use, as Google's and Microsoft's do. */
  keepsRefreshTokens: boolean;
  /** Whether a token is good for a user. */
  isToken(user: string, token: string): boolean;
  /** Makes every access token it has given void. */
  forgetAccess(): void;
  /** Gives permission for a mailbox, as its owner would; answers the refresh token. */
  permit(user: string): string;
  /** Takes the permission back: no refresh token is good any more. */
  revoke(): void;
  /** A client of it, with mail servers on this machine. */
  provider(id: OAuthProvider['id'], smtpPort: number, imapPort: number): OAuthProvider;
  close(): Promise<void>;
}

const client = { id: 'client-of-the-test', secret: 'secret-of-the-test' };

export async function startOAuthServer(): Promise<OAuthServer> {
  const codes = new Map<string, { challenge: string; nonce: string; redirectUri: string; user: string }>();
  const refresh = new Map<string, string>();
  const access = new Map<string, string>();
  const random = () => randomBytes(16).toString('hex');

  function grantTo(user: string, nonce?: string) {
    const [token, refreshToken] = [random(), random()];
    access.set(token, user);
    refresh.set(refreshToken, user);
    const claims = { aud: client.id, nonce, exp: Math.floor(Date.now() / 1000) + 600, email: user };
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const idToken = nonce === undefined ? undefined : `${encode({ alg: 'none' })}.${encode(claims)}.`;
    return {
      access_token: token,
      refresh_token: refreshToken,
      id_token: idToken,
      scope: server.granted,
      expires_in: 3600,
    };
  }

  function tokenAnswer(form: URLSearchParams): object | null {
    const of = (name: string) => form.get(name) ?? '';
    if (of('client_id') !== client.id || of('client_secret') !== client.secret) return null;
    server.grants[of('grant_type')] = (server.grants[of('grant_type')] ?? 0) + 1;
    if (of('grant_type') === 'refresh_token') {
      const user = refresh.get(of('refresh_token'));
      if (!server.keepsRefreshTokens) refresh.delete(of('refresh_token'));
      return user === undefined ? null : grantTo(user);
    }
    const code = codes.get(of('code'));
    codes.delete(of('code'));
    const challenge = createHash('sha256').update(of('code_verifier')).digest('base64url');
    const isSame = code?.challenge === challenge && code.redirectUri === of('redirect_uri');
    return code && isSame ? grantTo(code.user, code.nonce) : null;
  }

  const http = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '', 'http://localhost');
      const answer = (status: number, body: object) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      if (server.isDown) return answer(503, {});
      if (url.pathname === '/authorize') {
        const of = (name: string) => url.searchParams.get(name) ?? '';
        const back = new URL(of('redirect_uri'));
        const code = random();
        if (of('client_id') !== client.id || of('code_challenge_method') !== 'S256') return answer(400, {});
        const [challenge, nonce] = [of('code_challenge'), of('nonce')];
        codes.set(code, { challenge, nonce, redirectUri: back.href, user: server.user });
        back.searchParams.set('code', code);
        back.searchParams.set('state', of('state'));
        return response.writeHead(302, { location: back.href }).end();
      }
      const form = new URLSearchParams(await bodyOf(request));
      if (url.pathname === '/introspect') {
        const username = access.get(form.get('token') ?? '');
        return answer(200, username === undefined ? { active: false } : { active: true, username });
      }
      const tokens = tokenAnswer(form);
      return answer(tokens ? 200 : 400, tokens ?? { error: 'invalid_grant' });
    })();
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;

  const server: OAuthServer = {
    url,
    user: 'ana@example.com',
    grants: {},
    granted: undefined,
    isDown: false,
    keepsRefreshTokens: false,
    isToken: (user, token) => access.get(token) === user,
    forgetAccess: () => access.clear(),
    permit: user => grantTo(user).refresh_token,
    revoke: () => {
      refresh.clear();
      access.clear();
    },
    provider: (id, smtpPort, imapPort) => ({
      id,
      name: id === 'google' ? 'Google' : 'Microsoft',
      clientId: client.id,
      clientSecret: client.secret,
      authorizeUrl: `${url}/authorize`,
      tokenUrl: `${url}/token`,
      scope: 'openid email mail',
      extra: { access_type: 'offline' },
      smtp: { host: '127.0.0.1', port: smtpPort, secure: false },
      imap: { host: '127.0.0.1', port: imapPort, secure: false },
      transport: 'smtp',
      apiUrl: url,
    }),
    close: async () => {
      http.closeAllConnections();
      await new Promise(resolve => http.close(resolve));
    },
  };
  return server;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
