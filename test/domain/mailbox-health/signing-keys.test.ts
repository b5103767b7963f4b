import { expect } from 'chai';
import { signingKeys, withSeenKeys } from '../../../server/src/domain/mailbox-health/domain-checks.js';

describe('keys that sign mail', () => {
  it('are named by the DKIM-Signature', () => {
    const cases: [string, string[]][] = [
      ['v=1; a=rsa-sha256; d=Example.com; s=s1; h=from:to; b=abc=', ['s1._domainkey.example.com']],
      ['v=1; s = 2026.mail ;\t d = mail.example.com; b=', ['2026.mail._domainkey.mail.example.com']],
      ['s=s1; d=example.com', ['s1._domainkey.example.com']],
      ['v=1; d=example.com; b=s=s1', []],
      ['v=1; s=s1; i=@d=example.com', []],
      ['v=1; d=example..com; s=s1', []],
      ["v=1; d=example.com'; s=s1", []],
      [`v=1; d=${'a.'.repeat(130)}com; s=s1`, []],
      ['', []],
    ];
    for (const [field, names] of cases) expect(signingKeys([field]), field).to.deep.equal(names);
    const field = (at: number) => `d=example.com; s=s${at}`;
    expect(signingKeys([field(1), 'none', field(2)])).to.have.length(2);
    expect(signingKeys(Array.from({ length: 900 }, (_, at) => field(at)))).to.have.length(5);
  });

  it('count for their own domain, and one above it; the newest few are kept', () => {
    const seen = (...domains: string[]) => domains.map(domain => `s1._domainkey.${domain}`);
    expect(withSeenKeys('mail.example.com', [], seen('example.com', 'mail.example.com'))).to.have.length(2);
    const foreign = seen('com', 'ample.com', 'a.mail.example.com', 'other.example');
    expect(withSeenKeys('mail.example.com', [], foreign)).to.deep.equal([]);
    const keys = ['a', 'b', 'c', 'd'].map(selector => `${selector}._domainkey.example.com`);
    const [a, b, c, d] = keys as [string, string, string, string];
    expect(withSeenKeys('example.com', [c, b, a], [d])).to.deep.equal([d, c, b]);
    expect(withSeenKeys('example.com', [c, b, a], [b])).to.deep.equal([b, c, a]);
  });
});
