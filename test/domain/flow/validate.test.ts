import { expect } from 'chai';
import fc from 'fast-check';
import { flowIssueMessages } from '../../../server/src/generated/errors.js';
import { normalizeFlow } from '../../../server/src/domain/flow/normalize.js';
import { storedSizeIssues, validateFlow } from '../../../server/src/domain/flow/validate.js';
import type { FlowNode } from '../../../server/src/domain/flow/types.js';
import {
  branching,
  bucketId,
  edge,
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
const seen = new Set<string>();
/** Codes of a launch and of a schedule, which are not about the flow itself. */
const ofCampaigns = new Set(['missing_name', 'missing_email_node', 'missing_mailbox', 'mailbox_unhealthy', 'pause_date_passed', 'invalid_time_zone',
  'invalid_hour', 'invalid_minute', 'invalid_days_of_week', 'invalid_date', 'missing_start_on', 'already_started', 'pause_not_after_start']); // prettier-ignore

/** Issues as `path code`. */
function issues(input: unknown): string[] {
  return validateFlow(normalized(input)).map(({ path, code }) => {
    seen.add(code);
    return `${path} ${code}`;
  });
}

const one = (each: FlowNode) => flow([lead, each], `lead>${each.id}`);
const variant = (fields: Record<string, unknown>) => one(email('mail', fields));

describe('flow validation', () => {
  it('finds nothing wrong with sound flows', () => {
    expect(issues(sequence())).to.deep.equal([]);
    expect(issues(branching())).to.deep.equal([]);
    expect(issues(flow([lead]))).to.deep.equal([]);
    for (const auto_winner of [null, { min_sent: 50, confidence: 99 }, { min_sent: 10_000, confidence: 80 }])
      expect(issues(one(node('m', 'email', { ...email('m').data, auto_winner })))).to.deep.equal([]);
  });

  const at = 'nodes[1].data';
  const variantAt = `${at}.variants[0]`;
  const wrong: [what: string, input: unknown, want: string[]][] = [
    ['nothing', {}, ['nodes missing_lead_source']],
    ['no object', 'flow', ['nodes missing_lead_source']],
    ['two lead sources', flow([lead, node('b', 'leadSource')]), ['nodes[1] multiple_lead_sources']],
    ['an unknown type', one(node('x', 'sms')), ['nodes[1].type unknown_node_type']],
    [
      'no node',
      { nodes: [lead, null], edges: [] },
      ['nodes[1].id invalid_node', 'nodes[1].type unknown_node_type', 'nodes[1] unreachable_node'],
    ],
    [
      'an id twice',
      { nodes: [lead, wait('w'), wait('w')], edges: [edge('lead>w')] },
      ['nodes[2].id duplicate_node_id'],
    ],
    [
      'an edge id twice',
      { nodes: [lead, wait('a'), wait('b')], edges: [edge('lead>a'), { ...edge('a>b'), id: 'lead>a' }] },
      ['edges[1].id duplicate_edge_id'],
    ],
    [
      'an edge without id',
      { nodes: [lead, wait('a')], edges: [{ id: '', source: 'lead', target: 'a' }] },
      ['edges[0].id invalid_edge'],
    ],
    ['an edge from nowhere', flow([lead], 'x>lead'), ['edges[0].source dangling_edge']],
    ['an edge to nowhere', flow([lead], 'lead>x'), ['edges[0].target dangling_edge']],
    ['a cycle', flow([lead, wait('a'), wait('b')], 'lead>a', 'a>b', 'b>a'), ['edges[2] flow_cycle']],
    ['a loop', flow([lead, wait('a')], 'lead>a', 'a>a'), ['edges[1] flow_cycle']],
    ['a way back to the lead source', flow([lead, wait('a')], 'lead>a', 'a>lead'), ['edges[1] flow_cycle']],
    ['a node apart', flow([lead, wait('a')]), ['nodes[1] unreachable_node']],
    ['a fork', flow([lead, wait('a'), wait('b')], 'lead>a', 'lead>b'), ['edges[1] multiple_outgoing_edges']],
    [
      'two ways by one handle',
      flow([lead, node('c', 'aiCategorizer'), wait('a'), wait('b')], 'lead>c', 'c:neutral>a', 'c:neutral>b'),
      ['edges[2] multiple_outgoing_edges'],
    ],
    [
      'two categorizers',
      flow([lead, node('c', 'aiCategorizer'), node('d', 'aiCategorizer')], 'lead>c', 'c:neutral>d'),
      ['nodes[2] multiple_categorizers'],
    ],
    [
      'a categorizer without handles',
      flow([lead, node('c', 'aiCategorizer'), wait('a'), wait('b')], 'lead>c', 'c>a', 'c:maybe>b'),
      ['edges[1].sourceHandle invalid_source_handle', 'edges[2].sourceHandle invalid_source_handle'],
    ],
    ['no variants', one(node('m', 'email')), [`${at}.variants missing_variants`]],
    [
      'variants of the wrong type',
      one(node('m', 'email', { variants: 'A' })),
      [`${at}.variants invalid_field_type`],
    ],
    [
      'too many variants',
      one(email('m', ...Array.from({ length: 21 }, () => ({})))),
      [`${at}.variants too_many_variants`],
    ],
    ['no active variant', variant({ isActive: false }), [`${at}.variants no_active_variant`]],
    [
      'a variant that is none',
      one(node('m', 'email', { variants: [5] })),
      [`${at}.variants no_active_variant`, `${variantAt} invalid_variant`],
    ],
    ['a variant without id', variant({ id: undefined }), [`${variantAt}.id invalid_variant_id`]],
    ['a variant id that is no UUID', variant({ id: 'A' }), [`${variantAt}.id invalid_variant_id`]],
    [
      'a variant id twice',
      one(email('m', { id: uuid(0xa).toLowerCase() }, { id: uuid(0xa).toUpperCase() })),
      [`${at}.variants[1].id duplicate_variant_id`],
    ],
    ['no subject', variant({ subject: ' ' }), [`${variantAt}.subject missing_subject`]],
    ['no body', variant({ template: '' }), [`${variantAt}.template missing_body`]],
    ['an emptied editor', variant({ template: '<p>&nbsp;<br></p>' }), [`${variantAt}.template missing_body`]],
    [
      'a template left open',
      variant({ template: 'Hi {{first_name' }),
      [`${variantAt}.template invalid_template`],
    ],
    ['a subject left open', variant({ subject: '{{' }), [`${variantAt}.subject invalid_template`]],
    [
      'an unknown variable',
      variant({ subject: '{{FirstName}}' }),
      [`${variantAt}.subject unknown_merge_field`],
    ],
    [
      'an unknown variable in a body of its own',
      variant({ body_html: '<p>{{x}}</p>' }),
      [`${variantAt}.body_html unknown_merge_field`],
    ],
    [
      'a body too long',
      variant({ body_html: 'x'.repeat(200_001) }),
      [`${variantAt}.body_html template_too_large`],
    ],
    ...[
      5,
      {},
      { min_sent: 49, confidence: 95 },
      { min_sent: 50, confidence: 100 },
      { min_sent: '50', confidence: 95 },
      { min_sent: 50.5, confidence: 95 },
    ].map((auto_winner): [string, unknown, string[]] => [
      `auto_winner ${JSON.stringify(auto_winner)}`,
      one(node('m', 'email', { ...email('m').data, auto_winner })),
      [`${at}.auto_winner invalid_auto_winner`],
    ]),
    ['an unknown editor', variant({ editor_mode: 'word' }), [`${variantAt}.editor_mode invalid_editor_mode`]],
    [
      'wrong types in a variant',
      variant({ subject: 5, isActive: 'yes', order: 1.5 }),
      [
        `${at}.variants no_active_variant`,
        `${variantAt}.subject invalid_field_type`,
        `${variantAt}.isActive invalid_field_type`,
        `${variantAt}.order invalid_field_type`,
      ],
    ],
    ['no wait', one(node('w', 'waitTime')), [`${at}.wait_duration_seconds invalid_wait`]],
    [
      'a wait in words',
      one(node('w', 'waitTime', { wait_duration_seconds: '1d' })),
      [`${at}.wait_duration_seconds invalid_wait`],
    ],
    ['a short wait', one(wait('w', 179)), [`${at}.wait_duration_seconds wait_too_short`]],
    ['a long wait', one(wait('w', 366 * 86_400 + 1)), [`${at}.wait_duration_seconds wait_too_long`]],
    [
      'plain HTTP',
      one(sender('s', { endpoint_url: 'http://example.com' })),
      [`${at}.endpoint_url invalid_endpoint_url`],
    ],
    [
      'a URL with a password',
      one(sender('s', { endpoint_url: 'https://a:b@example.com' })),
      [`${at}.endpoint_url invalid_endpoint_url`],
    ],
    [
      'a URL of a private address',
      one(sender('s', { endpoint_url: 'https://10.0.0.1/' })),
      [`${at}.endpoint_url private_address`],
    ],
    ['no URL', one(sender('s', { endpoint_url: undefined })), [`${at}.endpoint_url invalid_endpoint_url`]],
    ['a payload that is no JSON', one(sender('s', { payload: '{' })), [`${at}.payload invalid_payload`]],
    ['a payload that is no text', one(sender('s', { payload: {} })), [`${at}.payload invalid_payload`]],
    [
      'an unknown variable in a payload',
      one(sender('s', { payload: '["{{x}}"]' })),
      [`${at}.payload unknown_merge_field`],
    ],
    [
      'another on_failure',
      one(sender('s', { on_failure: 'retry' })),
      [`${at}.on_failure invalid_on_failure`],
    ],
    [
      'fields that are none',
      flow([
        node('lead', 'leadSource', {
          customFieldKeys: ['ok', 'ok', '', 5, 'a\nb'],
          mappedStandardFieldKeys: ['email', ' email', 'fax'],
        }),
      ]),
      [
        'nodes[0].data.customFieldKeys[2] invalid_custom_field_key',
        'nodes[0].data.customFieldKeys[3] invalid_custom_field_key',
        'nodes[0].data.customFieldKeys[4] invalid_custom_field_key',
        'nodes[0].data.mappedStandardFieldKeys[2] unknown_standard_field',
      ],
    ],
    [
      'too many nodes',
      flow([lead, ...Array.from({ length: 500 }, (_, n) => wait(`w${n}`))]),
      ['nodes too_many_nodes'],
    ],
    [
      'too many edges',
      flow([lead], ...Array.from({ length: 1001 }, () => 'lead>x')),
      ['edges too_many_edges'],
    ],
    [
      'too many variables',
      one(email('m', ...Array.from({ length: 11 }, () => ({ template: '{{email}}'.repeat(1000) })))),
      ['nodes template_too_large'],
    ],
  ];
  for (const [what, input, want] of wrong) {
    it(`finds what is wrong: ${what}`, () => expect(issues(input)).to.deep.equal(want));
  }

  it('finds what is too large to be stored', () => {
    const notes = Array.from({ length: 20 }, (_, n) =>
      node(`n${n}`, 'waitTime', { note: 'x'.repeat(60_000) }),
    );
    const keys = Array.from({ length: 1001 }, (_, n) => `k${n}`);
    const found = storedSizeIssues(
      flow([
        node('lead', 'leadSource', { customFieldKeys: keys }),
        ...notes,
        node('large', 'email', { note: 'ü'.repeat(33_000) }),
      ]),
    ).map(({ path, code }) => {
      seen.add(code);
      return `${path} ${code}`;
    });
    expect(found).to.deep.equal([
      ' flow_too_large',
      'nodes[21] node_too_large',
      'nodes[0].data.customFieldKeys too_many_custom_fields',
    ]);
    expect(storedSizeIssues(sequence())).to.deep.equal([]);
  });

  it('has shown every code of the catalogue above', () => {
    const codes = Object.keys(flowIssueMessages).filter(code => !ofCampaigns.has(code));
    expect([...seen].sort()).to.deep.equal(codes.sort());
  });

  it('wants a subject where one way has no email before', () => {
    const joined = flow(
      [lead, node('c', 'aiCategorizer'), email('a'), wait('b'), email('end', { subject: '' })],
      ...['lead>c', 'c:interested>a', 'c:neutral>b', 'a>end', 'b>end'],
    );
    expect(issues(joined)).to.deep.equal(['nodes[4].data.variants[0].subject missing_subject']);
  });

  it('lets a dataSender call this machine where the service allows it', () => {
    const local = (endpoint_url: string) => normalized(one(sender('s', { endpoint_url })));
    for (const url of ['http://127.0.0.1:3000/x', 'http://localhost/x', 'http://[::1]:1/']) {
      expect(validateFlow(local(url), { allowLoopback: true })).to.deep.equal([]);
      expect(validateFlow(local(url))).to.have.lengthOf(1);
    }
    expect(validateFlow(local('http://127.0.0.1.example.com'), { allowLoopback: true })).to.have.lengthOf(1);
    expect(validateFlow(local('https://10.0.0.1'), { allowLoopback: true })).to.have.lengthOf(1);
    expect(validateFlow(local('https://10.0.0.1'), { allowPrivate: true })).to.deep.equal([]);
    expect(validateFlow(local('http://10.0.0.1'), { allowPrivate: true })).to.have.lengthOf(1);
  });

  it('takes anything without throwing', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('{{', '{{custom.a}}', '{{x}}', '<p>', 'lead', 'a'));
    const leaf = fc.oneof(fc.jsonValue(), text, fc.bigInt(), fc.constant(undefined));
    const data = fc.dictionary(
      fc.constantFrom(
        'variants',
        'customFieldKeys',
        'payload',
        'payload_template',
        'duration',
        'unit',
        'label',
      ),
      fc.oneof(
        leaf,
        fc.array(fc.dictionary(fc.constantFrom('id', 'template', 'subject', 'body_html'), leaf)),
      ),
    );
    const type = fc.constantFrom('leadSource', 'email', 'waitTime', 'dataSender', 'aiCategorizer');
    const anyNode = fc.record({ id: text, type, data }, { requiredKeys: [] });
    const anyEdge = fc.record(
      { id: text, source: text, target: text, sourceHandle: leaf },
      { requiredKeys: [] },
    );
    const graph = fc.record({
      nodes: fc.array(fc.oneof(anyNode, leaf)),
      edges: fc.array(fc.oneof(anyEdge, leaf)),
    });
    fc.assert(
      fc.property(fc.oneof(graph, leaf), input => {
        const { flow: result } = normalizeFlow(input, { bucketId });
        for (const issue of validateFlow(result)) expect(issue.message).to.not.equal('');
        validateFlow(input);
      }),
      { numRuns: 300 },
    );
  });

  it('takes hostile sizes in a few seconds of processor time, not in minutes', () => {
    const chain = Array.from({ length: 50_000 }, (_, n) => wait(String(n)));
    const many = { nodes: [lead, ...chain], edges: chain.map((_, n) => edge(`${n}>${n + 1}`)) };
    const open = variant({ template: '{{'.repeat(100_000), body_html: '<'.repeat(300_000) });
    const full = one(
      email('m', ...Array.from({ length: 2000 }, (_, n) => ({ template: `{{custom.k${n}}}` }))),
    );
    const start = process.cpuUsage();
    for (const input of [many, open, full]) expect(issues(input)).to.not.deep.equal([]);
    expect(process.cpuUsage(start).user / 1000).to.be.lessThan(4000);
  });
});
