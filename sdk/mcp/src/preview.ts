import type { Operation } from 'outreach-contract';
import { operations } from 'outreach-contract/data';
import type { Api, Outcome } from './api.js';
import type { CallArguments } from './arguments.js';
import type { Effect } from './effects.js';
import type { Tool } from './tools.js';

const warnings: Partial<Record<Effect, string>> = {
  feeds: 'The campaign is live, so this can send mail.',
  sends: 'This can send mail.',
  destroys: 'This cannot be undone.',
  exposes: 'This can give others access to the account.',
};

/** The most characters of a name, and of a body, that a question shows. */
const longestName = 100;
const longestBody = 2_000;

/** Describes what a call would do, for the person who confirms it. */
export function describeCall(
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

/** Keeps a name on one line. Others wrote it, and it must not look like a part of our text. */
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

/** An object whose id is in the path of a call. */
export interface Subject {
  /** What it is: `campaign`, `message job`. */
  kind: string;
  /** What people call it; undefined where it has no name. */
  name: string | undefined;
  /** Its status; undefined where it has none. */
  status: string | undefined;
}

/**
 * Reads the objects whose ids are in the path of a call, because an id means nothing to a person. A campaign comes before its lead.
 *
 * @returns the subjects, or the error of the service if one of them cannot be read
 */
export async function readSubjects(
  operation: Operation,
  { path }: CallArguments,
  api: Api,
  signal: AbortSignal,
): Promise<Subject[] | Outcome> {
  const found: Subject[] = [];
  const waiting: [Operation, CallArguments['path']][] = readersOf(operation).map(reader => [reader, path]);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [reader, ids] = next;
    // Read without a limit: a campaign includes its flow, and a part of it would not be valid JSON.
    const outcome = await api(reader, { path: ids, query: {}, header: {} }, signal, Infinity);
    if (outcome.isError) return outcome;
    const { data } = JSON.parse(outcome.text) as { data: Record<string, unknown> };
    const subject = subjectOf(reader, data);
    found.push(subject);
    if (subject.name === undefined) waiting.push(...ownersOf(data));
  }
  return found;
}

/** Returns the operations that read the resources of a path: of `/v1/campaigns/{id}/leads/{leadId}`, the campaign and the lead. */
function readersOf({ path }: Operation): Operation[] {
  return operations
    .filter(
      reader =>
        reader.method === 'GET' && reader.path.endsWith('}') && `${path}/`.startsWith(`${reader.path}/`),
    )
    .sort((one, other) => one.path.length - other.path.length);
}

/** An object without a name, such as a job, is described by the object that it belongs to. */
const owners = { thread_id: 'getThread', campaign_id: 'getCampaign' };

function ownersOf(data: Record<string, unknown>): [Operation, CallArguments['path']][] {
  return Object.entries(owners).flatMap(([key, reader]): [Operation, CallArguments['path']][] => {
    const id = data[key];
    const found = operations.find(operation => operation.id === reader);
    return typeof id === 'string' && found ? [[found, { id }]] : [];
  });
}

function subjectOf({ id }: Operation, data: Record<string, unknown>): Subject {
  const text = (...keys: string[]) =>
    keys.map(key => data[key]).find(value => typeof value === 'string' && value !== '') as string | undefined;
  const words = id.replace(/^get/, '').replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
  const names = [text('name', 'subject', 'value'), text('email', 'lead_email')].filter(Boolean);
  return {
    kind: words.trim(),
    name: names.length > 0 ? names.join(', ') : undefined,
    status: text('status'),
  };
}
