import type { Core } from '../compose/core.js';
import type { Config } from '../config.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { revokeApiKeys } from '../store/api-keys/repository.js';
import { deleteAccount } from '../store/accounts/delete.js';
import { createAccount, findAccount, listAccounts } from '../store/accounts/repository.js';
import type { AccountEntity } from '../store/accounts/repository.js';
import { onExisting } from './running.js';
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

/** Each process learns within a second that a key is revoked; a request that has begun ends soon after. */
const keysKnownMs = 3_000;

/** `accounts delete --account ID --name NAME`: deletes an account with all that it has, and prints its id. */
export async function accountsDelete(config: Config, args: string[]): Promise<void> {
  const given = options(args, { account: { type: 'string' }, name: { type: 'string' } });
  const accountId = required(given.account, '--account');
  const name = required(given.name, '--name');
  await onExisting(config, async core => {
    const account = await requireAccount(core, accountId);
    if (account.name !== name)
      throw new UsageError(
        `The account ${account.id} is called "${account.name}". To delete it, give this name.`,
      );
    await revokeApiKeys(core.database.manager, account.id, core.clock.now());
    await sleep(keysKnownMs);
    await deleteAccount(core.database, core.files, account.id, (table, rows) =>
      console.error(`${rows} rows of ${table} are deleted`),
    );
    console.log(account.id);
  });
}

/** @throws {UsageError} when there is no such account */
export async function requireAccount({ database }: Core, accountId: string): Promise<AccountEntity> {
  const account = await findAccount(database.manager, accountId);
  if (account) return account;
  throw new UsageError(`There is no account ${accountId}.`);
}
