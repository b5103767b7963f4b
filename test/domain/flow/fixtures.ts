import type { EmailVariant, FlowEdge, FlowNode } from '../../../server/src/domain/flow/types.js';
import { normalizeFlow } from '../../../server/src/domain/flow/normalize.js';

/** A node whose variants tests change. */
export interface FixtureNode extends FlowNode {
  data: Record<string, unknown> & { variants?: EmailVariant[] };
}

export interface Flow {
  nodes: FixtureNode[];
  edges: FlowEdge[];
}

export const bucketId = '0192f0c1-0000-7000-8000-00000000000b';

/** A UUID that ends in a number. */
export function uuid(number: number): string {
  return `0192f0c1-0000-7000-8000-${String(number).padStart(12, '0')}`;
}

export function node(id: string, type: string, data: Record<string, unknown> = {}): FixtureNode {
  return { id, type, position: { x: 0, y: 0 }, data };
}

export function email(id: string, ...variants: Record<string, unknown>[]): FixtureNode {
  const filled = variants.length > 0 ? variants : [{}];
  return node(id, 'email', {
    variants: filled.map((variant, index) => ({
      id: uuid(index + 1),
      subject: 'Hi',
      template: 'Hello',
      ...variant,
    })),
  });
}

export function wait(id: string, seconds = 86_400): FixtureNode {
  return node(id, 'waitTime', { wait_duration_seconds: seconds });
}

export function sender(id: string, data: Record<string, unknown> = {}): FixtureNode {
  return node(id, 'dataSender', { endpoint_url: 'https://example.com/hook', payload: '{}', ...data });
}

/** An edge written `a>b`, or `a:handle>b` for a way out of a categorizer. */
export function edge(text: string): FlowEdge {
  const [from = '', target = ''] = text.split('>');
  const [source = '', sourceHandle] = from.split(':');
  return { id: text, source, target, ...(sourceHandle !== undefined && { sourceHandle }) };
}

export function flow(nodes: FixtureNode[], ...edges: string[]): Flow {
  return { nodes, edges: edges.map(edge) };
}

/** Lead source, first mail, wait, second mail without a subject. */
export function sequence(waitSeconds?: number): Flow {
  return flow(
    [
      node('lead', 'leadSource'),
      email('first'),
      wait('pause', waitSeconds),
      email('second', { subject: '' }),
    ],
    'lead>first',
    'first>pause',
    'pause>second',
  );
}

/** A flow with a categorizer whose ways join again. */
export function branching(): Flow {
  return flow(
    [
      node('lead', 'leadSource'),
      email('first'),
      node('sort', 'aiCategorizer'),
      email('yes'),
      sender('crm'),
      email('last'),
    ],
    'lead>first',
    'first>sort',
    'sort:interested>yes',
    'sort:not-interested>crm',
    'yes>last',
    'crm>last',
  );
}

export function normalized(input: unknown): Flow {
  return normalizeFlow(input, { bucketId }).flow;
}
