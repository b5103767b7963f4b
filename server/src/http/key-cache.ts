import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../domain/shared/clock.js';

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
  /** Stops asking for revoked keys. */
  close(): void;
  /** Forgets a key at once, also one that is being loaded; called when it is revoked. */
  invalidate(apiKeyId: string): void;
  /**
   * Returns the keys used since the previous call, with the time of their last use; feeds `last_used_at`.
   *
   * @param accountId only those of this account
   */
  drainUsage(accountId?: string): KeyUse[];
}

export interface KeyCacheOptions {
  /** Reads a key by the lower-case hex SHA-256 of its secret. */
  load: (secretHash: string) => Promise<ApiKeyIdentity | null>;
  /** Reads the ids of the keys that any process revoked after that. */
  revokedSince: (since: Date) => Promise<readonly string[]>;
  clock: Clock;
  /** Keys remembered, and the same number of secrets known to be wrong. Default 10000. */
  maxEntries?: number;
}

interface Entry {
  key: ApiKeyIdentity | null;
  loadedAt: number;
}

/** The age from which an entry is read again in the background, and from which a request waits for that. */
const refreshAfterMs = 5_000;
const expireAfterMs = 15_000;
/** A key is used for so long after the database was asked, for it or for what was revoked: then a revocation counts. */
const trustedMs = 1_000;
const askEveryMs = 500;
/** The database is asked for so long after a key was last used. */
const askForMs = 10_000;
/** `revoked_at` is of the clock of another machine, and is written down before its transaction ends. */
const toleratedMs = 60_000;

/**
 * Keeps keys in memory by the hash of their secret, so that a steady stream of requests never waits for the
 * database: an ageing entry still serves and is read again in the background. While keys are used, the database is
 * asked twice a second which ones were revoked, all in one statement; a key of which that is not known for a second
 * is read again. A revocation in this process counts at once through `invalidate`.
 */
export function createKeyCache(options: KeyCacheOptions): KeyCache {
  const { load, revokedSince, clock, maxEntries = 10_000 } = options;
  // Two caches, so that wrong secrets do not push out keys.
  const known = new LRUCache<string, Entry>({ max: maxEntries });
  const unknown = new LRUCache<string, Entry>({ max: maxEntries });
  const loading = new Map<string, Promise<ApiKeyIdentity | null>>();
  const used = new Map<string, { accountId: string; at: number }>();
  const closing = new AbortController();
  let generation = 0;
  /** When the database was last asked what was revoked: nothing is kept that had been by then. */
  let askedAt = clock.now().getTime();
  let lastRevoked = new Set<string>();
  let usedAt = 0;
  let asking = false;

  async function askWhileUsed(): Promise<void> {
    asking = true;
    try {
      while (clock.now().getTime() - usedAt < askForMs) {
        await clock.sleep(askEveryMs, closing.signal);
        // Where it fails, requests read their keys themselves.
        await ask().catch(() => undefined);
      }
    } finally {
      asking = false;
    }
  }

  async function ask(): Promise<void> {
    const now = clock.now().getTime();
    const revoked = new Set(await revokedSince(new Date(askedAt - toleratedMs)));
    const news = new Set([...revoked].filter(id => !lastRevoked.has(id)));
    if (news.size > 0) forget(news);
    lastRevoked = revoked;
    askedAt = now;
  }

  function forget(apiKeyIds: ReadonlySet<string>): void {
    generation += 1;
    for (const [secretHash, { key }] of known.entries()) if (apiKeyIds.has(key!.id)) known.delete(secretHash);
  }

  async function read(secretHash: string): Promise<ApiKeyIdentity | null> {
    for (;;) {
      const before = generation;
      const loadedAt = clock.now().getTime();
      const key = await load(secretHash);
      // A key invalidated while it was being read may have been read in its former state: read again.
      if (before !== generation) continue;
      const [into, outOf] = key ? [known, unknown] : [unknown, known];
      into.set(secretHash, { key, loadedAt });
      outOf.delete(secretHash);
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
    usedAt = now;
    if (!asking) void askWhileUsed().catch(() => undefined);
    return key;
  }

  return {
    find(secret) {
      const secretHash = hash('sha256', secret, 'hex');
      const now = clock.now().getTime();
      const entry = known.get(secretHash) ?? unknown.get(secretHash);
      const age = entry ? now - entry.loadedAt : Infinity;
      const knownForMs = Math.min(age, now - askedAt);
      // A clock that was set back knows no age: a revoked key would live until it has caught up.
      const mayBeRevoked = knownForMs < 0 || knownForMs >= trustedMs;
      if (!entry || age >= expireAfterMs || (entry.key && mayBeRevoked))
        return refresh(secretHash).then(key => usable(key, now));
      // A failed refresh is met again, and reported, by the request that finds the entry expired.
      if (age >= refreshAfterMs) void refresh(secretHash).catch(() => undefined);
      return usable(entry.key, now);
    },
    close: () => closing.abort(),
    invalidate: apiKeyId => forget(new Set([apiKeyId])),
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
