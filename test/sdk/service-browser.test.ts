import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import type * as sdkModule from '../../sdk/src/index.js';
import { hasBrowser, startBrowser } from '../support/browser.js';
import { newClient, service } from '../support/service.js';

declare global {
  /** In the page: the SDK. */
  var sdk: typeof sdkModule;
}

describe('sdk in a page of another origin, against the service', function () {
  this.timeout(60_000);

  let browser: Browser;
  let site: Server;
  let page: Page;

  before(async function () {
    if (!hasBrowser) {
      console.log('      Chromium is not installed (chromium): no page calls the service.');
      this.skip();
    }
    const { outputFiles } = await build({
      entryPoints: [fileURLToPath(new URL('../../sdk/src/index.ts', import.meta.url))],
      bundle: true,
      platform: 'browser',
      format: 'iife',
      globalName: 'sdk',
      write: false,
    });
    const script = outputFiles[0]!.text;
    site = createServer(({ url }, response) => {
      const isScript = url === '/sdk.js';
      response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
      response.end(isScript ? script : '<!doctype html><title>Page</title><script src="/sdk.js"></script>');
    });
    await new Promise<void>(resolve => site.listen(0, '127.0.0.1', resolve));
    browser = await startBrowser();
    page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
  });
  after(async () => {
    await browser?.close();
    site?.close();
  });

  it('makes, changes and removes things, and reads why something was refused', async () => {
    const { key: apiKey } = await newClient();
    const outcome = await page.evaluate(
      async ({ baseUrl, apiKey }) => {
        const client = sdk.createClient({ baseUrl, apiKey, dangerouslyAllowBrowser: true });
        const made = await client.POST('/v1/lead-lists', { body: { name: 'From a page' } });
        const params = { path: { id: made.data!.data.id } };
        await client.PATCH('/v1/lead-lists/{id}', { params, body: { name: 'Renamed' } });
        const read = await client.GET('/v1/lead-lists/{id}', { params });
        await client.DELETE('/v1/lead-lists/{id}', { params });
        const gone = await client.GET('/v1/lead-lists/{id}', { params });
        return {
          name: read.data?.data.name,
          code: gone.error?.error.code,
          requestId: gone.response.headers.get('x-request-id'),
          left: gone.response.headers.get('x-ratelimit-remaining'),
        };
      },
      { baseUrl: service().url, apiKey },
    );
    expect(outcome).to.deep.include({ name: 'Renamed', code: 'lead_list_not_found' });
    expect(outcome.requestId).to.be.a('string');
    expect(Number(outcome.left)).to.be.greaterThan(0);
  });

  it('puts a file at the address that it was given for it', async () => {
    const { key: apiKey } = await newClient();
    const status = await page.evaluate(
      async ({ baseUrl, apiKey }) => {
        const client = sdk.createClient({ baseUrl, apiKey, dangerouslyAllowBrowser: true });
        const { data } = await client.POST('/v1/uploads/presign', { body: { filename: 'people.csv' } });
        const url = new URL(data!.data.upload_url);
        const target = new URL(url.pathname + url.search, baseUrl);
        const headers = { 'Content-Type': 'text/csv' };
        return (await fetch(target, { method: 'PUT', headers, body: 'email\nada@example.com\n' })).status;
      },
      { baseUrl: service().url, apiKey },
    );
    expect(status).to.be.within(200, 204);
  });
});
