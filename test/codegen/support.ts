import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Contract, type Schema, loadContract } from '../../codegen/src/contract.js';
import { generate } from '../../codegen/src/generate.js';

export const fixtureFile = fileURLToPath(new URL('./fixtures/contract.yaml', import.meta.url));
const fixture = await loadContract(fixtureFile);

/** A fresh copy of the fixture contract, changed by `edit`. */
export function fixtureContract(edit: (contract: Contract) => void = () => {}): Contract {
  const copy = structuredClone(fixture);
  edit(copy);
  return copy;
}

/** The node under a JSON pointer, to be changed in place. */
export function nodeAt(contract: Contract, pointer: string): Record<string, unknown> {
  const keys = pointer
    .split('/')
    .slice(1)
    .map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  let node = contract as unknown as Record<string, unknown>;
  for (const key of keys) node = node[key] as Record<string, unknown>;
  return node;
}

/** The fixture with one more component schema. */
export function withSchema(name: string, schema: Schema): Contract {
  return fixtureContract(contract => {
    nodeAt(contract, '#/components/schemas')[name] = schema;
  });
}

/** The text of one generated file of a contract. */
export async function generated(contract: Contract, path: string): Promise<string> {
  const text = (await generate(contract)).get(path);
  if (text === undefined) throw new Error(`${path} is not generated`);
  return text;
}

export interface Validator {
  (data: unknown): boolean;
  errors?: { instancePath: string; keyword: string; params: Record<string, unknown> }[] | null;
}

export interface ValidatorModule {
  operations: Record<
    string,
    {
      params?: Validator;
      query?: Validator;
      headers?: Validator;
      body?: Validator;
      responses: Record<string, Validator>;
    }
  >;
  events: Record<string, Validator>;
}

/** Runs an emitted validators module as Node would, its imports resolved from the generator's folder. */
export function runValidators(code: string): ValidatorModule {
  const module = { exports: {} };
  const require = createRequire(new URL('../../codegen/package.json', import.meta.url));
  new Function('module', 'exports', 'require', code)(module, module.exports, require);
  return module.exports as ValidatorModule;
}
