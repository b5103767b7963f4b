import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, type Database } from '../../server/src/store/database/database.js';
import { connectMailbox } from '../../server/src/store/mailboxes/repository.js';
import { transaction } from '../../server/src/store/database/transaction.js';
import { createSecretBox } from '../../server/src/store/database/crypto.js';
import { findSecretKey } from '../../server/src/compose/secret-key.js';
import { readConfig } from '../../server/src/config.js';
import { createClient, type OutreachClient } from '../../sdk/src/index.js';
import { password } from '../support/dovecot.js';
import { beginProgram, runProgram, startProgram, type RunningProgram } from '../support/program.js';
import { startReceiver, type Receiver } from '../support/receiver.js';
import { startProxy, type Proxy } from '../support/proxy.js';
import { startStageDatabase, type ClusterKind, type StageDatabase } from './databases.js';
import { startInboxes, type Inboxes } from './inboxes.js';
import { startApis, type Apis } from './apis.js';
import { setLimits } from './limits.js';
import { startRecipients, type Arrival, type Recipients } from './recipients.js';

/** The real service with all that is around it. */
export interface Stage extends Pick<StageDatabase, 'server' | 'clock' | 'disk' | 'cluster'> {
  accountId: string;
  client: OutreachClient;
  /** The harness's own way to the database, which no fault cuts. */
  database: Database;
  recipients: Recipients;
  /** Null where Dovecot is not installed: then nobody replies. */
  inboxes: Inboxes | null;
  apis: Apis;
  receiver: Receiver;
  proxies: { database: Proxy | null; mail: Proxy; inbox: Proxy | null; webhooks: Proxy };
  /** Runs a command of the program about the account. */
  cli(...args: string[]): Promise<string>;
  /** Kills `serve` or a worker with -9; another takes its place. */
  kill(program: 'serve' | number): Promise<void>;
  workerCount: number;
  /** Notes with its time what happened, for who looks for the cause of a failure. */
  note(what: string): void;
  /** What was noted last. */
  history(): string[];
  /** How often the first start was killed. */
  killedStarts: number;
  /** Process ids by program. */
  pids(): Record<string, number>;
  /** Asks all programs to end; returns their exit codes, or that one still runs. */
  stop(): Promise<unknown[]>;
  close(): Promise<void>;
}

const mailboxCount = 6;
const stopsWithinMs = 30_000;

/** Starts a database, `serve` and workers of their own, and the servers that they talk to. */
export async function openStage(
  workerCount: number,
  clusterKind: ClusterKind,
  { isCalm, minutes }: { isCalm: boolean; minutes: number },
  random: () => number,
): Promise<Stage> {
  const dataDir = await mkdtemp(join(tmpdir(), 'outreach-prove-'));
  const place = await startStageDatabase(clusterKind, dataDir, minutes);
  const inboxes = await startInboxes();
  const apis = await startApis(() => place.clock?.now() ?? new Date());
  const onArrival = (arrival: Arrival) => void inboxes?.replyTo(arrival);
  const [recipients, receiver] = await Promise.all([startRecipients(onArrival), startReceiver()]);
  const [toMail, toWebhooks] = await Promise.all([
    startProxy({ host: '127.0.0.1', port: recipients.port }),
    startProxy({ host: '127.0.0.1', port: Number(new URL(receiver.url).port) }),
  ]);
  const settings = {
    DATABASE_URL: place.url,
    SECRET_KEY: randomBytes(32).toString('hex'),
    DATA_DIR: dataDir,
    ALLOW_LOOPBACK_URLS: 'true',
    RATE_LIMIT_PER_MINUTE: '1000000',
    NODE_ENV: 'test',
    ...apis.settings,
    // The clients find it on the same port after each start.
    PORT: String(20_000 + (process.pid % 10_000)),
  };
  const serveArgs = ['serve', '--no-worker'];
  // The first start makes the schema, which no transaction does as a whole.
  const killedStarts = isCalm ? 0 : 3;
  for (let at = 0; at < killedStarts; at++) {
    const starting = beginProgram(settings, serveArgs);
    await sleep(200 + random() * 2_500);
    await starting.end('SIGKILL');
  }
  let serve = await startProgram(settings, serveArgs);
  const workers: RunningProgram[] = Array.from({ length: workerCount }, () =>
    beginProgram(settings, ['worker']),
  );
  const notes: string[] = [];
  const note = (what: string) => void notes.push(`${new Date().toISOString()} ${what}`);
  let isStopping = false;
  // As systemd and Docker do: also a start that finds no database ends, and is tried again.
  const supervising = (async () => {
    for (; !isStopping; await sleep(50)) {
      if (serve.hasEnded()) {
        note(`serve has ended: ${(serve.stderr() + serve.stdout()).slice(-500)}`);
        serve = beginProgram(settings, serveArgs);
      }
      for (const [at, worker] of workers.entries())
        if (worker.hasEnded()) workers[at] = beginProgram(settings, ['worker']);
    }
  })();

  const database = await openDatabase({ url: place.ownUrl, poolSize: 4 });
  const accountId = await printed(['accounts', 'create', '--name', 'Proof'], settings);
  const apiKey = await printed(['keys', 'create', '--account', accountId, '--name', 'Proof'], settings);
  const login = (port: number, user: string) => ({ host: '127.0.0.1', port, secure: false, user });
  const secretBox = createSecretBox((await findSecretKey(readConfig(settings)))!);
  for (let at = 0; at < mailboxCount; at++) {
    const email = `ann-${at}@sender.example`;
    const smtp = login(toMail.port, email);
    const mailbox = {
      email,
      provider: 'smtp',
      settings: inboxes ? { smtp, imap: login(inboxes.proxy.port, email) } : { smtp },
      credentials: { smtp_password: password, imap_password: password },
      dailyCap: null,
      sendingIntervalSeconds: 0,
    } as const;
    await transaction(database, tx => connectMailbox(tx, accountId, mailbox, new Date(), secretBox));
  }
  for (const { email, provider, refreshToken } of apis.mailboxes) {
    const server = login(toMail.port, email);
    const mailbox = {
      email,
      provider,
      settings: { smtp: server, imap: server, transport: 'api' },
      credentials: { refresh_token: refreshToken },
      dailyCap: null,
      sendingIntervalSeconds: 0,
    } as const;
    await transaction(database, tx => connectMailbox(tx, accountId, mailbox, new Date(), secretBox));
  }
  const cli: Stage['cli'] = (...args) => printed([...args, '--account', accountId], settings);
  // One server that hangs, is killed and has a full disk in turn can be away for minutes; a cluster may not.
  const maxRetries = place.cluster ? 20 : 100;
  const client = createClient({ baseUrl: serve.url, apiKey, maxRetries, timeoutMs: 20_000 });
  await client.webhooks.update({ webhook_url: `http://127.0.0.1:${toWebhooks.port}/hooks` });
  await setLimits({ cli, client });
  return {
    accountId,
    client,
    cli,
    database,
    server: place.server,
    clock: place.clock,
    disk: place.disk,
    cluster: place.cluster,
    recipients,
    inboxes,
    apis,
    receiver,
    proxies: { database: place.proxy, mail: toMail, inbox: inboxes?.proxy ?? null, webhooks: toWebhooks },
    workerCount,
    note,
    history: () => notes.slice(-30),
    killedStarts,
    pids: () => ({
      serve: serve.pid,
      ...Object.fromEntries(workers.map(({ pid }, at) => [`worker ${at + 1}`, pid])),
    }),
    async kill(program) {
      await (program === 'serve' ? serve : workers[program]!).end('SIGKILL');
    },
    async stop() {
      isStopping = true;
      await supervising;
      const ends = [serve, ...workers].map(each =>
        Promise.race([each.end(), sleep(stopsWithinMs, 'it still runs')]),
      );
      return Promise.all(ends);
    },
    async close() {
      isStopping = true;
      await supervising;
      await Promise.all([serve, ...workers].map(each => each.end('SIGKILL')));
      const around = [toMail, toWebhooks, recipients, receiver, apis, ...(inboxes ? [inboxes] : [])];
      await Promise.all(around.map(each => each.close()));
      await database.close();
      await place.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function printed(args: string[], settings: Record<string, string>): Promise<string> {
  const { code, stdout, stderr } = await runProgram(args, settings);
  if (code !== 0) throw new Error(stderr);
  return stdout.trim().split(/\s+/).at(-1)!;
}
