import type { FlowEdge, FlowFieldSync, NormalizedFlowNode } from '../../generated/types.js';

export type {
  AutoWinner,
  EmailVariant,
  FlowEdge,
  LifecycleSchedule,
  LifecycleScheduleInput,
  Schedule,
} from '../../generated/types.js';

/** Fields that a save declared on the lead source because a template uses them. */
export type FieldSync = FlowFieldSync;

/** A step of a flow whose `data` is not read yet: what its type says of it holds once the flow is valid. */
export type FlowNode = NormalizedFlowNode;

/** A graph in its normal form, valid or not. */
export interface Flow {
  nodes: FlowNode[];
  edges: FlowEdge[];
}

/** The types of node that a flow is built of. */
export const nodeTypes = ['leadSource', 'email', 'waitTime', 'dataSender', 'aiCategorizer'] as const;

/** The ways out of an aiCategorizer, as `sourceHandle` of its edges. */
export const categorizerHandles = ['interested', 'neutral', 'not-interested'] as const;
export type CategorizerHandle = (typeof categorizerHandles)[number];
