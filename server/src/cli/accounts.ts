import type { Config } from '../config.js';
import { openCore } from '../compose/core.js';
import { createAccount, listAccounts } from '../store/accounts.js';
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

/** `accounts list`: prints the id, the name and the day of making of every account, the oldest first. */
export async function accountsList(config: Config, args: string[]): Promise<void> {
  options(args, {});
  const core = await openCore(config);
  try {
    const accounts = await listAccounts(core.database.manager);
    for (const { id, name, created_at } of accounts)
      console.log(`${id}  ${name}  made ${created_at.toISOString().slice(0, 10)}`);
    if (accounts.length === 0)
      console.error("There is no account yet. Make one: outreach accounts create --name 'Northwind'");
  } finally {
    await core.close();
  }
}
