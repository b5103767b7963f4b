import { In, type EntityManager } from 'typeorm';
import { slices } from '../../domain/jobs/slices.js';
import { insertNew } from '../database/writes.js';
import { flowRevision } from '../../domain/flow/diff.js';
import type { Flow } from '../../domain/flow/types.js';
import { emptyFlow } from '../../domain/flow/walk.js';
import type { CampaignEntity } from '../campaigns/entities.js';
import { entity, hash, key, uuid } from '../database/columns.js';

/** Keys in one statement. */
const SLICE = 1000;

/** Returns those of some bodies, by their keys, that the service derived for an account at any time. */
export async function findDerivedBodies(
  db: EntityManager,
  accountId: string,
  keys: readonly string[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for await (const slice of slices(keys, SLICE)) {
    const where = { account_id: accountId, body_key: In([...slice]) };
    for (const { body_key } of await db.getRepository(derivedBodies).findBy(where)) found.add(body_key);
  }
  return found;
}

/** Stores that the service derived these bodies for an account; those that are stored already stay. */
export async function storeDerivedBodies(
  tx: EntityManager,
  accountId: string,
  keys: readonly string[],
): Promise<void> {
  for await (const slice of slices([...new Set(keys)], SLICE)) {
    const rows = slice.map(body_key => ({ account_id: accountId, body_key }));
    if (rows.length > 0) await insertNew(tx.getRepository(derivedBodies), rows);
  }
}

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

/** The bodies of variants that the service derived from templates; see `bodyKeys` in domain/flow-variants.ts. */
export const derivedBodies = entity('derived_bodies', {
  account_id: key(uuid),
  body_key: key(hash),
});
