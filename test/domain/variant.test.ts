import { expect } from 'chai';
import fc from 'fast-check';
import type { EmailVariant } from '../../server/src/domain/flow-types.js';
import { pickVariant } from '../../server/src/domain/variant.js';

function variant(id: string, order: number, isActive = true): EmailVariant {
  return {
    id,
    label: id,
    subject: '',
    template: '',
    body_html: '',
    editor_mode: 'richText',
    isActive,
    order,
  };
}

describe('variant', () => {
  const variants = [variant('a', 0), variant('b', 1), variant('off', 2, false), variant('c', 3)];

  it('is always the same for an enrollment at a node, whatever the order of the list', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.string(), (enrollment, node) => {
        const picked = pickVariant(variants, enrollment, node);
        expect(picked?.isActive).to.equal(true);
        expect(pickVariant([...variants].reverse(), enrollment, node)).to.equal(picked);
      }),
    );
  });

  it('gives each active one the same share, and draws anew at each node', () => {
    const counts = new Map<string, number>();
    let same = 0;
    for (let n = 0; n < 3000; n++) {
      const first = pickVariant(variants, `enrollment-${n}`, 'one')!.id;
      counts.set(first, (counts.get(first) ?? 0) + 1);
      if (pickVariant(variants, `enrollment-${n}`, 'two')!.id === first) same++;
    }
    expect([...counts.keys()].sort()).to.deep.equal(['a', 'b', 'c']);
    for (const count of [...counts.values(), same]) expect(count).to.be.within(900, 1100);
  });

  it('is none when none is active', () => {
    expect(pickVariant([variant('a', 0, false)], 'e', 'n')).to.equal(null);
    expect(pickVariant([], 'e', 'n')).to.equal(null);
  });
});
