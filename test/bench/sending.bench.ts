import type * as clockModule from '../../server/src/domain/shared/clock.js';
import type * as dispatchModule from '../../server/src/engine/send/dispatch.js';
import type * as poolsModule from '../../server/src/engine/send/smtp-pool-registry.js';
import type * as databaseModule from '../../server/src/store/database/database.js';
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTransport } from 'nodemailer';
import { pino } from 'pino';
import type { EntityManager } from 'typeorm';
import { normalizeFlow } from '../../server/src/domain/flow/normalize.js';
import type { ReceiverLimits } from '../../server/src/generated/types.js';
import { createAccount, replaceReceiverLimits } from '../../server/src/store/accounts/repository.js';
import { addMailboxes } from '../../server/src/store/campaigns/mailboxes.js';
import { insertCampaign } from '../../server/src/store/campaigns/repository.js';
import { readCampaign } from '../../server/src/store/campaigns/queries.js';
import { lockForSend, waitingCampaigns } from '../../server/src/store/enrollments/claims/queries.js';
import { startEmbedded } from '../../server/src/store/database/embedded.js';
import { flowColumns } from '../../server/src/store/flow/repository.js';
import { newId, toBin } from '../../server/src/store/database/ids.js';
import { createMailbox } from '../../server/src/store/mailboxes/repository.js';
import { dueMailboxes, lockDueMailbox } from '../../server/src/store/mailboxes/sending/queries.js';
import { migrate } from '../../server/src/store/database/migrate.js';
import { spawn } from './children.js';
import { built } from './http/built.js';
import { loadData } from './load-data.js';
import { loadPopulation, populationRows } from './population.js';
import { median, type BenchRow } from './row.js';

type Database = databaseModule.Database;

/** Enrollments that are there while the next are picked. */
const population = Number(process.env.BENCH_ENROLLMENTS ?? 1_000_000);
const campaignCount = 20;
const mailboxCount = 100;
const samples = 400;

const rounds = 3;
const perRound = 3_000;
const senderCount = 8;
/** Counted, and not reached. */
const receiverLimits: ReceiverLimits = {
  per_domain: 1_000_000,
  per_provider: { google: 1_000_000, microsoft: 1_000_000, other: 1_000_000 },
};

/** Picking due work beside a million enrollments, and sending against nodemailer alone. */
export async function benchSending(): Promise<BenchRow[]> {
  const { openDatabase } = await built<typeof databaseModule>('store/database/database.js');
  const dataDir = await mkdtemp(join(tmpdir(), 'outreach-bench-'));
  const cacheDir = fileURLToPath(new URL('../../.cache', import.meta.url));
  const server = await startEmbedded({ dataDir, cacheDir });
  const database = await openDatabase({ url: server.url });
  const children: ChildProcess[] = [];
  try {
    await migrate(database);
    const sending = await sendingRows(database, children);
    return [...(await pickingRows(database)), ...sending];
  } finally {
    for (const child of children) child.kill();
    await database.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const text = (name: string) =>
  `Hello ${name},\n\nI saw what your team does, and wonder whether we could talk for ten minutes next week.\n\nBest regards\nAnn`;

/** A running campaign of one email, around the clock and without an interval. */
async function runningCampaign(
  database: Database,
  accountId: string,
  mailboxIds: readonly string[],
): Promise<string> {
  const [id, bucketId, now] = [newId(), newId(), new Date()];
  const variant = {
    id: newId(),
    subject: 'A question, {{first_name}}',
    template: text('{{first_name}}'),
    is_active: true,
  };
  const nodes = [
    { id: 'lead', type: 'leadSource', position: { x: 0, y: 0 }, data: {} },
    { id: 'mail', type: 'email', position: { x: 0, y: 0 }, data: { variants: [variant] } },
  ];
  const edges = [{ id: 'edge', source: 'lead', target: 'mail' }];
  const { flow } = normalizeFlow({ nodes, edges }, { bucketId });
  await database.source.transaction(async tx => {
    await insertCampaign(tx, {
      account_id: accountId,
      id,
      name: 'Bench',
      status: 'running',
      source: 'manual',
      schedule: null,
      sending_interval_seconds: 0,
      max_bounce_percent: 15,
      lifecycle_time_zone: 'UTC',
      lifecycle_start_on: null,
      lifecycle_pause_on: null,
      start_at: null,
      pause_at: null,
      bucket_id: bucketId,
      ...flowColumns(flow),
      launched_at: now,
      deleted_at: null,
      created_at: now,
      updated_at: now,
    });
    await addMailboxes(tx, accountId, id, mailboxIds, now);
  });
  return id;
}

async function makeMailboxes(
  database: Database,
  accountId: string,
  count: number,
  port = 25,
): Promise<string[]> {
  const smtp = { host: '127.0.0.1', port, secure: false, user: '' };
  const ids: string[] = [];
  for (let index = 0; index < count; index++) {
    const email = `ann-${index}-${accountId.slice(-12)}@sender.example`;
    // All limits are counted, and none is reached.
    const limits = { dailyCap: 1_000_000, ramp: { start: 500_000, step: 1 } };
    const mailbox = { email, provider: 'smtp', settings: { smtp }, ...limits } as const;
    ids.push(await createMailbox(database.manager, accountId, mailbox, new Date(0)));
  }
  return ids;
}

const enrollmentColumns = [
  'account_id', 'id', 'campaign_id', 'lead_id', 'global_lead_id', 'state', 'current_node_id', 'awaits', 'next_action_at',
  'mailbox_id', 'created_at', 'updated_at',
] as const; // prettier-ignore

/**
 * An account at full work: of each campaign's people half have not been written to, a quarter waits for a follow-up that
 * is due, and a quarter for the end of a wait.
 */
async function loadEnrollments(database: Database) {
  const { id: accountId } = await createAccount(database.manager, 'Bench', new Date());
  const mailboxIds = await makeMailboxes(database, accountId, mailboxCount);
  const campaignIds: string[] = [];
  const perCampaign = Math.floor(population / campaignCount);
  for (let at = 0; at < campaignCount; at++) {
    const own = mailboxIds.filter((_, index) => (index + at) % 5 < 2);
    const campaignId = await runningCampaign(database, accountId, own);
    campaignIds.push(campaignId);
    const campaign = toBin(campaignId);
    const account = toBin(accountId);
    const now = Date.now();
    function* rows() {
      for (let index = 0; index < perCampaign; index++) {
        const position = ['send', 'send', 'send', 'flow'][index % 4]!;
        const moment = new Date(now + (position === 'flow' ? 1 : -1) * (60_000 + index * 100));
        const mailbox = index % 4 < 2 ? null : toBin(own[index % own.length]!);
        const person = createHash('sha256').update(`${at} ${index}`).digest();
        yield [account, toBin(newId()), campaign, toBin(newId()), person, 'active', 'mail', position, moment, mailbox, moment, moment]; // prettier-ignore
      }
    }
    await loadData(database, 'enrollments', enrollmentColumns, rows());
  }
  await database.manager.query('ANALYZE TABLE enrollments, mailboxes, campaigns, campaign_mailboxes');
  return { accountId, mailboxIds, campaignIds };
}

async function pickingRows(database: Database): Promise<BenchRow[]> {
  console.error(`Loading ${population.toLocaleString('en')} enrollments …`);
  const { accountId, mailboxIds, campaignIds } = await loadEnrollments(database);
  const times = new Map<string, number[]>();
  const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const started = performance.now();
    const result = await work();
    times.set(name, [...(times.get(name) ?? []), performance.now() - started]);
    return result;
  };
  const pick = (tx: EntityManager, id: string) => async (now: Date) => {
    await timed('locking a mailbox', () => lockDueMailbox(tx, accountId, id, now));
    const dueBy = { firstTouch: now, followUp: now };
    const waiting = await timed('what waits for a mailbox', () => waitingCampaigns(tx, accountId, id, dueBy));
    const campaign = waiting[waiting.length >> 1]!.id;
    await timed('locking a follow-up', () => lockForSend(tx, accountId, campaign, id, now, 1));
    await timed('locking a first touch', () => lockForSend(tx, accountId, campaign, null, now, 1));
  };
  for (let sample = 0; sample < samples; sample++) {
    const now = new Date();
    const id = mailboxIds[(sample * 37) % mailboxIds.length]!;
    await timed('finding mailboxes with work', () => dueMailboxes(database.manager, now, 8));
    const past = new Date(now.getTime() - 365 * 86_400_000);
    await timed('finding that none has work', () => dueMailboxes(database.manager, past, 8));
    const [campaigns, mailboxes] = [{ campaigns: campaignIds }, { mailboxes: mailboxIds }];
    await timed('finding that all windows are closed', () =>
      dueMailboxes(database.manager, now, 8, campaigns),
    );
    await timed('finding that all mailboxes rest', () => dueMailboxes(database.manager, now, 8, mailboxes));
    await database.source.transaction(tx => pick(tx, id)(now));
  }
  if (process.env.BENCH_PLANS) await printPlans(database, accountId, mailboxIds[0]!);
  return [...times].map(([name, values]) => {
    const p99 = [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.99)]!;
    return {
      name: `${name}, p99 among ${population.toLocaleString('en')} enrollments`,
      value: p99,
      unit: 'ms',
      target: 'at most 10 ms',
      ok: p99 <= 10,
      note: `median ${median(values).toFixed(2)} ms`,
    };
  });
}

/** EXPLAIN of each statement by which work is picked. */
async function printPlans({ manager }: Database, accountId: string, mailboxId: string): Promise<void> {
  const explainer = {
    async query(sql: string, params: unknown[]) {
      console.error(sql.replace(/\s+/g, ' ').slice(0, 100));
      console.table(
        (await manager.query<Record<string, unknown>[]>(`EXPLAIN FORMAT=TRADITIONAL ${sql}`, params)).map(
          ({ table, type, key, rows, Extra }) => ({ table, type, key, rows, Extra }),
        ),
      );
      // What is due decides on the statement that follows.
      return sql.includes('FROM mailboxes') ? [] : manager.query<unknown[]>(sql, params);
    },
  } as unknown as EntityManager;
  const now = new Date();
  await dueMailboxes(explainer, now, 8);
  await waitingCampaigns(explainer, accountId, mailboxId, { firstTouch: now, followUp: now });
  await lockForSend(explainer, accountId, newId(), mailboxId, now, 1);
  await lockForSend(explainer, accountId, newId(), null, now, 1);
}

/**
 * One worker from the claim to the recorded ledger, against nodemailer that sends the same messages over as many
 * connections and nothing more. Nodemailer writes a message in pieces and lets each wait for the acknowledgement of the one
 * before; so it is also reported how fast it is over sockets that do not. Then the same where receivers have limits, too: each
 * message counts to its domain and to its provider.
 */
async function sendingRows(database: Database, children: ChildProcess[]): Promise<BenchRow[]> {
  const sink = spawn('smtp-sink', children);
  const [{ port }] = (await once(sink, 'message')) as [{ port: number }];
  const { systemClock } = await built<typeof clockModule>('domain/shared/clock.js');
  const { createDispatcher } = await built<typeof dispatchModule>('engine/send/dispatch.js');
  const { createSmtpPoolRegistry } = await built<typeof poolsModule>('engine/send/smtp-pool-registry.js');
  const { id: accountId } = await createAccount(database.manager, 'Sender', new Date());
  const mailboxIds = await makeMailboxes(database, accountId, senderCount, port);
  const perSecond: Record<'floor' | 'prompt' | 'service' | 'limited', number[]> = { floor: [], prompt: [], service: [], limited: [] }; // prettier-ignore
  // The first round warms up: the pools of both, and the server's caches.
  for (let round = 0; round <= rounds; round++) {
    const from = round * perRound;
    const floor = perRound / (await sendBare(port, from));
    const prompt = perRound / (await sendBare(port, from, true));
    const pools = createSmtpPoolRegistry({ secretBox: { open: () => '{}' }, sandbox: null });
    const dispatcher = createDispatcher({
      database,
      clock: systemClock,
      log: pino({ level: 'silent' }),
      owner: newId(),
      pools,
      leaseMs: 60_000,
      batchSize: 50,
      baseUrl: 'http://127.0.0.1',
      unsubscribeKey: Buffer.alloc(32, 1),
    });
    const sendAll = async (limits: ReceiverLimits | null, first: number) => {
      await replaceReceiverLimits(database.manager, accountId, limits, new Date());
      const campaignId = await runningCampaign(database, accountId, mailboxIds);
      const campaign = (await readCampaign(database, accountId, campaignId))!;
      await loadPopulation(database, populationRows(campaign, first, first + perRound));
      const started = performance.now();
      while ((await countSent(database, campaign.id)) < perRound) await dispatcher.run();
      return (perRound * 1_000) / (performance.now() - started);
    };
    const service = await sendAll(null, from);
    const limited = await sendAll(receiverLimits, from + (rounds + 1) * perRound);
    await dispatcher.close?.();
    if (round === 0) continue;
    perSecond.floor.push(floor);
    perSecond.prompt.push(prompt);
    perSecond.service.push(service);
    perSecond.limited.push(limited);
  }
  const [floor, prompt] = [median(perSecond.floor), median(perSecond.prompt)].map(value => value.toFixed(0));
  const row = (name: string, measured: number[]): BenchRow => {
    const ratio = median(measured.map((value, round) => value / perSecond.floor[round]!));
    return {
      name,
      value: median(measured),
      unit: 'messages/s',
      ratio,
      target: "at least 1.5 times nodemailer's pooled sendMail",
      ok: ratio >= 1.5,
      note: `nodemailer, pooled: ${floor} messages/s, over sockets with TCP_NODELAY: ${prompt}`,
    };
  };
  return [
    row('sending, from the claim to the settled ledger', perSecond.service),
    row('sending under receiver limits', perSecond.limited),
  ];
}

async function countSent({ manager }: Database, campaignId: string): Promise<number> {
  const [row] = await manager.query<{ sent_count: number }[]>(
    'SELECT sent_count FROM campaign_totals WHERE campaign_id = ?',
    [toBin(campaignId)],
  );
  return row!.sent_count;
}

/** @returns seconds that nodemailer took for messages like those of the service */
async function sendBare(port: number, from: number, noDelay = false): Promise<number> {
  const transport = createTransport({
    pool: true,
    host: '127.0.0.1',
    port,
    secure: false,
    ignoreTLS: true,
    maxConnections: senderCount * 2,
    ...(noDelay && { getSocket: promptSocket }),
  });
  const started = performance.now();
  const messages = Array.from({ length: perRound }, (_, index) =>
    transport.sendMail({
      from: { name: 'Ann', address: 'ann@sender.example' },
      to: `lead-${from + index}@company.example`,
      subject: 'A question, Jane',
      text: text('Jane'),
      html: `<p>${text('Jane').replaceAll('\n', '<br>')}</p>`,
      messageId: `<${newId()}@sender.example>`,
      headers: {
        'List-Unsubscribe': `<http://127.0.0.1/unsubscribe/${'x'.repeat(80)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  );
  await Promise.all(messages);
  const seconds = (performance.now() - started) / 1_000;
  transport.close();
  return seconds;
}

function promptSocket(
  { host, port }: { host?: string; port?: string | number },
  done: (error: Error | null, socket?: { connection: Socket }) => void,
): void {
  const socket = connect({ host, port: Number(port), noDelay: true });
  socket.once('error', done);
  socket.once('connect', () => {
    socket.off('error', done);
    done(null, { connection: socket });
  });
}
