import { expect } from 'chai';
import fc from 'fast-check';
import {
  blankCharacters,
  contactFields,
  lackingCustomKeys,
  mergeContact,
  storageIssue,
} from '../../../server/src/domain/leads/lead-merge.js';
import type { ContactPatch } from '../../../server/src/domain/leads/lead-merge.js';

const empty = mergeContact(null, {});
const jane = mergeContact(null, {
  first_name: 'Jane',
  phone_number: '1',
  custom_lead_data: { role: 'CTO', seats: 5 },
});

describe('lead merge', () => {
  it('begins with nothing known', () => {
    expect(contactFields.every(field => empty[field] === null)).to.equal(true);
    expect(empty.custom_lead_data).to.deep.equal({});
  });

  it('replaces what is given, keeps what is omitted and clears what is null or empty', () => {
    const merged = mergeContact(jane, { first_name: ' June ', last_name: '', phone_number: null });
    expect(merged).to.deep.include({ first_name: 'June', last_name: null, phone_number: null });
    expect(mergeContact(jane, {})).to.deep.equal(jane);
  });

  it('merges custom data key by key', () => {
    const merged = mergeContact(jane, { custom_lead_data: { seats: null, plan: 'pro' } });
    expect(merged.custom_lead_data).to.deep.equal({ role: 'CTO', plan: 'pro' });
    expect(mergeContact(jane, { custom_lead_data: null }).custom_lead_data).to.deep.equal({});
    expect(mergeContact(jane, { custom_lead_data: {} })).to.deep.equal(jane);
  });

  it('keeps a key called __proto__ a key', () => {
    const data = JSON.parse('{"__proto__":{"polluted":1}}') as Record<string, unknown>;
    const merged = mergeContact(null, { custom_lead_data: data }).custom_lead_data;
    expect(Object.keys(merged)).to.deep.equal(['__proto__']);
    expect(merged.polluted).to.equal(undefined);
  });

  it('changes nothing when it is done twice', () => {
    const text = fc.option(fc.string(), { nil: null });
    const patch: fc.Arbitrary<ContactPatch> = fc.record(
      { name: text, website: text, custom_lead_data: fc.dictionary(fc.string(), fc.jsonValue()) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(patch, given => {
        const once = mergeContact(jane, given);
        expect(mergeContact(once, given)).to.deep.equal(once);
      }),
    );
  });

  it('says which declared keys are absent or empty', () => {
    const data = { a: 'x', b: ' ', c: null, d: 0, e: false, f: [] };
    expect(lackingCustomKeys(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'constructor'], data)).to.deep.equal([
      'b',
      'c',
      'f',
      'g',
      'constructor',
    ]);
    expect(lackingCustomKeys(['a'], null)).to.deep.equal(['a']);
  });

  it('names every character that trimming drops', () => {
    const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
    expect(blankCharacters).to.have.members(all.filter(character => character.trim() === ''));
  });

  const unstorable: [what: string, patch: ContactPatch, path: string, code: string][] = [
    ['a long name', { name: 'x'.repeat(256) }, 'name', 'too_long'],
    ['a long name of characters that take two units', { name: '😀'.repeat(256) }, 'name', 'too_long'],
    ['a long URL', { website: 'x'.repeat(2049) }, 'website', 'too_long'],
    ['a long phone number', { phone_number: '1'.repeat(65) }, 'phone_number', 'too_long'],
    ['NUL', { name: 'a\0b' }, 'name', 'invalid_value'],
    ['half a surrogate pair', { company_name: 'a\ud800' }, 'company_name', 'invalid_value'],
    [
      'NUL deep in custom data',
      { custom_lead_data: { a: [{ b: '\0' }] } },
      'custom_lead_data',
      'invalid_value',
    ],
    [
      'half a surrogate pair in a key',
      { custom_lead_data: { '\udc00': 1 } },
      'custom_lead_data',
      'invalid_value',
    ],
    ['an empty key', { custom_lead_data: { ' ': 1 } }, 'custom_lead_data', 'invalid_value'],
    ['a long key', { custom_lead_data: { ['k'.repeat(101)]: 1 } }, 'custom_lead_data', 'invalid_value'],
    ['much custom data', { custom_lead_data: { a: 'x'.repeat(65_536) } }, 'custom_lead_data', 'too_long'],
    [
      'many keys',
      { custom_lead_data: Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`k${n}`, n])) },
      'custom_lead_data',
      'too_long',
    ],
  ];
  for (const [what, patch, path, code] of unstorable) {
    it(`cannot store ${what}`, () =>
      expect(storageIssue(mergeContact(null, patch))).to.include({ path, code }));
  }

  it('can store what fits', () => {
    expect(storageIssue(jane)).to.equal(null);
    expect(
      storageIssue(
        mergeContact(null, { name: '😀'.repeat(255), custom_lead_data: { 'job title': ['ü', { x: '😀' }] } }),
      ),
    ).to.equal(null);
  });
});
