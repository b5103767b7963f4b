import type { OAuthProvider } from '../../domain/mailboxes/oauth.js';
import type { SecretBox } from '../../store/database/crypto.js';
import type { MailboxEntity } from '../../store/entities.js';
import { openCredentials } from '../../store/mailboxes/credentials.js';
import type { AccessToken, MailboxTokens } from '../oauth/mailbox-tokens.js';
import { OAuthError } from '../oauth/token-endpoint.js';
import { OutboundError, type OutboundHttp, type OutboundReply } from '../outbound/http.js';

/**
 * What the failure of a request means. `auth`: its owner must connect the mailbox again, or an administrator must allow it.
 * `later`: nothing was done, try again. `lost`: nobody knows whether it was done. `not_found`: what it is about is not
 * there. `refused`: the request is not accepted as it is.
 */
export type ApiErrorKind = 'auth' | 'later' | 'lost' | 'not_found' | 'refused';

/** A request to the API of a provider that did not succeed. The message is for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly kind: ApiErrorKind,
    message: string,
    /** Milliseconds after which it may be tried again, where the provider says so. */
    readonly retryAfterMs = 0,
    cause?: unknown,
    /** Of the response; null where there was none. */
    readonly status: number | null = null,
  ) {
    super(message, { cause });
  }
}

export interface ApiRequest {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  body?: string | Buffer;
  maxBytes?: number;
}

/** The API of a provider for one mailbox. */
export interface ProviderApi {
  provider: OAuthProvider['id'];
  /** Reads the body of a successful response. @throws {ApiError} */
  read(path: string, request?: ApiRequest): Promise<Buffer>;
  /** Reads it as JSON. @throws {ApiError} */
  json<T extends object>(path: string, request?: ApiRequest): Promise<Partial<T>>;
}

/** The APIs of the mailboxes that are connected so. */
export interface ProviderApis {
  /** @throws {ApiError} of kind `auth` when the mailbox cannot be used */
  of(mailbox: MailboxEntity): ProviderApi;
}

export interface ProviderApisOptions {
  http: Pick<OutboundHttp, 'request'>;
  providers: readonly OAuthProvider[];
  tokens: MailboxTokens;
  secretBox: Pick<SecretBox, 'open'>;
}

/** Lists of messages and errors are shorter; the text of a message has a bound of its own. */
const longestBodyBytes = 4 * 1024 * 1024;

/** Makes the APIs of mailboxes from the client of their provider and their own secrets. */
export function createProviderApis({
  http,
  providers,
  tokens,
  secretBox,
}: ProviderApisOptions): ProviderApis {
  return {
    of(mailbox) {
      const provider = providers.find(({ id }) => id === mailbox.provider);
      if (!provider)
        throw new ApiError('auth', `This service is not set up for ${mailbox.provider} mailboxes.`);
      try {
        return providerApi(http, provider, tokens.of(mailbox, openCredentials(secretBox, mailbox)));
      } catch (error) {
        throw new ApiError('auth', 'The credentials of the mailbox cannot be decrypted.', 0, error);
      }
    },
  };
}

/** The API of a provider for whoever has the token. Where the provider refuses it, the request is made again with a new one. */
export function providerApi(
  http: Pick<OutboundHttp, 'request'>,
  { id, name, apiUrl }: Pick<OAuthProvider, 'id' | 'name' | 'apiUrl'>,
  accessToken: AccessToken,
): ProviderApi {
  async function attempt(path: string, { method = 'GET', ...request }: ApiRequest, renew: boolean) {
    const authorization = `Bearer ${await tokenFrom(accessToken, renew)}`;
    const headers = { accept: 'application/json', ...request.headers, authorization };
    try {
      return await http.request(apiUrl + path, { maxBytes: longestBodyBytes, ...request, method, headers });
    } catch (error) {
      const kind = error instanceof OutboundError && error.neverLeft ? 'later' : 'lost';
      throw new ApiError(kind, `${name}: ${(error as Error).message}`, 0, error);
    }
  }

  async function read(path: string, request: ApiRequest = {}): Promise<Buffer> {
    let reply = await attempt(path, request, false);
    if (reply.status === 401) reply = await attempt(path, request, true);
    if (reply.status >= 200 && reply.status < 300) return reply.body;
    throw errorOf(name, reply);
  }

  return {
    provider: id,
    read,
    async json(path, request) {
      const body = await read(path, request);
      try {
        return (JSON.parse(body.toString()) ?? {}) as object;
      } catch (error) {
        throw new ApiError('lost', `${name} did not respond with JSON.`, 0, error);
      }
    },
  };
}

async function tokenFrom(accessToken: AccessToken, renew: boolean): Promise<string> {
  try {
    return await accessToken(renew);
  } catch (error) {
    const kind = error instanceof OAuthError && error.kind === 'refused' ? 'auth' : 'later';
    throw new ApiError(kind, (error as Error).message, 0, error);
  }
}

/** Limits that come with other codes than 429, by the names and words of both providers. */
const someLimit =
  /(?:rate|daily|user|message|quota|concurrent)\w*limit|quota ?exceeded|throttl|too many|limit exceeded/i;

function errorOf(name: string, { status, retryAfter, body }: OutboundReply): ApiError {
  const { code, words } = detailsOf(body);
  const message = `${name} responded with ${status}: ${words || 'no reason'}`.slice(0, 1000);
  const kind = kindOf(status, `${code} ${words}`);
  return new ApiError(kind, message, delayOf(retryAfter), undefined, status);
}

/** Google: `{ error: { message, errors: [{ reason }] } }`. Microsoft: `{ error: { code, message } }`. */
function detailsOf(body: Buffer): { code: string; words: string } {
  try {
    const { error } = JSON.parse(body.toString()) as {
      error?: { code?: unknown; message?: unknown; errors?: { reason?: unknown }[] };
    };
    // Google's code is that of the response once more.
    const code = [error?.code, error?.errors?.[0]?.reason].filter(each => typeof each === 'string').join(' ');
    return { code, words: `${String(error?.message ?? '')}${code && ` (${code})`}` };
  } catch {
    return { code: '', words: '' };
  }
}

function kindOf(status: number, words: string): ApiErrorKind {
  if (status === 401) return 'auth';
  if (status === 429 || (status < 500 && someLimit.test(words))) return 'later';
  if (status === 403) return 'auth';
  // The account has no mailbox there, be it moved or without a licence: that says nothing about a message.
  if (/MailboxNotEnabled/i.test(words)) return 'auth';
  if (status === 404 || status === 410) return 'not_found';
  // A gateway that got no answer does not know what became of the request.
  if (status === 502 || status === 504) return 'lost';
  return status >= 500 ? 'later' : 'refused';
}

/** Seconds, as both providers give them. */
function delayOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? 0);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 24 * 60 * 60) * 1000 : 0;
}
