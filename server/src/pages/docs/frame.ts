import { markup, type Content } from '../frame.js';
import type { Tag } from 'outreach-contract';
import { partsOf, type Guide } from './guides.js';

/** What all pages share. */
export interface Frame {
  /** What addresses of the service begin with: empty, or a path without a trailing slash. */
  base: string;
  version: string;
  guides: readonly Guide[];
  tags: readonly Tag[];
  /** Of the style sheet and the script: an address that changes when they do. */
  assets: { css: string; js: string };
}

export interface Page {
  title: string;
  content: Content;
  /** The address below `/docs`, to mark it in the menu. */
  path: string;
  /** What the menu shows below the page: places in it. */
  sections?: readonly Place[];
}

/** A place in a page. */
interface Place {
  id: string;
  title: string;
}

/** The whole page: header, menu, content. It can be read without its script, which brings search, theme and console. */
export function framed(frame: Frame, { title, content, path, sections = [] }: Page): string {
  const { base, version, assets } = frame;
  const docs = `${base}/docs`;
  return String(markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${path === '' ? title : `${title} · Outreach docs`}</title>
<link rel="icon" href="data:,">
${/^\/(guides|reference)/.test(path) && markup`<link rel="alternate" type="text/markdown" href="${docs}${path}.md">`}
<link rel="stylesheet" href="${assets.css}">
<script src="${assets.js}" data-base="${base}"></script>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header class="top">
<a class="brand" href="${docs}">Outreach docs</a>
<a class="menu-link" href="#menu">Menu</a>
<div class="search" role="search" data-search hidden>
<input id="search" type="search" placeholder="Search  ( / )" aria-label="Search the docs" role="combobox"
  aria-expanded="false" aria-controls="results" aria-autocomplete="list" autocomplete="off" spellcheck="false">
<ul id="results" role="listbox" aria-label="Found" hidden></ul>
</div>
<button type="button" class="theme" data-theme-toggle hidden>Dark</button>
</header>
<div class="columns">
<nav id="menu" aria-label="Pages">
<a class="close" href="#main">Close the menu</a>
${partsOf(frame.guides).map(
  ([part, guides], index) => markup`<p class="group" id="menu-part-${index}">${part}</p>
<ul aria-labelledby="menu-part-${index}">${guides.map(({ name, title: text }) => item(docs, `/guides/${name}`, text, path, sections))}</ul>
`,
)}<p class="group" id="menu-reference">API reference</p>
<ul aria-labelledby="menu-reference">${item(docs, '/reference', 'Overview', path)}${frame.tags.map(tag =>
    tagItem(docs, tag, path),
  )}${item(docs, '/reference/events', 'Events', path, sections)}${item(
    docs,
    '/reference/errors',
    'Errors',
    path,
  )}</ul>
<p class="soft">API ${version} · <a href="${base}/openapi.json">openapi.json</a> · <a href="${base}/llms.txt">llms.txt</a></p>
</nav>
<main id="main" tabindex="-1">
${content}
</main>
</div>
</body>
</html>
`);
}

/** A page in the menu; below that which is shown stand the places in it. */
function item(docs: string, path: string, text: string, current: string, places: readonly Place[] = []) {
  const isCurrent = path === current;
  const link = markup`<a href="${docs}${path}"${isCurrent && markup` aria-current="page"`}>${text}</a>`;
  if (!isCurrent || places.length === 0) return markup`<li>${link}</li>`;
  return markup`<li>${link}
<ul>${places.map(({ id, title }) => markup`<li><a href="#${id}">${breakable(title)}</a></li>`)}</ul></li>`;
}

/** A name of several words, such as that of an event, may go on in a new line after each of them. */
function breakable(name: string): Content {
  return name.split(/(?<=\w[._])(?=\w)/).map((part, index) => [index > 0 && markup`<wbr>`, part]);
}

function tagItem(docs: string, { name, slug, operations }: Tag, current: string) {
  const places = operations.map(({ id, summary }) => ({ id, title: summary }));
  return item(docs, `/reference/${slug}`, name, current, places);
}
