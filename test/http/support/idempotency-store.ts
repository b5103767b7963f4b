import type {
  IdempotencyClaim,
  IdempotencyStore,
  StoredResponse,
} from '../../../server/src/domain/api/idempotency.js';

interface Kept {
  bodyHash: string;
  response: StoredResponse | null;
}

/** Keeps idempotency keys in memory. */
export function memoryIdempotencyStore(): IdempotencyStore<unknown> & { readonly size: number } {
  const kept = new Map<string, Kept>();
  const nameOf = ({ accountId, method, path, key }: IdempotencyClaim) =>
    [accountId, method, path, key].join(' ');
  return {
    get size() {
      return kept.size;
    },
    async begin(claim) {
      const known = kept.get(nameOf(claim));
      if (!known) {
        kept.set(nameOf(claim), { bodyHash: claim.bodyHash, response: null });
        return { kind: 'started' };
      }
      if (known.bodyHash !== claim.bodyHash) return { kind: 'reused' };
      return known.response ? { kind: 'replay', response: known.response } : { kind: 'in_progress' };
    },
    renew: async () => undefined,
    async finish(claim, response) {
      kept.set(nameOf(claim), { bodyHash: claim.bodyHash, response });
      return true;
    },
    async abandon(claim) {
      kept.delete(nameOf(claim));
    },
  };
}
