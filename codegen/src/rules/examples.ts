import type { ErrorObject } from 'ajv/dist/2020.js';
import { type Compiled, type Direction, schemaFor, schemaId } from '../compile.js';
import { at, eachOperation, isJson, isReference, parametersOf, resolve, schemaName } from '../contract.js';
import type {
  Contract,
  MediaTypeObject,
  RequestBodyObject,
  ResponseObject,
  Schema,
  Problem,
} from '../contract.js';
import { eachRootSchema, eachSchema } from '../schema-walk.js';

interface Example {
  schema: Schema;
  value: unknown;
  pointer: string;
  direction: Direction;
}

/** Examples of bodies, responses, events, parameters and schemas that their own schema refuses. */
export function checkExamples(contract: Contract, compiled: Compiled): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  for (const example of eachExample(contract)) {
    if (seen.has(example.pointer)) continue;
    seen.add(example.pointer);
    const reasons = judge(compiled, example);
    if (reasons) problems.push({ pointer: example.pointer, message: `the example does not fit: ${reasons}` });
  }
  return problems;
}

function* eachExample(contract: Contract): Generator<Example> {
  for (const root of eachRootSchema(contract)) {
    for (const { schema, pointer } of eachSchema(root.schema, root.pointer)) yield* ofSchema(schema, pointer);
  }
  yield* ofOperations(contract, contract.paths, '#/paths', 'bodies');
  yield* ofOperations(contract, contract.webhooks, '#/webhooks', 'answers');
}

function* ofSchema(schema: Schema, pointer: string): Generator<Example> {
  const direction = 'answers';
  if (schema.example !== undefined)
    yield { schema, value: schema.example, pointer: at(pointer, 'example'), direction };
  if (!Array.isArray(schema.examples)) return;
  for (const [i, value] of schema.examples.entries()) {
    yield { schema, value, pointer: at(pointer, 'examples', i), direction };
  }
}

function* ofOperations(
  contract: Contract,
  items: Contract['webhooks'],
  root: string,
  bodies: Direction,
): Generator<Example> {
  for (const { path, item, operation, pointer } of eachOperation(items, root)) {
    for (const { node, pointer: place } of parametersOf(contract, path, item, operation, pointer)) {
      yield* ofMedia(contract, node, place, 'parameters');
    }
    if (operation.requestBody) {
      const body = resolve<RequestBodyObject>(contract, operation.requestBody, at(pointer, 'requestBody'));
      yield* ofContent(contract, body.node, body.pointer, bodies);
    }
    for (const [status, entry] of Object.entries(operation.responses ?? {})) {
      const response = resolve<ResponseObject>(contract, entry, at(pointer, 'responses', status));
      yield* ofContent(contract, response.node, response.pointer, 'answers');
    }
  }
}

function* ofContent(contract: Contract, { content }: ResponseObject, pointer: string, direction: Direction) {
  for (const [type, media] of Object.entries(content ?? {})) {
    if (isJson(type)) yield* ofMedia(contract, media, at(pointer, 'content', type), direction);
  }
}

function* ofMedia(
  contract: Contract,
  media: MediaTypeObject,
  pointer: string,
  direction: Direction,
): Generator<Example> {
  const { schema } = media;
  if (!schema) return;
  if (media.example !== undefined)
    yield { schema, value: media.example, pointer: at(pointer, 'example'), direction };
  for (const [name, entry] of Object.entries(media.examples ?? {})) {
    const found = resolve<{ value?: unknown }>(contract, entry, at(pointer, 'examples', name));
    const place = isReference(entry) ? at(pointer, 'examples', name) : at(found.pointer, 'value');
    yield { schema, value: found.node.value, pointer: place, direction };
  }
}

/** Why the schema refuses the value, or undefined. The value is copied first: validation may fill in defaults. */
function judge({ ajv }: Compiled, { schema, value, direction }: Example): string | undefined {
  const name = Object.keys(schema).length === 1 ? schemaName(schema.$ref) : undefined;
  const validate = name
    ? ajv[direction].getSchema(schemaId(name))
    : ajv[direction].compile(schemaFor(direction, schema));
  if (!validate) throw new Error(`${schema.$ref} is not compiled`);
  return validate(structuredClone(value))
    ? undefined
    : (validate.errors ?? []).slice(0, 5).map(describe).join('; ');
}

function describe({ instancePath, message, params }: ErrorObject): string {
  const key = typeof params['additionalProperty'] === 'string' ? ` (${params['additionalProperty']})` : '';
  return `${instancePath || 'the value'} ${message}${key}`;
}
