import { DateTime } from 'luxon';
import { pino } from 'pino';
import type { VirtualClock } from './virtual-clock.js';
import { globalLeadId, parseEmail } from '../../server/src/domain/leads/email-address.js';
import { firstPosition } from '../../server/src/domain/flow/position.js';
import type { Flow, Schedule } from '../../server/src/domain/flow/types.js';
import { isTimeZone } from '../../server/src/domain/schedule/zone-time.js';
import { createSandboxTask } from '../../server/src/sandbox/task.js';
import { readUnsubscribeToken } from '../../server/src/domain/sending/unsubscribe-token.js';
import { addBlock, blockAndStop } from '../../server/src/events/block-list.js';
import { enrollCampaignLeads } from '../../server/src/store/enrollments/campaign/queries.js';
import { lockCampaign } from '../../server/src/store/campaigns/repository.js';
import { newId, toBin } from '../../server/src/store/database/ids.js';
import { insertEntities } from '../../server/src/store/database/bulk/queries.js';
import { leads, people } from '../../server/src/store/entities.js';
import { newLead, newPerson } from '../../server/src/store/leads/rows.js';
import { transaction } from '../../server/src/store/database/transaction.js';
import { unsubscribeEnrollment } from '../../server/src/operations/unsubscribe.js';
import type { Ramp } from '../../server/src/domain/sending/mailbox-pace.js';
import { email, flow, node, wait } from '../domain/flow/fixtures.js';
import { alterCampaign } from './build.js';
import type { ReceiverLimits } from '../../server/src/generated/types.js';
import { replaceReceiverLimits } from '../../server/src/store/accounts/repository.js';
import { storeProviders } from '../../server/src/store/receivers/queries.js';
import { database, freshAccount } from './database.js';
import { buildLaunched, links, sandboxMailbox, startEngine, type TestEngine } from './engine.js';
import { nextDue } from './play.js';

export interface MailboxPlan {
  dailyCap: number | null;
  ramp: Ramp | null;
  intervalSeconds: number;
  /** Zone in which its days are cut. */
  zone: string;
}

export interface CampaignPlan {
  schedule: Schedule | null;
  intervalSeconds: number;
  /** Seconds between its emails; there is one email more than waits. */
  waits: readonly number[];
  /** Which of the mailboxes it sends from. */
  mailboxes: readonly number[];
  /** Addresses; the local part says what the sandbox's recipient does. */
  leads: readonly string[];
  /** What the custom field `time_zone` of each lead holds, in turn; left out: it is not there. */
  leadZones?: readonly unknown[];
}

/** An entry that a person puts on the block list while the campaigns run. */
export interface BlockPlan {
  afterMs: number;
  type: 'email' | 'domain';
  value: string;
  /** Its sequences are not ended: the entry came in beside them, and only the claim can see it. */
  unnoticed?: boolean;
}

/** Campaigns that are played from their launch until nobody is left in them, with all that goes wrong on the way. */
export interface WorldPlan {
  start: Date;
  /** Longest time that is played. */
  days: number;
  mailboxes: readonly MailboxPlan[];
  campaigns: readonly CampaignPlan[];
  blocks: readonly BlockPlan[];
  /** Those of the account; Google receives the mail of `company.test`. */
  receiverLimits?: ReceiverLimits | null;
  /** Worker processes at a time. */
  workers: number;
  /** Chance that a worker dies at a checkpoint of its sending; another takes its place. */
  deathRate: number;
  /** Decides which checkpoints those are. */
  seed: number;
  /** Moments nearer to each other than this are played as one; the edges of windows and days always count. */
  grainMs: number;
}

export interface World {
  plan: WorldPlan;
  accountId: string;
  campaignIds: string[];
  mailboxIds: string[];
  mailboxEmails: string[];
  /** When each block was on the list for certain. */
  blockedAt: Date[];
  /** Worker processes that died. */
  deaths: number;
  /** How often time moved on. */
  steps: number;
}

/** The mark that step `step` of campaign `campaign` bears in its body. */
export function markOf(campaign: number, step: number): string {
  return `Note c${campaign}-e${step}.`;
}

/** Plays a plan on the real engine, with a real SMTP server, in an account of its own. */
export async function playWorld(plan: WorldPlan): Promise<World> {
  const engine = await startEngine(plan.start);
  try {
    const world = await build(plan);
    await play(engine, world);
    await Promise.all(world.campaignIds.map(id => alterCampaign(world.accountId, id, { status: 'paused' })));
    return world;
  } finally {
    await engine.close();
  }
}

async function build(plan: WorldPlan): Promise<World> {
  const accountId = await freshAccount(plan.start);
  if (plan.receiverLimits) {
    const db = database().manager;
    await replaceReceiverLimits(db, accountId, plan.receiverLimits, plan.start);
    const google = {
      domain: 'company.test',
      provider: 'google',
      kept_until: new Date('2099-01-01'),
    } as const;
    await storeProviders(db, [google]);
  }
  const mailboxEmails = plan.mailboxes.map((_, index) => `m${index}-${accountId.slice(-12)}@sandbox.test`);
  const mailboxIds: string[] = [];
  for (const [index, { dailyCap, ramp, intervalSeconds, zone }] of plan.mailboxes.entries())
    mailboxIds.push(
      await sandboxMailbox(accountId, {
        email: mailboxEmails[index]!,
        dailyCap,
        ramp,
        sendingIntervalSeconds: intervalSeconds,
        settings: { time_zone: zone },
      }),
    );
  const campaignIds: string[] = [];
  for (const [index, campaign] of plan.campaigns.entries()) {
    const settings = {
      flow: sequenceOf(index, campaign.waits),
      mailboxIds: campaign.mailboxes.map(at => mailboxIds[at]!),
      schedule: campaign.schedule,
      intervalSeconds: campaign.intervalSeconds,
      lifecycleZone: campaign.schedule?.timezone,
    };
    const id = await buildLaunched(accountId, settings, plan.start);
    await enrollMany(accountId, id, campaign, plan.start);
    campaignIds.push(id);
  }
  return {
    plan,
    accountId,
    campaignIds,
    mailboxIds,
    mailboxEmails,
    blockedAt: [],
    deaths: 0,
    steps: 0,
  };
}

function sequenceOf(campaign: number, waits: readonly number[]): Flow {
  const nodes = [node('lead', 'leadSource')];
  for (let step = 0; step <= waits.length; step++) {
    if (step > 0) nodes.push(wait(`wait-${step}`, waits[step - 1]));
    nodes.push(
      email(`mail-${step}`, { subject: step === 0 ? 'Hello' : '', template: markOf(campaign, step) }),
    );
  }
  const edges = nodes.slice(1).map(({ id }, index) => `${nodes[index]!.id}>${id}`);
  return flow(nodes, ...edges);
}

/** What the custom field of a lead holds as its time zone. */
export function leadZone({ leadZones }: CampaignPlan, index: number): unknown {
  return leadZones?.[index % leadZones.length];
}

/** The people of a campaign, in it and enrolled. */
async function enrollMany(
  accountId: string,
  campaignId: string,
  plan: CampaignPlan,
  now: Date,
): Promise<void> {
  const identities = plan.leads.map(address => {
    const parsed = parseEmail(address)!;
    return { email: parsed, globalLeadId: globalLeadId(parsed) };
  });
  await transaction(database(), async tx => {
    const campaign = (await lockCampaign(tx, accountId, campaignId))!;
    const persons = identities.map(identity => newPerson(accountId, identity, now));
    for (const { global_lead_id } of persons)
      await tx.getRepository(people).delete({ account_id: accountId, global_lead_id });
    await insertEntities(tx, people, persons);
    const members = identities.map((identity, index) => ({
      ...newLead(campaign, { ...identity, leadId: newId() }, 'api', now),
      custom_lead_data: plan.leadZones?.length ? { time_zone: leadZone(plan, index) } : {},
    }));
    await insertEntities(tx, leads, members);
    const position = firstPosition(JSON.parse(campaign.flow_data!) as Flow, now)!;
    await enrollCampaignLeads(tx, campaign, position, now);
  });
}

/** A sequence of numbers from 0 to 1 that the seed alone decides. */
export function numbersFrom(seed: number): () => number {
  let state = seed % 2 ** 31;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
}

/** Lets the workers do what is due, moves time on to the next moment at which something may be, and so on. */
async function play(engine: TestEngine, world: World): Promise<void> {
  const { plan } = world;
  const { clock } = engine;
  const end = plan.start.getTime() + plan.days * 86_400_000;
  const edges = edgesOf(plan, end);
  const shifts = Array.from({ length: plan.workers }, (_, index) => crew(engine, world, index));
  while (clock.now().getTime() < end) {
    await Promise.all(shifts.map(shift => shift.work()));
    await putOnBlockList(world, clock.now());
    if (await isOver(world)) break;
    const now = clock.now().getTime();
    while (edges.length > 0 && edges[0]! <= now) edges.shift();
    const moment = Math.max((await nextDue(new Date(now), world.accountId)) ?? end, now + plan.grainMs);
    await clock.advance(Math.min(moment, edges[0] ?? end, end) - now);
    world.steps++;
  }
}

/** One place for a worker: where one dies another begins, as a supervisor would do it. */
function crew(engine: TestEngine, world: World, index: number) {
  const { plan } = world;
  const random = numbersFrom(plan.seed + index * 7_919);
  const sandboxTask = createSandboxTask({
    database: database(),
    clock: engine.clock,
    log: pino({ level: 'silent' }),
    unsubscribe: url => unsubscribe(url, engine.clock),
  });
  let isDead = false;
  let worker = begin();

  function begin() {
    isDead = false;
    return engine.worker({
      checkpoint() {
        // A dead process does nothing more at any of its mailboxes.
        if (!isDead && random() < plan.deathRate) isDead = true;
        if (isDead) throw new Error('The worker dies here.');
      },
    });
  }

  async function drain(task: { run(): Promise<boolean> }): Promise<boolean> {
    let worked = false;
    while (!isDead && (await task.run())) worked = true;
    return worked;
  }

  return {
    async work() {
      for (let more = true; more;) {
        // No campaign of a world starts or ends by its dates.
        const { runner, dispatcher, reconciler } = worker;
        const worked = await Promise.all([runner, dispatcher, reconciler, sandboxTask].map(drain));
        more = worked.includes(true) || isDead;
        if (!isDead) continue;
        await worker.close();
        world.deaths++;
        worker = begin();
      }
    },
  };
}

async function unsubscribe(url: string, clock: VirtualClock): Promise<void> {
  const target = readUnsubscribeToken(links.unsubscribeKey, url.split('/').at(-1)!)!;
  await transaction(database(), tx =>
    unsubscribeEnrollment(tx, target.accountId, target.enrollmentId, clock.now()),
  );
}

async function putOnBlockList({ plan, accountId, blockedAt }: World, now: Date): Promise<void> {
  const passed = now.getTime() - plan.start.getTime();
  for (const [index, { afterMs, type, value, unnoticed }] of plan.blocks.entries()) {
    if (blockedAt[index] || passed < afterMs) continue;
    const block = { type, value, reason: null, origin: 'api' } as const;
    await transaction<unknown>(database(), tx =>
      unnoticed ? addBlock(tx, accountId, block, now) : blockAndStop(tx, accountId, block, 'blocked', now),
    );
    blockedAt[index] = now;
  }
}

/** Nobody is in the campaigns any more, and no message is under way: one whose worker died may have bounced meanwhile. */
async function isOver({ accountId }: World): Promise<boolean> {
  const account = toBin(accountId);
  const rows = await database().manager.query<unknown[]>(
    `SELECT 1 FROM enrollments WHERE account_id = ? AND state = 'active'
     UNION ALL SELECT 1 FROM sends WHERE account_id = ? AND due_at IS NOT NULL LIMIT 1`,
    [account, account],
  );
  return rows.length === 0;
}

/** The times at which a window opens or closes or a mailbox's day ends, each with the millisecond before it. */
function edgesOf(plan: WorldPlan, end: number): number[] {
  const edges = new Set<number>();
  const add = (zone: string, hour: number, minute: number) => {
    for (let day = -1; day <= plan.days + 1; day++) {
      const local = DateTime.fromJSDate(plan.start, { zone }).startOf('day').plus({ days: day });
      const at = local.set({ hour, minute }).toMillis();
      if (at > plan.start.getTime() && at <= end) edges.add(at - 1).add(at);
    }
  };
  for (const { schedule, leadZones = [] } of plan.campaigns)
    for (const zone of schedule ? [schedule.timezone, ...leadZones.filter(isTimeZone)] : []) {
      add(zone, schedule!.start_hour, schedule!.start_minute);
      add(zone, schedule!.end_hour, schedule!.end_minute);
    }
  for (const { zone } of plan.mailboxes) add(zone, 0, 0);
  return [...edges].sort((a, b) => a - b);
}
