import type { Route } from '../generated/routes.js';
import type { Operation, OperationValidators } from './contract.js';
import type { Endpoint } from './endpoint.js';
import { documentAnswer, healthAnswer, type HealthReport } from './meta-endpoints.js';
import { operationEndpoint, type OperationServices } from './operation-endpoint.js';
import { publicEndpoint, type PublicRoute } from './public-route.js';
import { createRouter, segmentsOf, type Router } from './router.js';

/** What is bound to paths, and what binds it. */
export interface Bindings extends OperationServices {
  routes: readonly Route[];
  validators: { operations: Record<string, OperationValidators> };
  /** Implementation of every operation: `operations[tag][operationId]`. */
  operations: object;
  health: () => Promise<HealthReport>;
  /** The contract, for `GET /openapi.json`: JSON text, or an object. */
  document: string | object;
  extraRoutes: readonly PublicRoute[];
  isClosing: () => boolean;
}

/** Paths that the HTTP layer answers by itself, also while it shuts down. */
export const healthPath = '/health';
const documentPath = '/openapi.json';

/** Binds all operations of the contract and the public routes beside it. An operation without implementation throws. */
export function bindAll(bindings: Bindings): Router<Endpoint> {
  const router = createRouter<Endpoint>();
  const own = ownAnswers(bindings);
  for (const route of bindings.routes) {
    const validators = bindings.validators.operations[route.operationId] ?? { responses: {} };
    const answer = route.method === 'GET' ? own.get(route.path) : undefined;
    own.delete(route.path);
    const endpoint = answer
      ? ownEndpoint(route, validators, answer)
      : operationEndpoint(route, validators, implementation(bindings.operations, route), bindings);
    router.add(route.method, route.segments, endpoint);
  }
  for (const [path, answer] of own)
    router.add('GET', segmentsOf(path), { name: path, path, contract: null, answer });
  for (const route of bindings.extraRoutes)
    router.add(route.method, segmentsOf(route.path), publicEndpoint(route));
  return router;
}

function ownAnswers({ health, isClosing, document }: Bindings): Map<string, Endpoint['answer']> {
  const served = documentAnswer(document);
  return new Map<string, Endpoint['answer']>([
    [healthPath, () => healthAnswer(health, isClosing())],
    [documentPath, () => served],
  ]);
}

function ownEndpoint(route: Route, { responses }: OperationValidators, answer: Endpoint['answer']): Endpoint {
  return {
    name: route.operationId,
    path: route.path,
    contract: { statuses: route.statuses, responses },
    answer,
  };
}

function implementation(operations: object, route: Route): Operation {
  // The generated interfaces type each operation for its author; here all are called alike, with what was validated.
  const group = (operations as Record<string, Record<string, Operation> | undefined>)[route.tag];
  const operation = group?.[route.operationId];
  if (!operation) throw new Error(`No implementation of ${route.tag}.${route.operationId}`);
  return operation.bind(group);
}
