import { expect } from 'chai';
import {
  dataSender,
  declaredFields,
  emailVariants,
  waitSeconds,
} from '../../../server/src/domain/flow/data.js';
import {
  emptyFlow,
  entryNode,
  findNode,
  gainedExits,
  hasReachableEmail,
  nextNode,
  stepNumber,
} from '../../../server/src/domain/flow/walk.js';
import { branching, email, flow, node, normalized, sequence, wait } from './fixtures.js';

describe('flow walk', () => {
  const straight = normalized(sequence());
  const branched = normalized(branching());

  it('goes from node to node until the way ends', () => {
    const way = [];
    for (let at = entryNode(straight); at; at = nextNode(straight, at.id)) way.push(at.id);
    expect(way).to.deep.equal(['first', 'pause', 'second']);
    expect(entryNode(emptyFlow())).to.equal(null);
    expect(nextNode(straight, 'nowhere')).to.equal(null);
    expect(findNode(straight, 'pause')?.type).to.equal('waitTime');
    expect(findNode(straight, 'x')).to.equal(null);
  });

  it('leaves a categorizer by its handle', () => {
    expect(nextNode(branched, 'sort', 'interested')?.id).to.equal('yes');
    expect(nextNode(branched, 'sort', 'not-interested')?.id).to.equal('crm');
    expect(nextNode(branched, 'sort', 'neutral')).to.equal(null);
    expect(nextNode(branched, 'sort')).to.equal(null);
  });

  it('counts emails from one', () => {
    expect(stepNumber(straight, 'first')).to.equal(1);
    expect(stepNumber(straight, 'second')).to.equal(2);
    expect(stepNumber(straight, 'pause')).to.equal(null);
    expect(stepNumber(straight, 'x')).to.equal(null);
    expect(stepNumber(branched, 'yes')).to.equal(2);
    expect(stepNumber(branched, 'last')).to.equal(2);
  });

  it('knows whether an email can be reached', () => {
    const lead = node('lead', 'leadSource');
    expect(hasReachableEmail(straight)).to.equal(true);
    expect(hasReachableEmail(flow([lead, email('apart'), wait('w')], 'lead>w'))).to.equal(false);
    expect(hasReachableEmail(emptyFlow())).to.equal(false);
  });

  it('finds the ways out that nodes gained', () => {
    const longer = normalized({
      nodes: [...sequence().nodes, wait('end'), wait('more')],
      edges: [...sequence().edges, ...flow([], 'second>end', 'end>more').edges],
    });
    expect(gainedExits(straight, longer)).to.deep.equal([{ nodeId: 'second', sourceHandle: null }]);
    expect(gainedExits(longer, straight)).to.deep.equal([]);
    expect(gainedExits(straight, straight)).to.deep.equal([]);
  });

  it('finds the handles that a categorizer gained', () => {
    const more = normalized({
      ...branching(),
      edges: [...branching().edges, ...flow([], 'sort:neutral>last').edges],
    });
    expect(gainedExits(branched, more)).to.deep.equal([{ nodeId: 'sort', sourceHandle: 'neutral' }]);
  });

  it('reads the data of valid nodes', () => {
    expect(waitSeconds(findNode(straight, 'pause')!)).to.equal(86_400);
    expect(emailVariants(findNode(straight, 'first')!)[0]).to.include({
      subject: 'Hi',
      body_html: '<p>Hello</p>',
    });
    expect(dataSender(findNode(branched, 'crm')!)).to.deep.equal({
      endpoint_url: 'https://example.com/hook',
      payload: '{}',
      on_failure: 'continue',
    });
    expect(declaredFields(emptyFlow())).to.deep.equal({ standard: [], custom: [] });
  });
});
