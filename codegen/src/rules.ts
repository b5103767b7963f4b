import type { Contract } from './contract.js';
import { checkEvents } from './rules/events.js';
import { checkMedia } from './rules/media.js';
import { checkOperations, checkPaths } from './rules/operations.js';
import { checkParameters } from './rules/parameters.js';
import type { Problem } from './rules/problem.js';
import { checkRegistries } from './rules/registries.js';
import { checkSchemas } from './rules/schemas.js';

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
