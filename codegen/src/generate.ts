import { compile } from './compile.js';
import type { Contract, Problem } from './contract.js';
import { emitDocument } from './emit/document.js';
import { emitErrors, emitEvents } from './emit/registries.js';
import { emitIdempotentOperations, emitOperations } from './emit/operations.js';
import { emitResources } from './emit/resources.js';
import { emitRoutes, routeTable } from './emit/routes.js';
import { emitServerTypes, emitTypes } from './emit/types.js';
import { emitValidators, emitValidatorTypes } from './emit/validators.js';
import type { Files } from './files.js';
import { buildModel } from './model.js';
import { checkExamples } from './rules/examples.js';
import { checkEvents, checkMedia, checkSchemas } from './rules/schemas.js';
import { checkOperations, checkPaths, checkParameters } from './rules/operations.js';
import { checkRegistries } from './rules/registries.js';

/** Folders that hold generated files and nothing else. */
export const generatedFolders = ['server/src/generated', 'sdk/src/generated', 'sdk/contract/src/generated'];

/** Built beside the others and not committed. */
export const builtFiles = [
  'server/src/generated/validators.cjs',
  'server/src/generated/openapi.json',
  'sdk/contract/src/generated/validators.cjs',
  'sdk/contract/src/generated/openapi.json',
  'sdk/contract/src/generated/routes.json',
];

/** All generated files of a contract. Throws a `ContractError` that names every construct the emitters cannot handle. */
export async function generate(contract: Contract): Promise<Files> {
  const problems = checkRules(contract);
  if (problems.length) throw new ContractError(problems);
  const model = buildModel(contract);
  const compiled = compile(model);
  const badExamples = checkExamples(contract, compiled);
  if (badExamples.length) throw new ContractError(badExamples);
  const validators = emitValidators(compiled);
  const document = emitDocument(contract, model);
  return new Map([
    ['server/src/generated/types.ts', emitServerTypes(model)],
    ['server/src/generated/operations.ts', emitOperations(model)],
    ['server/src/generated/routes.ts', emitRoutes(model)],
    ['server/src/generated/errors.ts', emitErrors(model)],
    ['server/src/generated/events.ts', emitEvents(model)],
    ['server/src/generated/validators.cjs', validators],
    ['server/src/generated/openapi.json', document],
    ['server/src/generated/validators.d.cts', emitValidatorTypes()],
    ['sdk/src/generated/types.ts', await emitTypes(contract, model)],
    ['sdk/src/generated/resources.ts', emitResources(contract, model)],
    ['sdk/src/generated/idempotent.ts', emitIdempotentOperations(model)],
    ['sdk/contract/src/generated/validators.cjs', validators],
    ['sdk/contract/src/generated/validators.d.cts', emitValidatorTypes()],
    ['sdk/contract/src/generated/openapi.json', document],
    ['sdk/contract/src/generated/routes.json', JSON.stringify(routeTable(model))],
  ]);
}

const rules: ((contract: Contract) => Iterable<Problem>)[] = [
  checkPaths,
  checkOperations,
  checkParameters,
  checkMedia,
  checkSchemas,
  checkRegistries,
  checkEvents,
];

/** Everything in a contract that the emitters cannot handle or that this project does not want, in order of the rules. */
export function checkRules(contract: Contract): Problem[] {
  return rules.flatMap(rule => [...rule(contract)]);
}

/** The contract cannot be generated from; the message has a line for each problem. */
export class ContractError extends Error {
  constructor(readonly problems: Problem[]) {
    super(problems.map(({ pointer, message }) => `${pointer}: ${message}`).join('\n'));
    this.name = 'ContractError';
  }
}
