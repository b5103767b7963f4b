import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import SwaggerParser from '@apidevtools/swagger-parser';
import type { OpenAPIV3 } from 'openapi-types';
import type { Document } from './down-convert.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const rules = fileURLToPath(new URL('./redocly.yaml', import.meta.url));

/**
 * Checks the 3.0 document that generators are given: against the standard, and by the rules that the contract itself is
 * held to. `file` holds the document. Throws with what is wrong.
 */
export async function checkDocument(document: Document, file: string): Promise<void> {
  // It dereferences what it is given, hence the copy.
  await SwaggerParser.validate(structuredClone(document) as unknown as OpenAPIV3.Document, {
    resolve: { external: false },
    dereference: { circular: 'ignore' },
  });
  const args = ['redocly', 'lint', file, '--config', rules, '--format', 'stylish'];
  try {
    await promisify(execFile)('npx', ['--no-install', ...args], { cwd: root });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`The contract as OpenAPI 3.0 is not right:\n${stdout}${stderr}`);
  }
}
