import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { openDns } from '../../../server/src/compose/dns.js';
import { checkHealth, type HealthReport } from '../../../server/src/domain/mailbox-health/health.js';
import {
  hasDnsServer,
  startDnsServer,
  startSilentDnsServer,
  type DnsServer,
} from '../../support/dns-server.js';

const zoneFile = new URL('zones.zone', import.meta.url);
const cases = [...readFileSync(zoneFile, 'utf8').matchAll(/^;; (\S+), (\S+) \|(.*)\|(.*)$/gm)].map(
  ([, domain, smtpHost, results, words]) => ({
    domain: domain!,
    smtpHost: smtpHost!,
    results: results!.trim().split(' ').filter(Boolean),
    words: words!.split(' + ').map(each => each.trim()),
  }),
);
const providers = ['smtp.gmail.com', 'smtp.office365.com'];

describe('the health of a mailbox', function () {
  this.timeout(30_000);
  let server: DnsServer;
  before(async function () {
    if (!(await hasDnsServer())) return this.skip();
    server = await startDnsServer(zoneFile, [
      'spf.broken.test',
      '_dmarc.broken-dmarc.test',
      'whole.broken.test',
    ]);
  });
  after(() => server?.close());

  const check = (domain: string, smtpHost: string | null, blockLists: string[] = [], at = server) =>
    checkHealth({ domain, smtpHost, dkimKeys: [] }, { dns: openDns([at.address]), blockLists });
  const resultsOf = (report: HealthReport) =>
    Object.fromEntries(report.checks.map(each => [each.check, each.result]));
  const blockListed = async (domain: string, ...lists: string[]) =>
    (await check(domain, 'smtp.gmail.com', lists)).checks.find(each => each.check === 'blocklists')!;

  it('is known of forty domains and more', () => expect(cases).to.have.length.above(39));

  for (const { domain, smtpHost, results, words } of cases)
    it(`is right for ${domain} at ${smtpHost}: ${results.join(' ') || 'all pass'}`, async () => {
      const report = await check(domain, smtpHost);
      const expected: Record<string, string> = { mx: 'pass', spf: 'pass', dmarc: 'pass', dkim: 'pass' };
      expected.reverse_dns = providers.includes(smtpHost) ? 'unknown' : 'pass';
      expected.blocklists = 'unknown';
      for (const [name, result] of results.map(each => each.split('='))) expected[name!] = result!;
      expect(resultsOf(report), JSON.stringify(report, null, 1)).to.deep.equal(expected);
      const problems = report.checks.map(({ problem }) => problem).join('\n');
      for (const each of words) expect(problems).to.include(each);
      for (const { result, problem, fix } of report.checks) {
        expect(problem === null, problem ?? '').to.equal(result === 'pass');
        if (result === 'fail' || result === 'warning') expect(fix).to.be.a('string');
      }
    });

  it('names the record to set', async () => {
    const { checks } = await check('nowhere.test', 'smtp.gmail.com');
    const fixes = checks.map(({ fix }) => fix);
    expect(fixes).to.include('Set this TXT record at nowhere.test: v=spf1 include:_spf.google.com ~all');
    expect(fixes).to.include('Set this TXT record at _dmarc.nowhere.test: v=DMARC1; p=none');
    const own = await check('shop.own.test', 'mail6.own.test');
    expect(own.checks[1]!.fix).to.equal(
      'Set this TXT record at shop.own.test: v=spf1 ip4:45.33.32.11 ip6:2600:3c00::11 ~all',
    );
    const two = await check('two-spf.test', 'smtp.gmail.com');
    expect(two.checks[1]!.fix).to.match(/: v=spf1 (?!.*[+?-]all)\S.* ~all$/);
    const twoOwn = await check('two-spf.own.test', 'mail6.own.test');
    expect(twoOwn.checks[1]!.fix).to.match(/ ip4:45\.33\.32\.11 ip6:2600:3c00::11 ~all$/);
    const strict = await check('two-strict-spf.test', 'smtp.gmail.com');
    expect(strict.checks[1]!.fix).to.match(
      /: v=spf1 (?=.*include:_spf\.google\.com)(?=.*ip4:192\.0\.2\.1)(?!.*exp=).* -all$/,
    );
    for (const host of [null, 'mail6.own.test'])
      expect((await check('nowhere.test', host)).checks[1]!.fix).to.equal(
        'Set this TXT record at nowhere.test: v=spf1 include:(the name that your mail provider gives you) ~all (for a server of your own: v=spf1 ip4:ITS_ADDRESS -all)',
      );
  });

  for (const [domain, fix] of [
    [
      'dead-plus-all.test',
      'Remove include:nothing-here.test, or correct its name. Replace “+all”, which lets every server send, by “~all”.',
    ],
    [
      'dead-no-all.test',
      'Remove include:nothing-here.test, or correct its name. End the record with “~all”.',
    ],
    [
      'bad-parts.test',
      'Correct “ip4:300.1.1.1”: it must look like “ip4:203.0.113.10”, “ip4:203.0.113.0/24” or “ip6:2001:db8::/32”. Write “ip6:2001:db8::1” instead of “ip4:2001:db8::1”.',
    ],
    [
      'voids.test',
      'Remove these parts, or correct their names: “a” of one.gone.test, “a” of two.gone.test, “mx” of three.gone.test.',
    ],
    [
      'loop.test',
      'In the record of loop-b.test: Remove redirect=loop.test. If it is not yours, remove what leads to it from your record.',
    ],
    [
      'eleven.test',
      'The lookups of each part: include:ten.test 11. Remove each include of a service that you no longer use, or replace one by its ip4 addresses.',
    ],
    [
      'own-before-eleventh.test',
      'The lookups of each part: include:eleventh.test 12. Remove each include of a service that you no longer use, or replace one by its ip4 addresses.',
    ],
    [
      'voids-and-more.test',
      'Remove these parts, or correct their names: “a” of voids-and-more.test, “a” of one.gone.test, “a” of two.gone.test. The record also causes more than 10 DNS lookups. The lookups of each part: a 1, a:one.gone.test 1, a:two.gone.test 1, include:ten.test 11 (14 in all). Remove each include of a service that you no longer use, or replace one by its ip4 addresses.',
    ],
    [
      'lacking-no-all.test',
      'Add “include:_spf.google.com” to the record, before its “all”. End the record with “~all”.',
    ],
    [
      'no-version.test',
      'Set this TXT record at no-version.test, in place of the one that is there, but not as it is: The SPF record has include:b.example, but b.example has no SPF record. Remove include:b.example, or correct its name. What is to be changed: v=spf1 include:b.example include:_spf.google.com -all',
    ],
    [
      'no-space.test',
      'Set this TXT record at no-space.test, in place of the one that is there: v=spf1 include:_spf.google.com ~all',
    ],
    [
      'wrong-start.test',
      'Set this TXT record at wrong-start.test, in place of the one that is there: v=spf1 include:_spf.google.com ~all',
    ],
  ] as const)
    it(`says how to correct the SPF record of ${domain}`, async () => {
      expect((await check(domain, 'smtp.gmail.com')).checks[1]!.fix).to.equal(fix);
    });

  it('shows what was found, and the worst of it as the result', async () => {
    const good = await check('google.test', 'smtp.gmail.com');
    expect(good.result).to.equal('pass');
    expect(good.checks.map(({ record }) => record)).to.deep.equal([
      '1 smtp.google.com',
      'v=spf1 include:_spf.google.com ~all',
      'v=DMARC1; p=none; rua=mailto:dmarc@google.test',
      'google._domainkey.google.test: v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDWuts6ingJiYHUVDruWWZdSQz999t+Ltr2HJ0IzKj05j/WU+edcRHc+VXupC8R0xqBm+IRvhLgicZOKsvDMcWYz4XdjGnHnu1fhwkWVIJCLKOZSit5a8r+d0NX4WHxi5Oh3VvMaytXlTzcF2E02jB1innmThzT5kdmjABzMZ2YMQIDAQAB',
      null,
      null,
    ]);
    expect((await check('neutral.test', 'smtp.gmail.com')).result).to.equal('warning');
    expect((await check('two-spf.test', 'smtp.gmail.com')).result).to.equal('fail');
    expect((await check('broken-include.test', 'smtp.gmail.com')).result).to.equal('pass');
  });

  it('finds the DKIM key of a mail that the mailbox sent to itself', async () => {
    const dkim = async (domain: string, smtpHost: string, ...selectors: string[]) => {
      const dkimKeys = selectors.map(selector => `${selector}._domainkey.${domain}`);
      const dns = openDns([server.address]);
      const { checks } = await checkHealth({ domain, smtpHost, dkimKeys }, { dns, blockLists: [] });
      return checks.find(({ check }) => check === 'dkim')!;
    };
    expect(await dkim('rotated.test', 'mail.own.test', 'selector2')).to.include({
      result: 'pass',
      fix: null,
    });
    expect(await dkim('rotated.test', 'mail.own.test')).to.include({ result: 'unknown' });
    // Such a mail can be forged: a key that is not there, or no longer, says nothing.
    for (const selector of ['forged', 'selector1'])
      expect(await dkim('rotated.test', 'mail.own.test', selector)).to.include({ result: 'unknown' });
    expect((await dkim('own.test', 'mail.own.test', 'seen')).fix).to.match(
      /names the key seen\._domainkey\.own\.test\. Set there the TXT record/,
    );
    expect(await dkim('rotated.test', 'mail.own.test', 'forged', 'selector2')).to.include({ result: 'pass' });
  });

  it('asks the block lists that are set', async () => {
    const listed = await blockListed('google.test', 'list.test', 'refusing.test');
    expect(listed).to.include({ result: 'fail', record: '127.0.1.2 https://list.test/query/google.test' });
    const beside = await blockListed('google.test', 'whole.broken.test', 'list.test');
    expect(beside).to.include({ result: 'fail', record: listed.record });
    expect(await blockListed('microsoft.test', 'list.test')).to.include({ result: 'pass', problem: null });
    // 127.0.0.1 means nothing, 127.255.255.x that the list does not serve us, and other addresses that it is gone.
    expect((await blockListed('own.test', 'list.test')).result).to.equal('pass');
    for (const list of ['refusing.test', 'parked.test', 'whole.broken.test'])
      expect(await blockListed('microsoft.test', 'list.test', list), list).to.include({ result: 'unknown' });
  });

  it('is unknown, soon, where no server answers', async () => {
    const silent = await startSilentDnsServer();
    try {
      const begun = performance.now();
      const report = await check('google.test', 'mail.own.test', ['list.test'], silent);
      expect(performance.now() - begun).to.be.below(10_000);
      expect(new Set([report.result, ...Object.values(resultsOf(report))])).to.deep.equal(
        new Set(['unknown']),
      );
      expect(report.checks[0]!.problem).to.match(/did not answer for google\.test \(E\w+\)/);
      expect(silent.questions()).to.be.above(3).and.below(100);
    } finally {
      await silent.close();
    }
  });

  it('stands a domain whose name leaves no room for more', async () => {
    const long = [...Array(4).keys()].map(() => 'a'.repeat(61)).join('.') + '.test';
    expect(resultsOf(await check(long, 'smtp.gmail.com'))).to.include({
      mx: 'fail',
      spf: 'fail',
      dmarc: 'warning',
    });
  });
});
