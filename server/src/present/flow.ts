import type { FlowChange } from '../domain/flow/diff.js';
import type { FieldSync, Flow } from '../domain/flow/types.js';
import type { Flow as PresentedFlow, FlowSave } from '../generated/types.js';

/** The header that carries a flow's revision, to be sent back as `If-Match`. */
export function etag(revision: string): { ETag: string } {
  return { ETag: `"${revision}"` };
}

/** A saved flow: it is valid, so that the data of each node is what its type says. */
export function presentFlow(flow: Flow): PresentedFlow {
  return flow as PresentedFlow;
}

/** What a save did, or a dry run would do. */
export interface SaveOutcome {
  flow: Flow;
  revision: string;
  fieldSync: FieldSync;
  change: FlowChange;
  reactivated: number;
}

export function presentFlowSave({ flow, revision, fieldSync, change, reactivated }: SaveOutcome): FlowSave {
  return {
    flow: presentFlow(flow),
    flow_revision: revision,
    field_sync: fieldSync,
    ...change,
    reactivated_count: reactivated,
  };
}
