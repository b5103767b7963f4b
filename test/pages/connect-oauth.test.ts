import { expect } from 'chai';
import type { Config } from '../../server/src/config.js';
import { imapAccessOf, withImap } from '../../server/src/engine/receive/imap.js';
import { createMailboxTokens } from '../../server/src/engine/oauth/mailbox-tokens.js';
import { createSmtpPoolRegistry } from '../../server/src/engine/send/smtp-pool-registry.js';
import type { MailboxEntity } from '../../server/src/store/entities.js';
import { toBin } from '../../server/src/store/database/ids.js';
import { openCredentials } from '../../server/src/store/mailboxes/credentials.js';
import { findMailbox } from '../../server/src/store/mailboxes/sending/queries.js';
import { open, startConnectService, submit, words, type ConnectService } from '../support/connect-page.js';
import { database, runSql } from '../support/database.js';
import { hasDovecot, password, startDovecot, type Dovecot } from '../support/dovecot.js';
import { startOAuthServer, type OAuthServer } from '../support/oauth-server.js';
import { rawMail } from '../support/mail.js';
import { startSmtpSink, type SmtpSink } from '../support/smtp-sink.js';

const address = 'ana@example.com';
const path = '/v1/mailboxes/connect-sessions';

describe('connect page with OAuth', function () {
  this.timeout(30_000);
  let oauth: OAuthServer;
  let dovecot: Dovecot;
  let sink: SmtpSink;
  let service: ConnectService;

  before(async function () {
    if (!(await hasDovecot())) {
      console.log('      Dovecot is not installed (dovecot-imapd): OAuth is not tested.');
      this.skip();
    }
    oauth = await startOAuthServer();
    sink = await startSmtpSink(password, (user, token) => oauth.isToken(user, token));
    dovecot = await startDovecot(`${oauth.url}/introspect`);
  });
  after(() => Promise.all([dovecot?.close(), sink?.close(), oauth?.close()]));

  beforeEach(async () => {
    Object.assign(oauth, { user: address, grants: {}, isDown: false });
    const oauthProviders = [oauth.provider('google', sink.port, dovecot.port)];
    service = await startConnectService({ oauthProviders } as Partial<Config>);
  });
  afterEach(async () => {
    await service.close();
    const sql = 'UPDATE inbound_cursors SET due_at = NULL WHERE account_id = ?';
    await runSql(sql, [toBin(service.accountId)]);
  });

  const session = async (id: string) => (await service.api('GET', `${path}/${id}`)).body.data;
  const mailboxes = async () => (await service.api('GET', '/v1/mailboxes')).body.data;

  /** Presses the provider's button; answers where the browser is sent, and the cookie it got. */
  async function leave(page: string): Promise<{ to: string; cookie: string }> {
    const { status, headers } = await submit(page, { step: 'google' });
    expect(status).to.equal(200);
    const to = headers.get('refresh')!.replace(/^0; url=/, '');
    return { to, cookie: headers.get('set-cookie')!.split(';')[0]! };
  }

  /** Gives permission at the provider; answers the way back. */
  async function permit(to: string): Promise<string> {
    const response = await fetch(to, { redirect: 'manual' });
    return response.headers.get('location')!;
  }

  async function connect(): Promise<MailboxEntity> {
    const { id, page } = await service.begin({ display_name: 'Ana' });
    const { to, cookie } = await leave(page);
    const { html } = await open(await permit(to), { cookie });
    expect(html, words(html)).to.contain('data-result="Connected"');
    const { mailbox_id } = await session(id);
    return (await findMailbox(database().manager, service.accountId, mailbox_id))!;
  }

  function tokens() {
    const { clock, config, secretBox } = service.core;
    return createMailboxTokens({
      providers: config.oauthProviders,
      database: database(),
      clock,
      secretBox,
    });
  }

  it('offers what is set up, in the contract too', async () => {
    const { page } = await service.begin({ provider: 'google' });
    const { html, headers } = await open(page);
    expect(html).to.contain('Continue with Google').and.not.contain('Microsoft');
    expect(headers.get('content-security-policy')).to.contain(`form-action 'self';`);
    const refused = await service.api('POST', path, { provider: 'microsoft' });
    expect(refused.status).to.equal(400);
  });

  it('sends the browser away with a challenge and a state, and neither secret nor token in the address', async () => {
    const { page } = await service.begin({ email: address });
    const { to, cookie } = await leave(page);
    const query = new URL(to).searchParams;
    expect(Object.fromEntries(query)).to.include({
      response_type: 'code',
      client_id: 'client-of-the-test',
      redirect_uri: `${service.url}/connect/return/google`,
      code_challenge_method: 'S256',
      login_hint: address,
      access_type: 'offline',
    });
    const token = new URL(page).searchParams.get('token')!;
    expect(to).to.not.contain(token).and.not.contain('secret-of-the-test');
    expect(cookie).to.contain(token);
  });

  it('connects the mailbox that gave permission, and logs in with tokens alone', async () => {
    const { id, page } = await service.begin({ display_name: 'Ana' });
    const { to, cookie } = await leave(page);
    const { html } = await open(await permit(to), { cookie });
    expect(words(html)).to.match(
      /Asking Google for access … ✓ works Sending \(SMTP\): .* ✓ works Receiving \(IMAP\): .* ✓ works Saving the mailbox … ✓ works Connected/,
    );
    const { mailbox_id, status } = await session(id);
    expect(status).to.equal('completed');
    const row = (await findMailbox(database().manager, service.accountId, mailbox_id))!;
    expect(row).to.include({ email: address, provider: 'google', display_name: 'Ana', status: 'connected' });
    expect(Object.keys(openCredentials(service.core.secretBox, row))).to.deep.equal(['refresh_token']);
  });

  it('does nothing on a way back of another browser, another session or another flow', async () => {
    const [first, second] = [await service.begin(), await service.begin()];
    const [one, two] = [await leave(first.page), await leave(second.page)];
    const back = await permit(one.to);
    expect((await open(back)).status).to.equal(404);
    expect((await open(back, { cookie: two.cookie })).status).to.equal(400);
    const again = await leave(first.page);
    expect((await open(back, { cookie: again.cookie })).status).to.equal(400);
    expect((await open(`${back}x`, { cookie: one.cookie })).status).to.equal(400);
    expect(oauth.grants).to.deep.equal({});
    expect(await mailboxes()).to.deep.equal([]);
  });

  it('goes back to the page when permission is not given, or the provider is down', async () => {
    const { id, page } = await service.begin();
    const { to, cookie } = await leave(page);
    const state = new URL(to).searchParams.get('state');
    const denied = await open(`${service.url}/connect/return/google?error=access_denied&state=${state}`, {
      cookie,
    });
    expect(words(denied.html)).to.contain('Google did not give permission.');
    const back = await permit(to);
    oauth.isDown = true;
    const failed = await open(back, { cookie });
    expect(words(failed.html)).to.match(
      /Asking Google for access … ✗ failed Not connected .*Google did not issue a token: status 503 Go back and try again\./,
    );
    expect(failed.html).to.contain('Go back');
    expect((await session(id)).status).to.equal('pending');
  });

  it('repairs a mailbox whose permission was taken back', async () => {
    const before = await connect();
    await runSql("UPDATE mailboxes SET status = 'disconnected' WHERE id = ?", [toBin(before.id)]);
    const after = await connect();
    expect(after.id).to.equal(before.id);
    expect(after.status).to.equal('connected');
    expect(await mailboxes()).to.have.length(1);
  });

  it('sends with a fresh token, keeps it, and stores the refresh token that took the place of the last', async () => {
    const row = await connect();
    oauth.grants = {};
    const { secretBox } = service.core;
    const shared = tokens();
    const pools = createSmtpPoolRegistry({ secretBox, sandbox: null, tokens: shared });
    try {
      const raw = rawMail(`From: ${address}`, 'To: jane@example.org', 'Subject: Hi', '', 'Hi');
      const message = { envelopeFrom: address, envelopeTo: ['jane@example.org'], raw };
      await pools.poolFor(row).send(message);
      const id = (await mailboxes())[0].id;
      const now = (await findMailbox(database().manager, service.accountId, id))!;
      expect(openCredentials(secretBox, now).refresh_token).to.not.equal(
        openCredentials(secretBox, row).refresh_token,
      );
      await pools.poolFor(now).send(message);
      expect(oauth.grants).to.deep.equal({ refresh_token: 1 });
      // A token that the server no longer takes is replaced in the middle of the login.
      oauth.forgetAccess();
      await pools.close();
      const others = createSmtpPoolRegistry({ secretBox, sandbox: null, tokens: shared });
      await others.poolFor(now).send(message);
      await others.close();
      expect(oauth.grants).to.deep.equal({ refresh_token: 2 });
    } finally {
      await pools.close();
    }
  });

  it('reads with tokens, and with a new one when the last is refused', async () => {
    const row = await connect();
    oauth.grants = {};
    const shared = tokens();
    const look = async (mailbox: MailboxEntity) =>
      withImap(imapAccessOf(mailbox, service.core.secretBox, shared)!, async client => client.list());
    expect((await look(row)).map(({ path }) => path)).to.include('INBOX');
    const id = (await mailboxes())[0].id;
    const now = (await findMailbox(database().manager, service.accountId, id))!;
    oauth.forgetAccess();
    expect(await look(now)).to.not.have.length(0);
    expect(oauth.grants).to.deep.equal({ refresh_token: 2 });
  });

  it('distinguishes a provider that is down from permission that was taken back', async () => {
    const row = await connect();
    const { secretBox } = service.core;
    const kinds = async () => {
      const pools = createSmtpPoolRegistry({ secretBox, sandbox: null, tokens: tokens() });
      const send = pools.poolFor(row).verify();
      const read = withImap(imapAccessOf(row, secretBox, tokens())!, async () => undefined);
      const found = await Promise.allSettled([send, read]);
      await pools.close();
      return found.map(result => result.status === 'rejected' && result.reason.kind);
    };
    oauth.isDown = true;
    expect(await kinds()).to.deep.equal(['temporary', 'unreachable']);
    oauth.isDown = false;
    oauth.revoke();
    expect(await kinds()).to.deep.equal(['auth', 'auth']);
  });
});
