import { str, type CleanedEnv } from 'envalid';
import { webAddress } from './config-files.js';
import type { MailTransport, OAuthProvider } from './domain/mailboxes/oauth.js';

const transport = (desc: string) => str<MailTransport>({ choices: ['smtp', 'api'], default: 'smtp', desc });
const optional = (desc: string) => str({ default: undefined, desc });

/** The settings of the providers whose mailboxes can be connected by OAuth 2. */
export const oauthSettings = {
  GOOGLE_CLIENT_ID: optional(
    'OAuth client for connecting Google mailboxes. Without it, they need an app password.',
  ),
  GOOGLE_CLIENT_SECRET: optional(
    'Secret of the Google client. Its redirect URI is BASE_URL/connect/return/google.',
  ),
  GOOGLE_AUTHORIZE_URL: webAddress('https://login.example.com/authorize')({
    default: 'https://accounts.google.com/o/oauth2/v2/auth',
    desc: 'Authorization endpoint of Google.',
  }),
  GOOGLE_TOKEN_URL: webAddress('https://login.example.com/token')({
    default: 'https://oauth2.googleapis.com/token',
    desc: 'Token endpoint of Google.',
  }),
  GOOGLE_TRANSPORT: transport(
    'How Google mailboxes send and are read that are connected from now on: smtp (SMTP and IMAP) or api (Gmail API).',
  ),
  GOOGLE_API_URL: webAddress('https://gmail.example.com')({
    default: 'https://gmail.googleapis.com',
    desc: 'Address of the Gmail API.',
  }),
  MICROSOFT_CLIENT_ID: optional('OAuth client for connecting Microsoft 365 and Outlook mailboxes.'),
  MICROSOFT_CLIENT_SECRET: optional(
    'Secret of the Microsoft client. Its redirect URI is BASE_URL/connect/return/microsoft.',
  ),
  MICROSOFT_AUTHORIZE_URL: webAddress('https://login.example.com/authorize')({
    default: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
    desc: 'Authorization endpoint of Microsoft. Replace "common" with a tenant to allow only its users.',
  }),
  MICROSOFT_TOKEN_URL: webAddress('https://login.example.com/token')({
    default: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
    desc: 'Token endpoint of Microsoft.',
  }),
  MICROSOFT_TRANSPORT: transport(
    'How Microsoft mailboxes send and are read that are connected from now on: smtp (SMTP and IMAP) or api (Microsoft Graph).',
  ),
  MICROSOFT_API_URL: webAddress('https://graph.example.com/v1.0')({
    default: 'https://graph.microsoft.com/v1.0',
    desc: 'Address of Microsoft Graph. National clouds have others.',
  }),
};

type Settings = CleanedEnv<typeof oauthSettings>;

/** Returns what is missing of a client that is set in part, or that an API needs, in a sentence for each provider. */
export function oauthGaps(env: Settings): string[] {
  return (['GOOGLE', 'MICROSOFT'] as const).flatMap(provider => {
    const names = [`${provider}_CLIENT_ID`, `${provider}_CLIENT_SECRET`] as const;
    const unset = names.filter(name => !env[name]);
    const transport = `${provider}_TRANSPORT` as const;
    const given = unset.length === 2 ? (env[transport] === 'api' ? [transport] : []) : names;
    const set = given.find(name => env[name]);
    if (unset.length === 0 || set === undefined) return [];
    const are = unset.length === 1 ? 'is' : 'are';
    return [
      `${set} is set, but ${unset.join(' and ')} ${are} not: nobody can connect a mailbox with ${provider === 'GOOGLE' ? 'Google' : 'Microsoft'}.`,
    ];
  });
}

const gmailScopes =
  'https://www.googleapis.com/auth/gmail.send https://www.googleapis.com/auth/gmail.readonly';
const outlookScopes = 'https://outlook.office.com/SMTP.Send https://outlook.office.com/IMAP.AccessAsUser.All';

/** Returns the providers whose client is configured. */
export function oauthProviders(env: Settings): OAuthProvider[] {
  const [google, microsoft] = [env.GOOGLE_TRANSPORT, env.MICROSOFT_TRANSPORT];
  const apiUrls = [env.GOOGLE_API_URL, env.MICROSOFT_API_URL].map(url => url.replace(/\/+$/, ''));
  const graph = new URL(env.MICROSOFT_API_URL).origin;
  const graphScopes = `${graph}/User.Read ${graph}/Mail.Send ${graph}/Mail.ReadWrite`;
  const providers = [
    {
      id: 'google',
      name: 'Google',
      clientId: env.GOOGLE_CLIENT_ID,
      clientSecret: env.GOOGLE_CLIENT_SECRET,
      authorizeUrl: env.GOOGLE_AUTHORIZE_URL,
      tokenUrl: env.GOOGLE_TOKEN_URL,
      scope: `openid email ${google === 'api' ? gmailScopes : 'https://mail.google.com/'}`,
      // Without these, Google returns a refresh token only the first time.
      extra: { access_type: 'offline', prompt: 'consent' },
      smtp: { host: 'smtp.gmail.com', port: 465, secure: true },
      imap: { host: 'imap.gmail.com', port: 993, secure: true },
      transport: google,
      apiUrl: apiUrls[0]!,
    },
    {
      id: 'microsoft',
      name: 'Microsoft',
      clientId: env.MICROSOFT_CLIENT_ID,
      clientSecret: env.MICROSOFT_CLIENT_SECRET,
      authorizeUrl: env.MICROSOFT_AUTHORIZE_URL,
      tokenUrl: env.MICROSOFT_TOKEN_URL,
      scope: `openid email profile offline_access ${microsoft === 'api' ? graphScopes : outlookScopes}`,
      extra: { prompt: 'select_account' },
      smtp: { host: 'smtp.office365.com', port: 587, secure: false },
      imap: { host: 'outlook.office365.com', port: 993, secure: true },
      transport: microsoft,
      apiUrl: apiUrls[1]!,
    },
  ] as const;
  return providers.flatMap(({ clientId, clientSecret, ...rest }) =>
    clientId && clientSecret ? [{ ...rest, clientId, clientSecret }] : [],
  );
}
