import type { Config } from '../config.js';
import { openCore } from '../compose/core.js';
import { findAccount } from '../store/accounts.js';
import { createApiKey } from '../store/api-keys.js';
import { options, required, UsageError } from './usage.js';

/** `keys create --account ID --name NAME`: makes an API key and prints its secret, which is shown only here. */
export async function keysCreate(config: Config, args: string[]): Promise<void> {
  const given = options(args, { account: { type: 'string' }, name: { type: 'string' } });
  const accountId = required(given.account, '--account');
  const name = required(given.name, '--name');
  const core = await openCore(config);
  try {
    const { manager } = core.database;
    if (!(await findAccount(manager, accountId))) throw new UsageError(`There is no account ${accountId}.`);
    const { secret } = await createApiKey(manager, accountId, { name, expiresAt: null }, core.clock.now());
    console.log(secret);
  } finally {
    await core.close();
  }
}
