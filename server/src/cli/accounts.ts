import type { Config } from '../config.js';
import { openCore } from '../compose/core.js';
import { createAccount } from '../store/accounts.js';
import { options, required } from './usage.js';

/** `accounts create --name NAME`: makes an account and prints its id. */
export async function accountsCreate(config: Config, args: string[]): Promise<void> {
  const name = required(options(args, { name: { type: 'string' } }).name, '--name');
  const core = await openCore(config);
  try {
    const account = await createAccount(core.database.manager, name, core.clock.now());
    console.log(account.id);
  } finally {
    await core.close();
  }
}
