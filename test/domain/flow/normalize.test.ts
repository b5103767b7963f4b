import { expect } from 'chai';
import fc from 'fast-check';
import { flowRevision } from '../../../server/src/domain/flow/diff.js';
import {
  declareCustomField,
  normalizeFlow,
  patchNodeData,
} from '../../../server/src/domain/flow/normalize.js';
import { validateFlow } from '../../../server/src/domain/flow/validate.js';
import { emptyFlow } from '../../../server/src/domain/flow/walk.js';
import {
  branching,
  bucketId,
  email,
  flow,
  node,
  normalized,
  sender,
  sequence,
  uuid,
  wait,
} from './fixtures.js';

const lead = node('lead', 'leadSource');
const dataOf = (each: ReturnType<typeof node>) => normalized(flow([each])).nodes[0]?.data;

describe('flow normalization', () => {
  it('fills in what a lead source leaves out and puts it on the bucket of the campaign', () => {
    expect(
      dataOf(node('lead', 'leadSource', { bucketId: 'other', customFieldKeys: [' a ', 'a', 'b'] })),
    ).to.deep.equal({
      label: 'Leads',
      bucketId,
      customFieldKeys: ['a', 'b'],
      mappedStandardFieldKeys: [],
      isRequired: false,
    });
  });

  it('fills in what an email and its variants leave out', () => {
    const data = {
      label: 'Intro',
      variants: [
        { id: uuid(1), template: 'Hi\n\nBye' },
        { id: uuid(2), order: 7 },
      ],
    };
    expect(dataOf(node('mail', 'email', data))).to.deep.equal({
      label: 'Intro',
      priority: false,
      variants: [
        {
          id: uuid(1),
          label: 'A',
          subject: '',
          template: 'Hi\n\nBye',
          body_html: '<p>Hi</p>\n<p>Bye</p>',
          editor_mode: 'richText',
          isActive: true,
          order: 0,
        },
        {
          id: uuid(2),
          label: 'B',
          subject: '',
          template: '',
          body_html: '',
          editor_mode: 'richText',
          isActive: true,
          order: 7,
        },
      ],
    });
  });

  it('leaves a body that is there as it is, and takes the template of an html variant as its body', () => {
    const variants = [
      { id: uuid(1), template: 'Hi', body_html: '<b>Hi</b>' },
      { id: uuid(2), template: 'a < b\nc', editor_mode: 'html' },
    ];
    const { variants: result } = dataOf(node('mail', 'email', { variants })) as {
      variants: { body_html: string }[];
    };
    expect(result.map(variant => variant.body_html)).to.deep.equal(['<b>Hi</b>', 'a < b\nc']);
  });

  it('derives a body anew when only the template changed, and keeps a body that was written', () => {
    const previous = normalized(
      flow([lead, email('m', { template: 'old' }, { template: 'old', body_html: '<i>own</i>' })]),
    );
    const [derived, own] = previous.nodes[1]?.data.variants as Record<string, unknown>[];
    const variants = [
      { ...derived, template: 'new' },
      { ...own, template: 'new' },
    ];
    const next = normalizeFlow(patchNodeData(previous, previous.nodes[1]!, { variants }), {
      bucketId,
      previous,
    }).flow;
    const bodies = (next.nodes[1]?.data.variants as { body_html: string }[]).map(
      variant => variant.body_html,
    );
    expect(bodies).to.deep.equal(['<p>new</p>', '<i>own</i>']);
  });

  const waits: [given: Record<string, unknown>, want: Record<string, unknown>][] = [
    [
      { wait_duration_seconds: 172_800, duration: '9', unit: 'hours' },
      { wait_duration_seconds: 172_800, duration: '2', unit: 'days' },
    ],
    [{ wait_duration_seconds: 5400 }, { wait_duration_seconds: 5400, duration: '90', unit: 'minutes' }],
    [{ wait_duration_seconds: 181 }, { wait_duration_seconds: 181, duration: '181', unit: 'seconds' }],
    [
      { duration: '3', unit: 'days' },
      { wait_duration_seconds: 259_200, duration: '3', unit: 'days' },
    ],
    [
      { duration: 1.5, unit: 'hour' },
      { wait_duration_seconds: 5400, duration: '90', unit: 'minutes' },
    ],
    [
      { duration: '', unit: 'days' },
      { wait_duration_seconds: undefined, duration: '', unit: 'days' },
    ],
    [
      { duration: '3', unit: [{ toString: 1, valueOf: 1 }] },
      { wait_duration_seconds: undefined, duration: '3', unit: [{ toString: 1, valueOf: 1 }] },
    ],
    [
      { duration: '3', unit: 'moons' },
      { wait_duration_seconds: undefined, duration: '3', unit: 'moons' },
    ],
  ];
  for (const [given, want] of waits) {
    it(`reads the wait ${JSON.stringify(given)}`, () => {
      expect(dataOf(node('w', 'waitTime', given))).to.deep.equal({ label: 'Wait', ...want });
    });
  }

  it('lets a patch of duration or unit change the wait', () => {
    const saved = normalized(flow([wait('w', 86_400)]));
    const patched = patchNodeData(saved, saved.nodes[0]!, { duration: '5', unit: 'days' });
    expect(normalized(patched).nodes[0]?.data.wait_duration_seconds).to.equal(432_000);
    const both = patchNodeData(saved, saved.nodes[0]!, {
      duration: '5',
      unit: 'days',
      wait_duration_seconds: 3600,
    });
    expect(normalized(both).nodes[0]?.data).to.include({
      wait_duration_seconds: 3600,
      duration: '1',
      unit: 'hours',
    });
  });

  it('writes an object given as payload_template as JSON text', () => {
    const data = dataOf(sender('s', { payload: 'old', payload_template: { a: '{{email}}' } }));
    expect(data).to.include({ payload: '{"a":"{{email}}"}', on_failure: 'continue' });
    expect(data).to.not.have.property('payload_template');
  });

  it('leaves out the state that editors send along', () => {
    const input = {
      nodes: [{ ...lead, deletable: false, selected: true, position: { x: 1.5, y: -2, z: 3 } }],
      edges: [{ id: 'e', source: 'lead', target: 'x', sourceHandle: null, animated: true }],
    };
    const result = normalized(input);
    expect(result.nodes[0]).to.have.all.keys('id', 'type', 'position', 'data', 'deletable');
    expect(result.nodes[0]?.position).to.deep.equal({ x: 1.5, y: -2 });
    expect(result.edges).to.deep.equal([{ id: 'e', source: 'lead', target: 'x' }]);
  });

  it('makes the id of an edge from its ends where it is left out', () => {
    const long = 'x'.repeat(100);
    const ends = [
      { source: 'a', target: 'b' },
      { source: 'a', target: 'b', sourceHandle: 'neutral' },
      { source: long, target: 'b' },
    ];
    const ids = normalized({ nodes: [], edges: ends }).edges.map(each => each.id);
    expect(ids.slice(0, 2)).to.deep.equal(['a-b', 'a-neutral-b']);
    expect(ids[2]).to.match(/^[0-9a-f]{64}$/);
  });

  it('declares the fields in use and says which it added', () => {
    const source = node('lead', 'leadSource', {
      customFieldKeys: ['plan'],
      mappedStandardFieldKeys: ['email'],
    });
    const mail = email('m', {
      subject: '{{custom.role}} {{first_name}}',
      template: '{{custom.plan}}{{email}}{{oops}}',
    });
    const hook = sender('s', {
      payload: '{"x":["{{custom["job title"] | default: company_name}}"]}'.replaceAll(
        '["job title"]',
        "['job title']",
      ),
    });
    const given = flow([source, mail, hook], 'lead>m', 'm>s');
    const result = normalizeFlow(given, { bucketId });
    expect(result.fieldSync).to.deep.equal({
      declared_custom_added: ['job title', 'role'],
      declared_standard_added: ['company_name', 'first_name'],
    });
    expect(result.flow.nodes[0]?.data).to.deep.include({
      customFieldKeys: ['plan', 'job title', 'role'],
      mappedStandardFieldKeys: ['email', 'company_name', 'first_name'],
    });
    expect(validateFlow(result.flow).map(({ code }) => code)).to.deep.equal(['unknown_merge_field']);
  });

  it('declares a custom field by hand, keeping those that are there', () => {
    const saved = normalized(flow([node('lead', 'leadSource', { customFieldKeys: ['a'] })]));
    expect(declareCustomField(saved, 'b', bucketId).nodes[0]?.data.customFieldKeys).to.deep.equal(['a', 'b']);
    expect(declareCustomField(saved, 'a', bucketId)).to.equal(saved);
    const first = declareCustomField(emptyFlow(), 'a', bucketId);
    expect(first.nodes[0]?.data).to.deep.include({ bucketId, customFieldKeys: ['a'] });
    expect(validateFlow(first)).to.deep.equal([]);
  });

  it('changes nothing when it is done twice', () => {
    const text = fc.constantFrom('', 'Hi', '{{first_name}}', '{{custom.a}}', '<p>x</p>', '{{', 'a\n\nb & c');
    const variant = fc.record(
      {
        id: fc.uuid(),
        subject: text,
        template: text,
        body_html: text,
        editor_mode: fc.constantFrom('richText', 'html', 5),
      },
      { requiredKeys: [] },
    );
    const data = fc.record(
      {
        variants: fc.array(fc.oneof(variant, fc.jsonValue())),
        customFieldKeys: fc.oneof(fc.array(fc.oneof(text, fc.integer())), fc.jsonValue()),
        wait_duration_seconds: fc.oneof(fc.integer(), fc.jsonValue()),
        duration: fc.oneof(fc.integer().map(String), fc.jsonValue()),
        unit: fc.constantFrom('days', 'hour', 'x'),
        payload: fc.oneof(fc.json(), fc.jsonValue()),
        payload_template: fc.jsonValue(),
        label: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    const type = fc.constantFrom('leadSource', 'email', 'waitTime', 'dataSender', 'aiCategorizer', 'x');
    const nodes = fc.array(fc.record({ id: fc.string(), type, data, position: fc.jsonValue() }));
    fc.assert(
      fc.property(nodes, given => {
        const once = normalized({ nodes: given, edges: [] });
        expect(normalized(once)).to.deep.equal(once);
        expect(normalizeFlow(once, { bucketId, previous: once }).flow).to.deep.equal(once);
      }),
      { numRuns: 300 },
    );
  });

  it('gives a flow one revision, whatever the order of its keys', () => {
    const reversed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reversed);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, member]) => [key, reversed(member)]),
      );
    };
    for (const given of [sequence(), branching()]) {
      const revision = flowRevision(normalized(given));
      expect(revision).to.match(/^[0-9a-f]{64}$/);
      expect(flowRevision(normalized(reversed(given)))).to.equal(revision);
      expect(flowRevision(normalized(JSON.parse(JSON.stringify(normalized(given)))))).to.equal(revision);
    }
    expect(flowRevision(normalized(sequence()))).to.not.equal(flowRevision(normalized(branching())));
  });
});
