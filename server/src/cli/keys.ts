import type { Config } from '../config.js';
import { createApiKey, listApiKeys } from '../store/api-keys/repository.js';
import { type ApiKeyEntity } from '../store/api-keys/entity.js';
import { requireAccount } from './accounts.js';
import { onExisting } from './running.js';
import { options, required } from './usage.js';

/** `keys create --account ID --name NAME`: creates an API key and prints its secret, which is shown only here. */
export async function keysCreate(config: Config, args: string[]): Promise<void> {
  const given = options(args, { account: { type: 'string' }, name: { type: 'string' } });
  const accountId = required(given.account, '--account');
  const name = required(given.name, '--name');
  await onExisting(config, async core => {
    const { manager } = core.database;
    await requireAccount(core, accountId);
    const { secret } = await createApiKey(manager, accountId, { name, expiresAt: null }, core.clock.now());
    console.log(secret);
  });
}

const keysAtOnce = 100;

/** `keys list --account ID`: prints the keys of an account, the newest first, with the start of each secret. */
export async function keysList(config: Config, args: string[]): Promise<void> {
  const accountId = required(options(args, { account: { type: 'string' } }).account, '--account');
  await onExisting(config, async core => {
    await requireAccount(core, accountId);
    const { manager } = core.database;
    for (let offset = 0; ; offset += keysAtOnce) {
      const { rows, total } = await listApiKeys(manager, accountId, { limit: keysAtOnce, offset });
      for (const key of rows) console.log(lineOf(key, core.clock.now()));
      if (total === 0) console.error('The account has no API key yet. Create one: outreach keys create');
      if (offset + rows.length >= total) return;
    }
  });
}

function lineOf(key: ApiKeyEntity, now: Date): string {
  return `${key.id}  ${key.secret_prefix}…  ${key.name}  created ${dayOf(key.created_at)}, ${stateOf(key, now)}`;
}

function stateOf({ revoked_at, expires_at, last_used_at }: ApiKeyEntity, now: Date): string {
  if (revoked_at) return `revoked ${dayOf(revoked_at)}`;
  if (expires_at && expires_at <= now) return `expired ${dayOf(expires_at)}`;
  const used = last_used_at ? `used ${dayOf(last_used_at)}` : 'never used';
  return expires_at ? `${used}, expires ${dayOf(expires_at)}` : used;
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
