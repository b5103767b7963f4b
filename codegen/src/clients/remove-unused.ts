import type { Document } from './down-convert.js';

/** Sections of `components` whose entries are used by reference; security schemes are used by name. */
const sections = ['schemas', 'parameters', 'responses', 'headers', 'requestBodies', 'examples'] as const;

/** Leaves out the components that nothing uses, as those of the events: generators would make types of them. */
export function removeUnused(document: Document): Document {
  const components = document.components as Record<string, Document> | undefined;
  if (!components) return document;
  const used = new Set<string>();
  collect({ ...document, components: undefined }, components, used);
  const kept = Object.entries(components).map(([section, entries]) => [
    section,
    sections.some(known => known === section)
      ? Object.fromEntries(
          Object.entries(entries).filter(([name]) => used.has(`#/components/${section}/${name}`)),
        )
      : entries,
  ]);
  return { ...document, components: Object.fromEntries(kept) as Document };
}

/** Notes every component that a node refers to, directly or through others. */
function collect(node: unknown, components: Record<string, Document>, used: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, child] of Object.entries(node)) {
    if (key !== '$ref' || typeof child !== 'string') collect(child, components, used);
    else if (!used.has(child)) {
      used.add(child);
      const [section = '', name = ''] = child.split('/').slice(2);
      collect(components[section]?.[name], components, used);
    }
  }
}
