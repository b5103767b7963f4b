import { slugOf, type Contract } from '../../pages/docs/contract.js';
import { UsageError } from '../usage.js';
import { allTools, type Tool } from './tools.js';

/** Which of the tools an operator wants to offer. */
export interface Choice {
  /** Tags of the contract, separated by commas, in any case: `campaigns,lead-lists`. */
  only?: string;
  /** Only those that change nothing. */
  readOnly: boolean;
}

/**
 * The tools that are offered.
 *
 * @throws {UsageError} when a tag is not one of the contract
 */
export function chosenTools(contract: Contract, { only, readOnly }: Choice): Tool[] {
  const tags = only === undefined ? undefined : tagsOf(contract, only);
  return allTools(contract).filter(
    ({ operation, effect }) =>
      (tags === undefined || tags.has(operation.tag)) && (!readOnly || effect === 'reads'),
  );
}

function tagsOf({ tags }: Contract, only: string): Set<string> {
  const wanted = only.split(',').map(name => slugOf(name));
  const found = wanted.map(slug => tags.find(tag => tag.slug === slug)?.name);
  const unknown = wanted[found.indexOf(undefined)];
  if (unknown !== undefined)
    throw new UsageError(
      `--only: there is no tag "${unknown}". There are: ${tags.map(({ slug }) => slug).join(', ')}.`,
    );
  return new Set(found as string[]);
}
