import type XOAuth2 from 'nodemailer/lib/xoauth2';
import type { Clock } from '../../domain/shared/clock.js';
import type { OAuthProvider } from '../../domain/mailboxes/oauth.js';
import type { SecretBox } from '../../store/database/crypto.js';
import type { Database } from '../../store/database/database.js';
import type { MailboxEntity } from '../../store/entities.js';
import { sealCredentials, type MailboxCredentials } from '../../store/mailboxes/credentials.js';
import { replaceCredentials } from '../../store/mailboxes/repository.js';
import { OAuthError, refreshGrant } from './token-endpoint.js';

/** Gives an access token; a new one when asked to renew, because a server has refused the last. @throws {OAuthError} */
export type AccessToken = (renew: boolean) => Promise<string>;

/** The access tokens of the mailboxes that are connected by OAuth. */
export interface MailboxTokens {
  /** How a mailbox logs in, from the secrets it was connected with. */
  of(mailbox: MailboxEntity, credentials: MailboxCredentials): AccessToken;
}

export interface MailboxTokensOptions {
  providers: readonly OAuthProvider[];
  database: Database;
  clock: Clock;
  secretBox: SecretBox;
}

/** A token that is about to end is renewed before it is used. */
const spareMs = 2 * 60_000;
/** Tokens kept at once; the oldest are forgotten and asked for again. */
const maxTokens = 5_000;

interface Kept {
  /** The refresh token of the time the mailbox was connected, or of the last rotation. */
  refreshToken: string;
  token: string;
  expiresAt: number;
}

/** Access tokens stay in memory; a refresh token that the provider replaces is stored in place of the old one. */
export function createMailboxTokens({
  providers,
  database,
  clock,
  secretBox,
}: MailboxTokensOptions): MailboxTokens {
  const kept = new Map<string, Kept>();
  const running = new Map<string, Promise<string>>();

  async function renew(mailbox: MailboxEntity, credentials: MailboxCredentials): Promise<string> {
    const { id } = mailbox;
    const provider = providers.find(each => each.id === mailbox.provider);
    if (!provider)
      throw new OAuthError('refused', `This service is not set up for ${mailbox.provider} mailboxes.`);
    const last = credentials.refresh_token!;
    const grant = await refreshGrant(provider, last, clock);
    const refreshToken = grant.refreshToken ?? last;
    if (refreshToken !== last) {
      const sealed = sealCredentials(secretBox, id, { ...credentials, refresh_token: refreshToken });
      await replaceCredentials(database.manager, mailbox, sealed, clock.now());
    }
    kept.delete(id);
    if (kept.size >= maxTokens) kept.delete(kept.keys().next().value!);
    kept.set(id, { refreshToken, token: grant.accessToken, expiresAt: grant.expiresAt.getTime() });
    return grant.accessToken;
  }

  return {
    of: (mailbox, credentials) => async isRefused => {
      const { id } = mailbox;
      const known = kept.get(id);
      const isSame = known?.refreshToken === credentials.refresh_token;
      if (!isRefused && known && isSame && known.expiresAt - spareMs > clock.now().getTime())
        return known.token;
      // Senders and readers of one mailbox that want a token at the same time share one request.
      const key = `${id} ${credentials.refresh_token}`;
      const shared = running.get(key) ?? renew(mailbox, credentials).finally(() => running.delete(key));
      running.set(key, shared);
      return shared;
    },
  };
}

/** Tokens in the shape that nodemailer's SMTP connection asks for them; it asks again when a server refuses one. */
export function xoauth2(user: string, accessToken: AccessToken): XOAuth2 {
  const source: Pick<XOAuth2, 'getToken' | 'buildXOAuth2Token'> = {
    getToken(renew, callback) {
      accessToken(renew).then(
        token => callback(null, token),
        (error: Error) => callback(error, ''),
      );
    },
    // Google's and Microsoft's XOAUTH2: fields between control-A characters.
    buildXOAuth2Token: token =>
      Buffer.from(`user=${user}\u0001auth=Bearer ${token}\u0001\u0001`).toString('base64'),
  };
  return source as XOAuth2;
}
