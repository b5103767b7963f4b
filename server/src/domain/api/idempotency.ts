/** One use of an `Idempotency-Key`: it counts per account, method and path. */
export interface IdempotencyClaim {
  accountId: string;
  method: string;
  path: string;
  key: string;
  /** Hex SHA-256 of the request's body. */
  bodyHash: string;
}

/** A response as it is stored. */
export interface StoredResponse {
  status: number;
  /** JSON text; null where the response had no body. */
  body: string | null;
  headers: Readonly<Record<string, string>>;
}

/** What is known of a key when it is claimed. */
export type ClaimResult =
  | { kind: 'started' }
  | { kind: 'replay'; response: StoredResponse }
  | { kind: 'reused' }
  | { kind: 'in_progress' };

/** Remembers keys for 24 hours. Exactly one of several concurrent claims of a key is `started`; the same object ends it. */
export interface IdempotencyStore<Transaction> {
  begin(claim: IdempotencyClaim): Promise<ClaimResult>;
  /** Keeps a started claim whose request still runs. */
  renew(claim: IdempotencyClaim): Promise<void>;
  /**
   * Stores the response of a started claim, in the given transaction if there is one. False when the claim is
   * another's by now, or ended.
   */
  finish(claim: IdempotencyClaim, answer: StoredResponse, tx?: Transaction): Promise<boolean>;
  /** Gives a started claim up that has no response: the key may be used anew. */
  abandon(claim: IdempotencyClaim): Promise<void>;
}
