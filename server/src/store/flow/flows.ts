import { flowRevision } from '../../domain/flow/diff.js';
import type { Flow } from '../../domain/flow/types.js';
import { emptyFlow } from '../../domain/flow/walk.js';
import type { CampaignEntity } from '../campaigns/entities.js';

/** A flow as it is saved, and its revision. */
export interface SavedFlow {
  flow: Flow;
  revision: string;
}

const none: SavedFlow = { flow: emptyFlow(), revision: flowRevision(emptyFlow()) };

/** Flows read lately, by revision: a revision is the hash of what the flow holds, so that an entry never gets stale. */
const recent = new Map<string, SavedFlow>();
const maxRecent = 200;
const maxLength = 100_000;

/** The flow of a campaign, an empty one when none was saved. Flows are shared between callers: never change one. */
export function savedFlow({
  flow_data,
  flow_revision,
}: Pick<CampaignEntity, 'flow_data' | 'flow_revision'>): SavedFlow {
  if (flow_data === null || flow_revision === null) return none;
  const known = recent.get(flow_revision);
  if (known) return known;
  const saved = { flow: JSON.parse(flow_data) as Flow, revision: flow_revision };
  if (flow_data.length <= maxLength) remember(saved);
  return saved;
}

function remember(saved: SavedFlow): void {
  if (recent.size >= maxRecent) recent.delete(recent.keys().next().value!);
  recent.set(saved.revision, saved);
}

/** The columns of a campaign that hold its flow. */
export function flowColumns(flow: Flow): { flow_data: string; flow_revision: string } {
  return { flow_data: JSON.stringify(flow), flow_revision: flowRevision(flow) };
}
