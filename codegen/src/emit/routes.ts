import type { Model, Operation } from '../model.js';
import { propertyName, quote } from '../names.js';
import { banner } from './text.js';

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
  /** Statuses that the contract names for this operation, in ascending order. */
  readonly statuses: readonly number[];
  /** Media types of the responses that are not JSON, by status. */
  readonly responseTypes?: Readonly<Record<number, string>>;
}
`;

/** The route table, ordered so that a literal segment comes before a parameter in its place. */
export function emitRoutes(model: Model): string {
  const rows = [...model.operations].sort(byPath).map(emitRoute);
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

function emitRoute(operation: Operation): string {
  const { body, responses } = operation;
  const raw = responses.filter(
    ({ mediaType, schema }) => mediaType && !schema && mediaType !== 'application/json',
  );
  const integers = operation.query.filter(({ schema }) => schema.type === 'integer').map(({ name }) => name);
  const fields: Record<string, string | undefined> = {
    operationId: quote(operation.id),
    tag: quote(operation.tag.key),
    method: quote(operation.method),
    path: quote(operation.path),
    segments: `[${operation.segments.map(emitSegment).join(', ')}]`,
    public: String(operation.public),
    idempotent: String(operation.headers.some(({ name }) => name === 'idempotency-key')),
    hasBody: String(body !== undefined),
    bodyRequired: String(body?.required ?? false),
    bodyTypes: body && list(body.mediaTypes),
    bodyKeys: body?.keys && list(body.keys),
    queryKeys: operation.query.length ? list(operation.query.map(({ name }) => name)) : undefined,
    integers: integers.length ? list(integers) : undefined,
    notFound: quote(notFoundCode(operation)),
    notFoundByParam: record(notFoundByParam(operation)),
    invalid: quote(invalidCode(operation.path)),
    statuses: `[${responses
      .map(({ status }) => Number(status))
      .filter(Number.isInteger)
      .sort((a, b) => a - b)
      .join(', ')}]`,
    responseTypes: raw.length
      ? record(Object.fromEntries(raw.map(r => [r.status, r.mediaType ?? ''])))
      : undefined,
  };
  const lines = Object.entries(fields).flatMap(([name, text]) =>
    text === undefined ? [] : [`    ${name}: ${text},\n`],
  );
  return `  {\n${lines.join('')}  },\n`;
}

function emitSegment(segment: Operation['segments'][number]): string {
  return 'param' in segment ? `{ param: ${quote(segment.param)} }` : `{ literal: ${quote(segment.literal)} }`;
}

function list(values: string[]): string {
  return `[${values.map(quote).join(', ')}]`;
}

function record(entries: Record<string, string>): string {
  const pairs = Object.entries(entries).map(
    ([key, value]) => `${/^\d+$/.test(key) ? key : propertyName(key)}: ${quote(value)}`,
  );
  return pairs.length ? `{ ${pairs.join(', ')} }` : '{}';
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
