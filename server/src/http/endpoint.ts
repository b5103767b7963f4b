import type { Answer, Validate } from './contract.js';
import type { Exchange } from './exchange.js';

/** Something bound to a method and path. */
export interface Endpoint {
  /** Name for logs: the operation's id, or method and path of what is outside the contract. */
  readonly name: string;
  /** Path template, for logs. */
  readonly path: string;
  /** The responses that the contract allows; null for what is outside the contract. */
  readonly contract: {
    readonly statuses: readonly number[];
    readonly responses: Partial<Record<string, Validate>>;
  } | null;
  /** Answers a request whose path matched with these parameter values; what it throws becomes an error response. */
  answer(exchange: Exchange, values: readonly string[]): Promise<Answer> | Answer;
}
