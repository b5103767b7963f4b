import { readdirSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { expect } from 'chai';
import { errorTable } from '../../server/src/generated/errors.js';
import { eventTypes } from '../../server/src/generated/events.js';
import { routes } from '../../server/src/generated/routes.js';
import { guideNames } from '../../server/src/pages/docs/guides.js';
import { docsPageRoutes } from '../../server/src/pages/docs/routes.js';
import { buildSite } from '../../server/src/pages/docs/site.js';
import { attributes, crawlDocs, openDocs, type DocsPage } from '../support/docs-page.js';
import { send, service } from '../support/service.js';

const contractFile = new URL('../../server/src/generated/openapi.json', import.meta.url);

describe('docs', () => {
  /** All that links lead to. */
  let all: Map<string, DocsPage>;
  /** The pages among them, with their addresses. */
  let pages: [string, DocsPage][];

  before(async () => {
    all = await crawlDocs();
    pages = [...all].filter(([, { headers }]) => headers.get('content-type')!.startsWith('text/html'));
  });

  const html = (path: string) => all.get(`/docs${path}`)!.html;

  it('leads to every guide, every tag, the events and the errors', () => {
    const folder = new URL('../../server/docs/', import.meta.url);
    const files = readdirSync(folder).filter(name => name.endsWith('.md'));
    expect(files.map(name => name.slice(0, -3))).to.have.members([
      ...guideNames,
      'contract-report',
      'proof-report',
    ]);
    const wanted = [...guideNames.map(name => `/guides/${name}`), '/reference', '/reference/lead-fields'];
    expect([...all.keys()]).to.include.members(
      [...wanted, '/reference/events', '/reference/errors', '/reference/api-keys'].map(
        path => `/docs${path}`,
      ),
    );
    for (const name of guideNames) expect(html(`/guides/${name}`)).to.match(/<h1>\w/);
  });

  it('have the report of the last contract check, of the version of this contract', () => {
    const { info } = JSON.parse(readFileSync(contractFile, 'utf8')) as { info: { version: string } };
    expect(html('/contract-report.md')).to.match(
      new RegExp(
        `^# Contract report\n\nAll checks passed: \\S+ against version ${info.version.replaceAll('.', '\\.')} of`,
      ),
    );
  });

  it('have the report of a proof on each kind of database, in which every law was kept', () => {
    const [, ...parts] = html('/proof-report.md').split('\n## ');
    expect(parts).to.have.length(5);
    expect(parts.pop()).to.match(/^What proofs have found\n/);
    for (const part of parts)
      expect(part).to.match(
        /\n\nEvery law was kept: \d+ kills in [\d.]+ minutes? on 20\d\d-\d\d-\d\d, with seed \d+\.\n/,
      );
  });

  it('has an entry for every operation of the contract, with its parameters and a console', () => {
    for (const { operationId, method, path } of routes) {
      const found = pages.filter(([, page]) => page.html.includes(`<h2 id="${operationId}">`));
      expect(found, operationId).to.have.length(1);
      const [, start] = found[0]![1].html.split(`<h2 id="${operationId}">`);
      const [entry] = start!.split('<section class="operation"');
      expect(entry, operationId)
        .to.contain(`>${method}</span> <code>${path}</code>`)
        .and.contain('<h3>Response');
      expect(entry, operationId).to.contain(`data-method="${method}" data-path="${path}"`);
      for (const [, name] of path.matchAll(/\{(\w+)\}/g))
        expect(entry, operationId).to.contain(`data-path="${name}"`).and.contain(`<dt><code>${name}</code>`);
    }
  });

  it('knows every word with which the contract describes a value', () => {
    const known =
      /^(\$ref|type|format|description|properties|required|items|oneOf|anyOf|additionalProperties|enum|x-enum|const|default|minimum|maximum|minLength|maxLength|minItems|maxItems|pattern|example|discriminator|x-checked-as)$/;
    const { components } = JSON.parse(readFileSync(contractFile, 'utf8')) as {
      components: { schemas: Record<string, object> };
    };
    const unknown = new Set(
      Object.values(components.schemas)
        .flatMap(wordsOf)
        .filter(word => !known.test(word)),
    );
    expect([...unknown]).to.deep.equal([]);
  });

  it('shows every example of the contract', () => {
    const contract = JSON.parse(readFileSync(contractFile, 'utf8')) as object;
    const shown = pages
      .flatMap(([, page]) => [...page.html.matchAll(/<code data-language="json">([^]*?)<\/code>/g)])
      .map(([, code]) => JSON.stringify(JSON.parse(plain(code!))));
    const missing = examplesIn(contract).filter(example => !shown.includes(JSON.stringify(example)));
    expect(missing).to.deep.equal([]);
  });

  it('describes every event and every error code', () => {
    for (const type of eventTypes) expect(html('/reference/events')).to.contain(`<code>${type}</code>`);
    for (const [code, { status, type }] of Object.entries(errorTable))
      expect(html('/reference/errors')).to.match(
        new RegExp(`<div id="${code}"><dt><code>${code}</code> <span class="type">${status} · ${type}<`),
      );
  });

  it('lists the codes of details', () => {
    expect(html('/reference/errors'))
      .to.contain('<code>too_many_items</code>')
      .and.contain('invalid_variant_id');
  });

  it('shows what a body takes: what is required, defaults, limits and values', () => {
    const jobs = html('/reference/jobs');
    expect(jobs).to.match(
      /<code>operation<\/code> <span class="type">string<\/span> <span class="required">required/,
    );
    expect(jobs).to.contain('<code>add_to_campaign</code>').and.contain('at most 1000 items');
    expect(html('/reference/campaigns')).to.contain('default <code>20</code> · 0 to 100');
    expect(html('/reference/campaigns')).to.not.contain('9007199254740991');
  });

  it('has no dead link, and no link to elsewhere', () => {
    const dead: string[] = [];
    for (const [path, page] of pages)
      for (const href of [...attributes(page.html, 'href'), ...attributes(page.html, 'src')]) {
        const [target, fragment] = href.split('#');
        const to = target === '' ? page : all.get(target!);
        const isThere = href === 'data:,' || (to?.status === 200 && (!fragment || hasId(to.html, fragment)));
        if (!isThere) dead.push(`${path}: ${href}`);
      }
    expect(dead).to.deep.equal([]);
  });

  it('lists the sections of a guide and the events in its menu', () => {
    const { html: text } = all.get('/docs/guides/hosting')!;
    expect(text).to.contain('<li><a href="#back-up-and-restore">Back up and restore</a></li>');
    expect(all.get('/docs/guides/start')!.html).to.not.contain('#back-up-and-restore');
    expect(all.get('/docs/reference/events')!.html).to.contain(
      '<li><a href="#reply-received">reply.<wbr>received</a></li>',
    );
  });

  it('finds nothing that is not there', async () => {
    const { body } = await send(`${service().url}/docs/search-index.json`, 'GET');
    expect(body).to.have.length.above(200);
    for (const { url } of body as { url: string }[]) {
      const [path, id] = url.split('#');
      expect(all.get(path!)?.status, url).to.equal(200);
      if (id) expect(hasId(all.get(path!)!.html, id), url).to.equal(true);
    }
  });

  it('loads and calls nothing from elsewhere, and runs nothing that is in a page', () => {
    for (const [path, { html: text, headers }] of pages) {
      const policy = headers.get('content-security-policy');
      expect(policy, path).to.contain("default-src 'none'").and.contain("script-src 'self'");
      expect(policy, path).to.not.match(/unsafe|https?:|\*/);
      expect(text, path).to.not.match(
        /<script(?![^>]* src="\/docs\/docs\.js\?v=)|<style| style="| on[a-z]+="/,
      );
    }
    for (const path of [...all.keys()].filter(key => /\.(js|css)\?/.test(key)))
      expect(all.get(path)!.html, path).to.not.match(/\/\/\w+\.\w|@import|url\(/);
  });

  it('has one h1, no heading that skips a level, and no id twice', () => {
    for (const [path, { html: text }] of pages) {
      const levels = [...text.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
      expect(levels[0], path).to.equal(1);
      expect(
        levels.filter(level => level === 1),
        path,
      ).to.have.length(1);
      levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0), path).to.be.at.most(1));
      const ids = attributes(text, 'id');
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        path,
      ).to.deep.equal([]);
    }
  });

  it('has landmarks, a skip link, and a label for every field', () => {
    for (const [path, { html: text }] of pages) {
      expect(text, path).to.contain('<html lang="en">').and.contain('<main id="main"').and.contain('<nav ');
      expect(text.indexOf('class="skip" href="#main"'), path).to.be.below(text.indexOf('<header'));
      const labelled = new Set(attributes(text, 'for'));
      for (const [field, id] of text.matchAll(/<(?:input|select|textarea) [^>]*?id="([^"]+)"[^>]*>/g))
        expect(labelled.has(id!) || field.includes('aria-label='), `${path} ${id}`).to.equal(true);
    }
  });

  it('is kept by browsers, and asked for anew when it has changed', async () => {
    const first = await openDocs('/docs/reference/jobs');
    expect(first.headers.get('cache-control')).to.equal('no-cache');
    const etag = first.headers.get('etag')!;
    const again = await openDocs('/docs/reference/jobs', { 'if-none-match': `"other", W/${etag}` });
    expect([again.status, again.html]).to.deep.equal([304, '']);
    const script = attributes(first.html, 'src')[0]!;
    expect((await openDocs(script)).headers.get('cache-control')).to.contain('immutable');
    expect((await openDocs('/docs/docs.js?v=old')).headers.get('cache-control')).to.equal('no-cache');
  });

  it('says in words, or in the one error body, that there is no such page', async () => {
    for (const path of ['/docs/nothing', '/docs/guides/nothing', '/docs/reference/jobs/nothing']) {
      const page = await openDocs(path);
      expect([page.status, page.html.includes('There is no such page')]).to.deep.equal([404, true]);
      const { status, body } = await send(service().url + path, 'GET');
      expect([status, body.error.code]).to.deep.equal([404, 'route_not_found']);
    }
  });

  it('leads a guessed address to the guide', async () => {
    const response = await fetch(`${service().url}/docs/start`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).to.deep.equal([308, '/docs/guides/start']);
  });

  it('takes a slash at the end', async () => {
    for (const path of ['/docs', '/docs/reference', '/docs/guides/start'])
      expect((await openDocs(`${path}/`)).html).to.equal((await openDocs(path)).html);
  });

  it('has every page as Markdown, listed in llms.txt and whole in llms-full.txt', async () => {
    const text = async (path: string) => (await openDocs(path, { accept: '*/*' })).html;
    const index = await text('/llms.txt');
    expect(index).to.equal(await text('/docs/llms.txt'));
    const whole = await text('/docs/llms-full.txt');
    const paths = [...all.keys()].filter(path => /^\/docs\/(guides|reference)[^.]*$/.test(path));
    expect(paths.length).to.be.above(20);
    for (const path of paths) {
      expect(index).to.contain(`(${path}.md)`);
      const { html: page, headers } = all.get(`${path}.md`)!;
      expect(headers.get('content-type'), path).to.equal('text/markdown; charset=utf-8');
      expect(whole).to.contain(page);
    }
    const leads = await text('/docs/reference/leads.md');
    expect(leads).to.contain('- `email` (string (email), required): ');
    expect(leads).to.contain('`campaign_not_found` (404)').and.not.contain('`webhook_not_configured`');
  });

  it('can lie below a path', () => {
    const site = buildSite(readFileSync(contractFile, 'utf8'), '/outreach');
    for (const path of site.paths.filter(each => !each.includes('.'))) {
      const text = site.file(path)!.body.toString();
      for (const href of [...attributes(text, 'href'), ...attributes(text, 'src')])
        expect(href, path).to.match(/^(#|data:,|\/outreach\/)/);
    }
  });

  it('is made when it is first asked for', async () => {
    let loads = 0;
    const site = buildSite(readFileSync(contractFile, 'utf8'), '');
    const [route] = docsPageRoutes(async () => (loads++, site));
    expect(loads).to.equal(0);
    const nothing = { body: Buffer.alloc(0), stream: Readable.from([]), requestId: '' };
    const request = { params: {}, query: {}, headers: {}, ...nothing };
    await Promise.all([route!.handle(request), route!.handle(request)]);
    expect(loads).to.equal(1);
  });
});

function hasId(text: string, id: string): boolean {
  return text.includes(` id="${id}"`);
}

/** The keywords of a schema and of those within it. */
function wordsOf(schema: object): string[] {
  return Object.entries(schema).flatMap(([word, value]: [string, unknown]) => {
    const inner = ['items', 'additionalProperties'].includes(word)
      ? [value]
      : ['properties', 'oneOf', 'anyOf'].includes(word)
        ? Object.values(value as object)
        : [];
    return [word, ...inner.flatMap(each => (typeof each === 'object' ? wordsOf(each as object) : []))];
  });
}

/** Code without its markup. */
function plain(code: string): string {
  const text = code
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
  return text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}

/** The examples of JSON bodies, wherever they stand. */
function examplesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(examplesIn);
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key !== 'application/json') return examplesIn(inner);
    const { example, examples = {} } = inner as {
      example?: unknown;
      examples?: Record<string, { value: unknown }>;
    };
    return [...(example === undefined ? [] : [example]), ...Object.values(examples).map(each => each.value)];
  });
}
