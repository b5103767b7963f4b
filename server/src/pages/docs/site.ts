import { hash } from 'node:crypto';
import { markup } from '../frame.js';
import {
  readContract,
  slugOf,
  type Body,
  type Contract,
  type Operation,
  type Schema,
} from 'outreach-contract';
import { framed, type Frame, type Page } from './frame.js';
import { docsFile, partsOf, readGuides, type Guide } from './guides.js';
import { blockText, inlineText, renderGuide, wordsOf } from './markdown.js';
import { errorsPage, eventsPage, overviewPage, tagPage } from './operation.js';
import { textPages } from './text-pages.js';

/** A file of the site, ready to be sent. */
export interface SiteFile {
  body: Buffer;
  type: string;
  /** Changes with the content. */
  version: string;
}

/** The docs as files by their path below `/docs`; each is made when it is first asked for, and kept. */
export interface Site {
  paths: readonly string[];
  file(path: string): SiteFile | undefined;
  /** The page that says that there is no such page. */
  missing: SiteFile;
}

const types = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
};

/**
 * @param contractText the contract as JSON
 * @param base what addresses of the service begin with, `` or a path without a trailing slash
 */
export function buildSite(contractText: string, base: string): Site {
  const contract = readContract(contractText);
  const guides = readGuides();
  const css = file(docsFile('docs.css'), types.css);
  const js = file(docsFile('docs.js'), types.js);
  const frame: Frame = {
    base,
    version: contract.version,
    guides,
    tags: contract.tags,
    assets: {
      css: `${base}/docs/docs.css?v=${css.version}`,
      js: `${base}/docs/docs.js?v=${js.version}`,
    },
  };
  const page = (path: string, make: () => Omit<Page, 'path'>): [string, () => SiteFile] => [
    path,
    () => file(framed(frame, { path, ...make() }), types.html),
  ];
  const makers = new Map<string, () => SiteFile>([
    page('', () => ({ title: 'Outreach docs', content: startPage(frame) })),
    ...guides.map(({ name, title, text }) =>
      page(`/guides/${name}`, () => {
        const { html, sections } = renderGuide(text, base);
        return { title, content: html, sections: sections.filter(({ depth }) => depth === 2) };
      }),
    ),
    page('/reference', () => ({ title: 'API reference', content: overviewPage(contract, base) })),
    ...contract.tags.map(tag =>
      page(`/reference/${tag.slug}`, () => ({ title: tag.name, content: tagPage(contract, base, tag) })),
    ),
    page('/reference/events', () => ({
      title: 'Events',
      content: eventsPage(contract, base),
      sections: contract.events.map(({ type }) => ({ id: slugOf(type), title: type })),
    })),
    page('/reference/errors', () => ({ title: 'Errors', content: errorsPage(contract, base) })),
    ['/search-index.json', () => file(JSON.stringify(searchIndex(contract, guides, base)), types.json)],
    ...textPages(contract, guides, base).map(([path, make]): [string, () => SiteFile] => [
      path,
      () => file(make(), path.endsWith('.md') ? types.md : types.txt),
    ]),
    ...['contract-report.md', 'proof-report.md'].map((name): [string, () => SiteFile] => [
      `/${name}`,
      () => file(docsFile(name), types.md),
    ]),
    ['/workflows.arazzo.yaml', () => file(docsFile('workflows.arazzo.yaml'), types.yaml)],
    ['/docs.css', () => css],
    ['/docs.js', () => js],
  ]);
  const kept = new Map<string, SiteFile>();
  return {
    paths: [...makers.keys()],
    file(path) {
      const made = kept.get(path) ?? makers.get(path)?.();
      if (made) kept.set(path, made);
      return made;
    },
    missing: page('/404', () => ({ title: 'Not found', content: missingPage(base) }))[1](),
  };
}

function file(text: string, type: string): SiteFile {
  return { body: Buffer.from(text), type, version: hash('sha256', text, 'hex').slice(0, 16) };
}

function startPage({ base, guides, tags, version }: Frame) {
  const docs = `${base}/docs`;
  return markup`<h1>Outreach docs</h1>
<p class="lead">Run cold-email outreach over HTTP: create a campaign, draw its flow, import people, launch, and receive every reply.</p>
<p><a class="button" href="${docs}/guides/start">From clone to first reply</a></p>
${partsOf(guides).map(
  ([part, inPart]) => markup`<h2>${part}</h2>
<ul class="cards">${inPart.map(
    ({ name, title, summary }) =>
      markup`<li><h3><a href="${docs}/guides/${name}">${title}</a></h3><p>${inlineText(summary)}</p></li>`,
  )}</ul>
`,
)}<h2>API reference</h2>
<p>Version ${version}. Every call, with its fields, examples and errors, and a console to try it.</p>
<ul class="cards">${tags.map(
    ({ name, slug, description }) =>
      markup`<li><h3><a href="${docs}/reference/${slug}">${name}</a></h3>${blockText(description)}</li>`,
  )}<li><h3><a href="${docs}/reference/events">Events</a></h3><p>What webhooks and the event log carry.</p></li>
<li><h3><a href="${docs}/reference/errors">Errors</a></h3><p>Every code, its status and its meaning.</p></li></ul>`;
}

function missingPage(base: string) {
  return markup`<h1>There is no such page</h1>
<p>It may have moved. Search above, or begin at the <a href="${base}/docs">list of pages</a>.</p>`;
}

/** One place that can be found: title, where it is, address, and the words of it. */
export interface Entry {
  title: string;
  within: string;
  url: string;
  text: string;
}

/** Everything that can be found: sections of guides, operations, events, error codes. */
function searchIndex(contract: Contract, guides: readonly Guide[], base: string): Entry[] {
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
