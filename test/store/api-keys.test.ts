import { hash } from 'node:crypto';
import { expect } from 'chai';
import { createAccount, findAccount, listAccounts } from '../../server/src/store/accounts/repository.js';
import {
  createApiKey,
  listApiKeys,
  listKeysRevokedSince,
  revokeApiKey,
} from '../../server/src/store/api-keys/repository.js';
import { findApiKeyByHash, touchApiKeys } from '../../server/src/store/api-keys/queries.js';
import { newId, toBin } from '../../server/src/store/database/ids.js';
import { database, expectIndexed, freshAccount, runSql } from '../support/database.js';

const now = new Date('2026-03-01T10:00:00.123Z');
const later = new Date('2026-03-02T10:00:00.456Z');

describe('accounts', () => {
  it('are found by id, and not by what is none', async () => {
    const account = await createAccount(database().manager, 'Œuvre 🎉', now);
    expect(await findAccount(database().manager, account.id)).to.deep.equal(account);
    expect(await findAccount(database().manager, newId())).to.equal(null);
    expect(await findAccount(database().manager, 'nonsense')).to.equal(null);
    expect((await listAccounts(database().manager)).map(({ id }) => id)).to.include(account.id);
  });
});

describe('API keys', () => {
  const create = (accountId: string, name = 'key', expiresAt: Date | null = null) =>
    createApiKey(database().manager, accountId, { name, expiresAt }, now);

  it('are found by the hash of a secret that nothing in the database shows', async () => {
    const accountId = await freshAccount();
    const { key, secret } = await create(accountId, 'mine', later);
    expect(secret).to.match(/^sk_[\w-]{43}$/);
    expect(key).to.deep.equal({
      id: key.id,
      account_id: accountId,
      name: 'mine',
      secret_prefix: secret.slice(0, 11),
      secret_hash: hash('sha256', secret),
      expires_at: later,
      last_used_at: null,
      revoked_at: null,
      created_at: now,
      updated_at: now,
    });
    expect(await findApiKeyByHash(database(), hash('sha256', secret))).to.deep.equal({
      id: key.id,
      accountId,
      expiresAt: later,
      revokedAt: null,
    });
    expect(await findApiKeyByHash(database(), hash('sha256', `${secret}x`))).to.equal(null);
    const [row] = await runSql('SELECT * FROM api_keys WHERE id = ?', [toBin(key.id)]);
    expect(JSON.stringify(row)).to.not.include(secret.slice(11));
  });

  it('are listed newest first, a page at a time, and never to another account', async () => {
    const [accountId, other] = [await freshAccount(), await freshAccount()];
    for (const name of ['a', 'b', 'c']) await create(accountId, name);
    await create(other, 'theirs');
    const list = async (limit: number, offset: number) => {
      const { rows, total } = await listApiKeys(database().manager, accountId, { limit, offset });
      return [rows.map(({ name }) => name).join(''), total];
    };
    expect(await list(20, 0)).to.deep.equal(['cba', 3]);
    expect(await list(2, 1)).to.deep.equal(['ba', 3]);
    expect(await list(0, 0)).to.deep.equal(['', 3]);
    expect(await list(20, 9007199254740991)).to.deep.equal(['', 3]);
  });

  it('are revoked once, by their own account', async () => {
    const [accountId, other] = [await freshAccount(), await freshAccount()];
    const { key, secret } = await create(accountId);
    expect(await revokeApiKey(database().manager, other, key.id, later)).to.equal(null);
    const revoked = await revokeApiKey(database().manager, accountId, key.id, later);
    expect(revoked).to.deep.equal({ ...key, revoked_at: later, updated_at: later });
    const again = await revokeApiKey(database().manager, accountId, key.id, new Date(later.getTime() + 1));
    expect(again).to.deep.equal(revoked);
    expect((await findApiKeyByHash(database(), hash('sha256', secret)))!.revokedAt).to.deep.equal(later);
  });

  it('are found by when they were revoked, in all accounts', async () => {
    const ids: string[] = [];
    // Later than the keys of other tests.
    const [before, after] = [new Date('2090-01-01T00:00:00.000Z'), new Date('2090-01-01T00:00:00.001Z')];
    for (const at of [before, after, after]) {
      const { key } = await create(await freshAccount());
      await revokeApiKey(database().manager, key.account_id, key.id, at);
      ids.push(key.id);
    }
    const found = await listKeysRevokedSince(database().manager, before);
    expect(found).to.have.members(ids.slice(1));
    await expectIndexed('SELECT account_id, id FROM api_keys WHERE revoked_at > ?', [before], 'revoked');
  });

  it('remember their latest use, whatever order the news comes in', async () => {
    const accountId = await freshAccount();
    const { key } = await create(accountId);
    await touchApiKeys(database().manager, [{ accountId, apiKeyId: key.id, usedAt: later }]);
    await touchApiKeys(database().manager, [
      { accountId, apiKeyId: key.id, usedAt: now },
      { accountId, apiKeyId: newId(), usedAt: now },
    ]);
    const { rows } = await listApiKeys(database().manager, accountId, { limit: 1, offset: 0 });
    expect(rows[0]!.last_used_at).to.deep.equal(later);
  });

  it('are looked up through indexes', async () => {
    const accountId = await freshAccount();
    const { key, secret } = await create(accountId);
    await expectIndexed(
      'SELECT * FROM api_keys WHERE secret_hash = ?',
      [hash('sha256', secret, 'buffer')],
      'secret',
    );
    await expectIndexed('SELECT * FROM api_keys WHERE id = ?', [toBin(key.id)], 'used');
  });
});
