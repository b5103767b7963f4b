import fc from 'fast-check';
import { expect } from 'chai';
import { leadIdentity } from '../../../server/src/domain/leads/email-address.js';

describe('the identity block of events', () => {
  it('leaves empty contact fields out', () => {
    const lead = {
      email: 'a@b.test',
      first_name: 'Ann',
      last_name: '',
      website: null,
      custom_lead_data: null,
    };
    expect(leadIdentity(lead)).to.deep.equal({ email: 'a@b.test', first_name: 'Ann', custom_fields: {} });
  });

  it('keeps custom fields within 8 KB of JSON and says when it left some out', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.oneof(fc.string({ maxLength: 4000, unit: 'grapheme' }), fc.integer()), {
          maxKeys: 12,
        }),
        data => {
          const { custom_fields, custom_fields_truncated } = leadIdentity({
            email: 'a@b.test',
            custom_lead_data: data,
          });
          expect(Buffer.byteLength(JSON.stringify(custom_fields))).to.be.at.most(8192);
          const kept = Object.keys(custom_fields).length === Object.keys(data).length;
          expect(custom_fields_truncated).to.equal(kept ? undefined : true);
        },
      ),
    );
  });

  it('keeps custom fields of 8 KB to the byte', () => {
    const sized = (bytes: number) => ({
      a: 1,
      b: 'y'.repeat(bytes - JSON.stringify({ a: 1, b: '' }).length),
    });
    const kept = leadIdentity({ email: 'a@b.test', custom_lead_data: sized(8192) });
    expect(kept).to.deep.equal({ email: 'a@b.test', custom_fields: sized(8192) });
    const cut = leadIdentity({ email: 'a@b.test', custom_lead_data: sized(8193) });
    expect(cut).to.deep.equal({ email: 'a@b.test', custom_fields: { a: 1 }, custom_fields_truncated: true });
  });

  it('takes later fields that still fit', () => {
    const custom_lead_data = { first: 'x', big: 'y'.repeat(9000), last: 'z' };
    const { custom_fields } = leadIdentity({ email: 'a@b.test', custom_lead_data });
    expect(custom_fields).to.deep.equal({ first: 'x', last: 'z' });
  });
});
