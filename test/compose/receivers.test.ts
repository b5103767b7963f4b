import { expect } from 'chai';
import { createProviderLookup } from '../../server/src/compose/dns.js';
import { readProviders } from '../../server/src/store/receivers/queries.js';
import { database, runSql } from '../support/database.js';
import { hasDnsServer, startDnsServer, startSilentDnsServer } from '../support/dns-server.js';

const zoneFile = new URL('../domain/mailbox-health/zones.zone', import.meta.url);
const now = new Date('2026-11-02T15:00:00Z');
const hour = 3_600_000;

describe('the look-up of who receives the mail of domains', function () {
  this.timeout(30_000);
  const domains = ['google.test', 'microsoft.test', 'absent-receiver.test'];
  const lookUp = (server: string) =>
    createProviderLookup({ servers: [server], blockLists: [] }, database(), { now: () => now });
  const knownAt = async (after: number) =>
    Object.fromEntries(await readProviders(database().manager, domains, new Date(now.getTime() + after)));
  afterEach(() => runSql('DELETE FROM receiver_providers WHERE domain IN (?)', [domains]));

  it('reads MX records, and is kept for three days', async function () {
    if (!(await hasDnsServer())) return this.skip();
    const server = await startDnsServer(zoneFile);
    try {
      const found = {
        'google.test': 'google',
        'microsoft.test': 'microsoft',
        'absent-receiver.test': 'other',
      };
      expect(Object.fromEntries(await lookUp(server.address)(domains))).to.deep.equal(found);
      expect(await knownAt(72 * hour - 1)).to.deep.equal(found);
      expect(await knownAt(72 * hour)).to.deep.equal({});
    } finally {
      await server.close();
    }
  });

  it('counts domains as other for an hour for which no server answers, in time', async () => {
    const silent = await startSilentDnsServer();
    try {
      const found = Object.fromEntries(domains.map(domain => [domain, 'other']));
      expect(Object.fromEntries(await lookUp(silent.address)(domains))).to.deep.equal(found);
      expect(await knownAt(hour - 1)).to.deep.equal(found);
      expect(await knownAt(hour)).to.deep.equal({});
    } finally {
      await silent.close();
    }
  });
});
