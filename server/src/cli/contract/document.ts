import { createRequire } from 'node:module';
import type { Route } from '../../generated/routes.js';

interface Schema {
  type?: string;
  enum?: readonly unknown[];
}

/** What the contract says of one response, beyond the schema of its body. */
export interface DeclaredResponse {
  /** Whether the status is named, and not caught by `default`. */
  named: boolean;
  /** Media types that the body may have; none where there is no body. */
  mediaTypes: readonly string[];
  /** Schemas of its headers, by name. */
  headers: Readonly<Record<string, Schema>>;
}

interface Reference {
  $ref?: string;
}
interface Response extends Reference {
  content?: Record<string, unknown>;
  headers?: Record<string, Reference & { schema?: Schema }>;
}
interface Parameter extends Reference {
  name?: string;
  in?: string;
  required?: boolean;
  example?: unknown;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: Reference & { content?: Record<string, { example?: unknown }> };
  responses: Record<string, Response>;
}
interface Document {
  info: { version: string };
  paths: Record<string, Record<string, Operation> & { parameters?: Parameter[] }>;
}

/** The contract itself: for what the generated validators and routes do not hold. */
const document = createRequire(import.meta.url)('../../generated/openapi.json') as Document;

/** The version of the contract that is checked. */
export const contractVersion = document.info.version;

/** What the contract declares for a status of an operation; null when it declares nothing. */
export function declaredResponse(route: Route, status: number): DeclaredResponse | null {
  const { responses } = operationOf(route);
  const range = `${Math.floor(status / 100)}XX`;
  const named = responses[status] ?? responses[range];
  const declared = named ?? (status >= 400 ? responses.default : undefined);
  if (!declared) return null;
  const { content = {}, headers = {} } = resolved<Response>(declared);
  const schemas = Object.entries(headers).map(([name, header]) => [
    name,
    resolved<{ schema?: Schema }>(header).schema ?? {},
  ]);
  return {
    named: named !== undefined,
    mediaTypes: Object.keys(content),
    headers: Object.fromEntries(schemas) as Record<string, Schema>,
  };
}

/** The body that the contract gives as an example of a request; undefined when it has none. */
export function exampleBody(route: Route): unknown {
  const body = operationOf(route).requestBody;
  return body && Object.values(resolved<typeof body>(body).content ?? {})[0]?.example;
}

/** The query parameters without which a request is not valid, with the contract's example of each. */
export function requiredQuery(route: Route): Record<string, string> {
  const wanted = parametersOf(route).filter(parameter => parameter.in === 'query' && parameter.required);
  return Object.fromEntries(wanted.map(({ name, example }) => [name!, String(example)]));
}

/** Whether an operation takes this query parameter. */
export function takesQuery(route: Route, name: string): boolean {
  return parametersOf(route).some(parameter => parameter.in === 'query' && parameter.name === name);
}

function parametersOf(route: Route): Parameter[] {
  const all = [...(document.paths[route.path]!.parameters ?? []), ...(operationOf(route).parameters ?? [])];
  return all.map(parameter => resolved<Parameter>(parameter));
}

function operationOf({ path, method }: Route): Operation {
  return document.paths[path]![method.toLowerCase()]!;
}

function resolved<T extends object>(value: Reference & object): T {
  if (value.$ref === undefined) return value as T;
  const target = value.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document);
  return resolved<T>(target as Reference & object);
}
