import type { MailboxEntity } from '../../store/entities.js';
import { ApiError, type ProviderApis } from '../provider-api/api.js';
import { ImapError } from './imap.js';
import type { ApiVisit } from './read-api.js';
import { readGmail } from './read-gmail.js';
import { readGraph } from './read-graph.js';

/**
 * Reads the new mail of a mailbox. Returns whether all of it has been taken in.
 *
 * @throws {ImapError} when the provider does not give it
 */
export async function readFromApi(
  visit: Omit<ApiVisit, 'api'>,
  apis: ProviderApis | undefined,
  mailbox: MailboxEntity,
): Promise<boolean> {
  try {
    if (!apis) throw new ApiError('auth', 'This service is not set up for OAuth.');
    const api = apis.of(mailbox);
    return await (api.provider === 'google' ? readGmail : readGraph)({ ...visit, api });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ImapError(error.kind === 'auth' ? 'auth' : 'unreachable', error.message, error);
  }
}
