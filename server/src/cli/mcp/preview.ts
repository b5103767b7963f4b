import type { CallArguments } from './arguments.js';
import type { Effect } from './effects.js';
import type { Subject } from './subjects.js';
import type { Tool } from './tools.js';

const warnings: Partial<Record<Effect, string>> = {
  feeds: 'The campaign is live: mail may leave on account of this.',
  sends: 'Mail may leave on account of this.',
  destroys: 'What this takes away does not come back.',
  exposes: 'This lets others at the account.',
};

/** Most characters of a name, and of a body, that a question shows. */
const longestName = 100;
const longestBody = 2_000;

/** What a call would do, for whoever has to agree to it. */
export function previewOf(
  { operation, effect }: Tool,
  values: CallArguments,
  subjects: readonly Subject[],
): string {
  const { summary, method } = operation;
  const { query, body } = values;
  const lines = [
    [summary, ...subjects.map(inWords)].join(' – '),
    `${method} ${pathOf(operation.path, values.path)}`,
    ...(Object.keys(query).length > 0 ? [shortened(JSON.stringify(query), longestBody)] : []),
    ...(body === undefined ? [] : [shortened(JSON.stringify(body), longestBody)]),
    warnings[effect],
  ];
  return lines.join('\n');
}

/** Names are others' words: they take one line, so that they cannot pass for ours. */
function inWords({ kind, name, status }: Subject): string {
  const shown = name === undefined ? '' : ` “${shortened(name.replace(/\s+/g, ' '), longestName)}”`;
  return `${kind}${shown}${status === undefined ? '' : ` (${status})`}`;
}

function pathOf(template: string, ids: CallArguments['path']): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name]!));
}

function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)}… and ${text.length - most} characters more`;
}
