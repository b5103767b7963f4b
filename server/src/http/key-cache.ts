import { hash } from 'node:crypto';
import type { Clock } from '../domain/clock.js';

/** What authentication must know of an API key. */
export interface ApiKeyIdentity {
  id: string;
  accountId: string;
  expiresAt: Date | null;
  revokedAt: Date | null;
}

/** Finds the usable key behind a secret; null when it is unknown, expired or revoked. */
export interface KeyLookup {
  find(secret: string): ApiKeyIdentity | null | Promise<ApiKeyIdentity | null>;
}

/** When a key was last used. */
export interface KeyUse {
  accountId: string;
  apiKeyId: string;
  usedAt: Date;
}

export interface KeyCache extends KeyLookup {
  /** Forgets a key at once, also one that is being loaded; called when it is revoked. */
  invalidate(apiKeyId: string): void;
  /**
   * The keys used since they were last told here, with the time of their last use; feeds `last_used_at`.
   *
   * @param accountId only those of this account
   */
  drainUsage(accountId?: string): KeyUse[];
}

export interface KeyCacheOptions {
  /** Reads a key by the lower-case hex SHA-256 of its secret. */
  load: (secretHash: string) => Promise<ApiKeyIdentity | null>;
  clock: Clock;
  /** Age in ms from which an entry is refreshed behind the request that meets it. Default 5000. */
  refreshAfterMs?: number;
  /** Age in ms from which an entry is not trusted and the request waits for the database. Default 15000. */
  expireAfterMs?: number;
  /** Keys remembered, and the same number of secrets known to be wrong. Default 10000. */
  maxEntries?: number;
}

interface Entry {
  key: ApiKeyIdentity | null;
  loadedAt: number;
}

/**
 * Keeps keys in memory by the hash of their secret, so that a steady stream of requests asks the database nothing while it
 * waits: an ageing entry still serves and is read again in the background. A revocation elsewhere is seen within
 * `expireAfterMs` at the latest, one in this process at once through `invalidate`.
 */
export function createKeyCache(options: KeyCacheOptions): KeyCache {
  const { load, clock, refreshAfterMs = 5_000, expireAfterMs = 15_000, maxEntries = 10_000 } = options;
  const known = new Map<string, Entry>();
  const unknown = new Map<string, Entry>();
  const loading = new Map<string, Promise<ApiKeyIdentity | null>>();
  const used = new Map<string, { accountId: string; at: number }>();
  let generation = 0;

  function remember(secretHash: string, key: ApiKeyIdentity | null): void {
    known.delete(secretHash);
    unknown.delete(secretHash);
    const entries = key ? known : unknown;
    entries.set(secretHash, { key, loadedAt: clock.now().getTime() });
    if (entries.size > maxEntries) entries.delete(entries.keys().next().value!);
  }

  async function read(secretHash: string): Promise<ApiKeyIdentity | null> {
    for (;;) {
      const before = generation;
      const key = await load(secretHash);
      // A key invalidated while it was being read may have been read in its former state: read again.
      if (before !== generation) continue;
      remember(secretHash, key);
      return key;
    }
  }

  function refresh(secretHash: string): Promise<ApiKeyIdentity | null> {
    const running = loading.get(secretHash);
    if (running) return running;
    const started = read(secretHash).finally(() => loading.delete(secretHash));
    loading.set(secretHash, started);
    return started;
  }

  function usable(key: ApiKeyIdentity | null, now: number): ApiKeyIdentity | null {
    if (!key || key.revokedAt || (key.expiresAt && key.expiresAt.getTime() <= now)) return null;
    const use = used.get(key.id);
    if (use) use.at = now;
    else used.set(key.id, { accountId: key.accountId, at: now });
    return key;
  }

  return {
    find(secret) {
      const secretHash = hash('sha256', secret, 'hex');
      const now = clock.now().getTime();
      const entry = known.get(secretHash) ?? unknown.get(secretHash);
      const age = entry ? now - entry.loadedAt : Infinity;
      if (!entry || age >= expireAfterMs) return refresh(secretHash).then(key => usable(key, now));
      // A failed refresh is met again, and reported, by the request that finds the entry expired.
      if (age >= refreshAfterMs) void refresh(secretHash).catch(() => undefined);
      return usable(entry.key, now);
    },
    invalidate(apiKeyId) {
      generation += 1;
      for (const [secretHash, entry] of known) if (entry.key?.id === apiKeyId) known.delete(secretHash);
    },
    drainUsage(only) {
      const usage: KeyUse[] = [];
      for (const [apiKeyId, { accountId, at }] of used) {
        if (only !== undefined && accountId !== only) continue;
        usage.push({ accountId, apiKeyId, usedAt: new Date(at) });
        used.delete(apiKeyId);
      }
      return usage;
    },
  };
}
