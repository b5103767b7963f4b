import type { Core } from '../compose/core.js';
import type { Config } from '../config.js';
import { createAccount, findAccount, listAccounts } from '../store/accounts/repository.js';
import { onExisting } from './on-existing.js';
import { options, required, UsageError } from './usage.js';

/** `accounts create --name NAME`: creates an account and prints its id. */
export async function accountsCreate(config: Config, args: string[]): Promise<void> {
  const name = required(options(args, { name: { type: 'string' } }).name, '--name');
  await onExisting(config, async core => {
    const account = await createAccount(core.database.manager, name, core.clock.now());
    console.log(account.id);
  });
}

/** `accounts list`: prints the id, the name and the creation date of every account, the oldest first. */
export async function accountsList(config: Config, args: string[]): Promise<void> {
  options(args, {});
  await onExisting(config, async core => {
    const accounts = await listAccounts(core.database.manager);
    for (const { id, name, created_at } of accounts)
      console.log(`${id}  ${name}  created ${created_at.toISOString().slice(0, 10)}`);
    if (accounts.length === 0)
      console.error("There is no account yet. Create one: outreach accounts create --name 'Northwind'");
  });
}

/** @throws {UsageError} when there is no such account */
export async function requireAccount({ database }: Core, accountId: string): Promise<void> {
  if (await findAccount(database.manager, accountId)) return;
  throw new UsageError(`There is no account ${accountId}.`);
}
