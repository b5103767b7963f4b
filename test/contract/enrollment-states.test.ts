import { expect } from 'chai';
import fc from 'fast-check';
import { toBin } from '../../server/src/store/database/ids.js';
import { runSql } from '../support/database.js';
import { newClient, type ApiResponse, type Client } from '../support/service.js';
import {
  blockable,
  newModel,
  people,
  play,
  shown,
  stranger,
  totals,
  type Command,
  type Email,
  type Model,
  type Outcome,
} from './support/enrollment-model.js';
import { draftCampaign, eventsOf, idOf, runningCampaign, totalsOf } from './support/leads.js';

/** The account that a run plays in. */
interface Stage {
  client: Client;
  ids: [string, string];
  /** Lead ids by campaign and address, as answers showed them. */
  leads: Map<string, string>;
  blocks: Map<string, string>;
  /** Events that were looked at already. */
  reported: number;
}

const email = fc.constantFrom(...people);
const which = fc.constantFrom(0, 1, 0);
const known = fc.uniqueArray(email, { minLength: 1 });
const anyone = fc.uniqueArray(fc.constantFrom<Email>(...people, stranger), { minLength: 1 });

const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ kind: fc.constantFrom('import'), which, emails: known }),
  fc.record({ kind: fc.constantFrom('add', 'remove', 'pause', 'resume'), which, emails: anyone }),
  fc.record({ kind: fc.constantFrom('add', 'remove', 'pause', 'resume'), which, emails: anyone }),
  fc.record({ kind: fc.constantFrom('create', 'delete'), which, email }),
  fc.record({ kind: fc.constant('removeFromAll'), emails: anyone }),
  fc.record({ kind: fc.constantFrom('block', 'unblock'), value: fc.constantFrom(...blockable) }),
  fc.record({ kind: fc.constant('launch'), which }),
  fc.record({ kind: fc.constant('status'), which, status: fc.constantFrom('running', 'paused', 'stopped') }),
) as fc.Arbitrary<Command>;

describe('enrollments under any sequence of calls', () => {
  it('stand where the specification lets them, with the counts and events to match', async function () {
    this.timeout(60_000);
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 20, maxLength: 30 }), async commands => {
        const model = newModel();
        const stage = await newStage(model);
        const past: string[] = [];
        for (const each of commands) {
          past.push(JSON.stringify(each));
          const expected = play(model, each);
          expectAnswer(await call(stage, each), expected, past.join('\n'));
          await expectState(stage, model, expected, past.join('\n'));
        }
        await expectPeople(stage, model, past.join('\n'));
      }),
      { numRuns: Number(process.env.RANDOM_ENROLLMENTS ?? 6) },
    );
  });
});

/** Two campaigns, and everyone in the second one: known to the account. */
async function newStage(model: Model): Promise<Stage> {
  const client = await newClient();
  const ids: Stage['ids'] = [await runningCampaign(client), await draftCampaign(client)];
  const stage: Stage = { client, ids, leads: new Map(), blocks: new Map(), reported: 0 };
  const everyone: Command = { kind: 'import', which: 1, emails: [...people] };
  const expected = play(model, everyone);
  expectAnswer(await call(stage, everyone), expected, '');
  await expectState(stage, model, expected, '');
  return stage;
}

function call({ client, ids, leads, blocks }: Stage, given: Command): Promise<ApiResponse> {
  const batch = 'emails' in given ? { global_lead_ids: given.emails.map(idOf) } : undefined;
  const path = 'which' in given ? `/v1/campaigns/${ids[given.which]}` : '';
  switch (given.kind) {
    case 'import':
      return client.post(`${path}/leads/bulk`, { leads: given.emails.map(each => ({ email: each })) });
    case 'create':
      return client.post(`${path}/leads`, { email: given.email });
    case 'delete':
      return client.delete(`${path}/leads/${leads.get(`${given.which} ${given.email}`) ?? 'none'}`);
    case 'add':
    case 'remove':
      return client.post(`${path}/leads:${given.kind}`, batch);
    case 'pause':
    case 'resume':
      return client.post(`${path}/enrollments/${given.kind}`, batch);
    case 'removeFromAll':
      return client.post('/v1/leads:remove-from-all-campaigns', batch);
    case 'block':
      return client.post('/v1/block-list', { value: given.value }).then(answer => {
        blocks.set(given.value, answer.body.data.id);
        return answer;
      });
    case 'unblock':
      return client.delete(`/v1/block-list/${blocks.get(given.value) ?? 'none'}`);
    case 'launch':
      return client.post(`${path}/launch`);
    case 'status':
      return client.patch(`${path}/status`, { status: given.status });
  }
}

function expectAnswer({ status, body }: ApiResponse, expected: Outcome, past: string): void {
  const seen = { ...body, ...body.data, ...body.error };
  expect(status, `${past}\n${JSON.stringify(body)}`).to.equal(expected.status);
  expect(seen, past).to.deep.include(expected.body);
}

async function expectState(stage: Stage, model: Model, expected: Outcome, past: string): Promise<void> {
  const { client, ids } = stage;
  await Promise.all([
    expectEvents(stage, expected, past),
    expectStored(client, ids, model, past),
    ...ids.map(async (id, index) => {
      const campaign = model.campaigns[index]!;
      const [{ body }, counted] = [await client.get(`/v1/campaigns/${id}/leads`), await totalsOf(client, id)];
      const seen = new Map<Email, unknown>();
      for (const lead of body.data) {
        stage.leads.set(`${index} ${lead.email}`, lead.id);
        const { state, reason } = lead.enrollment ?? {};
        seen.set(lead.email, lead.enrollment && { state, reason });
      }
      const live = [...campaign.rows].filter(([, row]) => row.live);
      expect(seen, past).to.deep.equal(new Map(live.map(([who, row]) => [who, shown(row, campaign)])));
      expect(counted, past).to.deep.equal(totals(campaign));
    }),
  ]);
}

async function expectEvents(stage: Stage, expected: Outcome, past: string): Promise<void> {
  const events = await eventsOf(stage.client);
  const fresh = events.slice(stage.reported);
  stage.reported = events.length;
  expect(
    fresh.map(event => event.type),
    past,
  ).to.deep.equal(expected.events.map(event => event.type));
  expected.events.forEach(({ counts, emails }, index) => {
    if (counts) expect(fresh[index]!.data.counts, past).to.deep.equal(counts);
    if (emails) expect(fresh[index]!.data.global_lead_ids, past).to.have.members(emails.map(idOf));
  });
}

/** Every enrollment as it is stored, also those of removed leads; what has ended or rests waits for nothing. */
async function expectStored(client: Client, ids: Stage['ids'], model: Model, past: string): Promise<void> {
  const rows = await runSql<Record<string, unknown>[]>(
    `SELECT LOWER(HEX(e.campaign_id)) AS campaign, l.email, e.state, e.reason, e.awaits IS NOT NULL AS waits,
       e.ended_at IS NOT NULL AS ended, e.next_action_at IS NOT NULL AS due
     FROM enrollments e JOIN leads l ON l.account_id = e.account_id AND l.id = e.lead_id WHERE e.account_id = ?`,
    [toBin(client.accountId)],
  );
  const stored = rows.map(({ due, ...row }) => {
    if (row.state === 'stopped') expect(Number(due), past).to.equal(0);
    return { ...row, waits: Number(row.waits), ended: Number(row.ended) };
  });
  const expected = ids.flatMap((id, index) =>
    [...model.campaigns[index]!.rows].flatMap(([who, { enrollment }]) => {
      if (!enrollment) return [];
      const waits = enrollment.state === 'active' ? 1 : 0;
      const ended = enrollment.state === 'stopped' ? 1 : 0;
      return [{ campaign: id.replaceAll('-', ''), email: who, ...enrollment, waits, ended }];
    }),
  );
  expect(stored, past).to.have.deep.members(expected);
}

/** Each person is in as many campaigns as the model says, and the person's page says the same of each. */
async function expectPeople({ client, ids }: Stage, model: Model, past: string): Promise<void> {
  for (const who of people) {
    const { person, memberships } = (await client.get(`/v1/people/${idOf(who)}`)).body.data;
    const expected = model.campaigns.flatMap((campaign, index) => {
      const row = campaign.rows.get(who);
      return row?.live ? [{ campaign_id: ids[index]!, enrollment: shown(row, campaign) }] : [];
    });
    expect(person.campaign_count, past).to.equal(expected.length);
    const seen = memberships.map(
      (each: { campaign_id: string; enrollment: Record<string, unknown> | null }) => ({
        campaign_id: each.campaign_id,
        enrollment: each.enrollment && { state: each.enrollment.state, reason: each.enrollment.reason },
      }),
    );
    expect(seen, past).to.have.deep.members(expected);
  }
}
