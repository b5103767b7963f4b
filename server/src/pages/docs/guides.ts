import { readFileSync } from 'node:fs';

/** Guides by part, in the order in which they are read; each is a file of `server/docs`. */
export const guideParts = {
  'Get started': ['start', 'concepts', 'authentication'],
  Outreach: [
    'campaigns',
    'flows',
    'imports',
    'people',
    'sending',
    'deliverability',
    'inbox',
    'webhooks',
    'privacy',
  ],
  'Use the API': [
    'errors',
    'pagination',
    'jobs',
    'testing',
    'sdk',
    'python',
    'languages',
    'mcp',
    'contract',
    'versioning',
  ],
  'Run the service': ['hosting', 'scaling', 'upgrading'],
} as const;

/** Names of all guides. */
export const guideNames = Object.values(guideParts).flat();

export interface Guide {
  name: string;
  /** The part of the docs that it belongs to. */
  part: string;
  title: string;
  /** Its first paragraph, which says what it is about. */
  summary: string;
  /** The whole of it, in Markdown. */
  text: string;
}

const folder = new URL('../../../docs/', import.meta.url);

/** A file that the pages are made of. */
export function docsFile(name: string): string {
  return readFileSync(new URL(name, folder), 'utf8');
}

export function readGuides(): Guide[] {
  return Object.entries(guideParts).flatMap(([part, names]) =>
    names.map(name => {
      const text = docsFile(`${name}.md`);
      const [heading = '', summary = ''] = text.split(/\n{2,}/);
      const title = heading.replace(/^#\s*/, '');
      return { name, part, title, summary: summary.replaceAll('\n', ' '), text };
    }),
  );
}

/** The guides by part, in order. */
export function partsOf(guides: readonly Guide[]): [part: string, guides: Guide[]][] {
  return Object.keys(guideParts).map(part => [part, guides.filter(guide => guide.part === part)]);
}
