import type { Contract } from './contract.js';
import type { Guide } from './guides.js';
import { renderGuide, wordsOf } from './markdown.js';

/** One place that can be found: title, where it stands, address, and the words of it. */
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
      operations.map(({ id, method, path, summary, description, parameters }) => ({
        title: summary,
        within: `${name}: ${method} ${path}`,
        url: `${docs}/reference/${slug}#${id}`,
        text: [id, wordsOf(description), ...parameters.map(parameter => parameter.name)].join(' '),
      })),
    ),
    ...contract.events.map(({ type, summary, description }) => ({
      title: type,
      within: 'Events',
      url: `${docs}/reference/events#${type.replace(/[^a-z0-9]+/g, '-')}`,
      text: `${summary} ${wordsOf(description)}`,
    })),
    ...contract.errors.map(([code, { status, description }]) => ({
      title: code,
      within: `Errors: ${status}`,
      url: `${docs}/reference/errors#${code}`,
      text: wordsOf(description),
    })),
  ];
}
