import type { ErrorObject } from 'ajv';
import type { Middleware as KoaMiddleware, ParameterizedContext } from 'koa';
import type { RouteResponse } from '../domain/api/public-route.js';
import type { Route } from '../generated/routes.js';
import type { OperationContext } from '../operations/context.js';
import type { ApiKeyIdentity } from './key-cache.js';

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

/** One operation of the contract, seen from here. */
export type Operation = (request: OperationRequest, context: OperationContext) => Promise<RouteResponse>;

/** What the middleware learns of a request on the way to its response. */
export interface RequestState {
  requestId: string;
  /** The matched route; absent until routed, and where no route matches. */
  route?: Pick<Route, 'path'> & Partial<Pick<Route, 'operationId' | 'responseTypes'>>;
  /** The key of an authenticated request. */
  key?: ApiKeyIdentity;
  /** Query parameters and keys of the body that the operation does not know. */
  ignoredKeys?: readonly string[];
  /** What the operation is called with. */
  request: OperationRequest;
  /** What the operation returned. */
  response?: RouteResponse;
  /** Stores the response under the request's `Idempotency-Key`; absent without a key. */
  storeIdempotentResponse?: OperationContext['storeIdempotentResponse'];
}

export type Context = ParameterizedContext<RequestState, { params: Record<string, string> }>;
export type Middleware = KoaMiddleware<RequestState, { params: Record<string, string> }>;
