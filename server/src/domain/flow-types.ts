/** The types of node that a flow is built of. */
export const nodeTypes = ['leadSource', 'email', 'waitTime', 'dataSender', 'aiCategorizer'] as const;
export type NodeType = (typeof nodeTypes)[number];

/** The ways out of an aiCategorizer, as `sourceHandle` of its edges. */
export const categorizerHandles = ['interested', 'neutral', 'not-interested'] as const;
export type CategorizerHandle = (typeof categorizerHandles)[number];

export interface FlowNode {
  id: string;
  type: string;
  position: { x: number; y: number };
  data: Record<string, unknown>;
  deletable?: boolean;
}

export interface FlowEdge {
  id: string;
  source: string;
  target: string;
  sourceHandle?: string;
}

/** A campaign's flow: a graph of nodes joined by edges. Treated as immutable everywhere. */
export interface Flow {
  nodes: FlowNode[];
  edges: FlowEdge[];
}

export interface EmailVariant {
  id: string;
  label: string;
  subject: string;
  template: string;
  body_html: string;
  editor_mode: 'richText' | 'html';
  isActive: boolean;
  order: number;
}

/** Fields that a save declared on the lead source because a template uses them. */
export interface FieldSync {
  declared_custom_added: string[];
  declared_standard_added: string[];
}

/** Weekly send window in a zone's local time; `days_of_week` 0 is Sunday, null or empty is every day. */
export interface Schedule {
  timezone: string;
  start_hour: number;
  start_minute?: number;
  end_hour: number;
  end_minute?: number;
  days_of_week?: number[] | null;
}

/** When a campaign starts and pauses by itself: local days, and the instants derived from them. */
export interface LifecycleSchedule {
  time_zone: string;
  start_on: string | null;
  pause_on: string | null;
  start_at: string | null;
  pause_at: string | null;
}
