import type { ErrorObject } from 'ajv';
import type { OperationContext } from '../operations/context.js';

/** A compiled validator; `errors` holds what the last call found. */
export interface Validate {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/** The validators of one operation. */
export interface OperationValidators {
  params?: Validate;
  query?: Validate;
  headers?: Validate;
  body?: Validate;
  /** By status as the contract writes it: `200`, `4XX`, `default`. */
  responses: Partial<Record<string, Validate>>;
}

/** What an operation is called with: the parts that its contract names. */
export interface OperationRequest {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
}

/**
 * What is sent back. `body` becomes JSON, unless it is bytes or an async iterable of them (sent as it comes), or a text
 * whose `Content-Type` header is not JSON.
 */
export interface Answer {
  status: number;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** One operation of the contract, seen from here. */
export type Operation = (request: OperationRequest, context: OperationContext) => Promise<Answer>;

/** A body that is sent piece by piece. */
export type ByteStream = AsyncIterable<string | Uint8Array>;

export function isByteStream(body: unknown): body is ByteStream {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
}
