import { request } from 'node:http';
import { expect } from 'chai';
import { VirtualClock } from '../support/virtual-clock.js';
import { providerOfDomain, type FoundServers } from '../../server/src/domain/mailboxes/mail-servers.js';
import type { ConnectPages } from '../../server/src/pages/connect/pages.js';
import { toBin } from '../../server/src/store/database/ids.js';
import { openCredentials } from '../../server/src/store/mailboxes/credentials.js';
import { findMailbox } from '../../server/src/store/mailboxes/sending/queries.js';
import { open, startConnectService, submit, words, type ConnectService } from '../support/connect-page.js';
import { database, runSql } from '../support/database.js';
import { hasDovecot, password, startDovecot, type Dovecot } from '../support/dovecot.js';
import { startSmtpSink, type SmtpSink } from '../support/smtp-sink.js';

const address = 'ana@example.com';
const path = '/v1/mailboxes/connect-sessions';

const found: FoundServers = {
  source: 'autoconfig',
  name: null,
  smtp: { host: 'smtp.example.com', port: 587, secure: false, user: address },
  imap: { host: 'imap.example.com', port: 993, secure: true, user: 'ana' },
  advice: null,
};

describe('connect page', () => {
  let service: ConnectService;
  let parts: Partial<ConnectPages>;
  /** What was tried, a line each. */
  let tried: string[];

  beforeEach(async () => {
    tried = [];
    parts = {
      findServers: async email => (email === address ? found : null),
      tryToSend: async ({ host, reach }, secret) => {
        tried.push(`smtp ${host} ${reach} ${secret}`);
        return secret === password
          ? null
          : { kind: 'auth', problem: 'it refuses <that>', advice: 'Check it.' };
      },
      tryToReceive: async ({ host, reach }, secret) => {
        tried.push(`imap ${host} ${reach} ${secret}`);
        return null;
      },
    };
    service = await startConnectService({ allowLoopbackUrls: false }, parts);
  });
  afterEach(async () => {
    await service.close();
    const sql = 'UPDATE inbound_cursors SET due_at = NULL WHERE account_id = ?';
    await runSql(sql, [toBin(service.accountId)]);
  });

  const session = async (id: string) => (await service.api('GET', `${path}/${id}`)).body.data;
  const mailboxes = async () => (await service.api('GET', '/v1/mailboxes')).body.data;
  const form = (more: Record<string, string> = {}) => ({
    step: 'connect',
    email: address,
    name: 'Ana',
    password,
    smtp_host: 'smtp.example.com',
    smtp_port: '587',
    smtp_security: 'starttls',
    imap_host: 'imap.example.com',
    imap_port: '993',
    imap_security: 'tls',
    ...more,
  });

  it('is a page that loads nothing, runs only its own, and is kept nowhere', async () => {
    const { page } = await service.begin({ email: address });
    const { status, html, headers } = await open(page);
    expect(status).to.equal(200);
    expect(html)
      .to.contain(`value="${address}"`)
      .and.not.match(/\b(src|on[a-z]+)=/);
    const policy = headers.get('content-security-policy')!;
    const nonce = /'nonce-([^']+)'/.exec(policy)![1]!;
    expect(policy).to.contain("default-src 'none'").and.contain("frame-ancestors 'none'");
    expect(html).to.contain(`<script nonce="${nonce}">`);
    expect((await open(page)).html).to.not.contain(nonce);
    expect(headers.get('cache-control')).to.equal('no-store');
    expect(headers.get('referrer-policy')).to.equal('no-referrer');
  });

  it('gives every input a label, and every page a language and a heading', async () => {
    const { page } = await service.begin();
    for (const { html } of [await open(page), await submit(page, { step: 'find', email: address })]) {
      for (const [, id] of html.matchAll(/<(?:input|select)[^>]* id="([^"]+)"/g))
        expect(html).to.contain(`<label for="${id}">`);
      expect(html)
        .to.contain('<html lang="en">')
        .and.match(/<h1>[^<]+<\/h1>/);
      expect(html.match(/<main>/g)).to.have.length(1);
    }
  });

  it('leads from the address to its servers, and from the password to the mailbox', async () => {
    const { id, page } = await service.begin({ redirect_url: 'https://app.example/mailboxes?a=1&b=2' });
    const second = await submit(page, { step: 'find', email: ' Ana@Example.com ' });
    expect(words(second.html)).to.contain('smtp.example.com sends, imap.example.com receives');
    expect(second.html).to.contain('name="imap_user" type="text" value="ana"');
    expect(second.html).to.match(/<option value="starttls" selected>[^]*<option value="tls" selected>/);
    const third = await submit(page, form({ imap_user: 'ana' }));
    expect(third.status).to.equal(200);
    expect(words(third.html)).to.match(
      /Sending \(SMTP\): logging in at smtp\.example\.com, port 587 … ✓ works Receiving \(IMAP\): logging in at imap\.example\.com, port 993 … ✓ works Saving the mailbox … ✓ works Connected/,
    );
    expect(third.html).to.contain('href="https://app.example/mailboxes?a=1&amp;b=2"');
    expect(tried).to.deep.equal([
      `smtp smtp.example.com public ${password}`,
      `imap imap.example.com public ${password}`,
    ]);
    const ended = await session(id);
    expect(ended).to.include({ status: 'completed', connect_url: null, error_message: null });
    const row = (await findMailbox(database().manager, service.accountId, ended.mailbox_id))!;
    expect(row).to.include({ email: address, display_name: 'Ana', provider: 'smtp', status: 'connected' });
    expect(row.settings).to.deep.equal({
      smtp: { host: 'smtp.example.com', port: 587, secure: false, user: address, reach: 'public' },
      imap: { host: 'imap.example.com', port: 993, secure: true, user: 'ana', reach: 'public' },
    });
    expect(openCredentials(service.core.secretBox, row)).to.deep.equal({
      smtp_password: password,
      imap_password: password,
    });
  });

  it('connects one mailbox, however often and however fast its form is sent', async () => {
    const { id, page } = await service.begin();
    const answers = await Promise.all(
      ['a', 'b', 'c'].map(name => submit(page, form({ email: `${name}@example.com` }))),
    );
    expect(answers.filter(({ html }) => html.includes('data-result="Connected"'))).to.have.length(1);
    expect(await mailboxes()).to.have.length(1);
    const again = await open(page);
    expect([again.status, words(again.html)]).to.satisfy(
      ([status, text]: [number, string]) => status === 200 && text.includes('works only once'),
    );
    expect((await session(id)).status).to.equal('completed');
  });

  it('says what went wrong, keeps what was entered but the password, and lets try again', async () => {
    const { id, page } = await service.begin();
    const { html } = await submit(page, form({ password: 'mistyped-secret' }));
    expect(words(html))
      .to.contain('✗ failed')
      .and.contain('Mail cannot be sent The reason: it refuses &lt;that&gt; Check it.');
    expect(html).to.contain('role="alert"').and.contain('value="smtp.example.com"');
    expect(html).to.not.contain('mistyped-secret');
    expect(await mailboxes()).to.deep.equal([]);
    expect((await session(id)).status).to.equal('pending');
    expect((await submit(page, form())).html).to.contain('data-result="Connected"');
  });

  it('names what is missing, at its field', async () => {
    const { page } = await service.begin();
    const wrong = { email: 'ana', password: '', smtp_host: 'not a host', imap_port: '0' };
    const { status, html } = await submit(page, form(wrong));
    expect(status).to.equal(422);
    for (const name of Object.keys(wrong)) {
      expect(html).to.match(
        new RegExp(`id="${name}"[^>]*aria-invalid="true" aria-describedby="${name}-error"`),
      );
      expect(html).to.contain(`<a href="#${name}">`);
    }
    expect(html).to.contain('<details open>');
    expect(tried).to.deep.equal([]);
    const unknown = await submit(page, { step: 'find', email: 'nobody' });
    expect([unknown.status, words(unknown.html)]).to.satisfy(
      ([code, text]: [number, string]) => code === 422 && text.includes('Enter an email address'),
    );
  });

  it('writes what it is given as text', async () => {
    const { page } = await service.begin({ display_name: '"><script>alert(1)</script>' });
    const { html } = await submit(page, { step: 'find', email: `"><b>@example.com` });
    expect(html).to.not.contain('"><b>');
    const second = await submit(page, { step: 'find', email: address });
    expect(second.html).to.not.contain('<script>alert');
    expect(second.html).to.contain('&lt;script&gt;alert(1)');
  });

  it('repairs a mailbox that is known', async () => {
    await submit((await service.begin()).page, form());
    const [before] = await mailboxes();
    await runSql(
      "UPDATE mailboxes SET status = 'error', trouble = 'sending_login', status_reason = 'refused', consecutive_failures = 5 WHERE id = ?",
      [toBin(before.id)],
    );
    const { id, page } = await service.begin();
    await submit(page, form({ name: '', smtp_host: 'new.example.com' }));
    const all = await mailboxes();
    expect(all).to.have.length(1);
    expect(all[0]).to.include({ id: before.id, status: 'connected', last_error: null, display_name: 'Ana' });
    expect((await session(id)).mailbox_id).to.equal(before.id);
  });

  it('connects a mailbox of the sandbox with one click', async () => {
    const { id, page } = await service.begin({ provider: 'sandbox', display_name: 'Play' });
    expect((await open(page)).html).to.not.contain('name="email"');
    const { html } = await submit(page, { step: 'sandbox' });
    expect(html).to.contain('data-result="Connected"');
    const { status, mailbox_id } = await session(id);
    expect(status).to.equal('completed');
    const [mailbox] = await mailboxes();
    expect(mailbox).to.include({ id: mailbox_id, provider: 'sandbox', display_name: 'Play' });
    expect(mailbox.email).to.match(/@sandbox\.test$/);
  });

  it('offers no other provider than the one that was asked for', async () => {
    const { page } = await service.begin({ provider: 'smtp' });
    expect((await open(page)).html).to.not.contain('value="sandbox"');
    await submit(page, { step: 'sandbox' });
    await submit((await service.begin({ provider: 'sandbox' })).page, form());
    expect(await mailboxes()).to.deep.equal([]);
  });

  it('ends after ten failed tries', async () => {
    const { id, page } = await service.begin();
    let last = '';
    for (let i = 0; i < 10; i++) last = (await submit(page, form({ password: `guess ${i}` }))).html;
    expect(words(last)).to.contain('That was the last attempt');
    const ended = await session(id);
    expect(ended).to.include({ status: 'failed', mailbox_id: null, connect_url: null });
    expect(ended.error_message).to.match(/^Too many attempts\. The last problem: it refuses/);
    expect((await open(page)).status).to.equal(410);
    await submit(page, form());
    expect(tried.filter(line => line.startsWith('smtp'))).to.have.length(10);
    expect(await mailboxes()).to.deep.equal([]);
  });

  it('looks for servers thirty times at most', async () => {
    let lookups = 0;
    parts.findServers = async () => {
      lookups++;
      return null;
    };
    await service.close();
    service = await startConnectService({}, parts);
    const { page } = await service.begin();
    for (let i = 0; i < 32; i++) await submit(page, { step: 'find', email: `a@d${i}.example.com` });
    expect(lookups).to.equal(30);
  });

  it('takes no form that another site has made', async () => {
    const { page } = await service.begin();
    const forged = await submit(page, form({ form: 'x' }));
    const foreign = await submit(page, form(), { 'sec-fetch-site': 'cross-site' });
    const other = await service.begin();
    const token = /name="form" value="([^"]+)"/.exec((await open(other.page)).html)![1]!;
    const moved = await submit(page, form({ form: token }));
    expect([forged, foreign, moved].map(({ status }) => status)).to.deep.equal([403, 403, 403]);
    expect(tried).to.deep.equal([]);
  });

  it('opens with its own token alone, until it expires', async () => {
    const clock = new VirtualClock(new Date('2026-03-02T12:00:00Z'));
    const own = await startConnectService({}, parts, clock);
    try {
      const [first, second] = [await own.begin(), await own.begin()];
      const wrong = [
        first.page.replace(/token=.*/, ''),
        first.page.replace(/token=.*/, 'token=guess'),
        first.page.replace(first.id, second.id),
        `${first.page}&token=x`,
        first.page.replace(first.id, 'x'),
      ];
      for (const page of wrong) expect((await open(page)).status, page).to.equal(404);
      await clock.advance(60 * 60_000);
      const late = await open(first.page);
      expect([late.status, words(late.html)]).to.satisfy(
        ([status, text]: [number, string]) => status === 410 && text.includes('has expired'),
      );
      expect((await submit(first.page, form())).status).to.equal(410);
      expect(tried).to.deep.equal([]);
    } finally {
      await own.close();
    }
  });

  it('shows each step when it is done, before the next one is', async () => {
    let finish: () => void = () => undefined;
    const held = new Promise<void>(resolve => (finish = resolve));
    parts.tryToReceive = () => held.then(() => null);
    await service.close();
    service = await startConnectService({}, parts);
    const { page } = await service.begin();
    const token = /name="form" value="([^"]+)"/.exec((await open(page)).html)![1]!;
    const body = new URLSearchParams({ form: token, ...form() }).toString();
    const seen = await new Promise<string>((resolve, reject) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const sent = request(page, { method: 'POST', headers }, response => {
        let text = '';
        let waits = true;
        response.on('data', (chunk: Buffer) => {
          text += chunk.toString();
          if (text.includes('Receiving (IMAP)') && waits) {
            waits = false;
            expect(words(text)).to.match(
              /✓ works Receiving \(IMAP\): logging in at imap\.example\.com, port 993 …$/,
            );
            finish();
          }
        });
        response.on('end', () => resolve(text)).on('error', reject);
      });
      sent.on('error', reject).end(body);
    });
    expect(seen)
      .to.contain('data-result="Connected"')
      .and.match(/<\/html>\s*$/);
  });

  it('names the app password where a big provider wants one', async () => {
    const google = providerOfDomain('gmail.com')!;
    const user = { user: 'ana@gmail.com' };
    parts.findServers = async () => ({
      ...google,
      source: 'table',
      smtp: { ...google.smtp, ...user },
      imap: { ...google.imap, ...user },
    });
    await service.close();
    service = await startConnectService({}, parts);
    const { html } = await submit((await service.begin()).page, { step: 'find', email: 'ana@gmail.com' });
    expect(words(html)).to.contain('Create an app password');
  });
});

describe('connect page with real servers', function () {
  this.timeout(30_000);
  let dovecot: Dovecot;
  let sink: SmtpSink;
  let service: ConnectService;

  before(async function () {
    if (!(await hasDovecot())) {
      console.log(
        '      Dovecot is not installed (dovecot-imapd): the page is not tested with real servers.',
      );
      this.skip();
    }
    [dovecot, sink] = await Promise.all([startDovecot(), startSmtpSink(password)]);
  });
  after(() => Promise.all([dovecot?.close(), sink?.close()]));
  afterEach(async () => {
    await service.close();
    const sql = 'UPDATE inbound_cursors SET due_at = NULL WHERE account_id = ?';
    await runSql(sql, [toBin(service.accountId)]);
  });

  const form = (more: Record<string, string> = {}) => ({
    step: 'connect',
    email: address,
    password,
    smtp_host: '127.0.0.1',
    smtp_port: String(sink.port),
    smtp_security: 'starttls',
    imap_host: 'localhost',
    imap_port: String(dovecot.port),
    imap_security: 'starttls',
    ...more,
  });

  it('logs in at both, and stores the mailbox', async () => {
    service = await startConnectService();
    const { id, page } = await service.begin();
    const wrong = await submit(page, form({ password: 'wrong' }));
    expect(words(wrong.html)).to.contain(
      `127.0.0.1:${sink.port} rejected the user "${address}" or the password`,
    );
    expect(wrong.html.match(/✗ failed/g)).to.have.length(2);
    const right = await submit(page, form());
    expect(right.html, words(right.html)).to.contain('data-result="Connected"');
    expect((await service.api('GET', `${path}/${id}`)).body.data.status).to.equal('completed');
  });

  it('connects to no address of this network, unless the settings allow it', async () => {
    service = await startConnectService({ allowLoopbackUrls: false });
    const { page } = await service.begin();
    const { html } = await submit(page, form());
    expect(words(html)).to.contain('127.0.0.1 is not a server on the internet: check the name.');
    expect(words(html)).to.contain('localhost is not a server on the internet: check the name.');
    expect((await service.api('GET', '/v1/mailboxes')).body.data).to.deep.equal([]);
  });

  it('says the same of a name that leads into this network as of one that does not exist', async () => {
    service = await startConnectService({ allowLoopbackUrls: false });
    const said = async (host: string) => {
      const { page } = await service.begin();
      const { html } = await submit(page, form({ smtp_host: host, imap_host: host }));
      return html
        .replaceAll(host, 'HOST')
        .replace(/nonce="[^"]*"|name="form" value="[^"]*"|"\/connect\/[^"]*"/g, '');
    };
    const ofUnknown = await said('unknown.invalid');
    expect(words(ofUnknown)).to.contain('HOST is not a server on the internet: check the name.');
    expect(await said('localhost')).to.equal(ofUnknown);
    expect(await said('10.0.0.1')).to.equal(ofUnknown);
  });
});
