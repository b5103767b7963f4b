import { expect } from 'chai';
import fc from 'fast-check';
import { VirtualClock } from '../support/virtual-clock.js';
import type { Flow } from '../../server/src/domain/flow/types.js';
import { createLifecycle } from '../../server/src/engine/lifecycle.js';
import { email, flow, node, wait } from '../domain/flow/fixtures.js';
import { buildLead, buildMailbox, enrollmentsOf, eventsOf } from '../support/build.js';
import { database } from '../support/database.js';
import { startService, type ApiResponse, type Client, type TestService } from '../support/service.js';
import { anyStep, step, type CampaignModel, type Shape, type Step } from './support/campaign-model.js';

const leads = 2;
const status = (to: string): Step => ({ call: 'status', status: to });
const launch: Step = { call: 'launch' };
const remove: Step = { call: 'delete' };
const passDay: Step = { call: 'pass a day' };
const later: Step = { call: 'lifecycle', start_on: 2, pause_on: 4 };
const starts: Step[] = [2, 3, -1, null].map(start_on => ({ call: 'lifecycle', start_on }));
const days = Array.from({ length: 5 }, () => passDay);
const runs = Number(process.env.CAMPAIGN_SEQUENCES ?? 20);

function graph(shape: Shape, subject: number): Flow {
  const first = email('first', { subject: `Subject ${subject}` });
  if (shape === 'wrong') return flow([first]);
  const short = [node('lead', 'leadSource'), first];
  if (shape === 'short') return flow(short, 'lead>first');
  return flow([...short, wait('pause'), email('second')], 'lead>first', 'first>pause', 'pause>second');
}

describe('the states of a campaign', () => {
  const clock = new VirtualClock(new Date('2031-05-05T12:00:00Z'));
  let service: TestService;
  before(async () => {
    service = await startService({}, clock);
  });
  after(() => service.close());

  it('are those of the specification after any sequence of calls, and the events tell each change', async function () {
    this.timeout(60_000);
    const steps = fc.array(anyStep, { minLength: 1, maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(fc.boolean(), steps, (isReady, sequence) => play(isReady, sequence)),
      {
        numRuns: runs,
        examples: [
          // A start that comes with a pause of the past pauses all the same; a resumption after the last day does not.
          [true, [later, launch, { call: 'lifecycle', start_on: -2, pause_on: -1 }, passDay]],
          // What makes no sense is refused and changes nothing, from the days of a campaign that waits to those of one that runs.
          [
            true,
            [
              later,
              launch,
              { call: 'lifecycle', start_on: null },
              status('running'),
              ...starts,
              status('paused'),
              ...starts,
              status('stopped'),
              ...starts,
            ],
          ],
          [
            true,
            [later, launch, ...days, status('running'), passDay, { call: 'lifecycle', pause_on: 9 }, ...days],
          ],
        ],
      },
    );
  });

  it('follow the table of transitions from each state', async function () {
    this.timeout(60_000);
    const reached: Step[][] = [
      [],
      [remove],
      [later, launch],
      [launch],
      [launch, status('paused')],
      [launch, status('stopped')],
      [later, launch, status('paused')],
      [launch, remove],
    ];
    const calls = [launch, remove, ...['running', 'paused', 'stopped', 'draft'].map(status)];
    for (const before of reached) {
      for (const call of calls) await play(true, [...before, call], before.length);
      await play(true, [...before, ...days], before.length);
    }
  });

  /** Plays a sequence against the service and the model at once; they must agree after every step from one on. */
  async function play(isReady: boolean, sequence: readonly Step[], from = 0): Promise<void> {
    const world = await begin(isReady);
    for (const [index, next] of sequence.entries()) {
      const label = `step ${index} of ${JSON.stringify(sequence)}`;
      const expected = step(world.model, next);
      const answer = await act(world, next);
      if (answer) {
        const { error, details, data } = answer.body;
        expect([answer.status, error?.code], label).to.deep.equal([expected.status, expected.code]);
        if (expected.details) expect(codesOf(details), label).to.deep.equal(expected.details);
        if (expected.change_kind) expect(data.change_kind, label).to.equal(expected.change_kind);
        if (expected.status === 412)
          expect(answer.body.current_flow_revision).to.equal(await revision(world));
        if (next.call === 'launch' && answer.status === 200)
          expect(data, label).to.deep.include({ status: world.model.status, enrolled: leads });
      }
      if (index >= from) await compare(world, label);
    }
  }

  interface World {
    client: Client;
    path: string;
    id: string;
    mailbox: string;
    dayZero: number;
    model: CampaignModel;
  }

  async function begin(isReady: boolean): Promise<World> {
    const client = await service.client();
    const mailbox = await buildMailbox(client.accountId);
    const ready = { name: 'Spring', mailbox_ids: [mailbox], flow_data: graph('short', 0) };
    const body = { ...(isReady && ready), lifecycle_schedule: { time_zone: 'UTC' } };
    const { id } = (await client.post('/v1/campaigns', body)).body.data;
    for (let lead = 0; lead < leads; lead++) await buildLead(client.accountId, id);
    const model: CampaignModel = {
      today: 0,
      status: 'draft',
      deleted: false,
      launched: false,
      name: isReady ? 'Spring' : null,
      mailboxes: isReady ? 1 : 0,
      flow: isReady ? { shape: 'short', subject: 0 } : null,
      start_on: null,
      pause_on: null,
      events: [],
    };
    return { client, path: `/v1/campaigns/${id}`, id, mailbox, dayZero: clock.now().getTime(), model };
  }

  async function act(world: World, next: Step): Promise<ApiResponse | null> {
    const { client, path, mailbox } = world;
    switch (next.call) {
      case 'launch':
        return client.post(`${path}/launch`);
      case 'delete':
        return client.delete(path);
      case 'status':
        return client.patch(`${path}/status`, { status: next.status });
      case 'name':
        return client.patch(path, { name: next.name });
      case 'attach':
        return client.patch(path, { add_mailbox_ids: [mailbox] });
      case 'detach':
        return client.patch(path, { remove_mailbox_ids: [mailbox] });
      case 'lifecycle':
        return client.patch(path, { lifecycle_schedule: datesOf(world, next) });
      case 'save':
        return save(world, next);
      case 'patch node':
        return client.patch(`${path}/flow/nodes/first`, {
          data: { variants: graph('short', next.subject).nodes[1]!.data.variants },
        });
      case 'pass a day':
        await clock.advance(24 * 3_600_000);
        for (const lifecycle = createLifecycle({ database: database(), clock }); await lifecycle.run(););
        return null;
    }
  }

  async function save(world: World, next: Extract<Step, { call: 'save' }>): Promise<ApiResponse> {
    const match = {
      none: undefined,
      stale: '"stale"',
      current: next.match === 'current' && (await revision(world)),
    };
    const header = match[next.match];
    return world.client.post(
      `${world.path}/flow?dry_run=${next.dryRun}`,
      graph(next.shape, next.subject),
      header ? { 'if-match': header } : {},
    );
  }

  async function revision({ client, path }: World): Promise<string> {
    return (await client.get(`${path}/flow`)).headers.get('etag')!.slice(1, -1);
  }

  function datesOf(world: World, days: { start_on?: number | null; pause_on?: number | null }) {
    const date = (day: number | null) =>
      day === null ? null : new Date(world.dayZero + day * 86_400_000).toISOString().slice(0, 10);
    return {
      ...(days.start_on !== undefined && { start_on: date(days.start_on) }),
      ...(days.pause_on !== undefined && { pause_on: date(days.pause_on) }),
    };
  }

  async function compare(world: World, label: string): Promise<void> {
    const { client, id, path, model } = world;
    const { data } = (await client.get(path)).body;
    expect(data, label).to.include({ status: model.status, name: model.name });
    expect(data.deleted_at !== null, label).to.equal(model.deleted);
    expect(data.mailbox_ids, label).to.have.length(model.mailboxes);
    expect(data.lifecycle_schedule, label).to.deep.include(datesOf(world, model));
    const nodes = { short: 2, long: 4, wrong: 0 }[model.flow?.shape ?? 'wrong'];
    expect(data.flow_data.nodes, label).to.have.length(nodes);
    if (model.flow)
      expect(data.flow_data.nodes[1].data.variants[0].subject, label).to.equal(
        `Subject ${model.flow.subject}`,
      );
    expect(await reported(world), label).to.deep.equal(model.events);
    const states = (await enrollmentsOf(client.accountId, id)).map(({ state }) => state);
    const state = model.deleted ? 'stopped' : 'active';
    expect(states, label).to.deep.equal(model.launched ? Array.from({ length: leads }, () => state) : []);
  }

  async function reported({ client, id }: World): Promise<string[]> {
    return (await eventsOf(client.accountId)).map(({ type, payload }) => {
      const { campaign_id, previous_status, status } = payload;
      expect(campaign_id).to.equal(id);
      return `${type} ${previous_status}>${status}`;
    });
  }

  function codesOf(details: { code: string }[]): string[] {
    return details.map(({ code }) => code);
  }
});
