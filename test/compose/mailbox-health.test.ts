import { expect } from 'chai';
import { createHealthCheck } from '../../server/src/compose/dns.js';
import { hasDnsServer, startDnsServer, startSilentDnsServer } from '../support/dns-server.js';

const zoneFile = new URL('../domain/mailbox-health/zones.zone', import.meta.url);
const google = { domain: 'google.test', smtpHost: 'smtp.gmail.com', dkimKeys: [] };

describe('the report on the health of a mailbox', function () {
  this.timeout(30_000);
  let now = new Date('2026-11-02T15:00:00Z');
  const clock = { now: () => now };
  const createCheck = (servers: string[]) => createHealthCheck({ servers, blockLists: [] }, clock);

  it('is kept for a minute, for each domain and server', async function () {
    if (!(await hasDnsServer())) return this.skip();
    const server = await startDnsServer(zoneFile);
    try {
      const check = createCheck([server.address]);
      const [begun, first] = [now, check(google)];
      expect(check({ ...google }), 'at once').to.equal(first);
      expect(await first).to.deep.include({ result: 'pass', checkedAt: begun });
      expect(check({ ...google, smtpHost: null })).not.to.equal(first);
      expect(check({ ...google, domain: 'two-spf.test' })).not.to.equal(first);
      now = new Date(begun.getTime() + 59_999);
      expect(check(google)).to.equal(first);
      now = new Date(begun.getTime() + 60_000);
      const second = check(google);
      expect(second).not.to.equal(first);
      expect((await second).checkedAt).to.equal(now);
    } finally {
      await server.close();
    }
  });

  it('is shared while it is made, but not kept, where no server answers', async () => {
    const silent = await startSilentDnsServer();
    try {
      const check = createCheck([silent.address]);
      const first = check(google);
      expect(check(google)).to.equal(first);
      expect((await first).result).to.equal('unknown');
      const second = check(google);
      expect(second).not.to.equal(first);
      await second;
    } finally {
      await silent.close();
    }
  });
});
