import type { Tool as Definition } from '@modelcontextprotocol/sdk/types.js';
import { slugOf, UsageError, type Contract, type Operation } from 'outreach-contract';
import { effectOf, type Effect } from './effects.js';
import { inputSchema } from './input-schema.js';

/** An operation of the contract as a tool. */
export interface Tool {
  operation: Operation;
  effect: Effect;
  /** What a client sees. */
  definition: Definition;
}

/** The argument that carries the token of a confirmation. */
export const confirmArgument = 'confirm';

/** Returns every operation of the contract as a tool, in the order of its tags. */
export function allTools(contract: Contract): Tool[] {
  const operations = contract.tags.flatMap(tag => tag.operations);
  return operations.map(operation => {
    const effect = effectOf(operation);
    const definition = definitionOf(operation, effect, contract.follow);
    return { operation, effect, definition: withToolNames(definition, operations) };
  });
}

/** The choice of tools. */
export interface Choice {
  /** Tags of the contract, separated by commas, in any case: `campaigns,lead-lists`. */
  only?: string;
  /** Only tools that change nothing. */
  readOnly: boolean;
}

/**
 * Returns the tools to offer.
 *
 * @throws {UsageError} when a tag is not one of the contract
 */
export function chooseTools(contract: Contract, { only, readOnly }: Choice): Tool[] {
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
      `--only: there is no tag "${unknown}". The tags are: ${tags.map(({ slug }) => slug).join(', ')}.`,
    );
  return new Set(found as string[]);
}

/** Returns whether a call of the tool may have to be confirmed. */
export function needsConfirmation({ effect }: Pick<Tool, 'effect'>): boolean {
  return effect !== 'reads' && effect !== 'changes';
}

/** Returns the definition for a client that must send a token back. */
export function withConfirmArgument(tool: Tool): Definition {
  const { definition } = tool;
  if (!needsConfirmation(tool)) return definition;
  const confirm = {
    type: 'string',
    description:
      'Leave it out in the first call. The response describes what the call would do, and has the token for this argument.',
  };
  const { properties } = definition.inputSchema;
  return {
    ...definition,
    inputSchema: { ...definition.inputSchema, properties: { ...properties, [confirmArgument]: confirm } },
  };
}

function definitionOf(operation: Operation, effect: Effect, follow: Contract['follow']): Definition {
  const { id, summary, description, deprecated, method } = operation;
  const isGated = needsConfirmation({ effect });
  const parts = [
    `${summary}.`,
    description.trim(),
    isGated ? notes[effect] : '',
    deprecated ? 'Deprecated.' : '',
  ];
  return {
    name: id,
    title: summary,
    description: parts.filter(Boolean).join('\n\n'),
    inputSchema: inputSchema(operation, follow),
    annotations: {
      title: summary,
      readOnlyHint: effect === 'reads',
      // A client should warn of all calls that need confirmation: sent mail cannot be undone either.
      destructiveHint: isGated,
      // RFC 9110, section 9.2.2. A POST that only reads is idempotent too.
      idempotentHint: effect === 'reads' || method === 'PUT' || method === 'DELETE',
      openWorldHint: effect === 'feeds' || effect === 'sends' || effect === 'exposes',
    },
  };
}

const notes: Partial<Record<Effect, string>> = {
  feeds: 'If the campaign is live, this can send mail, and needs confirmation.',
  sends: 'This can send mail, and needs confirmation.',
  destroys: 'This cannot be undone, and needs confirmation.',
  exposes: 'This can give others access to the account, and needs confirmation.',
};

/** Replaces paths, which a model cannot call, with tools: `GET /v1/jobs/{id}` becomes `getJob`. */
function withToolNames(definition: Definition, operations: readonly Operation[]): Definition {
  const ids = new Map(operations.map(({ id, method, path }) => [`${method} ${path}`, id]));
  const text = JSON.stringify(definition).replace(
    /`([A-Z]+ \/[^\s`?]+)(?:\?([^\s`]+))?`/g,
    (whole, called: string, query?: string) => {
      const id = ids.get(called);
      if (id === undefined) return whole;
      return query === undefined ? `\`${id}\`` : `\`${id}\` with \`${query}\``;
    },
  );
  return JSON.parse(text) as Definition;
}
