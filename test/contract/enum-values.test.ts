import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { contract, type JsonSchema } from '../support/arbitrary.js';

const root = fileURLToPath(new URL('../../server/src', import.meta.url));
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts') && !file.startsWith('generated'))
  .map(file => readFileSync(join(root, file), 'utf8'));

const { schemas } = contract.components;

/** Which values the service returns, and what the code looks like that makes one. */
const made: [what: string, schema: JsonSchema | undefined, code: (value: string) => string][] = [
  ['origins of block-list events', schemas.BlockListEvent?.properties?.origin, v => `origin: '${v}'`],
  ['waits of message jobs', schemas.MessageJob?.properties?.send_wait_reason, v => `waitFor('${v}'`],
];

describe('values of enums that only responses have', () => {
  for (const [what, schema, code] of made)
    it(`are all made by the service: ${what}`, () => {
      const values = (schema?.enum ?? []).filter(value => value !== null).map(String);
      expect(values).to.have.length.above(2);
      const isMade = (value: string) => sources.some(text => text.includes(code(value)));
      expect(values.filter(value => !isMade(value))).to.deep.equal([]);
    });
});
