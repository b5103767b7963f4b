import { readFileSync } from 'node:fs';

/** Guides in the order in which they are read; each is a file of `server/docs`. */
export const guideNames = [
  'start',
  'concepts',
  'campaigns',
  'imports',
  'sending',
  'inbox',
  'webhooks',
  'errors',
  'sdk',
  'python',
  'mcp',
  'contract',
  'hosting',
  'scaling',
] as const;

export interface Guide {
  name: string;
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
  return guideNames.map(name => {
    const text = docsFile(`${name}.md`);
    const [heading = '', summary = ''] = text.split(/\n{2,}/);
    return { name, title: heading.replace(/^#\s*/, ''), summary: summary.replaceAll('\n', ' '), text };
  });
}
