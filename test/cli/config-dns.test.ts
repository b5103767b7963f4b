import { expect } from 'chai';
import { readConfig } from '../../server/src/config.js';

describe('how the DNS of mailboxes is looked up', () => {
  it('is at the servers of the machine and in no block list by default', () => {
    expect(readConfig({}).dns).to.deep.equal({ servers: [], blockLists: [] });
    expect(readConfig({ DNS_SERVERS: '', DNS_BLOCKLISTS: '' }).dns).to.deep.equal({
      servers: [],
      blockLists: [],
    });
  });

  it('is at the servers and in the lists that are named', () => {
    const given = {
      DNS_SERVERS: '127.0.0.1:5353, [::1]:53,9.9.9.9',
      DNS_BLOCKLISTS: 'DBL.spamhaus.org , list.test',
    };
    expect(readConfig(given).dns).to.deep.equal({
      servers: ['127.0.0.1:5353', '[::1]:53', '9.9.9.9'],
      blockLists: ['dbl.spamhaus.org', 'list.test'],
    });
  });

  it('is checked every day, every so many hours, or never', () => {
    for (const [given, hours] of [
      ['', 24],
      ['6', 6],
      ['0', 0],
    ] as const)
      expect(readConfig({ HEALTH_CHECK_HOURS: given }).healthCheckHours).to.equal(hours);
    for (const wrong of ['-1', '0.5', 'daily', '8761'])
      expect(() => readConfig({ HEALTH_CHECK_HOURS: wrong })).to.throw(
        /^HEALTH_CHECK_HOURS: must be a whole number of hours from 0 to 8760/,
      );
  });

  for (const [setting, value] of [
    ['DNS_SERVERS', 'dns.example.com'],
    ['DNS_SERVERS', '127.0.0.1:port'],
    ['DNS_BLOCKLISTS', 'https://dbl.spamhaus.org'],
    ['DNS_BLOCKLISTS', Array(11).fill('list.test').join(',')],
  ] as const)
    it(`is refused as ${setting}=${value.slice(0, 30)}`, () => {
      expect(() => readConfig({ [setting]: value })).to.throw(new RegExp(`^${setting}: must be .* such as `));
    });
});
