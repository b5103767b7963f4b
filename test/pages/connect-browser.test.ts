import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { FoundServers } from '../../server/src/domain/mailboxes/mail-servers.js';
import { toBin } from '../../server/src/store/database/ids.js';
import { hasBrowser, startBrowser } from '../support/browser.js';
import { startConnectService, type ConnectService } from '../support/connect-page.js';
import { runSql } from '../support/database.js';
import { hasDovecot, password, startDovecot, type Dovecot } from '../support/dovecot.js';
import { startOAuthServer, type OAuthServer } from '../support/oauth-server.js';
import { startSmtpSink, type SmtpSink } from '../support/smtp-sink.js';

const address = 'ana@example.com';
const path = '/v1/mailboxes/connect-sessions';
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

/** A browser reports its console of every page that is not 200, whatever the page does. */
const ownStatus = /^Failed to load resource: the server responded with a status of 4(00|04|10|22) /;

describe('connect page in a browser', function () {
  this.timeout(30_000);

  let browser: Browser;
  let oauth: OAuthServer;
  let company: Server;
  let dovecot: Dovecot;
  let sink: SmtpSink;
  let service: ConnectService;
  const ends: (() => Promise<unknown>)[] = [];

  before(async function () {
    const missing = [
      !hasBrowser && 'Chromium (chromium)',
      !(await hasDovecot()) && 'Dovecot (dovecot-imapd)',
    ];
    if (missing.some(Boolean)) {
      console.log(
        `      Not installed: ${missing.filter(Boolean).join(', ')}. The page is not opened in a browser.`,
      );
      this.skip();
    }
    oauth = await startOAuthServer();
    // As a provider does that leads to the login of the company whose address it is.
    company = createServer(({ url }, response) =>
      response.writeHead(302, { location: oauth.url + url }).end(),
    ).listen(0, '127.0.0.1');
    [browser, sink, dovecot] = await Promise.all([
      startBrowser(),
      startSmtpSink(password, (user, token) => oauth.isToken(user, token)),
      startDovecot(`${oauth.url}/introspect`),
    ]);
  });
  after(async () => {
    company?.close();
    await Promise.all([browser?.close(), dovecot?.close(), sink?.close(), oauth?.close()]);
  });

  beforeEach(async () => {
    const provider = oauth.provider('google', sink.port, dovecot.port);
    const { port } = company.address() as AddressInfo;
    const oauthProviders = [{ ...provider, authorizeUrl: `http://localhost:${port}/authorize` }];
    service = await startConnectService(
      { oauthProviders },
      { findServers: async email => (email === address ? found() : null) },
    );
  });
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
    await service.close();
    const sql = 'UPDATE inbound_cursors SET due_at = NULL WHERE account_id = ?';
    await runSql(sql, [toBin(service.accountId)]);
  });

  function found(): FoundServers {
    const server = (port: number) => ({ host: '127.0.0.1', port, secure: false, user: address });
    const [smtp, imap] = [server(sink.port), server(dovecot.port)];
    return { source: 'autoconfig', name: null, smtp, imap, advice: null };
  }

  /** Whatever a page complained of, and whatever it asked elsewhere for. */
  let complaints: string[];

  async function visit(page: string, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ viewport: desktop, ...options });
    ends.push(() => context.close());
    complaints = [];
    context.on('console', message => {
      const isComplaint = ['error', 'warning'].includes(message.type());
      if (isComplaint && !ownStatus.test(message.text())) complaints.push(message.text());
    });
    context.on('weberror', error => complaints.push(String(error.error())));
    context.on('request', request => {
      if (!request.url().startsWith(`${service.url}/`)) complaints.push(request.url());
    });
    const tab = await context.newPage();
    tab.setDefaultTimeout(8_000);
    await tab.goto(page);
    return tab;
  }

  const session = async (id: string) => (await service.api('GET', `${path}/${id}`)).body.data;
  const mailboxes = async () => (await service.api('GET', '/v1/mailboxes')).body.data;
  const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
  const focused = (page: Page) =>
    page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent?.trim());

  /** The page's script, or the browser, moves the focus when the page is complete. */
  async function expectFocus(page: Page, text: string): Promise<void> {
    for (let tries = 0; tries < 50 && !(await focused(page))?.startsWith(text); tries++)
      await page.waitForTimeout(20);
    expect((await focused(page))?.slice(0, text.length)).to.equal(text);
  }

  /** What holds for every state of the page. */
  async function expectWellMade(page: Page): Promise<void> {
    expect(complaints).to.deep.equal([]);
    const made = await page.evaluate(() => ({
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      headings: document.querySelectorAll('h1').length,
      landmarks: document.querySelectorAll('main').length,
      unlabelled: [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden]),select')]
        .filter(({ labels }) => !labels?.[0]?.textContent?.trim())
        .map(({ id }) => id),
      small: [...document.querySelectorAll('button,.button,input:not([type=hidden]),select')]
        .filter(element => element.checkVisibility() && element.getBoundingClientRect().height < 40)
        .map(({ outerHTML }) => outerHTML),
    }));
    expect(made).to.deep.equal({ sideways: 0, headings: 1, landmarks: 1, unlabelled: [], small: [] });
  }

  /** What is wrong with a field, as its description reports. */
  async function expectFault(page: Page, label: string, text: string): Promise<void> {
    const input = page.getByLabel(label, { exact: true });
    expect(await input.getAttribute('aria-invalid')).to.equal('true');
    const id = await input.getAttribute('aria-describedby');
    expect(await page.locator(`#${id}`).textContent()).to.equal(text);
    expect(await page.locator(`#${id}`).isVisible()).to.equal(true);
  }

  async function expectConnected(page: Page, id: string): Promise<void> {
    await page.getByRole('heading', { name: 'Connected', exact: true }).waitFor();
    const { status, mailbox_id } = await session(id);
    expect(status).to.equal('completed');
    const all = await mailboxes();
    expect(all).to.have.length(1);
    expect(all[0]).to.include({ id: mailbox_id, status: 'connected' });
    await expectWellMade(page);
  }

  for (const [name, options] of [
    ['on a phone in the dark', { viewport: phone, colorScheme: 'dark' }],
    ['at a desk in the light', { viewport: desktop, colorScheme: 'light' }],
    ['without scripts', { viewport: phone, javaScriptEnabled: false }],
  ] as const)
    it(`leads from an address, past a wrong password, to the mailbox, ${name}`, async () => {
      const { id, page: url } = await service.begin({ display_name: 'Ana' });
      const page = await visit(url, options);
      await expectWellMade(page);

      await page.getByLabel('Email address', { exact: true }).fill('ana at example');
      await press(page, 'Find its servers');
      await expectFault(page, 'Email address', 'Enter an email address, such as ana@example.com.');
      expect(await page.getByLabel('Email address', { exact: true }).inputValue()).to.equal('ana at example');
      await expectFocus(page, 'email');
      expect(await page.title()).to.match(/^Error: /);
      await expectWellMade(page);

      await page.getByLabel('Email address', { exact: true }).fill(address);
      await press(page, 'Find its servers');
      await page.getByText('These are the servers of example.com').waitFor();
      expect(await page.getByLabel('Server', { exact: true }).first().isVisible()).to.equal(false);
      await page.getByLabel('Name that recipients see').fill('Ana of Example');
      await page.getByLabel('Password', { exact: true }).fill('mistyped');
      await expectWellMade(page);
      await press(page, 'Test and connect');

      await page.getByRole('heading', { name: 'Mail cannot be sent or read' }).waitFor();
      await page.getByText('Another address or provider').waitFor();
      await expectFault(page, 'Password', `127.0.0.1 does not accept this password for ${address}.`);
      expect(await page.getByLabel('Email address', { exact: true }).inputValue()).to.equal(address);
      expect(await page.getByLabel('Name that recipients see').inputValue()).to.equal('Ana of Example');
      expect(await page.content()).to.not.contain('mistyped');
      expect((await session(id)).status).to.equal('pending');
      if (!('javaScriptEnabled' in options)) {
        await expectFocus(page, 'Mail cannot be sent or read');
        expect(await page.title()).to.equal('Error: not connected');
      }
      await expectWellMade(page);

      await page.getByLabel('Password', { exact: true }).fill(password);
      await press(page, 'Test and connect');
      await expectConnected(page, id);
      expect(await page.locator('.steps li').allInnerTexts()).to.deep.equal([
        `Sending (SMTP): logging in at 127.0.0.1, port ${sink.port} … ✓ works`,
        `Receiving (IMAP): logging in at 127.0.0.1, port ${dovecot.port} … ✓ works`,
        'Saving the mailbox … ✓ works',
      ]);
      expect((await mailboxes())[0]).to.include({ email: address, display_name: 'Ana of Example' });
      await page.goto(url);
      await page.getByRole('heading', { name: 'This mailbox is connected' }).waitFor();
      await expectWellMade(page);
    });

  it('takes servers that were entered by hand, and keeps them while something is wrong', async () => {
    const { id, page: url } = await service.begin({ email: 'bo@unknown.example', provider: 'smtp' });
    const page = await visit(url, { viewport: phone });
    await press(page, 'Find its servers');
    await page.getByText('No servers were found for bo@unknown.example').waitFor();
    const sending = page.getByRole('group', { name: 'Sending (SMTP)' });
    const receiving = page.getByRole('group', { name: 'Receiving (IMAP)' });
    await page.getByLabel('Password', { exact: true }).fill(password);
    await sending.getByLabel('Server').fill('127.0.0.1');
    await sending.getByLabel('Port').fill(String(sink.port));
    await sending.getByLabel('Security').selectOption('starttls');
    await receiving.getByLabel('Security').selectOption('starttls');
    await receiving.getByLabel('User name').fill('bo');
    await receiving.getByLabel('Password').fill(password);
    await press(page, 'Test and connect');

    await page.getByRole('alert').waitFor();
    await expectFocus(page, 'Please correct these fields');
    expect(await page.getByRole('alert').getByRole('link').allInnerTexts()).to.deep.equal([
      'Enter the password again.',
      'Enter the name of the server, such as imap.example.com.',
      'Enter the password for receiving again.',
    ]);
    await expectWellMade(page);
    await page.getByRole('alert').getByRole('link', { name: 'imap.example.com' }).click();
    expect(await focused(page)).to.equal('imap_host');
    await page.keyboard.type('localhost');
    await receiving.getByLabel('Port').fill('1');
    await receiving.getByLabel('Password').fill('other');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await press(page, 'Test and connect');

    await page.getByRole('heading', { name: 'Mail cannot be read' }).waitFor();
    await page.getByText('Another address or provider').waitFor();
    expect(await receiving.getByLabel('Server').inputValue()).to.equal('localhost');
    expect(await page.locator('#imap_host-error').innerText()).to.equal('Check the server and the port.');
    expect(await sending.getByLabel('Port').inputValue()).to.equal(String(sink.port));
    expect(await receiving.getByLabel('User name').inputValue()).to.equal('bo');
    await receiving.getByLabel('Port').fill(String(dovecot.port));
    await page.getByLabel('Password', { exact: true }).fill(password);
    await press(page, 'Test and connect');
    await expectConnected(page, id);
  });

  it('shows every step while it runs, and goes on to where it came from', async () => {
    await service.close();
    let finish: () => void = () => undefined;
    const held = new Promise<null>(resolve => (finish = () => resolve(null)));
    service = await startConnectService(
      {},
      { findServers: async () => found(), tryToSend: async () => null, tryToReceive: () => held },
    );
    const { page: url } = await service.begin({ email: address, redirect_url: 'https://app.example/done' });
    const page = await visit(url);
    await press(page, 'Find its servers');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await press(page, 'Test and connect');
    await page.locator('.steps li', { hasText: 'Receiving (IMAP)' }).waitFor();
    expect(await page.locator('.steps').innerText()).to.match(
      /port \d+ … ✓ works\s+Receiving \(IMAP\): [^✓]*…$/,
    );
    await page.context().route('https://app.example/done', route => route.fulfill({ body: 'Welcome back' }));
    finish();
    await page.waitForURL('https://app.example/done');
    expect(complaints).to.deep.equal(['https://app.example/done']);
  });

  it('is used with the keyboard alone, and shows where it is', async () => {
    const { id, page: url } = await service.begin();
    const page = await visit(url);
    const tab = async () => {
      await page.keyboard.press('Tab');
      const ring = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineWidth);
      expect(ring).to.equal('3px');
      return focused(page);
    };
    expect(await tab()).to.equal('Continue with Google');
    expect(await tab()).to.equal('email');
    await page.keyboard.type('ana');
    await page.keyboard.press('Enter');
    await page.locator('#email[aria-invalid]').waitFor();
    await expectFocus(page, 'email');
    await page.keyboard.press('Control+A');
    await page.keyboard.type(address);
    expect(await tab()).to.equal('Find its servers');
    await page.keyboard.press('Space');

    await page.getByLabel('Password', { exact: true }).waitFor();
    const order = [];
    for (let i = 0; i < 6; i++) order.push(await tab());
    expect(order).to.deep.equal([
      'email',
      'name',
      'password',
      'Servers',
      'Test and connect',
      'Another address or provider',
    ]);
    for (let i = 0; i < 2; i++) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    expect(await tab()).to.equal('smtp_host');
    for (let i = 0; i < 2; i++) await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).to.equal('password');
    await page.keyboard.press('Enter');
    await page.getByText('Please correct these fields').waitFor();
    await expectFocus(page, 'Please correct these fields');
    expect(await tab()).to.equal('Enter the password.');
    await page.keyboard.press('Enter');
    expect(await focused(page)).to.equal('password');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expectConnected(page, id);
    await expectFocus(page, 'Connected');
  });

  for (const [name, options] of [
    ['with scripts', {}],
    ['without scripts', { javaScriptEnabled: false }],
  ] as const)
    it(`connects by permission, through the pages of a provider and of a company, ${name}`, async () => {
      const { id, page: url } = await service.begin();
      const page = await visit(url, options);
      const elsewhere = (text: string) => !text.startsWith(service.url) && text.includes('/authorize?');
      await press(page, 'Continue with Google');
      await page.getByRole('heading', { name: 'Connected', exact: true }).waitFor();
      expect(complaints.filter(text => !elsewhere(text))).to.deep.equal([]);
      expect(complaints[0]).to.not.contain(new URL(url).searchParams.get('token'));
      complaints = [];
      await expectConnected(page, id);
      expect((await mailboxes())[0]).to.include({ email: address, provider: 'google' });
    });

  it('connects a mailbox of the sandbox with one press', async () => {
    const { id, page: url } = await service.begin();
    const page = await visit(url, { viewport: phone });
    await press(page, 'Use a sandbox mailbox');
    await expectConnected(page, id);
    await expectFocus(page, 'Connected');
  });

  it('says why there is no permission, and lets try again', async () => {
    const { page: url } = await service.begin();
    const page = await visit(url, { viewport: phone });
    await page.context().route(/\/authorize\?/, (route, request) => {
      const query = new URL(request.url()).searchParams;
      const back = `${query.get('redirect_uri')}?error=access_denied&state=${query.get('state')}`;
      return route.fulfill({ contentType: 'text/html', body: `<a href="${back}">Deny</a>` });
    });
    await press(page, 'Continue with Google');
    await page.getByText('Deny').click();
    await page.getByRole('alert').waitFor();
    await expectFocus(page, 'Google did not give permission.');
    complaints = [];
    await expectWellMade(page);
    expect(await page.getByRole('button', { name: 'Continue with Google' }).isVisible()).to.equal(true);
  });

  it('reports a link that has expired or failed, and one that never was', async () => {
    const [late, failed, pending] = [await service.begin(), await service.begin(), await service.begin()];
    const change = (id: string, set: string) =>
      runSql(`UPDATE connect_sessions SET ${set} WHERE id = ?`, [toBin(id)]);
    await change(late.id, "expires_at = '2026-01-01'");
    await change(failed.id, "status = 'failed', error_message = 'Too many tries.'");
    const page = await visit(pending.page, { viewport: phone });
    for (const [url, heading] of [
      [late.page, 'This link has expired'],
      [failed.page, 'The mailbox could not be connected'],
      [pending.page.replace(/token=.*/, 'token=guess'), 'This link is not valid'],
    ] as const) {
      await page.goto(url);
      expect(await page.getByRole('heading').allInnerTexts()).to.deep.equal([heading]);
      expect(await page.locator('form').count()).to.equal(0);
      await expectWellMade(page);
    }
  });
});
