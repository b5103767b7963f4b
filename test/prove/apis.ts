import { headerOf, type ApiServer } from '../support/api-server.js';
import { startGmailServer } from '../support/gmail-server.js';
import { startGraphServer } from '../support/graph-server.js';
import { answerOf } from '../support/imap-mailbox.js';
import { startOAuthServer } from '../support/oauth-server.js';
import { replies } from './inboxes.js';
import { isRefused } from './load.js';
import type { Arrival, Moment } from './recipients.js';

/** Google and Microsoft, each with a mailbox that is used through its API. */
export interface Apis {
  /** For the programs. */
  settings: Record<string, string>;
  mailboxes: { email: string; provider: 'google' | 'microsoft'; refreshToken: string }[];
  /** What they sent; of a message that got another Message-ID, the one that the ledger knows. */
  arrivals(known: ReadonlySet<string>): Arrival[];
  replyCount(): number;
  /** Called once, at the next message that comes to this moment: its response does not come then. */
  at(moment: ApiMoment, strike: () => void): void;
  /** Ends all connections. */
  cut(): void;
  close(): Promise<void>;
}

type ApiMoment = Extract<Moment, 'after DATA'> | 'between a draft and its sending';

/** Starts them on loopback, with the time of the service. */
export async function startApis(now: () => Date): Promise<Apis> {
  const oauth = await startOAuthServer();
  oauth.keepsRefreshTokens = true;
  const isToken = (token: string) => oauth.isToken(oauth.user, token);
  const [gmail, graph] = [await startGmailServer(isToken, now), await startGraphServer(isToken, now)];
  gmail.messageIds = 'moved';
  const sent: { raw: Buffer; from: string }[] = [];
  let replied = 0;
  const mailboxes = ([gmail, graph] as const).map((server, at) => {
    const provider = at === 0 ? ('google' as const) : ('microsoft' as const);
    const email = `ann@${provider}.example`;
    server.address = email;
    server.refuses = to => isRefused(addressIn(to));
    server.onSent = raw => {
      sent.push({ raw, from: email });
      const to = addressIn(headerOf(raw, 'To') ?? '');
      if (!replies(to, raw.toString('latin1'))) return;
      replied++;
      server.deliver(answerOf(to, email, headerOf(raw, 'Message-ID')!, 'Thanks, tell me more.'), now());
    };
    return { email, provider, refreshToken: oauth.permit(oauth.user) };
  });
  const { clientId, clientSecret, tokenUrl } = oauth.provider('google', 1, 1);
  const of = (name: string, apiUrl: string) => ({
    [`${name}_CLIENT_ID`]: clientId,
    [`${name}_CLIENT_SECRET`]: clientSecret,
    [`${name}_TOKEN_URL`]: tokenUrl,
    [`${name}_TRANSPORT`]: 'api',
    [`${name}_API_URL`]: apiUrl,
  });
  const sending = /^POST .*\/send$/;
  // One at a time: a mailbox that rests would meet all that came meanwhile, one after another.
  const strikes = new Map<string, () => void>();
  const arm = async (server: ApiServer, moment: string, on: RegExp, strike: () => void) => {
    const key = `${server.url} ${moment}`;
    const isArmed = strikes.has(key);
    strikes.set(key, strike);
    if (isArmed) return;
    await server.fault(on, { when: 'after', how: 'hang' });
    strikes.get(key)!();
    strikes.delete(key);
    // For whom nobody killed.
    setTimeout(() => server.hangUp(), 3_000).unref();
  };
  return {
    settings: { ...of('GOOGLE', gmail.url), ...of('MICROSOFT', graph.url) },
    mailboxes,
    arrivals: known =>
      sent.map(({ raw, from }) => {
        const [id = '', original] = ['Message-ID', 'X-Google-Original-Message-ID'].map(
          name => headerOf(raw, name) ?? undefined,
        );
        const messageId = original !== undefined && known.has(original) ? original : id;
        return { from, to: addressIn(headerOf(raw, 'To') ?? ''), messageId, text: raw.toString('latin1') };
      }),
    replyCount: () => replied,
    at(moment, strike) {
      if (moment === 'after DATA') void arm(gmail, moment, sending, strike);
      void arm(graph, moment, moment === 'after DATA' ? sending : /^POST .*\/messages$/, strike);
    },
    cut() {
      for (const server of [gmail, graph]) server.hangUp();
    },
    async close() {
      await Promise.all([oauth, gmail, graph].map(server => server.close()));
    },
  };
}

/** The address of a field such as `Person 1 <p1@prove.example>`. */
function addressIn(field: string): string {
  return /<([^>]+)>/.exec(field)?.[1] ?? field;
}
