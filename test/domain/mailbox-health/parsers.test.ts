import { expect } from 'chai';
import fc from 'fast-check';
import { checkDmarc, parseDmarc, seemsDmarc } from '../../../server/src/domain/mailbox-health/dmarc-check.js';
import type { DnsLookups } from '../../../server/src/domain/mailbox-health/lookups.js';
import { advisePart, isSpf, parseSpf } from '../../../server/src/domain/mailbox-health/spf-record.js';
import { permits, resolveSpf } from '../../../server/src/domain/mailbox-health/spf-tree.js';

const nothing: DnsLookups = {
  txt: async () => [],
  mx: async () => [],
  addresses: async () => [],
  names: async () => [],
};

/** Few names, so that records speak of each other. */
const name = fc.constantFrom('a.test', 'b.test', 'c.test', 'd.test', 'e.test');
const term = fc.oneof(
  fc
    .tuple(fc.constantFrom('include:', 'a:', 'mx:', 'exists:', 'ptr:', 'redirect='), name)
    .map(all => all.join('')),
  fc.constantFrom(
    'a',
    'mx/24',
    'ptr',
    'ip4:192.0.2.0/24',
    'ip6:2001:db8::/32',
    'all',
    'include:%{i}.test',
    'bad:x',
  ),
);
const signed = fc.tuple(fc.constantFrom('', '+', '-', '~', '?'), term).map(([sign, text]) => sign + text);
const spf = fc
  .array(fc.oneof({ weight: 9, arbitrary: term }, signed), { maxLength: 8 })
  .map(all => `v=spf1 ${all.join(' ')}`);

describe('SPF records', () => {
  for (const [part, isValid] of [
    ['all', true],
    ['-ALL', true],
    ['all:x.test', false],
    ['include:_spf.google.com', true],
    ['include:_spf.google.com.', true],
    ['include', false],
    ['include:', false],
    ['include:google', false],
    ['include:10.0.0.1', false],
    ['a', true],
    ['a/24', true],
    ['a:x.test/24//64', true],
    ['a/33', false],
    ['a//129', false],
    ['mx:', false],
    ['ip4:192.0.2.1', true],
    ['ip4:192.0.2.0/24', true],
    ['ip4:192.0.2/24', false],
    ['ip4:192.0.2.0/33', false],
    ['ip4:2001:db8::1', false],
    ['ip4', false],
    ['ip6:2001:db8::/32', true],
    ['ip6:2001:db8::/129', false],
    ['ip6:192.0.2.1', false],
    ['ipv4:192.0.2.1', false],
    ['exists:%{ir}.%{l1r-}._spf.%{d}', true],
    ['exists:%{x}.test', false],
    ['exists:%i.test', false],
    ['ptr', true],
    ['redirect=x.test', true],
    ['redirect=x.test redirect=y.test', false],
    ['redirect=', false],
    ['exp=explain.x.test', true],
    ['later=anything', true],
    ['-redirect=x.test', false],
    ['~', false],
    ['include: x.test', false],
  ] as const)
    it(`${isValid ? 'may' : 'may not'} have “${part}”`, () => {
      expect('faults' in parseSpf(`v=spf1 ${part} ~all`)).to.equal(!isValid);
    });

  it('are known by their first word', () => {
    for (const text of ['v=spf1', 'V=SPF1 -all', 'v=spf1  a']) expect(isSpf(text), text).to.equal(true);
    for (const text of ['v=spf10 -all', 'v=spf1; a', ' v=spf1 a', 'spf1 a'])
      expect(isSpf(text), text).to.equal(false);
  });

  it('end at their “all”, but for what is not valid', () => {
    const record = parseSpf('v=spf1 a ~all include:b.test -all redirect=c.test');
    if ('faults' in record) return expect.fail(record.faults[0]);
    expect(record.terms.map(({ mechanism }) => mechanism)).to.deep.equal(['a', 'all']);
    expect([record.ignored, record.redirect]).to.deep.equal([['include:b.test', '-all'], null]);
    expect(parseSpf('v=spf1 ~all includes:b.test b')).to.deep.equal({ faults: ['includes:b.test', 'b'] });
  });

  for (const [part, advice] of [
    ['ip4:2001:db8::1', 'Write “ip6:2001:db8::1” instead of “ip4:2001:db8::1”.'],
    ['ipv4=192.0.2.1', 'Write “ip4:192.0.2.1” instead of “ipv4=192.0.2.1”.'],
    ['-192.0.2.0/24', 'Write “-ip4:192.0.2.0/24” instead of “-192.0.2.0/24”.'],
    ['includes:b.test', 'Write “include:b.test” instead of “includes:b.test”.'],
    ['-all;', 'Write “-all” instead of “-all;”.'],
    ['ip4:300.1.1.1', 'Correct “ip4:300.1.1.1”: it must look like “ip4:203.0.113.10”'],
    ['ip4:192.0.2.0/33', 'Correct “ip4:192.0.2.0/33”: it must look like'],
    ['include:', 'Correct “include:”: a name must follow'],
    ['b.test', 'Remove “b.test”.'],
  ] as const)
    it(`have “${part}” corrected`, () => {
      expect(advisePart(part).slice(0, advice.length)).to.equal(advice);
    });

  it('are read whatever they say', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), text => void parseSpf(`v=spf1 ${text}`)));
    fc.assert(fc.property(fc.string({ unit: 'binary' }), text => void advisePart(text)));
    fc.assert(fc.property(spf, text => void parseSpf(text)));
  });

  it('cost a bounded number of look-ups, however they speak of each other', async () => {
    const records = fc.record({ 'a.test': spf, 'b.test': spf, 'c.test': spf, 'd.test': spf, 'e.test': spf });
    let resolved = 0;
    await fc.assert(
      fc.asyncProperty(records, async zones => {
        let asked = 0;
        const dns: DnsLookups = {
          ...nothing,
          txt: async domain => (asked++, [zones[domain as keyof typeof zones]]),
          mx: async () => (asked++, [{ exchange: 'mail.test', priority: 1 }]),
          addresses: async () => (asked++, ['192.0.2.1']),
        };
        const tree = await resolveSpf('a.test', zones['a.test'], dns);
        if (tree.fault === null) resolved++;
        permits(tree, '192.0.2.1');
        // Ten terms; an `mx` asks for its exchanger, too.
        expect(asked).to.be.at.most(20);
      }),
      { numRuns: 500 },
    );
    expect(resolved).to.be.above(20);
  });
});

describe('DMARC records', () => {
  const tag = fc.constantFrom(
    'p=none',
    'P = Reject',
    'sp=quarantine',
    'pct=50',
    'psd=y',
    'psd=n',
    't=y',
    'x=1',
    'rua',
    'p=',
    '',
  );
  const dmarc = fc.array(tag).map(tags => ['v=DMARC1', ...tags].join(';'));

  it('are read whatever they say', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), text => void parseDmarc(`v=DMARC1;${text}`)));
    fc.assert(
      fc.property(dmarc, text => {
        expect(seemsDmarc(text)).to.equal(true);
        const record = parseDmarc(text);
        const policies = text.toLowerCase().match(/(?<=;)s?p ?=/g) ?? [];
        const isTwice = new Set(policies.map(each => each.replace(' ', ''))).size < policies.length;
        if (isTwice || /;p=(?:;|$)/.test(text)) expect(record).to.equal(null);
        else expect(record!.policy).to.be.oneOf([null, 'none', 'reject']);
      }),
    );
  });

  it('are read with spaces and in any case of the letters', () => {
    expect(parseDmarc('v = DMARC1 ; P = Reject ; SP=None; pct=20 ; psd=Y;')).to.deep.equal({
      policy: 'reject',
      subdomains: 'none',
      percent: 20,
      isPublicSuffix: true,
      ignored: [],
    });
    for (const policy of ['p=block', 'p=none; sp=block'])
      expect(parseDmarc(`v=DMARC1; ${policy}; rua=mailto:a@b.test`)).to.deep.include({
        policy: 'none',
        subdomains: null,
        ignored: [policy.split('; ').at(-1)],
      });
    for (const text of ['v=dmarc1; p=none', 'v=DMARC1 p=none', 'v=DMARC2; p=none', 'v=DMARC1; p=block'])
      expect(parseDmarc(text), text).to.equal(null);
  });

  it('are corrected whole, and known where they do not begin as they must', async () => {
    const correct = async (text: string) => {
      const txt = async (each: string) => (each === '_dmarc.two.test' ? [text] : []);
      return checkDmarc('two.test', { ...nothing, txt });
    };
    for (const [text, right] of [
      ['v=DMARC1; rua=me@two.test', 'p=none; rua=mailto:me@two.test'],
      ['v=DMARC1; none; rua=mailto:a@two.test; fo=1', 'p=none; rua=mailto:a@two.test; fo=1'],
      ['v=DMARC1; sp=none; p=reject; x', 'p=reject; sp=none'],
      ['v=DMARC1; p=none; adkim=Strict; a@two.test', 'p=none; adkim=S; rua=mailto:a@two.test'],
      ['v=DMARC1; p=none; rua=a@two.test, b@two.test', 'p=none; rua=mailto:a@two.test,mailto:b@two.test'],
      ['v=DMARC1, p=none, rua=mailto:a@two.test', 'p=none; rua=mailto:a@two.test'],
      ['v=dmarc1 p=monitor', 'p=none'],
      ['p=reject; rua=mailto:a@two.test', 'p=reject; rua=mailto:a@two.test'],
      ['"v=DMARC1; p=quarantine"', 'p=quarantine'],
      ['dmarc: v=DMARC1; p=none', 'p=none'],
    ] as const) {
      const { record, problem, fix } = await correct(text);
      expect(fix).to.equal(
        `Set this TXT record at _dmarc.two.test, in place of the one that is there: v=DMARC1; ${right}`,
      );
      expect(record).to.equal(text);
      if (/^(?!v=)/.test(text))
        expect(problem).to.equal(
          `The TXT record at _dmarc.two.test, “${text}”, is not a DMARC record: it must begin with “v=DMARC1;”.`,
        );
    }
    // A wildcard may put these here.
    for (const text of ['v=DKIM1; k=rsa; p=MIGf', 'k=rsa; p=nonesuch', 'v=spf1 include:a.test ~all'])
      expect(await correct(text)).to.include({ record: null, result: 'warning' });
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async text => void (await correct(`v=DMARC1;${text}`))),
    );
  });

  it('are looked for at eight names at most, the own and the highest ones', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('a', 'b'), { minLength: 2, maxLength: 40 }), async labels => {
        const domain = labels.join('.');
        const asked: string[] = [];
        await checkDmarc(domain, { ...nothing, txt: async each => (asked.push(each), []) });
        expect(asked).to.have.length(Math.min(8, labels.length));
        expect([asked[0], asked.at(-1)]).to.deep.equal([`_dmarc.${domain}`, `_dmarc.${labels.at(-1)}`]);
      }),
    );
  });

  it('of an organization hold below it, with their policy for subdomains', async () => {
    const zones: Record<string, string> = {
      '_dmarc.org.test': 'v=DMARC1; p=none; sp=reject',
      '_dmarc.unit.org.test': 'v=DMARC1; p=quarantine; psd=n',
      '_dmarc.test': 'v=DMARC1; p=none; psd=y',
    };
    const recordOf = async (domain: string) => {
      const txt = async (each: string) => (zones[each] === undefined ? [] : [zones[each]]);
      const { record, fix } = await checkDmarc(domain, { ...nothing, txt });
      return [record, fix?.match(/refused|spam|p=none/)?.[0]];
    };
    expect(await recordOf('org.test')).to.deep.equal([zones['_dmarc.org.test'], 'p=none']);
    expect(await recordOf('shop.org.test')).to.deep.equal([zones['_dmarc.org.test'], 'refused']);
    expect(await recordOf('shop.unit.org.test')).to.deep.equal([zones['_dmarc.unit.org.test'], 'spam']);
    expect(await recordOf('shop.other.test')).to.deep.equal([zones['_dmarc.test'], 'p=none']);
  });
});
