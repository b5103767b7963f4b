import { expect } from 'chai';
import { diffFlows } from '../../../server/src/domain/flow/diff.js';
import type { Flow } from '../../../server/src/domain/flow/types.js';
import { branching, edge, email, flow, node, normalized, sequence, uuid, wait } from './fixtures.js';

/** The sequence, changed by hand and normalized. */
function changed(change: (flow: Flow) => void): Flow {
  const draft = sequence();
  change(draft);
  return normalized(draft);
}

describe('flow diff', () => {
  const saved = normalized(sequence());

  const cases: [what: string, after: Flow, kind: string, reasons: string[]][] = [
    ['nothing', changed(() => {}), 'none', []],
    [
      'a subject',
      changed(({ nodes }) => void (nodes[1] = email('first', { subject: 'New' }))),
      'content',
      ['content_changed'],
    ],
    ['a wait', changed(({ nodes }) => void (nodes[2] = wait('pause', 3600))), 'content', ['content_changed']],
    ['a position', changed(({ nodes }) => void (nodes[2]!.position.x = 9)), 'content', ['content_changed']],
    ['the order of the nodes', changed(({ nodes }) => void nodes.reverse()), 'content', ['content_changed']],
    ['the id of an edge', changed(({ edges }) => void (edges[0]!.id = 'e1')), 'content', ['content_changed']],
    [
      'a variant more',
      changed(({ nodes }) => void (nodes[1] = email('first', {}, {}))),
      'content',
      ['content_changed'],
    ],
    [
      'another variant',
      changed(({ nodes }) => void (nodes[1] = email('first', { id: uuid(9) }))),
      'structural',
      ['variant_removed_or_replaced', 'content_changed'],
    ],
    [
      'a node at the end',
      changed(({ nodes, edges }) => void (nodes.push(wait('end')), edges.push(edge('second>end')))),
      'structural',
      ['node_added', 'edge_added_or_rewired'],
    ],
    [
      'the last node gone',
      changed(({ nodes, edges }) => void (nodes.pop(), edges.pop())),
      'structural',
      ['node_removed', 'edge_removed_or_rewired'],
    ],
    [
      'an edge elsewhere',
      changed(({ edges }) => void (edges[1] = edge('first>second'))),
      'structural',
      ['edge_added_or_rewired', 'edge_removed_or_rewired'],
    ],
    [
      'another type',
      changed(({ nodes }) => void (nodes[2] = node('pause', 'aiCategorizer'))),
      'structural',
      ['node_type_changed', 'content_changed'],
    ],
  ];
  for (const [what, after, change_kind, change_reasons] of cases) {
    it(`reports a change of ${what}`, () => {
      expect(diffFlows(saved, after)).to.deep.equal({ change_kind, change_reasons });
    });
  }

  it('distinguishes ways out of a categorizer', () => {
    const before = normalized(branching());
    const after = normalized({
      ...branching(),
      edges: branching().edges.map(each =>
        each.sourceHandle === 'interested' ? { ...each, sourceHandle: 'neutral' } : each,
      ),
    });
    expect(diffFlows(before, after)).to.deep.equal({
      change_kind: 'structural',
      change_reasons: ['edge_added_or_rewired', 'edge_removed_or_rewired'],
    });
  });

  it('begins from the empty flow', () => {
    expect(diffFlows(flow([]), saved).change_reasons).to.deep.equal(['node_added', 'edge_added_or_rewired']);
    expect(diffFlows(flow([]), flow([])).change_kind).to.equal('none');
  });
});
