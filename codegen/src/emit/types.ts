import openapiTS, { astToString } from 'openapi-typescript';
import { eachOperation, isReference } from '../contract.js';
import type { Contract, Schema, MediaTypeObject, PathItem, Reference } from '../contract.js';
import type { Model } from '../model.js';
import { camelCase, banner, constArray } from '../names.js';
import { declareEvents } from './registries.js';
import { mapSchema } from '../schema-walk.js';

/**
 * Types of the contract, for the SDK and the server alike: openapi-typescript's `paths`, `components`, `operations` and
 * `webhooks`, an alias for each component schema, and the payloads of events. Bodies are as a client writes them, so that
 * properties with a default may be left out; `emitOperations` says which ones the server finds filled in.
 */
export async function emitTypes(contract: Contract, model: Model): Promise<string> {
  const nodes = await openapiTS(forTypes(contract) as never, { defaultNonNullable: false, silent: true });
  const aliases = model.schemas.map(
    ({ name }) => `export type ${name} = components['schemas']['${name}'];\n`,
  );
  // A contract that names its event types has that alias among its schemas already; the rules hold the two equal.
  const named = model.schemas.some(({ name }) => name === 'EventType');
  const eventType = named ? [] : [`\nexport type EventType = keyof EventPayloads;\n`];
  return [`${banner}\n${astToString(nodes)}\n`, ...aliases, `\n${declareEvents(model)}`, ...eventType].join(
    '',
  );
}

/** The server's view of these types, and the values of each enum of strings: `CampaignStatus` has `campaignStatusValues`. */
export function emitServerTypes(model: Model): string {
  const values = model.schemas
    .filter(({ schema }) => isStringEnum(schema))
    .map(({ name, schema }) => constArray(`${camelCase(name)}Values`, schema.enum as string[]));
  return [`${banner}\nexport type * from 'outreach-sdk/types';\n`, ...values].join('\n');
}

function isStringEnum(schema: Schema): boolean {
  return Array.isArray(schema.enum) && schema.enum.every(value => typeof value === 'string');
}

interface Content {
  content?: Record<string, MediaTypeObject>;
  headers?: unknown;
}

/**
 * The contract as openapi-typescript is to read it: without what would fill the types with text that no reader of types
 * looks for (examples of whole bodies, the headers that every response has), and without discriminators, whose
 * members carry their tag as a const already.
 */
export function forTypes(contract: Contract): Contract {
  const standard = Object.entries(contract).filter(([key]) => !key.startsWith('x-'));
  const copy = structuredClone(Object.fromEntries(standard)) as unknown as Contract;
  const { schemas, responses, requestBodies } = (copy.components ??= {}) as {
    schemas?: Record<string, Schema>;
    responses?: Record<string, Content>;
    requestBodies?: Record<string, Content>;
  };
  for (const [name, schema] of Object.entries(schemas ?? {})) {
    schemas![name] = mapSchema(schema, ({ discriminator: _tag, ...rest }) => rest);
  }
  const used = [...contentsOf(copy.paths), ...contentsOf(copy.webhooks)];
  for (const content of [...used, ...Object.values(responses ?? {}), ...Object.values(requestBodies ?? {})]) {
    delete content.headers;
    for (const media of Object.values(content.content ?? {})) {
      delete media.example;
      delete media.examples;
    }
  }
  delete copy.components['headers'];
  delete copy.components['examples'];
  return copy;
}

function contentsOf(items: Record<string, PathItem> | undefined): Content[] {
  return [...eachOperation(items, '#')].flatMap(({ operation }) =>
    [operation.requestBody, ...Object.values(operation.responses ?? {})].filter(isContent),
  );
}

function isContent(node: Content | Reference | undefined): node is Content {
  return node !== undefined && !isReference(node);
}
