import type { Contract, Problem } from './contract.js';
import { checkEvents, checkMedia, checkSchemas } from './rules/schemas.js';
import { checkOperations, checkPaths, checkParameters } from './rules/operations.js';
import { checkRegistries } from './rules/registries.js';

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
