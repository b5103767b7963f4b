import { service } from './service.js';

/** A page of the docs, as it was answered. */
export interface DocsPage {
  status: number;
  html: string;
  headers: Headers;
}

/** Opens a page as a browser does. */
export async function openDocs(path: string, headers: Record<string, string> = {}): Promise<DocsPage> {
  const response = await fetch(service().url + path, { headers: { accept: 'text/html', ...headers } });
  return { status: response.status, html: await response.text(), headers: response.headers };
}

/** Every value of an attribute, with its HTML undone. */
export function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<[^>]*\\s${name}="([^"]*)"`, 'g'))].map(([, value]) =>
    value!.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'"),
  );
}

/** All pages that links lead to from the first one on, by address without its fragment. */
export async function crawlDocs(): Promise<Map<string, DocsPage>> {
  const pages = new Map<string, DocsPage>();
  const waiting = ['/docs'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue;
    const page = await openDocs(path);
    pages.set(path, page);
    if (!page.headers.get('content-type')?.startsWith('text/html')) continue;
    for (const href of [...attributes(page.html, 'href'), ...attributes(page.html, 'src')]) {
      const [target = ''] = href.split('#');
      if (target.startsWith('/')) waiting.push(target);
    }
  }
  return pages;
}
