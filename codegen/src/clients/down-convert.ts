import { Converter } from '@apiture/openapi-down-convert';
import type { Contract } from '../contract.js';
import { mendSchemas } from './mend-schemas.js';
import { removeUnused } from './remove-unused.js';

/** An OpenAPI 3.0 document, or a part of it. */
export type Document = Record<string, unknown>;

/**
 * Makes an OpenAPI 3.0 document of the contract, for generators that know no 3.1. It says the same of every operation;
 * events, which 3.0 does not know, are left out.
 */
export function downConvert(contract: Contract): Document {
  // The converter changes what it is given.
  const converted = new Converter(structuredClone(contract), { allOfTransform: false }).convert() as Document;
  const notes = Object.keys(converted).filter(key => key.startsWith('x-'));
  for (const key of ['jsonSchemaDialect', ...notes]) delete converted[key];
  converted.info = mendInfo(converted.info as Document, contract);
  return removeUnused(mendSchemas(converted));
}

/** A license has an identifier in 3.1 only, and must have an address instead; a summary is new too. */
function mendInfo({ summary: _, ...info }: Document, contract: Contract): Document {
  const license = (contract.info as { license?: { name: string; identifier?: string } }).license;
  if (!license?.identifier) return info;
  return {
    ...info,
    license: { name: license.name, url: `https://spdx.org/licenses/${license.identifier}.html` },
  };
}
