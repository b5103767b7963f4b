import openapiTS, { astToString } from 'openapi-typescript';
import type { Contract, Schema } from '../contract.js';
import type { Model } from '../model.js';
import { camelCase } from '../names.js';
import { declareEvents } from './events.js';
import { forTypes } from './types-input.js';
import { banner, constArray } from './text.js';

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
