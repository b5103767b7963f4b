import { ApiError, errorAt } from '../domain/api/api-error.js';
import { nameText } from '../domain/inbox/html-text.js';
import type { ApiKeysOperations } from '../generated/operations.js';
import { presentApiKey } from '../present/api-key.js';
import { createApiKey, listApiKeys, revokeApiKey } from '../store/api-keys/repository.js';
import { transaction } from '../store/database/transaction.js';
import type { OperationContext, Dependencies } from './context.js';

/** The operations of the tag API keys. */
export function apiKeysOperations(deps: Dependencies): ApiKeysOperations<OperationContext> {
  const { database, clock, keyRevoked, noteKeyUsage } = deps;
  return {
    async listApiKeys({ query: { limit, offset } }, { accountId }) {
      await noteKeyUsage(accountId);
      const { rows, total } = await listApiKeys(database.manager, accountId, { limit, offset });
      return { status: 200, body: { data: rows.map(presentApiKey), limit, offset, total_count: total } };
    },

    async createApiKey({ body }, { accountId }) {
      const now = clock.now();
      const input = { name: nameText(body.name), expiresAt: expiry(body.expires_at, now) };
      const { key, secret } = await transaction(database, tx => createApiKey(tx, accountId, input, now));
      return { status: 201, body: { data: { ...presentApiKey(key), secret } } };
    },

    async revokeApiKey({ params: { id } }, { accountId }) {
      const key = await transaction(database, tx => revokeApiKey(tx, accountId, id, clock.now()));
      if (!key) throw new ApiError('api_key_not_found');
      keyRevoked(key.id);
      return { status: 200, body: { data: presentApiKey(key) } };
    },
  };
}

/** The last instant that a key can be given. */
const latestExpiry = Date.parse('9999-12-31T23:59:59Z');

function expiry(text: string | null | undefined, now: Date): Date | null {
  if (text == null) return null;
  const at = new Date(text);
  if (at.getTime() > now.getTime() && at.getTime() <= latestExpiry) return at;
  throw errorAt(
    'invalid_request',
    'expires_at',
    'invalid_value',
    'expires_at must be in the future and before the year 10000.',
  );
}
