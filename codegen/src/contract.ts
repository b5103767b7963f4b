import SwaggerParser from '@apidevtools/swagger-parser';
import { readFile } from 'node:fs/promises';
import type { OpenAPIV3_1 } from 'openapi-types';
import { parse } from 'yaml';

/**
 * The parts of an OpenAPI 3.1 document that the generator reads, and the ways to walk it.
 * Only what the rules admit is typed here; anything else never reaches a reader of these types.
 */

/** A JSON Schema of the contract. Boolean schemas stand only under `additionalProperties`. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  format?: string;
  description?: string;
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  unevaluatedProperties?: boolean | Schema;
  propertyNames?: Schema;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  example?: unknown;
  examples?: unknown;
  /** What is checked of it before an operation runs, where that one says itself what is wrong with the rest. */
  'x-checked-as'?: Schema;
}

export interface Reference {
  $ref: string;
}

export interface ParameterObject {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, ExampleObject | Reference>;
  'x-not-found'?: string;
  /** What an operation that takes it can answer because of it. */
  'x-error-codes'?: string[];
}

export interface ExampleObject {
  value?: unknown;
}

export interface MediaTypeObject {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, ExampleObject | Reference>;
}

export interface RequestBodyObject {
  required?: boolean;
  content: Record<string, MediaTypeObject>;
}

export interface ResponseObject {
  description?: string;
  content?: Record<string, MediaTypeObject>;
  /** Codes of the errors that it stands for, whatever the operation. */
  'x-error-codes'?: string[];
}

export interface OperationObject {
  operationId?: string;
  summary?: string;
  tags?: string[];
  deprecated?: boolean;
  security?: Record<string, string[]>[];
  parameters?: (ParameterObject | Reference)[];
  requestBody?: RequestBodyObject | Reference;
  responses?: Record<string, ResponseObject | Reference>;
  /** The method of the SDK that calls it: `campaigns.create`. */
  'x-sdk-method'?: string;
  /** Codes of errors, beside those of its parameters and of the responses that it shares. */
  'x-error-codes'?: string[];
}

export const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'] as const;
export type Method = (typeof methods)[number];

export type PathItem = { parameters?: (ParameterObject | Reference)[] } & { [M in Method]?: OperationObject };

export interface ErrorCodeEntry {
  type: string;
  status: number;
  description: string;
}

export interface Contract {
  openapi: string;
  info: { title: string; version: string };
  tags?: { name: string; description?: string }[];
  security?: Record<string, string[]>[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: { schemas?: Record<string, Schema>; [section: string]: Record<string, unknown> | undefined };
  'x-error-codes'?: Record<string, ErrorCodeEntry>;
  'x-flow-issue-codes'?: Record<string, string>;
}

/** A node of the document and the JSON pointer (as a `#` fragment) under which it really is. */
export interface Located<T> {
  node: T;
  pointer: string;
}

const schemaPrefix = '#/components/schemas/';

/** Extends a JSON pointer by keys, escaped after RFC 6901. */
export function at(pointer: string, ...keys: (string | number)[]): string {
  return [pointer, ...keys.map(key => String(key).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');
}

/** Follows references until a node that is not one. A reference that leads nowhere, or in a circle, throws. */
export function resolve<T extends object>(
  contract: Contract,
  node: T | Reference,
  pointer: string,
): Located<T> {
  const seen = new Set<string>();
  let current: unknown = node;
  let place = pointer;
  while (isReference(current)) {
    place = current.$ref;
    if (seen.has(place)) throw new Error(`${pointer}: the reference ${place} leads in a circle`);
    seen.add(place);
    current = lookup(contract, place);
  }
  if (typeof current !== 'object' || current === null) throw new Error(`${pointer}: ${place} does not exist`);
  return { node: current as T, pointer: place };
}

function lookup(contract: Contract, ref: string): unknown {
  const keys = ref
    .split('/')
    .slice(1)
    .map(key => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
  return keys.reduce<unknown>(
    (node, key) =>
      typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[key] : undefined,
    contract,
  );
}

export function isReference(node: unknown): node is Reference {
  return typeof node === 'object' && node !== null && typeof (node as { $ref?: unknown }).$ref === 'string';
}

/** The component schema that a reference names, or undefined for a reference to anything else. */
export function schemaName(ref: string | undefined): string | undefined {
  if (!ref?.startsWith(schemaPrefix)) return undefined;
  const name = ref.slice(schemaPrefix.length);
  return name.includes('/') ? undefined : name;
}

export function isJson(mediaType: string): boolean {
  return /^application\/(?:[\w.-]+\+)?json$/.test(mediaType);
}

/** Operations of paths or webhooks, in the contract's order. */
export function* eachOperation(
  items: Record<string, PathItem> | undefined,
  root: string,
): Generator<{ path: string; method: Method; item: PathItem; operation: OperationObject; pointer: string }> {
  for (const [path, item] of Object.entries(items ?? {})) {
    for (const method of methods) {
      const operation = item[method];
      if (operation) yield { path, method, item, operation, pointer: at(root, path, method) };
    }
  }
}

/** The parameters of an operation: those of its path, each replaced by the operation's own of the same name and place. */
export function parametersOf(
  contract: Contract,
  path: string,
  item: PathItem,
  operation: OperationObject,
  pointer: string,
): Located<ParameterObject>[] {
  const own = (operation.parameters ?? []).map((entry, i) =>
    resolve<ParameterObject>(contract, entry, at(pointer, 'parameters', i)),
  );
  const names = new Set(own.map(({ node }) => `${node.in} ${node.name}`));
  const shared = (item.parameters ?? [])
    .map((entry, i) => resolve<ParameterObject>(contract, entry, at('#/paths', path, 'parameters', i)))
    .filter(({ node }) => !names.has(`${node.in} ${node.name}`));
  return [...shared, ...own];
}

/**
 * Reads a contract (YAML 1.2 or JSON; duplicate keys are refused) and checks it against the OpenAPI 3.1 standard.
 * References are left as they are, for the names they carry. The parser limits aliases, against bombs of them.
 */
export async function loadContract(file: string): Promise<Contract> {
  // The copy gives each use of an alias a node of its own.
  const document: unknown = parse(await readFile(file, 'utf8'));
  return checkContract(JSON.parse(JSON.stringify(document)) as Contract);
}

/** Checks a parsed document against the OpenAPI 3.1 standard and hands it back untouched. */
export async function checkContract(contract: Contract): Promise<Contract> {
  if (typeof contract?.openapi !== 'string' || !contract.openapi.startsWith('3.1.')) {
    throw new Error('the contract is not an OpenAPI 3.1 document');
  }
  // It dereferences what it is given, hence the copy.
  await SwaggerParser.validate(structuredClone(contract) as unknown as OpenAPIV3_1.Document, {
    resolve: { external: false },
    dereference: { circular: 'ignore' },
  });
  return contract;
}

/** Something in the contract that is refused. */
export interface Problem {
  /** JSON pointer of the offending node, as a `#` fragment. */
  pointer: string;
  message: string;
}
