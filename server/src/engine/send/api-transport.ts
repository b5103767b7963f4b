import type { MailboxEntity } from '../../store/entities.js';
import { ApiError, type ProviderApi, type ProviderApis } from '../provider-api/api.js';
import { findInGmail, sendWithGmail } from './gmail.js';
import { findInGraph, sendWithGraph } from './graph.js';
import type { SentFolder } from './reconcile.js';
import { SmtpError, type SmtpFailureKind } from './smtp-error.js';
import type { SmtpPool } from './smtp-pool.js';

/** Sends the mail of a mailbox through the API of its provider. */
export function apiTransport(apis: ProviderApis, mailbox: MailboxEntity): SmtpPool {
  const useApi = async <T>(use: (api: ProviderApi) => Promise<T>): Promise<T> => {
    try {
      return await use(apis.of(mailbox));
    } catch (error) {
      throw error instanceof ApiError ? asSmtpError(error) : error;
    }
  };
  return {
    send: message =>
      useApi(api => (api.provider === 'google' ? sendWithGmail(api, message) : sendWithGraph(api, message))),
    verify: () => useApi(api => verifyAccess(api, mailbox.email)),
    close: async () => undefined,
  };
}

/** Reads whose mailbox it is: a sign-in name need not be its address. @throws {ApiError} */
export async function verifyAccess(api: ProviderApi, email: string): Promise<void> {
  const addresses = api.provider === 'google' ? await gmailAddresses(api) : await graphAddresses(api);
  if (!addresses.some(address => address.toLowerCase() === email.toLowerCase()))
    throw new ApiError('auth', `The permission is for the mailbox ${addresses[0]}, not for ${email}.`);
}

async function gmailAddresses(api: ProviderApi): Promise<string[]> {
  const { emailAddress = '' } = await api.json<{ emailAddress: string }>('/gmail/v1/users/me/profile');
  return [emailAddress];
}

async function graphAddresses(api: ProviderApi): Promise<string[]> {
  type User = Record<'mail' | 'userPrincipalName', string | null> & { proxyAddresses: string[] | null };
  const user = await api.json<User>('/me?$select=mail,userPrincipalName,proxyAddresses');
  await api.read('/me/mailFolders/inbox?$select=id');
  const others = (user.proxyAddresses ?? []).map(address => address.replace(/^smtp:/i, ''));
  return [user.mail ?? user.userPrincipalName ?? '', ...others];
}

/** Asks the provider's API what became of the mail of mailboxes that send through it; another folder for the rest. */
export function apiSentFolder(apis: ProviderApis, otherwise: SentFolder): SentFolder {
  return {
    async find(mailbox, messageId, send) {
      if (mailbox.settings.transport !== 'api') return otherwise.find(mailbox, messageId, send);
      const api = apis.of(mailbox);
      return api.provider === 'google' ? findInGmail(api, send) : findInGraph(api, send);
    },
  };
}

/** Words about an address, and not about the rest of the message. */
const aboutRecipient = /recipient|invalid (?:to|cc|bcc) header|invalid (?:email )?address/i;

const kinds: Record<ApiError['kind'], SmtpFailureKind> = {
  auth: 'auth',
  later: 'temporary',
  lost: 'unknown',
  // What was to be sent is gone: it was sent, or taken away.
  not_found: 'unknown',
  refused: 'policy',
};

function asSmtpError(error: ApiError): SmtpError {
  const isAddress = error.kind === 'refused' && aboutRecipient.test(error.message);
  const kind = isAddress ? 'recipient_rejected' : kinds[error.kind];
  const noStatus = { smtpCode: null, enhancedCode: null };
  return new SmtpError(kind, error.message, noStatus, error.message, error, error.retryAfterMs);
}
