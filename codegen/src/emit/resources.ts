import type { Contract } from '../contract.js';
import { schemaName } from '../contract.js';
import type { Model, Operation } from '../model.js';
import { pascalCase, quote, banner, docComment, typeImport } from '../names.js';
import { findProperty } from '../schema-walk.js';

/**
 * The methods of the SDK by resource, as `x-sdk-method` names them: an interface for each resource, and a table by which
 * the SDK makes the methods.
 */
export function emitResources(contract: Contract, model: Model): string {
  const resources = new Map<string, { method: string; operation: Operation }[]>();
  for (const operation of model.operations) {
    const [resource, method] = operation.sdkMethod?.split('.') ?? [];
    if (!resource || !method) continue;
    resources.set(resource, [...(resources.get(resource) ?? []), { method, operation }]);
  }
  if (resources.size === 0) return `${banner}export type Resources = object;\nexport const methods = {};\n`;
  const names = new Set<string>();
  const queries = model.operations
    .filter(({ query, sdkMethod }) => query.length > 0 && sdkMethod)
    .map(emitQuery);
  const interfaces = [...resources].map(([resource, methods]) => {
    const members = methods.map(({ method, operation }) => emitMethod(contract, method, operation, names));
    return `export interface ${pascalCase(resource)}Resource {\n${members.join('')}}\n`;
  });
  const members = [...resources.keys()].map(name => `  readonly ${name}: ${pascalCase(name)}Resource;\n`);
  return [
    `${banner}import type { ApiCall, ApiList, MethodOptions, QueryOf } from '../resources.js';\n`,
    typeImport([...names, 'paths'], './types.js'),
    '\n',
    ...queries,
    '\n',
    interfaces.join('\n'),
    `\n/** The resources of a client. */\nexport interface Resources {\n${members.join('')}}\n\n`,
    emitTable(resources),
    emitErrorCodes(model),
    `\n/** Version of the contract. */\nexport const version = ${quote(contract.info.version)};\n`,
  ].join('');
}

function emitErrorCodes({ operations }: Model): string {
  const [{ errorCodes: first }] = operations as [Operation];
  const common = first.filter(code => operations.every(({ errorCodes }) => errorCodes.includes(code)));
  const rows = operations.flatMap(({ sdkMethod, errorCodes }) => {
    if (!sdkMethod) return [];
    const own = errorCodes.filter(code => !common.includes(code)).map(quote);
    return `  ${quote(sdkMethod)}: ${['CommonErrorCode', ...own].join(' | ')};\n`;
  });
  return (
    `\n/** The error codes that every method can meet. */\nexport type CommonErrorCode = ${common.map(quote).join(' | ') || 'never'};\n` +
    `\n/** The error codes that each method can meet. */\nexport interface ErrorCodes {\n${rows.join('')}}\n`
  );
}

function emitQuery({ id, method, path }: Operation): string {
  const query = `paths[${quote(path)}][${quote(method.toLowerCase())}]['parameters']['query']`;
  return `export type ${pascalCase(id)}Query = QueryOf<NonNullable<${query}>>;\n`;
}

function emitMethod(contract: Contract, method: string, operation: Operation, names: Set<string>): string {
  const { id, body, params, query, summary, deprecated } = operation;
  const takesQuery = query.length > 0 && !body;
  const isNeeded = query.some(({ required }) => required);
  const schema = body?.schema && schemaName(body.schema.$ref);
  if (body && !schema) throw new Error(`${id}: the body of an SDK method is a named schema`);
  if (schema) names.add(schema);
  const parameters = [
    ...params.map(({ name }) => `${name}: string`),
    ...(body ? [`body${body.required ? '' : '?'}: ${schema}`] : []),
    ...(takesQuery ? [`query${isNeeded ? '' : '?'}: ${pascalCase(id)}Query`] : []),
    `options?: MethodOptions${body && query.length > 0 ? ` & { query?: ${pascalCase(id)}Query }` : ''}`,
  ];
  const doc = docComment(
    [
      `${summary.replace(/\.?$/, '.')} \`${operation.method} ${operation.path}\``,
      ...(deprecated ? ['@deprecated'] : []),
    ],
    '  ',
  );
  return `${doc}  ${method}(${parameters.join(', ')}): ${emitResult(contract, operation, names)};\n`;
}

function emitResult(contract: Contract, operation: Operation, names: Set<string>): string {
  if (isFile(operation)) return 'ApiCall<Response>';
  const bodies = operation.responses.flatMap(({ isError, schema }) => (isError || !schema ? [] : schema));
  const named = [...new Set(bodies.map(schema => schemaName(schema.$ref)!))];
  for (const name of named) names.add(name);
  const body = named.join(' | ');
  if (isList(contract, operation)) return `ApiList<${body}['data'][number], ${body}>`;
  const hasData = bodies.every(schema => findProperty(contract, schema, 'data') !== undefined);
  return `ApiCall<${hasData ? `${body}['data']` : body}, ${body}>`;
}

/** A list that is read page by page. */
function isList(contract: Contract, { method, query, responses }: Operation): boolean {
  const [success] = responses;
  const has = (name: string) => query.some(parameter => parameter.name === name);
  return (
    method === 'GET' &&
    has('limit') &&
    has('offset') &&
    findProperty(contract, success!.schema!, 'total_count') !== undefined
  );
}

function isFile({ responses }: Operation): boolean {
  return responses.some(({ isError, schema }) => !isError && schema === undefined);
}

/** Signs between method and path: `+` takes a body, `?` a query, `*` is a list by its query, `=` gives a file. */
function emitTable(resources: Map<string, { method: string; operation: Operation }[]>): string {
  const signOf = (operation: Operation) => {
    if (operation.body) return '+';
    if (isFile(operation)) return '=';
    if (operation.query.some(({ name }) => name === 'offset')) return '*';
    return operation.query.length > 0 ? '?' : '';
  };
  const rows = [...resources].map(([resource, methods]) => {
    const calls = methods.map(
      ({ method, operation }) =>
        `    ${method}: ${quote(`${operation.method}${signOf(operation)}${operation.path}`)},\n`,
    );
    return `  ${resource}: {\n${calls.join('')}  },\n`;
  });
  const doc = docComment([
    'By resource and method: the HTTP method, a sign, and the path. `+` takes a body, `?` a query, `*` is a list, `=` gives a file.',
  ]);
  return `${doc}export const methods: Record<string, Record<string, string>> = {\n${rows.join('')}};\n`;
}
