import { escapeHtml } from '../shared/escape-html.js';
import { Liquid } from 'liquidjs';
import type { Template } from 'liquidjs';

/** What may stand in a template beyond text and `{{ }}`. No loop and no assignment: rendering stays linear. */
const ALLOWED_TAGS = new Set(['if', 'unless', 'case', 'comment', 'raw', '#']);
const ALLOWED_FILTERS = new Set([
  'default',
  'upcase',
  'downcase',
  'capitalize',
  'strip',
  'lstrip',
  'rstrip',
  'append',
  'prepend',
  'truncate',
  'truncatewords',
]);

/** Longest template, in UTF-16 units. */
export const MAX_TEMPLATE_LENGTH = 200_000;
/** Most `{{ }}` and `{% %}` in one template. */
const MAX_EXPRESSIONS = 1000;
const MAX_EXPRESSION_LENGTH = 1000;
/** Most values (characters, array items) that filters and ranges of one rendering may make. */
const MEMORY_LIMIT = 1_000_000;
const MAX_CACHED = 500;

/** Where an expression opens. */
const OPENING = /\{([{%])/g;

/** How merged values are written: as they are, or safe for HTML text and attributes. */
export type OutputKind = 'text' | 'html';

/** A path of names, such as `['custom', 'job title']`; an inner array represents a name that is computed. */
export type VariablePath = readonly unknown[];

/** A template that has been read once and can be rendered any number of times. */
export interface ParsedTemplate {
  /** Every variable that the template reads. */
  variables: VariablePath[];
  /** Writes the text with the scope's values; a variable without value writes nothing. */
  render(scope: object): string;
}

/** The template cannot be read or breaks a limit; the message says what and where. */
export class TemplateError extends Error {
  override readonly name = 'TemplateError';
}

const engines: Record<OutputKind, Liquid> = {
  text: createEngine(writeText),
  html: createEngine(value => escapeHtml(writeText(value))),
};
const caches: Record<OutputKind, Map<string, ParsedTemplate>> = { text: new Map(), html: new Map() };

function createEngine(outputEscape: (value: unknown) => string): Liquid {
  const engine = new Liquid({
    strictFilters: true,
    ownPropertyOnly: true,
    outputEscape,
    parseLimit: MAX_TEMPLATE_LENGTH,
    memoryLimit: MEMORY_LIMIT,
  });
  for (const tag of Object.keys(engine.tags)) if (!ALLOWED_TAGS.has(tag)) delete engine.tags[tag];
  for (const filter of Object.keys(engine.filters))
    if (!ALLOWED_FILTERS.has(filter)) delete engine.filters[filter];
  return engine;
}

function writeText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/**
 * Reads a template, or takes it from the templates read lately: a variant is parsed once, not once per mail.
 *
 * @throws TemplateError
 */
export function readTemplate(source: string, kind: OutputKind): ParsedTemplate {
  if (countExpressions(source) === 0) return plainText(source);
  const cache = caches[kind];
  const known = cache.get(source);
  const parsed = known ?? parse(source, kind);
  if (known) cache.delete(source);
  else if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value ?? source);
  cache.set(source, parsed);
  return parsed;
}

/** A template without expressions: nothing to parse, nothing to keep. */
function plainText(source: string): ParsedTemplate {
  checkLimits(source);
  return { variables: [], render: () => source };
}

function parse(source: string, kind: OutputKind): ParsedTemplate {
  checkLimits(source);
  const engine = engines[kind];
  try {
    const decoded = kind === 'html' ? decodeExpressions(source) : source;
    const template: Template[] = engine.parse(quoteSpacedKeys(decoded));
    const parsed: ParsedTemplate = {
      variables: engine.globalVariableSegmentsSync(template),
      render: scope => engine.renderSync(template, scope),
    };
    parsed.render({});
    return parsed;
  } catch (error) {
    throw new TemplateError(error instanceof Error ? error.message : String(error));
  }
}

/** How many expressions (`{{ }}`, `{% %}`) a template opens. */
export function countExpressions(source: string): number {
  return source.match(OPENING)?.length ?? 0;
}

function checkLimits(source: string): void {
  if (source.length > MAX_TEMPLATE_LENGTH)
    throw new TemplateError(`longer than ${MAX_TEMPLATE_LENGTH} characters`);
  if (countExpressions(source) > MAX_EXPRESSIONS)
    throw new TemplateError(`more than ${MAX_EXPRESSIONS} expressions`);
  for (const { index, 1: kind } of source.matchAll(OPENING)) {
    const ahead = source.slice(index + 2, index + 2 + MAX_EXPRESSION_LENGTH);
    if (ahead.includes(kind === '{' ? '}}' : '%}')) continue;
    const start = source.slice(index, index + 20);
    throw new TemplateError(`"${start}" is not closed within ${MAX_EXPRESSION_LENGTH} characters`);
  }
}

const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&nbsp;': ' ',
};

/** HTML editors write the quotes and spaces of an expression as entities; inside the braces they mean themselves. */
function decodeExpressions(html: string): string {
  // Up to the next opening at most: looking for the end of each of many that have none would take for ever.
  return html.replace(/\{\{(?:(?!\{\{).)*?\}\}|\{%(?:(?!\{%).)*?%\}/gs, expression =>
    expression
      .replace(/&(?:quot|#34|#39|apos|nbsp);/g, entity => ENTITIES[entity] ?? entity)
      .replaceAll('\u00a0', ' '),
  );
}

/** Writes `{{custom.job title}}` as `{{custom["job title"]}}`: the engine would read the first word alone. */
function quoteSpacedKeys(source: string): string {
  return source.replace(
    /(\{\{-?\s*custom)\.([^.|"'[\]{}()=<>]+)(?=\||\}\})/g,
    (whole, start: string, text: string) => {
      const key = (text.endsWith('-') ? text.slice(0, -1) : text).trimEnd();
      return /\s/.test(key) ? `${start}["${key}"]${text.slice(key.length)}` : whole;
    },
  );
}
