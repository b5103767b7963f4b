import type { Model, Operation } from '../model.js';
import { propertyName, quote, banner } from '../names.js';

const declarations = `import type { ErrorCode } from './errors.js';
import type { Operations } from './operations.js';

/** One part of a path between two slashes: text that must be equal, or a parameter that takes any text. */
export type Segment = { readonly literal: string } | { readonly param: string };

/** How the HTTP layer finds an operation and what it must do before and after it. */
export interface Route {
  readonly operationId: string;
  readonly tag: keyof Operations<unknown>;
  /** In capitals. */
  readonly method: string;
  /** The template as the contract writes it. */
  readonly path: string;
  readonly segments: readonly Segment[];
  /** Needs no API key. */
  readonly public: boolean;
  /** Honours \`Idempotency-Key\`. */
  readonly idempotent: boolean;
  readonly hasBody: boolean;
  readonly bodyRequired: boolean;
  /** Media types that the body may have; anything but JSON reaches the operation as a stream. */
  readonly bodyTypes?: readonly string[];
  /** Known top-level keys of the body: strip all others before validation. Absent: strip nothing. */
  readonly bodyKeys?: readonly string[];
  /** Query parameters that the operation knows; absent: it has none. */
  readonly queryKeys?: readonly string[];
  /** Those of them that are integers. */
  readonly integers?: readonly string[];
  /** What an unknown or ill-formed id in the path answers: that of the last parameter that names a code. */
  readonly notFound: ErrorCode;
  readonly notFoundByParam: Readonly<Record<string, ErrorCode>>;
  /** What a request that fails validation answers. */
  readonly invalid: ErrorCode;
  /** Codes of the errors that it can answer. */
  readonly errorCodes: readonly ErrorCode[];
  /** Statuses that the contract names for this operation, in ascending order. */
  readonly statuses: readonly number[];
  /** Media types of the responses that are not JSON, by status. */
  readonly responseTypes?: Readonly<Record<number, string>>;
}
`;

/** The route table, ordered so that a literal segment comes before a parameter in its place. */
export function routeTable(model: Model): object[] {
  return [...model.operations].sort(byPath).map(routeOf);
}

/** The route table as a module of the server. */
export function emitRoutes(model: Model): string {
  const rows = routeTable(model).map(route => {
    const lines = Object.entries(route).map(([name, value]) => `    ${name}: ${literal(value)},\n`);
    return `  {\n${lines.join('')}  },\n`;
  });
  return `${banner}${declarations}\nexport const routes: readonly Route[] = [\n${rows.join('')}];\n`;
}

/** The code that answers a request that fails validation: the specification has one of its own for campaigns. */
export function invalidCode(path: string): string {
  return path === '/v1/campaigns' || path.startsWith('/v1/campaigns/') ? 'invalid_flow' : 'invalid_request';
}

/** The code that answers an id that names nothing, or text that is no id. */
export function notFoundCode(operation: Operation): string {
  return Object.values(notFoundByParam(operation)).at(-1) ?? 'route_not_found';
}

function notFoundByParam({ segments, params }: Operation): Record<string, string> {
  const inPathOrder = segments.flatMap(segment => ('param' in segment ? [segment.param] : []));
  const codes = inPathOrder.map(name => [name, params.find(param => param.name === name)?.notFound]);
  return Object.fromEntries(codes.filter(([, code]) => code !== undefined)) as Record<string, string>;
}

function routeOf(operation: Operation): object {
  const { body, responses } = operation;
  const raw = responses.filter(
    ({ mediaType, schema }) => mediaType && !schema && mediaType !== 'application/json',
  );
  const integers = operation.query.filter(({ schema }) => schema.type === 'integer').map(({ name }) => name);
  const statuses = responses.map(({ status }) => Number(status)).filter(Number.isInteger);
  return {
    operationId: operation.id,
    tag: operation.tag.key,
    method: operation.method,
    path: operation.path,
    segments: operation.segments,
    public: operation.public,
    idempotent: operation.headers.some(({ name }) => name === 'idempotency-key'),
    hasBody: body !== undefined,
    bodyRequired: body?.required ?? false,
    ...(body && { bodyTypes: body.mediaTypes }),
    ...(body?.keys && { bodyKeys: body.keys }),
    ...(operation.query.length > 0 && { queryKeys: operation.query.map(({ name }) => name) }),
    ...(integers.length > 0 && { integers }),
    notFound: notFoundCode(operation),
    notFoundByParam: notFoundByParam(operation),
    invalid: invalidCode(operation.path),
    errorCodes: operation.errorCodes,
    statuses: statuses.sort((a, b) => a - b),
    ...(raw.length > 0 && {
      responseTypes: Object.fromEntries(raw.map(({ status, mediaType }) => [status, mediaType])),
    }),
  };
}

/** A JSON value as TypeScript writes it. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? quote(value) : String(value);
  const key = (name: string) => (/^\d+$/.test(name) ? name : propertyName(name));
  const pairs = Object.entries(value).map(([name, member]) => `${key(name)}: ${literal(member)}`);
  return pairs.length > 0 ? `{ ${pairs.join(', ')} }` : '{}';
}

/** Compares path templates segment by segment: literals by text and before parameters, short paths before long. */
function byPath(a: Operation, b: Operation): number {
  const keys = (operation: Operation) =>
    operation.segments.map(segment => ('param' in segment ? '1' : `0${segment.literal}`));
  const [left, right] = [keys(a), keys(b)];
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    if (left[i] !== right[i]) return left[i]! < right[i]! ? -1 : 1;
  }
  return left.length - right.length || (a.method < b.method ? -1 : 1);
}
