import { expect } from 'chai';
import {
  comparisonOf,
  hasAutoWinner,
  variantsInUse,
  withoutPaused,
} from '../../../server/src/domain/flow/auto-winner.js';
import { flowRevision } from '../../../server/src/domain/flow/diff.js';
import { normalizeFlow } from '../../../server/src/domain/flow/normalize.js';
import { bucketId, email, flow, node, uuid } from './fixtures.js';

const at = '2026-03-02T15:00:00.000Z';
const auto_winner = { min_sent: 50, confidence: 95 };

/** A flow of one email with variants 1, 2 and so on; which of them are active. */
function flowOf(active: readonly boolean[], option: object | null = auto_winner) {
  const first = email('first', ...active.map(isActive => ({ isActive })));
  const data = { ...first.data, auto_winner: option };
  const given = flow([node('lead', 'leadSource'), { ...first, data }], 'lead>first');
  return normalizeFlow(given, { bucketId }).flow;
}

const inUse = (saved: ReturnType<typeof flowOf>, compared: Record<string, string | null>) =>
  variantsInUse(saved.nodes[1]!, compared).map(({ id }) => id);

describe('an email with auto_winner', () => {
  it('leaves out the variants that are paused, and no others', () => {
    const compared = { [uuid(1)]: null, [uuid(2)]: at };
    const saved = flowOf([true, true, true, false]);
    expect(inUse(saved, compared)).to.deep.equal([uuid(1), uuid(3)]);
    expect(inUse(saved, {})).to.deep.equal([uuid(1), uuid(2), uuid(3)]);
  });

  it('chooses among all active ones while it is off, and once a compared one is gone or none would be left', () => {
    const compared = { [uuid(1)]: at, [uuid(2)]: null };
    expect(inUse(flowOf([true, true], null), compared)).to.deep.equal([uuid(1), uuid(2)]);
    expect(inUse(flowOf([true]), compared)).to.deep.equal([uuid(1)]);
    expect(comparisonOf(flowOf([true]).nodes[1]!, compared)).to.deep.equal({});
    expect(inUse(flowOf([true, false]), compared)).to.deep.equal([uuid(1)]);
  });

  it('finds its variants whatever the case of their ids', () => {
    const saved = flowOf([true, true]);
    const variants = saved.nodes[1]!.data.variants as { id: string }[];
    for (const variant of variants) variant.id = variant.id.toUpperCase();
    expect(inUse(saved, { [uuid(1)]: at })).to.deep.equal([uuid(2).toUpperCase()]);
  });

  it('does not change the flow that is saved', () => {
    const saved = flowOf([true, true]);
    const revision = flowRevision(saved);
    const sending = withoutPaused(saved, new Map([['first', { [uuid(2)]: at }]]));
    const variants = sending.nodes[1]!.data.variants as { isActive: boolean }[];
    expect(variants.map(({ isActive }) => isActive)).to.deep.equal([true, false]);
    expect(flowRevision(saved)).to.equal(revision);
    expect(hasAutoWinner(saved)).to.equal(true);
    expect(hasAutoWinner(flowOf([true], null))).to.equal(false);
  });
});
