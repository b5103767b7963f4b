import { expect } from 'chai';
import fc from 'fast-check';
import {
  emailDomain,
  globalLeadId,
  parseDomain,
  parseEmail,
} from '../../../server/src/domain/leads/email-address.js';

describe('email addresses', () => {
  const accepted: [given: string, want: string][] = [
    ['jane@example.com', 'jane@example.com'],
    ['  Jane.Doe+Tag@Example.COM\n', 'jane.doe+tag@example.com'],
    ["o'brien_{x}@sub.example.co.uk", "o'brien_{x}@sub.example.co.uk"],
    ['jo@bücher.example', 'jo@xn--bcher-kva.example'],
    ['jo@BÜCHER.Example', 'jo@xn--bcher-kva.example'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ];
  for (const [given, want] of accepted) {
    it(`takes ${JSON.stringify(given)}`, () => expect(parseEmail(given)).to.equal(want));
  }

  const refused = [
    '',
    'jane',
    '@example.com',
    'jane@',
    'jane@localhost',
    'jane@example..com',
    'jane@.example.com',
    'jane@example.com.',
    '.jane@example.com',
    'jane.@example.com',
    'ja..ne@example.com',
    'ja ne@example.com',
    'ja@ne@example.com',
    'Jane <jane@example.com>',
    '"jane doe"@example.com',
    'jane@[192.0.2.1]',
    'jane@192.0.2.1',
    'jane@0x7f.1',
    'jane@-example.com',
    'jane@exa_mple.com',
    'jane@exam%70le.com',
    'jane@example.com/path',
    'jane@example.com\r\nBcc: x@example.com',
    'jané@example.com',
    '\u212aate@example.com',
    `${'a'.repeat(65)}@example.com`,
    `jane@${'a'.repeat(64)}.com`,
    `jane@${'a23456789.'.repeat(25)}com`,
  ];
  for (const given of refused) {
    it(`refuses ${JSON.stringify(given.slice(0, 40))}`, () => expect(parseEmail(given)).to.equal(null));
  }

  it('leaves a normalized address as it is', () => {
    fc.assert(
      fc.property(fc.emailAddress(), given => {
        const once = parseEmail(given);
        return once === null || parseEmail(once) === once;
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (a, b) => void parseEmail(`${a}@${b}`)),
    );
  });

  it('identifies a person by the SHA-256 of the normalized address', () => {
    expect(globalLeadId('jane@example.com')).to.equal(
      '8c87b489ce35cf2e2f39f80e282cb2e804932a56a213983eeeb428407d43b52d',
    );
  });

  it('reports the host of an address', () =>
    expect(emailDomain('jane@sub.example.com')).to.equal('sub.example.com'));

  it('reads domains', () => {
    expect(parseDomain(' Example.COM ')).to.equal('example.com');
    expect(parseDomain('münchen.example')).to.equal('xn--mnchen-3ya.example');
    expect(parseDomain('example')).to.equal(null);
    expect(parseDomain('*.example.com')).to.equal(null);
    expect(parseDomain('https://example.com')).to.equal(null);
  });
});
