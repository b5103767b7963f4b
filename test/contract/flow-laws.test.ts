import { createHash } from 'node:crypto';
import { expect } from 'chai';
import fc from 'fast-check';
import { toBin } from '../../server/src/store/database/ids.js';
import type { Flow } from '../../server/src/domain/flow/types.js';
import { buildLead, buildMailbox, enrollmentsOf } from '../support/build.js';
import { runSql } from '../support/database.js';
import { newClient, type Client } from '../support/service.js';
import { anySaved, sound, type Draft, type Sound } from './support/flow-drafts.js';

type Status = 'draft' | 'running' | 'stopped';
const runs = Number(process.env.FLOW_DRAFTS ?? 40);

/** SHA-256 over the JSON text with sorted keys and no spaces. */
function canonicalHash(value: unknown): string {
  const sorted = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(sorted);
    if (typeof part !== 'object' || part === null) return part;
    const members = Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(members.map(([key, member]) => [key, sorted(member)]));
  };
  return createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('hex');
}

describe('the laws of saving a flow', () => {
  let client: Client;
  let mailbox: string;
  before(async () => {
    client = await newClient();
    mailbox = await buildMailbox(client.accountId);
  });

  it('hold for any draft: validation, dry run and save agree, and a save holds what it reports', async function () {
    this.timeout(60_000);
    const status = fc.constantFrom<Status>('draft', 'running', 'stopped');
    await fc.assert(
      fc.asyncProperty(status, anySaved, fc.nat(), (...given) => check(...given)),
      { numRuns: runs },
    );
  });

  async function check(wanted: Status, given: { saved: Sound; draft: Draft }, seed: number): Promise<void> {
    const { draft } = given;
    const status = given.saved === 'none' ? 'draft' : wanted;
    const path = await campaign(status, sound[given.saved]());
    const saved = (await client.get(`${path}/flow`)).body.data as Flow;
    const completed = status === 'stopped' ? await completeAt(path, saved, seed) : null;

    const result = await client.post(`${path}/flow:validate`, draft);
    expect(result.status).to.equal(200);
    const { allowed, issues, lifecycle, normalized_flow, change_kind, change_reasons } = result.body.data;
    expect(allowed).to.equal(issues.length === 0 && lifecycle.allowed);
    expect(change_kind === 'none').to.equal(canonicalHash(saved) === canonicalHash(normalized_flow));
    expect(change_kind === 'structural').to.equal(
      change_reasons.some((r: string) => r !== 'content_changed'),
    );
    expect(change_reasons.length > 0).to.equal(change_kind !== 'none');
    const isLocked = change_kind === 'structural' || changesSource(saved, normalized_flow);
    expect(lifecycle.allowed).to.equal(status !== 'running' || !isLocked);

    const dry = await client.post(`${path}/flow?dry_run=true`, draft);
    const label = JSON.stringify([dry.body, result.body.data]);
    expect((await client.get(`${path}/flow`)).body.data).to.deep.equal(saved);
    const real = await client.post(`${path}/flow`, draft);
    expect([real.status, real.body], label).to.deep.equal([dry.status, dry.body]);
    if (!allowed) {
      expect(dry.status, label).to.equal(issues.length > 0 ? 400 : 403);
      expect(dry.body.error.code).to.equal(issues.length > 0 ? 'invalid_flow' : 'flow_locked');
      return;
    }
    const { flow, flow_revision, reactivated_count, ...reported } = real.body.data;
    expect(real.status, label).to.equal(200);
    expect(reported).to.deep.include({ change_kind, change_reasons });
    expect(flow).to.deep.equal(normalized_flow);
    expect(flow_revision).to.equal(canonicalHash(flow));
    expect(real.headers.get('etag')).to.equal(`"${flow_revision}"`);
    expect(reactivated_count).to.equal(completed ? gainers(completed, saved, flow) : 0);
    expect((await client.get(`${path}/flow`)).body.data).to.deep.equal(flow);
    const again = (await client.post(`${path}/flow`, flow, { 'if-match': flow_revision })).body.data;
    expect(again).to.deep.include({ flow, flow_revision, change_kind: 'none', change_reasons: [] });
    expect(again.field_sync).to.deep.equal({ declared_custom_added: [], declared_standard_added: [] });
    const retried = (await client.post(`${path}/flow`, draft)).body.data;
    expect(retried, label).to.deep.include({ flow, flow_revision, change_kind: 'none', change_reasons: [] });
  }

  async function campaign(status: Status, flow_data: Flow): Promise<string> {
    const body = { name: 'Laws', flow_data, mailbox_ids: [mailbox] };
    const { id } = (await client.post('/v1/campaigns', body)).body.data;
    const path = `/v1/campaigns/${id}`;
    if (status === 'draft') return path;
    if (status === 'stopped') for (let lead = 0; lead < 3; lead++) await buildLead(client.accountId, id);
    expect((await client.post(`${path}/launch`)).status).to.equal(200);
    if (status === 'stopped') await client.patch(`${path}/status`, { status });
    return path;
  }

  /** Completes the enrollments of a campaign, each at a step of its flow; answers where. */
  async function completeAt(path: string, { nodes }: Flow, seed: number): Promise<string[]> {
    const rows = await enrollmentsOf(client.accountId, path.split('/').at(-1)!);
    const steps = nodes.filter(({ type }) => type !== 'leadSource');
    const positions = rows.map((row, index) => [row.id, steps[(seed + index) % steps.length]!.id] as const);
    for (const [id, nodeId] of positions)
      await runSql(
        `UPDATE enrollments SET state = 'completed', reason = 'finished', awaits = NULL, next_action_at = NULL,
           current_node_id = ?, ended_at = NOW(3) WHERE account_id = ? AND id = ?`,
        [nodeId, toBin(client.accountId), toBin(id)],
      );
    return positions.map(([, nodeId]) => nodeId);
  }

  /** Whether the lead source changed otherwise than by fields that a text of the flow uses. */
  function changesSource(before: Flow, after: Flow): boolean {
    const [was, is] = [before, after].map(
      ({ nodes }) => nodes.find(each => each.type === 'leadSource')!.data,
    );
    const added = (key: 'customFieldKeys' | 'mappedStandardFieldKeys', prefix: string) => {
      const keys = Array.isArray(is![key]) ? is![key].filter(each => typeof each === 'string') : [];
      const isUsed = (name: string) => JSON.stringify(after.nodes).includes(`{{${prefix}${name}}}`);
      return keys.every(each => (was![key] as unknown[]).includes(each) || isUsed(each));
    };
    return !added('customFieldKeys', 'custom.') || !added('mappedStandardFieldKeys', '');
  }

  /** How many stand at a step that had no way out and has one now. Nobody was put into a category. */
  function gainers(position: readonly string[], before: Flow, after: Flow): number {
    const leaves = (flow: Flow, id: string) =>
      flow.edges.some(({ source }) => source === id) &&
      flow.nodes.find(each => each.id === id)?.type !== 'aiCategorizer';
    return position.filter(id => leaves(after, id) && !before.edges.some(({ source }) => source === id))
      .length;
  }
});
