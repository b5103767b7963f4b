import openapiTS, { astToString } from 'openapi-typescript';
import type { Contract, Schema } from '../contract.js';
import type { Model } from '../model.js';
import { camelCase } from '../names.js';
import { mapSchema } from '../schema-walk.js';
import { banner, constArray } from './text.js';

/** Who reads the types: the server sees bodies after defaults are filled in, a client writes them before. */
export type Reader = 'server' | 'client';

/**
 * Types of the contract: openapi-typescript's `paths`, `components`, `operations` and `webhooks`, an alias for each
 * component schema, and for each enum of strings its values (`CampaignStatus` has `campaignStatusValues`).
 */
export async function emitTypes(contract: Contract, model: Model, reader: Reader): Promise<string> {
  const nodes = await openapiTS(withoutDiscriminators(contract) as never, {
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
export function valuesName(name: string): string {
  return `${camelCase(name)}Values`;
}

function isStringEnum(schema: Schema): boolean {
  return Array.isArray(schema.enum) && schema.enum.every(value => typeof value === 'string');
}

/** Members of a union carry their tag as a const already; openapi-typescript would add it a second time. */
function withoutDiscriminators(contract: Contract): Contract {
  const schemas = Object.entries(contract.components?.schemas ?? {}).map(([name, schema]) => [
    name,
    mapSchema(schema, ({ discriminator: _tag, ...rest }) => rest),
  ]);
  return {
    ...structuredClone(contract),
    components: { ...structuredClone(contract.components), schemas: Object.fromEntries(schemas) },
  };
}
