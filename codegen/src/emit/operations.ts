import { type Schema, schemaName } from '../contract.js';
import type { Body, Model, Operation, Parameter, Response, Tag, Segment } from '../model.js';
import { propertyName, quote, banner, docComment, typeImport } from '../names.js';

const runtime = `/** A body whose defaults for these keys validation has filled in. */
export type WithDefaults<Body, Key extends keyof Body> = Body & Required<Pick<Body, Key>>;

/** Bytes that are no JSON: a request body as it streams in, or a response to be sent as it is. */
export type RawRequest = AsyncIterable<Uint8Array>;
export type RawResponse = string | Uint8Array | AsyncIterable<string | Uint8Array>;

/** Thrown by an operation that the contract names and the service does not have yet. */
export class NotImplementedError extends Error {
  constructor() {
    super('This operation is not implemented.');
    this.name = 'NotImplementedError';
  }
}

/** Stands in for an operation that is not built yet. */
export async function notImplemented(): Promise<never> {
  throw new NotImplementedError();
}
`;

/** One interface per tag with a method per operation, and \`Operations\`, which holds them all. */
export function emitOperations(model: Model): string {
  const names = new Set<string>();
  const interfaces = model.tags.map(tag =>
    emitInterface(
      tag,
      model.operations.filter(operation => operation.tag.key === tag.key),
      names,
    ),
  );
  const members = model.tags.map(tag => `  ${tag.key}: ${tag.interfaceName}<Context>;\n`);
  return [
    banner + typeImport(names, './types.js'),
    ...interfaces,
    `/** Every operation of the contract by tag. */\nexport interface Operations<Context> {\n${members.join('')}}\n`,
    runtime,
  ].join('\n');
}

function emitInterface(tag: Tag, operations: Operation[], names: Set<string>): string {
  const methods = operations.map(operation => emitMethod(operation, names));
  const doc = docComment([`Operations of the tag "${tag.name}".`]);
  return `${doc}export interface ${tag.interfaceName}<Context> {\n${methods.join('')}}\n`;
}

function emitMethod(operation: Operation, names: Set<string>): string {
  const doc = docComment(
    operation.deprecated ? [operation.summary, '@deprecated'] : [operation.summary],
    '  ',
  );
  const request = emitRequest(operation, names);
  const results = operation.responses
    .filter(({ isError }) => !isError)
    .map(r => emitResult(operation, r, names));
  return (
    `${doc}  ${operation.id}(\n    request: ${request},\n    context: Context,\n  ): Promise<\n` +
    `${results.map(result => `    | ${result}\n`).join('')}  >;\n`
  );
}

function emitRequest({ id, params, query, headers, body }: Operation, names: Set<string>): string {
  const parts = [
    ...(params.length ? [`params: ${emitParameters(params, names)}`] : []),
    ...(query.length ? [`query: ${emitParameters(query, names)}`] : []),
    ...(headers.length ? [`headers: ${emitParameters(headers, names)}`] : []),
    ...(body ? [`body${body.required ? '' : '?'}: ${emitBody(id, body, names)}`] : []),
  ];
  return parts.length ? `{ ${parts.join('; ')} }` : 'object';
}

/** Validation fills defaults in, so that a parameter with a default is always there. */
function emitParameters(parameters: Parameter[], names: Set<string>): string {
  const members = parameters.map(({ name, required, schema }) => {
    const present = required || schema.default !== undefined;
    return `${propertyName(name)}${present ? '' : '?'}: ${emitScalar(schema, names)}`;
  });
  return `{ ${members.join('; ')} }`;
}

/** The type of a parameter; the rules let only plain values and references through. */
function emitScalar(schema: Schema, names: Set<string>): string {
  const component = schemaName(schema.$ref);
  if (component) return add(names, component);
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  return schema.type === 'integer' ? 'number' : String(schema.type);
}

function literal(value: unknown): string {
  return typeof value === 'string' ? quote(value) : String(value);
}

function emitBody(id: string, body: Body, names: Set<string>): string {
  if (!body.schema) return 'RawRequest';
  const type = emitBodyType(id, body, schemaName(body.schema.$ref), names);
  return body.defaults ? `WithDefaults<${type}, ${body.defaults.map(quote).join(' | ')}>` : type;
}

function emitBodyType(id: string, body: Body, component: string | undefined, names: Set<string>): string {
  if (component) return add(names, component);
  add(names, 'operations');
  return `NonNullable<operations[${quote(id)}]['requestBody']>['content'][${quote(body.mediaTypes[0] ?? '')}]`;
}

function emitResult({ id }: Operation, response: Response, names: Set<string>): string {
  const body = response.mediaType ? `; body: ${emitResponseBody(id, response, names)}` : '';
  return `{ status: ${response.status}${body}; headers?: Record<string, string> }`;
}

function emitResponseBody(id: string, { status, mediaType, schema }: Response, names: Set<string>): string {
  if (!schema) return 'RawResponse';
  const component = schemaName(schema.$ref);
  if (component) return add(names, component);
  add(names, 'operations');
  return `operations[${quote(id)}]['responses'][${status}]['content'][${quote(mediaType ?? '')}]`;
}

function add(names: Set<string>, name: string): string {
  names.add(name);
  return name;
}

/** Which operations honour `Idempotency-Key`, for the SDK: it gives them a key by itself, and may then repeat them. */
export function emitIdempotentOperations({ operations }: Model): string {
  const [honouring, others] = [operations.filter(honoursKey), operations.filter(each => !honoursKey(each))];
  const ends = new Map<string, string[]>();
  for (const each of honouring)
    ends.set(each.method, [...(ends.get(each.method) ?? []), tellingEnd(each, others)]);
  const ways = [...ends].map(([method, all]) => `^${method} .*\\/(${all.join('|')})$`);
  return [
    banner,
    docComment([
      'Method and path of the operations that honour `Idempotency-Key`, by the ends that no other path has:',
      ...honouring.map(({ method, path }) => `- ${method} ${path}`),
    ]) + `export const honoursKey = /${ways.join('|') || nothing}/;\n`,
  ].join('\n');
}

/** A pattern that matches no text. */
const nothing = '(?!)';

function honoursKey({ headers }: Operation): boolean {
  return headers.some(({ name }) => name === 'idempotency-key');
}

/**
 * The pattern of the last segments of an operation's path: as few as tell it from the others, because every byte of the
 * SDK counts. What comes before them does not matter: the service may live under a path of its own.
 */
function tellingEnd({ method, segments }: Operation, others: readonly Operation[]): string {
  const rivals = others.filter(other => other.method === method);
  let length = 1;
  while (length < segments.length && rivals.some(other => endsAlike(other.segments, segments.slice(-length))))
    length++;
  return segments.slice(-length).map(patternOf).join('\\/');
}

/** Whether a path of these segments may end like that: an id is never a word of another path. */
function endsAlike(segments: readonly Segment[], end: readonly Segment[]): boolean {
  if (segments.length < end.length) return false;
  return end.every((segment, at) => {
    const other = segments[segments.length - end.length + at]!;
    return 'param' in segment ? 'param' in other : 'literal' in other && segment.literal === other.literal;
  });
}

function patternOf(segment: Segment): string {
  return 'param' in segment ? '[^/]+' : escape(segment.literal);
}

function escape(literal: string): string {
  return literal.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
