/** The parts of a JSON Schema (2020-12) that the contract uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  additionalProperties?: boolean | Schema;
  enum?: unknown[];
  'x-enum'?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
}

/** A parameter of an operation (OpenAPI 3.1, Parameter Object). */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
}

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { summary?: string; value: unknown }>;
}

/** A body by media type. */
export interface Body {
  description?: string;
  required?: boolean;
  content?: Record<string, MediaType>;
}

export interface Response extends Body {
  headers?: Record<string, { description?: string; schema?: Schema }>;
}

/** One method of one path, with its references followed. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  /** The method of the SDK that calls it: `campaigns.create`. */
  sdkMethod: string;
  description: string;
  deprecated: boolean;
  /** It needs no API key. */
  open: boolean;
  parameters: Parameter[];
  body: Body | undefined;
  responses: [status: string, response: Response][];
  /** Error codes that it can return. */
  errorCodes: string[];
}

/** An event that the service sends to a webhook. */
export interface EventKind {
  type: string;
  summary: string;
  description: string;
  body: Body | undefined;
}

export interface Tag {
  name: string;
  /** Its name in URLs. */
  slug: string;
  description: string;
  operations: Operation[];
}

/** The contract by tags. The references of parameters, bodies and responses are resolved. */
export interface Contract {
  version: string;
  title: string;
  description: string;
  tags: Tag[];
  events: EventKind[];
  errors: [code: string, error: { type: string; status: number; description: string }][];
  /** The schema of the codes in `details`. */
  detailCodes: Schema;
  flowIssues: [code: string, meaning: string][];
  /** Returns the target of a reference and its name, or any other value unchanged. */
  follow<T>(value: T): { value: T; name: string | null };
}

interface PathItem {
  parameters?: Parameter[];
  [method: string]: unknown;
}

interface RawOperation {
  operationId: string;
  'x-sdk-method': string;
  tags: string[];
  summary: string;
  description?: string;
  deprecated?: boolean;
  security?: object[];
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, Response>;
  'x-error-codes': string[];
}

interface RawDocument {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, PathItem>;
  webhooks: Record<string, { post: RawOperation }>;
  'x-error-codes': Record<string, { type: string; status: number; description: string }>;
  'x-flow-issue-codes': Record<string, string>;
  components: { schemas: Record<string, Schema> };
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Reads the contract from its JSON text (`openapi.json`). */
export function readContract(text: string): Contract {
  const document = JSON.parse(text) as RawDocument;
  const follow: Contract['follow'] = value => followIn(document, value);
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    methods
      .filter(method => item[method])
      .map(method => operationOf(path, method, item, item[method] as RawOperation, follow)),
  );
  const { info } = document;
  return {
    version: info.version,
    title: info.title,
    description: info.description,
    tags: document.tags.map(({ name, description }) => ({
      name,
      slug: slugOf(name),
      description,
      operations: operations.filter(({ tag }) => tag === name),
    })),
    events: Object.entries(document.webhooks).map(([type, { post }]) => ({
      type,
      summary: post.summary,
      description: post.description ?? '',
      body: post.requestBody,
    })),
    errors: Object.entries(document['x-error-codes']),
    detailCodes: document.components.schemas.DetailCode ?? {},
    flowIssues: Object.entries(document['x-flow-issue-codes']),
    follow,
  };
}

/** Returns the name of a tag or heading for a URL: in lower case, with dashes. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function operationOf(
  path: string,
  method: string,
  item: PathItem,
  raw: RawOperation,
  follow: Contract['follow'],
): Operation {
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    path,
    tag: raw.tags[0]!,
    summary: raw.summary,
    sdkMethod: raw['x-sdk-method'],
    description: raw.description ?? '',
    deprecated: raw.deprecated ?? false,
    open: raw.security?.length === 0,
    parameters: [...(item.parameters ?? []), ...(raw.parameters ?? [])].map(value => follow(value).value),
    body: raw.requestBody && follow(raw.requestBody).value,
    responses: Object.entries(raw.responses).map(([status, value]) => [status, follow(value).value]),
    errorCodes: raw['x-error-codes'],
  };
}

function followIn<T>(document: object, value: T): { value: T; name: string | null } {
  const ref = (value as { $ref?: unknown }).$ref;
  if (typeof ref !== 'string') return { value, name: null };
  const steps = ref.slice('#/'.length).split('/');
  const found = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document);
  return { value: found as T, name: steps.at(-1)! };
}
