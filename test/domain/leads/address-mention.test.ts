import { expect } from 'chai';
import fc from 'fast-check';
import { mentionsAddress, withoutAddress } from '../../../server/src/domain/leads/email-address.js';

const email = 'li@corp.example';

describe('a text that mentions an address', () => {
  for (const text of [
    email,
    'LI@Corp.Example',
    '{"email":"li@corp.example","name":"Li"}',
    'Li <li@corp.example>, please.',
    "550 5.1.1 'li@corp.example' is unknown.",
    'Ask li@corp.example.',
    'https://a.example/?to=li@corp.example',
    'mailto:li@corp.example',
  ])
    it(`is found: ${text}`, () => {
      expect(mentionsAddress(text, email)).to.equal(true);
      expect(withoutAddress(text, email, 'erased'))
        .to.match(/erased/)
        .and.not.match(/li@corp/i);
    });

  for (const text of [
    'ali@corp.example',
    '{"email":"o.li@corp.example"}',
    'li@corp.example.org',
    'li@corp.examples',
    'li+x@corp.example',
    'lí@corp.example',
    'li at corp.example',
    '',
  ])
    it(`is not: ${text}`, () => {
      expect(mentionsAddress(text, email)).to.equal(false);
      expect(withoutAddress(text, email, 'erased')).to.equal(text);
    });

  it('is found with an international domain, as it was given', () => {
    expect(mentionsAddress('{"email":"jane@Bücher.example"}', 'jane@xn--bcher-kva.example')).to.equal(true);
  });

  it('is found in any JSON, and stays JSON without it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const json = JSON.stringify({ before, email, after: [after] });
        const without = JSON.parse(withoutAddress(json, email, 'erased')) as { email: string };
        return mentionsAddress(json, email) && without.email === 'erased';
      }),
    );
  });
});
