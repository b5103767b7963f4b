import { expect } from 'chai';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { hasBrowser, startBrowser } from '../support/browser.js';
import { attributes, openDocs } from '../support/docs-page.js';
import { newClient, service } from '../support/service.js';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

describe('docs in a browser', function () {
  this.timeout(120_000);

  let browser: Browser;
  const ends: (() => Promise<unknown>)[] = [];

  before(async function () {
    if (!hasBrowser) {
      console.log('      Chromium is not installed (chromium): the docs are not opened in a browser.');
      this.skip();
    }
    browser = await startBrowser();
  });
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });
  after(() => browser?.close());

  /** Whatever a page complained of, and whatever it asked elsewhere for. */
  let complaints: string[];

  async function visit(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ viewport: desktop, ...options });
    ends.push(() => context.close());
    complaints = [];
    context.on('console', message => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    context.on('weberror', error => complaints.push(String(error.error())));
    context.on('request', request => {
      if (!request.url().startsWith(`${service().url}/`)) complaints.push(request.url());
    });
    const page = await context.newPage();
    await page.goto(service().url + path);
    return page;
  }

  const overflow = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  for (const [name, options] of [
    ['a phone in the dark', { viewport: phone, colorScheme: 'dark' }],
    ['a desk in the light', { viewport: desktop, colorScheme: 'light' }],
  ] as const)
    it(`shows every page on ${name}, without complaint and without sideways scrolling`, async () => {
      const page = await visit('/docs', options);
      const menu = attributes((await openDocs('/docs')).html, 'href').filter(href =>
        /^\/docs\/\w+\//.test(href),
      );
      expect(menu).to.have.length.above(20);
      for (const path of ['/docs', '/docs/reference', ...new Set(menu)]) {
        await page.goto(service().url + path);
        expect(await overflow(page), path).to.equal(0);
        expect(await page.locator('h1').isVisible(), path).to.equal(true);
        expect(complaints, path).to.deep.equal([]);
      }
    });

  it('paints within a second', async () => {
    const page = await visit('/docs/reference/jobs');
    const painted = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    expect(await painted.jsonValue()).to.be.below(1_000);
  });

  it('is searched with the keyboard alone', async () => {
    const page = await visit('/docs');
    await page.keyboard.press('/');
    await page.keyboard.type('rotate secret');
    await page.locator('#results [aria-selected=true]').waitFor();
    expect(await page.getAttribute('#search', 'aria-expanded')).to.equal('true');
    expect(await page.getAttribute('#search', 'aria-activedescendant')).to.equal('found-0');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/guides/webhooks#rotate-the-secret');
    await page.fill('#search', 'xyzzy');
    await page.getByText('Nothing found').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.isVisible('#results')).to.equal(false);
    expect(complaints).to.deep.equal([]);
  });

  it('finds what is at the beginning of a word first, and fields by their names', async () => {
    const page = await visit('/docs');
    for (const [words, first] of [
      ['port', 'From clone to first reply'], // whose table has it, and not that of imports
      ['api key', 'API keys: GET /v1/api-keys'],
      ['existing_lead', 'Inbox: GET /v1/threads/{id}/replace-lead/preview'],
    ] as const) {
      await page.fill('#search', words);
      await page.locator('#found-0', { hasText: first }).waitFor();
    }
  });

  it('shows a table of two columns whole on a phone', async () => {
    const page = await visit('/docs/guides/hosting', { viewport: phone });
    const table = page.locator('.scroll', { hasText: 'outreach_messages_total' });
    expect(await table.evaluate(box => box.scrollWidth - box.clientWidth)).to.equal(0);
  });

  it('leads to the content with the first key', async () => {
    const page = await visit('/docs/guides/start');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).to.equal('Skip to content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).to.equal('main');
  });

  it('keeps the choice of light or dark', async () => {
    const page = await visit('/docs', { colorScheme: 'light' });
    const colour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await colour();
    await page.getByRole('button', { name: 'Show the dark colours' }).click();
    const dark = await colour();
    expect(dark).to.not.equal(light);
    await page.reload();
    expect(await colour()).to.equal(dark);
    await page.getByRole('button', { name: 'Show the light colours' }).click();
    expect(await colour()).to.equal(light);
  });

  it('calls the service from the console, and keeps the key in the tab alone', async () => {
    const { key } = await newClient();
    const page = await visit('/docs/reference/campaigns');
    const form = page.locator('form[data-method=POST][data-path="/v1/campaigns"]');
    await page.locator('details.try', { has: form }).locator('summary').click();
    await form.getByLabel('API key').fill(key);
    // What is there can be sent as it is, and what is written instead too.
    await form.getByRole('button', { name: 'Send' }).click();
    await form.getByText(/^201 Created in \d+ ms$/).waitFor();
    await form.getByLabel('Body').fill('{ "name": "From the console" }');
    await form.getByRole('button', { name: 'Send' }).click();
    await form.getByText('"From the console"').waitFor();
    const { data } = JSON.parse((await form.locator('[data-answer]').textContent())!) as {
      data: { id: string; name: string };
    };
    expect(data.name).to.equal('From the console');

    await page.goto(`${service().url}/docs/reference/stats`);
    const stats = page.locator('form[data-path="/v1/campaigns/{id}/stats"]');
    await page.locator('details.try').filter({ has: stats }).locator('summary').click();
    await stats.getByLabel('id path, required').fill(data.id);
    await stats.getByLabel('start_date').fill('2026-02-30');
    await stats.getByRole('button', { name: 'Send' }).click();
    await stats.getByText(/^400 /).waitFor();
    await stats.getByLabel('start_date').fill('');
    await stats.getByRole('button', { name: 'Send' }).click();
    await stats.getByText(/^200 /).waitFor();
    expect(await stats.locator('[data-answer]').textContent()).to.contain('"sentCount": 0');

    const kept = await page.evaluate(() => JSON.stringify(localStorage) + document.cookie);
    expect(kept).to.not.contain(key);
    const [, ...others] = complaints; // the refused call is logged on the console of the browser, and nothing else
    expect(others).to.deep.equal([]);
  });

  it('can be read without scripts, and its menu opened', async () => {
    const page = await visit('/docs/reference/jobs', { javaScriptEnabled: false, viewport: phone });
    expect(await page.isVisible('#search')).to.equal(false);
    expect(await page.locator('[data-console]').first().isVisible()).to.equal(false);
    expect(await page.isVisible('#createJob')).to.equal(true);
    expect(await page.isVisible('#menu')).to.equal(false);
    await page.click('text=Menu');
    expect(await page.isVisible('#menu')).to.equal(true);
    await page.click('#menu >> text=Imports');
    await page.waitForURL('**/docs/guides/imports');
    expect(await page.isVisible('h1 >> text=Imports')).to.equal(true);
  });
});
