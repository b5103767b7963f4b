import { LRUCache } from 'lru-cache';
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
/** Tokens kept at once; those that were not used for long are forgotten and asked for again. */
const maxTokens = 5_000;

/** So many refresh tokens are known as those of before. */
const maxEarlier = 5;

/** The secrets of a mailbox as they were read, or as they are since the provider replaced its refresh token. */
interface Secrets {
  mailbox: MailboxEntity;
  credentials: MailboxCredentials;
  /** The refresh tokens before: who has read one of these may use what came of it. */
  earlier: readonly string[];
}

interface Kept extends Secrets {
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
  const kept = new LRUCache<string, Kept>({ max: maxTokens });
  const running = new Map<string, Promise<string>>();

  async function renew(secrets: Secrets): Promise<string> {
    const { mailbox, credentials } = secrets;
    const { id } = mailbox;
    const provider = providers.find(each => each.id === mailbox.provider);
    if (!provider)
      throw new OAuthError('refused', `This service is not set up for ${mailbox.provider} mailboxes.`);
    const last = credentials.refresh_token!;
    const grant = await refreshGrant(provider, last, clock);
    const refreshToken = grant.refreshToken ?? last;
    let latest = secrets;
    if (refreshToken !== last) {
      const replaced = { ...credentials, refresh_token: refreshToken };
      const sealed = sealCredentials(secretBox, id, replaced);
      await replaceCredentials(database.manager, mailbox, sealed, clock.now());
      latest = {
        mailbox: { ...mailbox, credentials: sealed },
        credentials: replaced,
        earlier: [...secrets.earlier.slice(1 - maxEarlier), last],
      };
    }
    kept.set(id, { ...latest, token: grant.accessToken, expiresAt: grant.expiresAt.getTime() });
    return grant.accessToken;
  }

  return {
    of: (mailbox, credentials) => async isRefused => {
      const { id } = mailbox;
      const last = credentials.refresh_token!;
      const known = kept.get(id);
      const isSame = known?.credentials.refresh_token === last || known?.earlier.includes(last);
      if (!isRefused && known && isSame && known.expiresAt - spareMs > clock.now().getTime())
        return known.token;
      const secrets = known && isSame ? known : { mailbox, credentials, earlier: [] };
      // Senders and readers of one mailbox that want a token at the same time share one request.
      const key = `${id} ${secrets.credentials.refresh_token}`;
      const shared = running.get(key) ?? renew(secrets).finally(() => running.delete(key));
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
