import { str } from 'envalid';
import { webAddress } from './config-files.js';
import type { OAuthProvider } from './domain/mailboxes/oauth.js';

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
};

type Settings = { [name in keyof typeof oauthSettings]: string | undefined };

/** Returns the providers whose client is configured. */
export function oauthProviders(env: Settings): OAuthProvider[] {
  const providers = [
    {
      id: 'google',
      name: 'Google',
      clientId: env.GOOGLE_CLIENT_ID,
      clientSecret: env.GOOGLE_CLIENT_SECRET,
      authorizeUrl: env.GOOGLE_AUTHORIZE_URL!,
      tokenUrl: env.GOOGLE_TOKEN_URL!,
      scope: 'openid email https://mail.google.com/',
      // Without these, Google returns a refresh token only the first time.
      extra: { access_type: 'offline', prompt: 'consent' },
      smtp: { host: 'smtp.gmail.com', port: 465, secure: true },
      imap: { host: 'imap.gmail.com', port: 993, secure: true },
    },
    {
      id: 'microsoft',
      name: 'Microsoft',
      clientId: env.MICROSOFT_CLIENT_ID,
      clientSecret: env.MICROSOFT_CLIENT_SECRET,
      authorizeUrl: env.MICROSOFT_AUTHORIZE_URL!,
      tokenUrl: env.MICROSOFT_TOKEN_URL!,
      scope:
        'openid email profile offline_access https://outlook.office.com/SMTP.Send https://outlook.office.com/IMAP.AccessAsUser.All',
      extra: { prompt: 'select_account' },
      smtp: { host: 'smtp.office365.com', port: 587, secure: false },
      imap: { host: 'outlook.office365.com', port: 993, secure: true },
    },
  ] as const;
  return providers.flatMap(({ clientId, clientSecret, ...rest }) =>
    clientId && clientSecret ? [{ ...rest, clientId, clientSecret }] : [],
  );
}
