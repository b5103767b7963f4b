import { hash } from 'node:crypto';
import { markup } from '../frame.js';
import { readContract, slugOf } from 'outreach-contract';
import { framed, type Frame, type Page } from './frame.js';
import { docsFile, partsOf, readGuides } from './guides.js';
import { blockText, inlineText, renderGuide } from './markdown.js';
import { errorsPage, eventsPage, overviewPage, tagPage } from './operation.js';
import { searchIndex } from './search-index.js';
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
