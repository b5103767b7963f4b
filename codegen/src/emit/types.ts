import openapiTS, { astToString } from 'openapi-typescript';
import type { Contract, Schema } from '../contract.js';
import type { Model } from '../model.js';
import { camelCase } from '../names.js';
import { forTypes } from './types-input.js';
import { banner, constArray } from './text.js';

/** Who reads the types: the server sees bodies after defaults are filled in, a client writes them before. */
export type Reader = 'server' | 'client';

/**
 * Types of the contract: openapi-typescript's `paths`, `components`, `operations` and `webhooks`, an alias for each
 * component schema, and for each enum of strings its values (`CampaignStatus` has `campaignStatusValues`).
 */
export async function emitTypes(contract: Contract, model: Model, reader: Reader): Promise<string> {
  const nodes = await openapiTS(forTypes(contract) as never, {
    defaultNonNullable: reader === 'server',
    silent: true,
  });
  const aliases = model.schemas.map(
    ({ name }) => `export type ${name} = components['schemas']['${name}'];\n`,
  );
  const values = model.schemas
    .filter(({ schema }) => isStringEnum(schema))
    .map(({ name, schema }) => constArray(valuesName(name), schema.enum as string[]));
  return `${banner}\n${astToString(nodes)}\n${aliases.join('')}\n${values.join('\n')}`.trimEnd() + '\n';
}

/** `CampaignStatus` → `campaignStatusValues`. */
function valuesName(name: string): string {
  return `${camelCase(name)}Values`;
}

function isStringEnum(schema: Schema): boolean {
  return Array.isArray(schema.enum) && schema.enum.every(value => typeof value === 'string');
}
