import { normalizeFlow } from './normalize.js';
import type { Flow } from './types.js';

/** A starter flow, valid as it is. */
export interface FlowTemplate {
  id: string;
  name: string;
  description: string;
  flow: Flow;
}

type Node = { id: string; type: string; data: Record<string, unknown> };
type Words = { subject?: string; body: string };

const DAY = 86_400;

/** Starter flows. They use only standard fields, so that every lead can be written to. */
export function flowTemplates(): readonly FlowTemplate[] {
  return templates;
}

const greeting = 'Hi {{first_name | default: "there"}},';
const signature = '{{sender_name}}';

function letter(...paragraphs: string[]): string {
  return [greeting, ...paragraphs, signature].join('\n\n');
}

const introduction: Words = {
  subject: 'A question about {{company_name | default: "your team"}}',
  body: letter(
    'I looked at what {{company_name | default: "your team"}} does and had one question: who looks after this on your side, ' +
      'and what would have to be true for a change to be worth it?',
    'We help teams like yours to get there in weeks rather than months. Worth a short call?',
  ),
};

const nudge: Words = {
  body: letter(
    'I know how full a week gets, so let me put this on top of your inbox once more.',
    'Would fifteen minutes this week or next suit you? A "no" helps me too.',
  ),
};

const farewell: Words = {
  body: letter(
    'I have not heard back, so I take it that now is not the time, and will not write again.',
    'Should that change, an answer to this mail reaches me directly. All the best to {{company_name | default: "you"}}.',
  ),
};

const templates: readonly FlowTemplate[] = [
  template(
    'three-touches',
    'Three touches',
    'An introduction and two follow-ups in the same thread, three and five days apart.',
    chain(
      email('introduction', 'Introduction', introduction),
      wait('wait-1', 3 * DAY),
      email('follow-up', 'Follow-up', nudge),
      wait('wait-2', 5 * DAY),
      email('farewell', 'Last note', farewell),
    ),
  ),
  template(
    'subject-test',
    'Subject line test',
    'Two wordings of the first mail, drawn by lead, and a follow-up four days later.',
    chain(
      email('introduction', 'Introduction', introduction, {
        subject: '{{first_name | default: "Hello"}}, one idea',
        body: letter(
          'One idea for {{company_name | default: "your team"}}, in two lines: we take over the part of the work that nobody enjoys, and you keep the result.',
          'Shall I send you a short example?',
        ),
      }),
      wait('wait', 4 * DAY),
      email('follow-up', 'Follow-up', nudge),
    ),
  ),
  template(
    'answer-by-interest',
    'Answer by interest',
    'An introduction whose replies are categorized: who is interested gets a proposal at once, who is neutral hears again after a week.',
    {
      nodes: [
        source(),
        email('introduction', 'Introduction', introduction),
        { id: 'categorize', type: 'aiCategorizer', data: { label: 'Categorize replies' } },
        email('proposal', 'Proposal', {
          body: letter(
            'Thank you, I am glad to hear that.',
            'Which day suits you for a call of twenty minutes? Name two times and I will take care of the invitation.',
          ),
        }),
        wait('wait', 7 * DAY),
        email('reminder', 'Reminder', nudge),
      ],
      edges: [
        edge('lead-source', 'introduction'),
        edge('introduction', 'categorize'),
        edge('categorize', 'proposal', 'interested'),
        edge('categorize', 'wait', 'neutral'),
        edge('wait', 'reminder'),
      ],
    },
  ),
  template(
    'single-note',
    'Single note',
    'One mail and no follow-up: for announcements and invitations.',
    chain(
      email('note', 'Note', {
        subject: 'News for {{company_name | default: "you"}}',
        body: letter(
          'We have something new that I think is of use to you, and I did not want you to hear of it last.',
          'Answer with a word and I will send you the details.',
        ),
      }),
    ),
  ),
];

function template(
  id: string,
  name: string,
  description: string,
  graph: { nodes: Node[]; edges: object[] },
): FlowTemplate {
  const nodes = graph.nodes.map((node, row) => ({ ...node, position: { x: 0, y: row * 160 } }));
  const { flow } = normalizeFlow({ nodes, edges: graph.edges }, { bucketId: '' });
  // The bucket is that of the campaign which the flow is saved to.
  for (const { data } of flow.nodes) delete data.bucketId;
  return { id, name, description, flow };
}

/** The nodes one after the other, behind the lead source. */
function chain(...steps: Node[]): { nodes: Node[]; edges: object[] } {
  const nodes = [source(), ...steps];
  return { nodes, edges: steps.map((step, index) => edge(nodes[index]!.id, step.id)) };
}

function source(): Node {
  return { id: 'lead-source', type: 'leadSource', data: { label: 'Leads' } };
}

function edge(from: string, to: string, sourceHandle?: string): object {
  return { id: `${from}-${to}`, source: from, target: to, sourceHandle };
}

function wait(id: string, seconds: number): Node {
  return { id, type: 'waitTime', data: { label: 'Wait', wait_duration_seconds: seconds } };
}

function email(id: string, label: string, ...wordings: Words[]): Node {
  const variants = wordings.map(({ subject = '', body }, index) => ({
    id: variantId(id, index),
    subject,
    template: body,
  }));
  return { id, type: 'email', data: { label, variants } };
}

/** Variant ids need only be distinguished within their email. */
function variantId(nodeId: string, index: number): string {
  const digits = Buffer.from(nodeId).toString('hex').padEnd(12, '0').slice(0, 12);
  return `7e3a1c00-0000-4000-8${String(index).padStart(3, '0')}-${digits}`;
}
