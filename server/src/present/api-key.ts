import type { ApiKey } from '../generated/types.js';
import type { ApiKeyEntity } from '../store/api-keys/entity.js';

/** An API key; its secret is shown once, by whoever made it. */
export function presentApiKey(key: ApiKeyEntity): ApiKey {
  return {
    id: key.id,
    account_id: key.account_id,
    name: key.name,
    secret_prefix: key.secret_prefix,
    expires_at: key.expires_at && key.expires_at.toISOString(),
    last_used_at: key.last_used_at && key.last_used_at.toISOString(),
    revoked_at: key.revoked_at && key.revoked_at.toISOString(),
    created_at: key.created_at.toISOString(),
    updated_at: key.updated_at.toISOString(),
  };
}
