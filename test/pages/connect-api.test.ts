import { expect } from 'chai';
import { readConfig, type Config } from '../../server/src/config.js';
import { missingScopes, type OAuthProvider } from '../../server/src/domain/mailboxes/oauth.js';
import type { MailboxEntity } from '../../server/src/store/entities.js';
import { toBin } from '../../server/src/store/database/ids.js';
import { findMailbox } from '../../server/src/store/mailboxes/sending/queries.js';
import { sequence } from '../domain/flow/fixtures.js';
import { startProviders, type Providers } from '../support/api-mailbox.js';
import { open, startConnectService, submit, words, type ConnectService } from '../support/connect-page.js';
import { database, runSql } from '../support/database.js';
import { hasDnsServer, startDnsServer, type DnsServer } from '../support/dns-server.js';

const address = 'ann@google.test';

describe('connect page with the API of a provider', function () {
  this.timeout(30_000);
  let providers: Providers;
  let service: ConnectService;
  let dns: DnsServer | undefined;

  before(async () => {
    providers = await startProviders(() => new Date());
    const zones = new URL('../domain/mailbox-health/zones.zone', import.meta.url);
    if (await hasDnsServer()) dns = await startDnsServer(zones);
  });
  after(() => Promise.all([providers.close(), dns?.close()]));

  beforeEach(async () => {
    Object.assign(providers.oauth, { user: address, granted: undefined });
    providers.gmail.address = providers.graph.address = address;
    const smtp = { host: 'smtp.gmail.com', port: 465, secure: true };
    const oauthProviders = providers.all.map((each): OAuthProvider => ({ ...each, smtp }));
    const servers = dns ? { dns: { servers: [dns.address], blockLists: [] } } : {};
    service = await startConnectService({ oauthProviders, ...servers } as Partial<Config>);
  });
  afterEach(async () => {
    await service.close();
    const sql = 'UPDATE inbound_cursors SET due_at = NULL WHERE account_id = ?';
    await runSql(sql, [toBin(service.accountId)]);
  });

  /** Gives permission, and answers what the page says then. */
  async function permit(provider: 'google' | 'microsoft'): Promise<string> {
    const { page } = await service.begin({ display_name: 'Ann' });
    const { headers } = await submit(page, { step: provider });
    const to = headers.get('refresh')!.replace(/^0; url=/, '');
    const cookie = headers.get('set-cookie')!.split(';')[0]!;
    const back = (await fetch(to, { redirect: 'manual' })).headers.get('location')!;
    return words((await open(back, { cookie })).html);
  }

  async function connected(): Promise<MailboxEntity> {
    const [{ id }] = (await service.api('GET', '/v1/mailboxes')).body.data;
    return (await findMailbox(database().manager, service.accountId, id))!;
  }

  for (const provider of ['google', 'microsoft'] as const)
    it(`connects a mailbox of ${provider} without SMTP and IMAP, and keeps that with it`, async () => {
      expect(await permit(provider)).to.match(
        /through the API of the provider … ✓ works Saving .* Connected/,
      );
      const { settings, status } = await connected();
      expect({ status, ...settings }).to.deep.include({ status: 'connected', transport: 'api' });
    });

  for (const provider of ['google', 'microsoft'] as const)
    it(`refuses the permission of ${provider} for another mailbox than that of the sign-in name`, async () => {
      providers.gmail.address = providers.graph.address = 'outlook_12@example.org';
      expect(await permit(provider)).to.contain(
        `The permission is for the mailbox outlook_12@example.org, not for ${address}.`,
      );
      expect((await service.api('GET', '/v1/mailboxes')).body.data).to.deep.equal([]);
    });

  it('says what an administrator must do where the API is not allowed', async () => {
    const message = 'Gmail API has not been used in project 12 before or it is disabled.';
    const how = { status: 403, body: { error: { code: 403, message } } };
    void providers.gmail.fault(/profile/, { when: 'before', how });
    expect(await permit('google')).to.contain(
      `Mail cannot be sent The reason: Google responded with 403: ${message}`,
    );
    expect((await service.api('GET', '/v1/mailboxes')).body.data).to.deep.equal([]);
  });

  it('refuses a permission of which a part is missing', async () => {
    const wanted = readConfig({
      ...{ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b', GOOGLE_TRANSPORT: 'api' },
      ...{ MICROSOFT_CLIENT_ID: 'a', MICROSOFT_CLIENT_SECRET: 'b', MICROSOFT_TRANSPORT: 'api' },
    }).oauthProviders.map(({ scope }) => scope);
    expect(wanted).to.deep.equal([
      'openid email https://www.googleapis.com/auth/gmail.send https://www.googleapis.com/auth/gmail.readonly',
      'openid email profile offline_access https://graph.microsoft.com/User.Read https://graph.microsoft.com/Mail.Send https://graph.microsoft.com/Mail.ReadWrite',
    ]);
    expect(missingScopes(wanted[1]!, 'User.Read Mail.ReadWrite Mail.Send openid')).to.deep.equal([]);
    for (const each of providers.all) each.scope = wanted[0]!;
    providers.oauth.granted = 'openid https://www.googleapis.com/auth/gmail.readonly';
    await service.close();
    service = await startConnectService({ oauthProviders: providers.all } as Partial<Config>);
    expect(await permit('google')).to.contain(
      'Google gave only a part of the permission. Missing: https://www.googleapis.com/auth/gmail.send.',
    );
  });

  it('asks for SMTP and IMAP as long as nothing else is set', () => {
    const { oauthProviders } = readConfig({ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' });
    expect(oauthProviders).to.have.length(1);
    expect(oauthProviders[0]).to.include({
      transport: 'smtp',
      scope: 'openid email https://mail.google.com/',
    });
  });

  it('has the health, the simulation and the explanation of any other mailbox', async () => {
    await permit('google');
    const { id } = await connected();
    if (dns) {
      const health = await service.api('GET', `/v1/mailboxes/${id}/health/dns`);
      expect([health.status, health.body.data.result]).to.deep.equal([200, 'pass']);
    }
    const body = { name: 'Spring', flow_data: sequence(), mailbox_ids: [id], schedule: null };
    const campaign = `/v1/campaigns/${(await service.api('POST', '/v1/campaigns', body)).body.data.id}`;
    const lead = await service.api('POST', `${campaign}/leads`, { email: 'jane@example.org' });
    const simulated = await service.api('POST', `${campaign}/simulate`);
    expect(simulated.status, JSON.stringify(simulated.body)).to.equal(200);
    const launched = await service.api('POST', `${campaign}/launch`);
    expect(launched.status, JSON.stringify(launched.body)).to.be.oneOf([200, 202]);
    const explained = await service.api('GET', `${campaign}/leads/${lead.body.data.id}/explain`);
    expect(explained.status, JSON.stringify(explained.body)).to.equal(200);
    expect(explained.body.data.waiting_for).to.be.a('string');
  });
});
