import type {
  IdempotencyClaim,
  IdempotencyStore,
  StoredResponse,
} from '../../../server/src/domain/api/idempotency.js';

interface Kept {
  bodyHash: string;
  answer: StoredResponse | null;
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
        kept.set(nameOf(claim), { bodyHash: claim.bodyHash, answer: null });
        return { kind: 'started' };
      }
      if (known.bodyHash !== claim.bodyHash) return { kind: 'reused' };
      return known.answer ? { kind: 'replay', answer: known.answer } : { kind: 'in_progress' };
    },
    async finish(claim, answer) {
      kept.set(nameOf(claim), { bodyHash: claim.bodyHash, answer });
      return true;
    },
    async abandon(claim) {
      kept.delete(nameOf(claim));
    },
  };
}
