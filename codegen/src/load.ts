import { readFile } from 'node:fs/promises';
import SwaggerParser from '@apidevtools/swagger-parser';
import type { OpenAPIV3_1 } from 'openapi-types';
import { parse } from 'yaml';
import type { Contract } from './contract.js';

/**
 * Reads a contract (YAML 1.2 or JSON; duplicate keys are refused) and checks it against the OpenAPI 3.1 standard.
 * References are left as they are, for the names they carry. The parser limits aliases, against bombs of them.
 */
export async function loadContract(file: string): Promise<Contract> {
  // The copy gives each use of an alias a node of its own.
  const document: unknown = parse(await readFile(file, 'utf8'));
  return checkContract(JSON.parse(JSON.stringify(document)) as Contract);
}

/** Checks a parsed document against the OpenAPI 3.1 standard and hands it back untouched. */
export async function checkContract(contract: Contract): Promise<Contract> {
  if (typeof contract?.openapi !== 'string' || !contract.openapi.startsWith('3.1.')) {
    throw new Error('the contract is not an OpenAPI 3.1 document');
  }
  // It dereferences what it is given, hence the copy.
  await SwaggerParser.validate(structuredClone(contract) as unknown as OpenAPIV3_1.Document, {
    resolve: { external: false },
    dereference: { circular: 'ignore' },
  });
  return contract;
}
