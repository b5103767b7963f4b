import type { Body, Contract, Operation, Schema } from 'outreach-contract';
import type { Guide } from './guides.js';
import { renderGuide, wordsOf } from './markdown.js';

/** One place that can be found: title, where it is, address, and the words of it. */
export interface Entry {
  title: string;
  within: string;
  url: string;
  text: string;
}

/** Everything that can be found: sections of guides, operations, events, error codes. */
export function searchIndex(contract: Contract, guides: readonly Guide[], base: string): Entry[] {
  const docs = `${base}/docs`;
  return [
    ...guides.flatMap(({ name, title: within, text }) =>
      renderGuide(text, base).sections.map(({ id, title, depth, text: words }) => ({
        title,
        within: depth === 1 ? 'Guide' : within,
        url: `${docs}/guides/${name}${depth === 1 ? '' : `#${id}`}`,
        text: words.trim(),
      })),
    ),
    ...contract.tags.flatMap(({ name, slug, operations }) =>
      operations.map(operation => ({
        title: operation.summary,
        within: `${name}: ${operation.method} ${operation.path}`,
        url: `${docs}/reference/${slug}#${operation.id}`,
        text: [operation.id, wordsOf(operation.description), ...fieldNames(contract, operation)].join(' '),
      })),
    ),
    ...contract.events.map(({ type, summary, description, body }) => ({
      title: type,
      within: 'Events',
      url: `${docs}/reference/events#${type.replace(/[^a-z0-9]+/g, '-')}`,
      text: [summary, wordsOf(description), ...namesIn(contract, body)].join(' '),
    })),
    ...contract.errors.map(([code, { status, description }]) => ({
      title: code,
      within: `Errors: ${status}`,
      url: `${docs}/reference/errors#${code}`,
      text: wordsOf(description),
    })),
  ];
}

/** What an operation takes and answers, by name: parameters and fields, nested ones too. */
function fieldNames(contract: Contract, { parameters, body, responses }: Operation): Set<string> {
  const good = responses.filter(([status]) => status.startsWith('2')).map(([, response]) => response);
  const fields = [body, ...good].flatMap(one => [...namesIn(contract, one)]);
  return new Set([...parameters.map(({ name }) => name), ...fields]);
}

function namesIn(contract: Contract, body: Body | undefined): Set<string> {
  const names = new Set<string>();
  const seen = new Set<Schema>();
  const collect = (schema: Schema) => {
    const { value } = contract.follow(schema);
    if (seen.has(value)) return;
    seen.add(value);
    for (const [name, property] of Object.entries(value.properties ?? {})) {
      names.add(name);
      collect(property);
    }
    const others = [value.items, ...(value.oneOf ?? []), ...(value.anyOf ?? [])];
    for (const other of others) if (other) collect(other);
  };
  for (const { schema } of Object.values(body?.content ?? {})) if (schema) collect(schema);
  return names;
}
