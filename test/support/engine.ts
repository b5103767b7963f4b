import { pino } from 'pino';
import { VirtualClock } from './virtual-clock.js';
import { globalLeadId } from '../../server/src/domain/leads/email-address.js';
import { normalizeFlow } from '../../server/src/domain/flow/normalize.js';
import { firstPosition } from '../../server/src/domain/flow/position.js';
import type { Flow, Schedule } from '../../server/src/domain/flow/types.js';
import { createFlowRunner } from '../../server/src/engine/flow/runner.js';
import { createLifecycle } from '../../server/src/engine/lifecycle.js';
import type { SandboxBehaviour } from '../../server/src/sandbox/behaviour.js';
import { startSandbox, type Sandbox } from '../../server/src/sandbox/server.js';
import { createDispatcher } from '../../server/src/engine/send/dispatch.js';
import type { SendPoint } from '../../server/src/engine/send/deliver-batch.js';
import { createReconciler, sandboxSentFolder } from '../../server/src/engine/send/reconcile.js';
import { createSmtpPoolRegistry } from '../../server/src/engine/send/smtp-pool-registry.js';
import type { SmtpPoolRegistry } from '../../server/src/engine/send/smtp-pool-registry.js';
import type { Task } from '../../server/src/engine/scheduler/scheduler.js';
import { enrollCampaignLeads } from '../../server/src/store/enrollments/campaign/queries.js';
import { addMailboxes } from '../../server/src/store/campaigns/mailboxes.js';
import { insertCampaign, lockCampaign } from '../../server/src/store/campaigns/repository.js';
import type { Row } from '../../server/src/store/database/columns.js';
import type { CampaignEntity, sends } from '../../server/src/store/entities.js';
import { flowColumns } from '../../server/src/store/flow/repository.js';
import { hashToBin, newId, toBin } from '../../server/src/store/database/ids.js';
import { type NewMailbox, createMailbox } from '../../server/src/store/mailboxes/repository.js';
import { sandboxStore } from '../../server/src/store/sandbox/repository.js';
import { transaction } from '../../server/src/store/database/transaction.js';
import { database } from './database.js';

export const links = { baseUrl: 'http://localhost:3000', unsubscribeKey: Buffer.alloc(32, 7) };

/** One worker: its tasks, made with an id of its own. */
export interface TestWorker {
  owner: string;
  tasks: Task[];
  dispatcher: Task;
  reconciler: Task;
  runner: Task;
  pools: SmtpPoolRegistry;
  /** Runs every task until none has more to do. */
  runUntilIdle(): Promise<void>;
  close(): Promise<void>;
}

export interface WorkerSettings {
  checkpoint?(point: SendPoint): void;
  leaseMs?: number;
  batchSize?: number;
  log?: pino.Logger;
  lookUpProviders?(domains: readonly string[]): Promise<unknown>;
}

/** The sending side of the engine on a virtual clock, with a sandbox of its own. */
export interface TestEngine {
  clock: VirtualClock;
  sandbox: Sandbox;
  worker(settings?: WorkerSettings): TestWorker;
  close(): Promise<void>;
}

/** A Monday at 15:00 UTC. */
export const monday = new Date('2026-03-02T15:00:00Z');

export async function startEngine(start = monday): Promise<TestEngine> {
  const clock = new VirtualClock(start);
  const failures: unknown[] = [];
  const sandbox = await startSandbox({
    clock,
    repository: sandboxStore<SandboxBehaviour>(database()),
    onError: error => failures.push(error),
  });
  const workers: TestWorker[] = [];
  return {
    clock,
    sandbox,
    worker(settings = {}) {
      const worker = createWorker(clock, sandbox, settings);
      workers.push(worker);
      return worker;
    },
    async close() {
      await Promise.all(workers.map(worker => worker.close()));
      await sandbox.close();
      if (failures.length > 0) throw failures[0];
    },
  };
}

function createWorker(clock: VirtualClock, sandbox: Sandbox, settings: WorkerSettings): TestWorker {
  const owner = newId();
  const log = settings.log ?? pino({ level: process.env.TEST_LOG ?? 'silent' });
  const pools = createSmtpPoolRegistry({ secretBox: { open: () => '{}' }, sandbox });
  const base = { database: database(), clock, log, owner };
  const dispatcher = createDispatcher({
    ...base,
    pools,
    leaseMs: 60_000,
    batchSize: 20,
    ...links,
    ...settings,
  });
  const reconciler = createReconciler({ ...base, sentFolders: { sandbox: sandboxSentFolder(database()) } });
  const runner = createFlowRunner(base);
  const tasks = [createLifecycle(base), runner, dispatcher, reconciler];
  return {
    owner,
    tasks,
    dispatcher,
    reconciler,
    runner,
    pools,
    runUntilIdle: () => runUntilIdle(tasks),
    close: async () => dispatcher.close?.(),
  };
}

/** Runs tasks until none of them has more to do. */
export async function runUntilIdle(tasks: readonly Task[]): Promise<void> {
  for (let more = true; more;) {
    more = false;
    for (const task of tasks) while (await task.run()) more = true;
  }
}

export interface CampaignSettings {
  flow: Flow;
  mailboxIds?: readonly string[];
  status?: CampaignEntity['status'];
  schedule?: Schedule | null;
  intervalSeconds?: number;
  name?: string | null;
  startAt?: Date | null;
  pauseAt?: Date | null;
  /** The zone that its days are counted in, UTC unless reported. */
  lifecycleZone?: string;
}

/** A launched campaign of an account, with its mailboxes and nobody in it. */
export async function buildLaunched(
  accountId: string,
  settings: CampaignSettings,
  now: Date,
): Promise<string> {
  const id = newId();
  const bucketId = newId();
  const { flow } = normalizeFlow(settings.flow, { bucketId });
  await transaction(database(), async tx => {
    await insertCampaign(tx, {
      account_id: accountId,
      id,
      name: settings.name === undefined ? 'Spring' : settings.name,
      status: settings.status ?? 'running',
      source: 'manual',
      schedule: settings.schedule ?? null,
      sending_interval_seconds: settings.intervalSeconds ?? 0,
      max_bounce_percent: 15,
      lifecycle_time_zone: settings.lifecycleZone ?? 'UTC',
      lifecycle_start_on: null,
      lifecycle_pause_on: null,
      start_at: settings.startAt ?? null,
      pause_at: settings.pauseAt ?? null,
      bucket_id: bucketId,
      ...flowColumns(flow),
      launched_at: now,
      deleted_at: null,
      created_at: now,
      updated_at: now,
    });
    await addMailboxes(tx, accountId, id, settings.mailboxIds ?? [], now);
  });
  return id;
}

export interface TestLead {
  email: string;
  first_name?: string;
  custom_lead_data?: Record<string, unknown>;
}

async function insertLead(accountId: string, campaignId: string, lead: TestLead, now: Date): Promise<string> {
  const id = newId();
  await database().manager.query(
    `INSERT INTO leads (account_id, id, campaign_id, global_lead_id, email, first_name, custom_lead_data, source,
       created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, 'api', ?, ?)`,
    [
      toBin(accountId),
      toBin(id),
      toBin(campaignId),
      hashToBin(globalLeadId(lead.email)),
      lead.email,
      lead.first_name ?? null,
      JSON.stringify(lead.custom_lead_data ?? {}),
      now,
      now,
    ],
  );
  return id;
}

/** Adds leads to a campaign and enrolls everyone who can be. */
export async function enroll(
  accountId: string,
  campaignId: string,
  leads: readonly TestLead[],
  now: Date,
): Promise<string[]> {
  const ids: string[] = [];
  for (const lead of leads) ids.push(await insertLead(accountId, campaignId, lead, now));
  await transaction(database(), async tx => {
    const campaign = (await lockCampaign(tx, accountId, campaignId))!;
    const flow = JSON.parse(campaign.flow_data!) as Flow;
    await enrollCampaignLeads(tx, campaign, firstPosition(flow, now)!, now);
  });
  return ids;
}

/** Leads `lead-<n>+<tag>@sandbox.test` in a number. */
export function manyLeads(count: number, name = 'accept'): { email: string }[] {
  const tag = newId().slice(-8);
  return Array.from({ length: count }, (_, index) => ({ email: `${name}+${tag}-${index}@sandbox.test` }));
}

/** A campaign's row of the ledger as it is stored. */
export type SendRow = Row<typeof sends> & { enrollment_id: Buffer; node_id: string; variant_id: Buffer };

/** The ledger of an account, in the order of sending. */
export async function ledger(accountId: string): Promise<SendRow[]> {
  return database().manager.query(
    'SELECT * FROM sends WHERE account_id = ? ORDER BY sent_at, started_at, id',
    [toBin(accountId)],
  );
}

/** Messages that the sandbox took from an account's ledger, and how often each arrived. */
export async function arrivals(
  accountId: string,
): Promise<{ envelope_to: string; deliveries: number; raw: Buffer; message_id: string }[]> {
  return database().manager.query(
    `SELECT m.envelope_to, m.deliveries, m.raw, m.message_id FROM sends s
       JOIN sandbox_messages m ON m.message_id_hash = s.message_id_hash
     WHERE s.account_id = ? ORDER BY m.accepted_at, m.id`,
    [toBin(accountId)],
  );
}

/** A sandbox mailbox that may send from the first moment of the clock on. */
export function sandboxMailbox(accountId: string, settings: Partial<NewMailbox> = {}): Promise<string> {
  const email = `mailbox-${newId().slice(-12)}@sandbox.test`;
  const mailbox = { email, provider: 'sandbox', ...settings } as const;
  return createMailbox(database().manager, accountId, mailbox, new Date(0));
}
