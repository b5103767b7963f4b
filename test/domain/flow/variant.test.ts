import { expect } from 'chai';
import type { EmailVariant } from '../../../server/src/domain/flow/types.js';
import { pickVariant } from '../../../server/src/domain/flow/variants.js';

const variant = (id: string, isActive = true): EmailVariant => ({
  id,
  label: id,
  subject: 'Hi',
  template: 'Hello',
  body_html: '<p>Hello</p>',
  editor_mode: 'richText',
  isActive,
  order: 0,
});

describe('the variant of an email', () => {
  it('is the same each time, an active one, and each as likely', () => {
    const variants = [variant('a'), variant('b', false), variant('c')];
    const counts: Record<string, number> = { a: 0, c: 0 };
    for (let i = 0; i < 2000; i++) {
      const picked = pickVariant(variants, `enrollment-${i}`, 'node')!.id;
      expect(pickVariant(variants, `enrollment-${i}`, 'node')!.id).to.equal(picked);
      counts[picked]!++;
    }
    expect(Object.keys(counts)).to.deep.equal(['a', 'c']);
    expect(counts.a).to.be.within(880, 1120);
  });

  it('is none where none is active', () => {
    expect(pickVariant([variant('a', false)], 'enrollment', 'node')).to.equal(null);
  });
});
