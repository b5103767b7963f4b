import { detailsOf, type Detail, type Operation } from 'outreach-contract';
import { errorTable, operationOf, type Validator } from 'outreach-contract/data';
import { argumentOf, bodyArgument } from './input-schema.js';
import { confirmArgument, type Tool } from './tools.js';

/** The arguments of a call as the parts of a request. */
export interface CallArguments {
  path: Record<string, string>;
  query: Record<string, unknown>;
  /** By name, as in the contract. */
  header: Record<string, string>;
  body?: unknown;
}

/** The arguments do not conform to the contract. The body is that of the API's error `invalid_request`. */
export class InvalidArguments extends Error {
  readonly body: object;

  constructor(details: Detail[]) {
    super('invalid_request');
    const { type, description: message } = errorTable.invalid_request;
    this.body = { error: { type, code: 'invalid_request', message }, details };
  }
}

/**
 * Splits the arguments of a call into the parts of a request, and validates them before anyone is asked to confirm.
 *
 * @throws {InvalidArguments}
 */
export function readArguments(
  { operation, definition }: Tool,
  given: Record<string, unknown>,
): CallArguments {
  // Models often send null for what they leave out.
  const named = Object.entries(given).filter(([name, value]) => value !== null && name !== confirmArgument);
  const values = Object.fromEntries(named);
  const sorted: CallArguments = {
    path: part(operation, 'path', values) as Record<string, string>,
    query: part(operation, 'query', values),
    header: part(operation, 'header', values) as Record<string, string>,
    ...(bodyArgument in values && { body: unquoted(values[bodyArgument]) }),
  };
  const known = definition.inputSchema.properties ?? {};
  const unknown = Object.keys(values).filter(name => !Object.hasOwn(known, name));
  const details = [
    ...unknown.map(
      path => ({ path, code: 'unknown_field', message: 'is not an argument of this tool' }) as const,
    ),
    ...faults(operation, sorted),
  ];
  if (details.length > 0) throw new InvalidArguments(details);
  return sorted;
}

function part({ parameters }: Operation, place: string, values: Record<string, unknown>) {
  const wanted = parameters.filter(parameter => parameter.in === place && argumentOf(parameter) in values);
  return Object.fromEntries(wanted.map(parameter => [parameter.name, values[argumentOf(parameter)]]));
}

/** Parses a body that a model sent as text instead of as an object. */
function unquoted(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

function faults(
  { id, parameters, body: wanted }: Operation,
  { path, query, header, body }: CallArguments,
): Detail[] {
  const { validators, bodyKeys } = operationOf(id);
  const lowered = Object.entries(header).map(([name, value]) => [name.toLowerCase(), value]);
  const asArgument = (detail: Detail) => {
    const parameter = parameters.find(({ name }) => name.toLowerCase() === detail.path.toLowerCase());
    return parameter ? { ...detail, path: argumentOf(parameter) } : detail;
  };
  const inParameters = [
    ...check(validators.params, path),
    ...check(validators.query, query),
    ...check(validators.headers, Object.fromEntries(lowered)),
    ...outOfPlace(path),
    ...unsendable(header),
  ];
  return [
    ...inParameters.map(asArgument),
    ...unknownKeys(bodyKeys, body),
    ...bodyFaults(validators.body, body, wanted?.required ?? false),
  ];
}

/** Finds unknown keys, which the API would ignore: a reply with its text under a wrong name would be sent empty. */
function unknownKeys(known: readonly string[] | undefined, body: unknown): Detail[] {
  if (!known || typeof body !== 'object' || body === null || Array.isArray(body)) return [];
  return Object.keys(body)
    .filter(key => !known.includes(key))
    .map(key => ({
      path: inBody(key),
      code: 'unknown_field',
      message: `is not a known field; known fields are: ${known.join(', ')}`,
    }));
}

function bodyFaults(rule: Validator | undefined, body: unknown, isRequired: boolean): Detail[] {
  if (body !== undefined) return check(rule, body).map(detail => ({ ...detail, path: inBody(detail.path) }));
  return isRequired ? [{ path: bodyArgument, code: 'required', message: 'is required' }] : [];
}

function inBody(path: string): string {
  return path === '' || path.startsWith('[') ? bodyArgument + path : `${bodyArgument}.${path}`;
}

/** Validates a copy, because validators fill in defaults and convert values. The values themselves are sent unchanged. */
function check(rule: Validator | undefined, value: unknown): Detail[] {
  const copy: unknown = structuredClone(value);
  return !rule || rule(copy) ? [] : detailsOf(rule.errors ?? [], copy);
}

/** Finds ids that would change the path of the operation. */
function outOfPlace(path: CallArguments['path']): Detail[] {
  return Object.entries(path)
    .filter(([, value]) => ['', '.', '..'].includes(value))
    .map(([name]) => ({ path: name, code: 'invalid_format', message: 'is not an id' }));
}

/** Finds values that a header cannot have. The request would fail without an explanation. */
function unsendable(header: CallArguments['header']): Detail[] {
  return Object.entries(header)
    .filter(([, value]) => !/^[\x20-\x7e]*$/.test(value))
    .map(([name]) => ({
      path: name,
      code: 'invalid_format',
      message: 'has characters that are not allowed in a header',
    }));
}
