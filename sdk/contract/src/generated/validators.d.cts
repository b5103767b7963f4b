// Generated from openapi.yaml by codegen. Do not edit.
import type { ErrorObject } from 'ajv';

/** Judges a value; after a false, `errors` says why (until the next call). Parameters and bodies may be changed: coerced, or completed with defaults. */
export interface Validator {
  (data: unknown): boolean;
  errors?: null | ErrorObject[];
}

export interface OperationValidators {
  params?: Validator;
  query?: Validator;
  /** Names in lower case. */
  headers?: Validator;
  body?: Validator;
  /** By status as the contract writes it: `200`, `4XX`, `default`. */
  responses: Record<string, Validator>;
}

/** By operationId. */
export declare const operations: Record<string, OperationValidators>;
/** By event type: the whole envelope. */
export declare const events: Record<string, Validator>;
