import {
  type Contract,
  type Located,
  type OperationObject,
  type ParameterObject,
  type RequestBodyObject,
  type ResponseObject,
  type Schema,
  at,
  eachOperation,
  isJson,
  parametersOf,
  resolve,
} from './contract.js';
import { bodyKeys, findProperty } from './schema-walk.js';
import { camelCase, pascalCase } from './names.js';

/** What the emitters read: the contract with references to parameters, bodies and responses followed. */
export interface Model {
  schemas: { name: string; schema: Schema }[];
  tags: Tag[];
  operations: Operation[];
  events: Event[];
  errors: { code: string; type: string; status: number; message: string }[];
  flowIssues: { code: string; message: string }[];
}

export interface Tag {
  name: string;
  /** Key in `Operations`, for instance `leadFields`. */
  key: string;
  /** Name of the generated interface, for instance `LeadFieldsOperations`. */
  interfaceName: string;
}

export type Segment = { literal: string } | { param: string };

export interface Operation {
  id: string;
  tag: Tag;
  method: string;
  path: string;
  segments: Segment[];
  summary: string;
  /** `campaigns.create`; absent when the SDK has no method for it. */
  sdkMethod?: string;
  deprecated: boolean;
  /** No API key is asked for. */
  public: boolean;
  params: Parameter[];
  query: Parameter[];
  headers: Parameter[];
  body?: Body;
  responses: Response[];
  /** Every `error.code` that it can answer, in the order of the registry. */
  errorCodes: string[];
}

export interface Parameter {
  /** As on the wire; header names in lower case. */
  name: string;
  required: boolean;
  schema: Schema;
  /** Error code that an unknown or ill-formed value answers (path parameters only). */
  notFound?: string;
}

export interface Body {
  required: boolean;
  mediaTypes: string[];
  /** Absent when the body is not JSON: it then reaches the operation as a stream. */
  schema?: Schema;
  /** Top-level keys that have a default, which validation fills in; absent when there are none. */
  defaults?: string[];
  /** Top-level keys that the schema knows; absent when no key may be stripped. */
  keys?: string[];
}

export interface Response {
  /** `200`, `404`, `4XX` or `default`. */
  status: string;
  /** Absent when the response has no content. */
  mediaType?: string;
  /** Absent when the response is not JSON. */
  schema?: Schema;
  /** Answered by throwing an error of the registry, not by the operation's result. */
  isError: boolean;
}

export interface Event {
  type: string;
  /** The whole delivery: type, timestamp and data. */
  envelope: Schema;
  /** Schema of `data`, and where it is. */
  data: Located<Schema>;
}

/** Builds the model of a contract that the rules have passed. */
export function buildModel(contract: Contract): Model {
  const tags = (contract.tags ?? []).map(({ name }) => ({
    name,
    key: camelCase(name),
    interfaceName: `${pascalCase(name)}Operations`,
  }));
  return {
    schemas: Object.entries(contract.components?.schemas ?? {}).map(([name, schema]) => ({ name, schema })),
    tags,
    operations: [...eachOperation(contract.paths, '#/paths')].map(entry => {
      const tag = tags.find(({ name }) => name === entry.operation.tags?.[0]);
      if (!tag) throw new Error(`${entry.pointer}: unknown tag`);
      const parameters = parametersOf(contract, entry.path, entry.item, entry.operation, entry.pointer);
      return {
        ...describe(contract, entry.operation, entry.pointer),
        ...place(entry.method, entry.path),
        ...split(parameters),
        errorCodes: errorCodesOf(contract, entry.operation, parameters, entry.pointer),
        tag,
      };
    }),
    events: [...eachOperation(contract.webhooks, '#/webhooks')].map(({ path, operation, pointer }) =>
      readEvent(contract, path, operation, pointer),
    ),
    errors: Object.entries(contract['x-error-codes'] ?? {}).map(([code, entry]) => ({
      code,
      type: entry.type,
      status: entry.status,
      message: entry.description.trim().replace(/\s+/g, ' '),
    })),
    flowIssues: Object.entries(contract['x-flow-issue-codes'] ?? {}).map(([code, message]) => ({
      code,
      message,
    })),
  };
}

function describe(contract: Contract, operation: OperationObject, pointer: string) {
  return {
    id: operation.operationId ?? '',
    summary: operation.summary ?? '',
    ...(operation['x-sdk-method'] !== undefined && { sdkMethod: operation['x-sdk-method'] }),
    deprecated: operation.deprecated ?? false,
    public: operation.security?.length === 0,
    ...(operation.requestBody && {
      body: readBody(contract, operation.requestBody, at(pointer, 'requestBody')),
    }),
    responses: Object.entries(operation.responses ?? {}).map(([status, response]) =>
      readResponse(
        contract,
        status,
        resolve<ResponseObject>(contract, response, at(pointer, 'responses', status)).node,
      ),
    ),
  };
}

function place(method: string, path: string): Pick<Operation, 'method' | 'path' | 'segments'> {
  return { method: method.toUpperCase(), path, segments: segmentsOf(path) };
}

/** `/v1/jobs/{id}` as its segments; a colon is a letter like any other. */
export function segmentsOf(path: string): Segment[] {
  return path
    .slice(1)
    .split('/')
    .map(part => (part.startsWith('{') ? { param: part.slice(1, -1) } : { literal: part }));
}

function split(parameters: Located<ParameterObject>[]): Pick<Operation, 'params' | 'query' | 'headers'> {
  const inPlace = (place: string) =>
    parameters
      .filter(({ node }) => node.in === place)
      .map(({ node }) => ({
        name: place === 'header' ? node.name.toLowerCase() : node.name,
        required: node.required ?? false,
        schema: node.schema ?? {},
        ...(node['x-not-found'] !== undefined && { notFound: node['x-not-found'] }),
      }));
  return { params: inPlace('path'), query: inPlace('query'), headers: inPlace('header') };
}

function readBody(
  contract: Contract,
  body: NonNullable<OperationObject['requestBody']>,
  pointer: string,
): Body {
  const { node } = resolve<RequestBodyObject>(contract, body, pointer);
  const mediaTypes = Object.keys(node.content);
  const schema = mediaTypes.filter(isJson).map(type => node.content[type]?.schema)[0];
  const keys = schema && bodyKeys(contract, schema);
  const properties = schema && resolve<Schema>(contract, schema, pointer).node.properties;
  const defaults = Object.keys(properties ?? {}).filter(name => properties![name]!.default !== undefined);
  return {
    required: node.required ?? false,
    mediaTypes,
    ...(schema && { schema }),
    ...(keys && { keys }),
    ...(defaults.length > 0 && { defaults }),
  };
}

function readResponse(contract: Contract, status: string, response: ResponseObject): Response {
  const [mediaType, media] = Object.entries(response.content ?? {})[0] ?? [];
  const schema = mediaType && isJson(mediaType) ? media?.schema : undefined;
  const failed = !/^[123]/.test(status);
  return {
    status,
    ...(mediaType && { mediaType }),
    ...(schema && { schema }),
    isError: failed && (!schema || findProperty(contract, schema, 'error') !== undefined),
  };
}

function readEvent(contract: Contract, type: string, operation: OperationObject, pointer: string): Event {
  const place = at(pointer, 'requestBody');
  const body = resolve<RequestBodyObject>(contract, operation.requestBody ?? { content: {} }, place);
  const envelope = body.node.content['application/json']?.schema ?? {};
  const data = findProperty(
    contract,
    envelope,
    'data',
    at(body.pointer, 'content', 'application/json', 'schema'),
  );
  if (!data) throw new Error(`${pointer}: the envelope has no data`);
  return { type, envelope, data };
}

/**
 * Every code that an operation can answer with, in the order of the registry: those that it names itself, and those that
 * come with its parameters (an id that names nothing) and with the responses that it shares (no key, too many requests).
 */
export function errorCodesOf(
  contract: Contract,
  operation: OperationObject,
  parameters: Located<ParameterObject>[],
  pointer: string,
): string[] {
  const responses = Object.entries(operation.responses ?? {}).map(
    ([status, response]) =>
      resolve<ResponseObject>(contract, response, at(pointer, 'responses', status)).node,
  );
  const named = new Set([
    ...(operation['x-error-codes'] ?? []),
    ...responses.flatMap(response => response['x-error-codes'] ?? []),
    ...parameters.flatMap(({ node }) => [node['x-not-found'] ?? [], node['x-error-codes'] ?? []].flat()),
  ]);
  return Object.keys(contract['x-error-codes'] ?? {}).filter(code => named.has(code));
}
