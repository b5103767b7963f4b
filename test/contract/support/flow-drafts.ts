import fc from 'fast-check';
import { branching, email, flow, node, sender, sequence, uuid, wait } from '../../domain/flow/fixtures.js';

/** A graph as somebody might send it: nothing of it is sure. */
export interface Draft {
  nodes: Record<string, unknown>[];
  edges: Record<string, unknown>[];
}

/** The graphs that drafts come from, each with its steps. */
export const sound = {
  none: () => flow([]),
  single: () => flow([node('lead', 'leadSource'), email('first')], 'lead>first'),
  sequence,
  branching,
};

export type Sound = keyof typeof sound;

type Edit = (draft: Draft) => void;

const texts = fc.constantFrom(
  'Hi',
  '',
  ' ',
  '{{first_name}}',
  '{{custom.city}}',
  '{{nobody}}',
  '{{',
  5,
  null,
);
const anything = fc.constantFrom<unknown>(undefined, null, 0, 1.5, 'x', true, [], {}, 'x'.repeat(101));

const ofNode = (value: fc.Arbitrary<unknown>, set: (node: Record<string, unknown>, value: unknown) => void) =>
  fc.tuple(fc.nat(), value).map(([index, given]): Edit => ({ nodes }) => {
    const chosen = nodes[index % Math.max(nodes.length, 1)];
    if (chosen) set(chosen, given);
  });

const ofEdge = (value: fc.Arbitrary<unknown>, key: string) =>
  fc.tuple(fc.nat(), value).map(([index, given]): Edit => ({ edges }) => {
    const chosen = edges[index % Math.max(edges.length, 1)];
    if (chosen) chosen[key] = given;
  });

/** Changes a key of the data of one of the nodes that have a key. */
const ofData = (key: string, value: fc.Arbitrary<unknown>, having = key) =>
  fc.tuple(fc.nat(), value).map(([index, given]): Edit => ({ nodes }) => {
    const all = nodes.map(({ data }) => data as Record<string, unknown> | null);
    const fitting = all.filter(data => data !== null && typeof data === 'object' && having in data);
    const chosen = fitting[index % Math.max(fitting.length, 1)];
    if (chosen) chosen[key] = given;
  });

const ofVariant = (key: string, value: fc.Arbitrary<unknown>) =>
  fc.tuple(fc.nat(), value).map(([index, given]): Edit => ({ nodes }) => {
    const variants = nodes.flatMap(({ data }) => (data as { variants?: unknown } | null)?.variants ?? []);
    const chosen = variants[index % Math.max(variants.length, 1)];
    if (typeof chosen === 'object') (chosen as Record<string, unknown>)[key] = given;
  });

const added = fc
  .tuple(fc.constantFrom(wait('more', 3600), sender('more'), email('more', { subject: '' })), fc.nat())
  .map(([made, index]): Edit => ({ nodes, edges }) => {
    const from = nodes[index % Math.max(nodes.length, 1)];
    nodes.push(structuredClone({ ...made }));
    edges.push({ id: 'more', source: from?.id, target: 'more' });
  });

const removed = fc.tuple(fc.constantFrom('nodes', 'edges'), fc.nat()).map(
  ([kind, index]): Edit =>
    draft =>
      void draft[kind as keyof Draft].splice(index % Math.max(draft[kind as keyof Draft].length, 1), 1),
);

const last: Edit = ({ nodes, edges }) => {
  const { id } = nodes.pop() ?? {};
  for (let at = edges.length - 1; at >= 0; at--)
    if (edges[at]!.target === id || edges[at]!.source === id) edges.splice(at, 1);
};

const edit = fc.oneof(
  ofVariant('subject', texts),
  ofVariant('template', texts),
  ofVariant('body_html', texts),
  ofVariant('id', fc.constantFrom(uuid(1), uuid(77), 'A', undefined)),
  ofVariant('isActive', fc.constantFrom(true, false, 'yes')),
  ofVariant('order', anything),
  ofData('wait_duration_seconds', fc.constantFrom(179, 180, 3600, 1.5, '1d', null)),
  ofData('payload', fc.constantFrom('{}', '{"a":"{{email}}"}', '{', null)),
  ofData('endpoint_url', fc.constantFrom('https://example.com/other', 'http://example.com', '')),
  ofData('label', anything, 'variants'),
  ofData('priority', fc.boolean(), 'variants'),
  ofNode(fc.constant({ x: 7, y: 7 }), (chosen, given) => void (chosen.position = given)),
  ofData('customFieldKeys', fc.constantFrom<unknown>([], ['city'], ['a', 'b'], 'city', null)),
  ofNode(anything, (chosen, given) => void (chosen.position = given)),
  ofNode(anything, (chosen, given) => void (chosen.position = { x: given })),
  ofNode(anything, (chosen, given) => void (chosen.data = given)),
  ofNode(anything, (chosen, given) => void (chosen.deletable = given)),
  ofNode(anything, (chosen, given) => void (chosen.id = given)),
  ofNode(
    fc.constantFrom('email', 'waitTime', 'leadSource', 'sms', 5),
    (chosen, given) => void (chosen.type = given),
  ),
  ofEdge(anything, 'id'),
  ofEdge(fc.constantFrom<unknown>('lead', 'first', 'last', 'nowhere', null), 'target'),
  ofEdge(fc.oneof(anything, fc.constantFrom('neutral', 'interested')), 'sourceHandle'),
  { weight: 6, arbitrary: ofVariant('subject', fc.constantFrom('A', 'B', '{{custom.city}}')) },
  { weight: 6, arbitrary: added },
  { weight: 2, arbitrary: removed },
  { weight: 4, arbitrary: fc.constant(last) },
);

/** A saved flow and a draft that is sent then: mostly one made of it by a few edits, sound or not. */
export const anySaved: fc.Arbitrary<{ saved: Sound; draft: Draft }> = fc
  .record({
    made: fc.constantFrom<Sound[]>('single', 'sequence', 'branching'),
    other: fc.option(fc.constantFrom<Sound[]>('none', 'single', 'sequence', 'branching'), { freq: 2 }),
    edits: fc.array(edit, { maxLength: 3 }),
  })
  .map(({ made, other, edits }) => {
    const draft = structuredClone(sound[made]()) as unknown as Draft;
    for (const change of edits) change(draft);
    return { saved: other ?? made, draft: JSON.parse(JSON.stringify(draft)) as Draft };
  });
