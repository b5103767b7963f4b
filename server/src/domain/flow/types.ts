import type { EmailVariant as SavedVariant, FlowFieldSync, Flow, FlowNode } from '../../generated/types.js';

export type {
  Flow,
  FlowEdge,
  FlowNode,
  LifecycleSchedule,
  LifecycleScheduleInput,
  Schedule,
} from '../../generated/types.js';

/** Fields that a save declared on the lead source because a template uses them. */
export type FieldSync = FlowFieldSync;

/** A variant of a normalized flow: nothing is left out. */
export type EmailVariant = Required<SavedVariant>;

/** What a node carries, by its type. */
export type NodeData = FlowNode['data'];

/** The types of node that a flow is built of. */
export const nodeTypes = ['leadSource', 'email', 'waitTime', 'dataSender', 'aiCategorizer'] as const;

/** The ways out of an aiCategorizer, as `sourceHandle` of its edges. */
export const categorizerHandles = ['interested', 'neutral', 'not-interested'] as const;
export type CategorizerHandle = (typeof categorizerHandles)[number];

/** A flow of nodes whose data is taken as it came; the validation says what is wrong in it. */
export function asFlow(
  nodes: (Omit<FlowNode, 'data'> & { data: Record<string, unknown> })[],
  edges: Flow['edges'],
): Flow {
  return { nodes: nodes as FlowNode[], edges };
}
