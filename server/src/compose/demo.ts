import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hash } from 'node:crypto';
import { createAccount, listAccounts } from '../store/accounts/repository.js';
import { createApiKey } from '../store/api-keys/repository.js';
import { findApiKeyByHash } from '../store/api-keys/queries.js';
import { urlsOf } from '../store/database/connection-url.js';
import { createMailbox, listMailboxes } from '../store/mailboxes/repository.js';
import type { Core } from './core.js';

export interface DemoAccount {
  accountId: string;
  key: string;
  /** The file of the key, with mode 600. */
  keyFile: string;
}

const demoName = 'Demo account';
const demoMailbox = { email: 'demo@sandbox.test', displayName: 'Demo Sender', provider: 'sandbox' } as const;

/**
 * Returns the name of the file in DATA_DIR with the key of the demo account: `api-key` for the embedded database, and another
 * name for each other database, so that the keys of two databases never replace each other.
 */
export function keyFileName(databaseUrl: string | undefined): string {
  if (!databaseUrl) return 'api-key';
  const { hostname, port, pathname, searchParams } = new URL(urlsOf(databaseUrl)[0]!);
  const place = [hostname, port || '3306', pathname, searchParams.get('socketPath') ?? ''].join(' ').trim();
  return `api-key-${place.replace(/[^\w.]+/g, '-')}`;
}

/**
 * Creates the demo account, its sandbox mailbox and its key in a file of DATA_DIR. What exists is kept, so that it can run at
 * every start, and continue after a start that was killed.
 */
export async function ensureDemoAccount(core: Core): Promise<DemoAccount> {
  const { clock } = core;
  const db = core.database.manager;
  const existing = (await listAccounts(db)).find(({ name }) => name === demoName);
  const account = existing ?? (await createAccount(db, demoName, clock.now()));
  const { rows } = await listMailboxes(db, account.id, { q: demoMailbox.email }, { limit: 1, offset: 0 });
  if (rows.length === 0) await createMailbox(db, account.id, demoMailbox, clock.now());

  const keyFile = join(core.config.dataDir, keyFileName(core.config.databaseUrl));
  const key = (await usableKey(core, keyFile, account.id)) ?? (await makeKey(core, keyFile, account.id));
  return { accountId: account.id, key, keyFile };
}

async function usableKey(core: Core, keyFile: string, accountId: string): Promise<string | undefined> {
  const secret = (await readFile(keyFile, 'utf8').catch(() => '')).trim();
  if (!secret) return undefined;
  const found = await findApiKeyByHash(core.database, hash('sha256', secret, 'hex'));
  return found?.accountId === accountId && !found.revokedAt ? secret : undefined;
}

async function makeKey(core: Core, keyFile: string, accountId: string): Promise<string> {
  const input = { name: 'Demo key', expiresAt: null };
  const { secret } = await createApiKey(core.database.manager, accountId, input, core.clock.now());
  await writeFile(`${keyFile}.new`, `${secret}\n`, { mode: 0o600 });
  await rename(`${keyFile}.new`, keyFile);
  return secret;
}
