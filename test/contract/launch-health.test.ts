import { expect } from 'chai';
import { createClient } from '../../sdk/src/index.js';
import { sequence } from '../domain/flow/fixtures.js';
import { buildMailbox } from '../support/build.js';
import { hasDnsServer, startDnsServer, type DnsServer } from '../support/dns-server.js';
import { startService, type Client, type TestService } from '../support/service.js';

describe('a launch that requires healthy mailboxes', function () {
  this.timeout(30_000);
  let dns: DnsServer;
  let own: TestService;
  let client: Client;

  before(async function () {
    if (!(await hasDnsServer())) return this.skip();
    const zones = new URL('../domain/mailbox-health/zones.zone', import.meta.url);
    dns = await startDnsServer(zones, ['whole.broken.test']);
    own = await startService({ dns: { servers: [dns.address], blockLists: [] } });
  });
  after(async () => {
    await own?.close();
    await dns?.close();
  });
  beforeEach(async () => {
    client = await own.client();
  });

  const connect = (domain: string) => {
    const smtp = { host: 'smtp.gmail.com', port: 465, secure: true, user: 'ann' };
    return buildMailbox(client.accountId, { email: `ann@${domain}`, provider: 'smtp', settings: { smtp } });
  };
  const draft = async (mailbox_ids: string[], name: string | null = 'Spring') =>
    (await client.post('/v1/campaigns', { name, flow_data: sequence(), mailbox_ids })).body.data;
  const launch = (id: string, requireHealthy: unknown = true) =>
    client.post(`/v1/campaigns/${id}/launch?require_healthy=${String(requireHealthy)}`);
  /** In the order in which a campaign has them. */
  const attach = async (id: string, ...domains: string[]) => {
    for (const domain of domains)
      await client.patch(`/v1/campaigns/${id}`, { add_mailbox_ids: [await connect(domain)] });
  };

  it('is refused with every check that fails, and with what else is missing', async () => {
    const { id } = await draft([await buildMailbox(client.accountId)], null);
    await attach(id, 'google.test', 'two-dmarc.test', 'sub.google.test');
    const { status, body } = await launch(id);
    expect([status, body.error.code]).to.deep.equal([400, 'invalid_flow']);
    const { mailbox_ids } = (await client.get(`/v1/campaigns/${id}`)).body.data;
    const details = body.details as { path: string; code: string; message: string }[];
    expect(details.map(({ path, code }) => `${path} ${code}`)).to.deep.equal([
      'name missing_name',
      'mailbox_ids[2] mailbox_unhealthy',
      'mailbox_ids[3] mailbox_unhealthy',
      'mailbox_ids[3] mailbox_unhealthy',
    ]);
    expect(mailbox_ids).to.have.length(4);
    expect(details[1]!.message).to.equal(
      'ann@two-dmarc.test: _dmarc.two-dmarc.test has 2 DMARC records. Receivers then ignore all of them. Delete all but one.',
    );
    expect(details[2]!.message).to.match(/^ann@sub\.google\.test: .* no MX record .* Set the MX records of /);
    expect((await client.get(`/v1/campaigns/${id}`)).body.data.status).to.equal('draft');
  });

  it('is allowed where nothing fails, also with warnings and without answers', async () => {
    const domains = ['google.test', 'neutral.test', 'whole.broken.test'];
    const { id } = await draft([await buildMailbox(client.accountId)]);
    await attach(id, ...domains);
    const sdk = createClient({ baseUrl: own.url, apiKey: client.key });
    const results = [];
    for await (const mailbox of sdk.mailboxes.list())
      results.push((await sdk.mailboxes.getHealth(mailbox.id)).result);
    expect(results.sort()).to.deep.equal(['pass', 'unknown', 'unknown', 'warning']);
    expect(await sdk.campaigns.launch(id, { require_healthy: true })).to.include({ status: 'running' });
  });

  it('is as before without the parameter', async () => {
    const mailbox = await connect('two-dmarc.test');
    for (const path of ['launch', 'launch?require_healthy=false']) {
      const { id } = await draft([mailbox]);
      expect((await client.post(`/v1/campaigns/${id}/${path}`)).status, path).to.equal(200);
      expect((await launch(id)).body.error.code).to.equal('campaign_already_launched');
    }
    const wrong = await launch((await draft([mailbox])).id, 'maybe');
    expect([wrong.status, wrong.body.details[0].path]).to.deep.equal([400, 'require_healthy']);
  });
});
