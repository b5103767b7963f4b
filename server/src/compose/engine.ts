import { connectRoutes } from './connect.js';
import type { Core } from './core.js';
import type { Tracing } from './tracing.js';
import { createLifecycle } from '../engine/lifecycle.js';
import { createJobPurge } from '../engine/jobs/purge.js';
import { workOf, createJobRunner } from '../engine/jobs/runner.js';
import { createInboundPoll } from '../engine/receive/poll.js';
import { createInboxWatches } from '../engine/receive/watches.js';
import { createDataSender } from '../engine/flow/data-sender.js';
import { createResumer, createFlowRunner } from '../engine/flow/runner.js';
import { startSandbox, type Sandbox } from '../sandbox/server.js';
import { createSandboxTask } from '../sandbox/task.js';
import { createSentCopier } from '../engine/send/sent-copies.js';
import { createProviderLookup } from './dns.js';
import { createDispatcher } from '../engine/send/dispatch.js';
import { createReconciler, sandboxSentFolder, imapSentFolder } from '../engine/send/reconcile.js';
import { createSmtpPoolRegistry } from '../engine/send/smtp-pool-registry.js';
import { createOutboundHttp, type OutboundHttp } from '../engine/outbound/http.js';
import { createProviderApis } from '../engine/provider-api/api.js';
import { apiSentFolder } from '../engine/send/api-transport.js';
import { createMailboxTokens } from '../engine/oauth/mailbox-tokens.js';
import { createMailboxHealth, type MailboxHealthOptions } from '../engine/mailbox-health.js';
import { createPurge, createMessagePurge } from '../engine/purge.js';
import { createWebhookDispatcher } from '../engine/webhooks/dispatch.js';
import { exclusive, runTasks, type Task } from '../engine/scheduler/scheduler.js';
import type { PublicRoute } from '../domain/api/public-route.js';
import { fileRoutes } from '../operations/jobs/routes.js';
import { unsubscribeRoutes } from '../operations/unsubscribe.js';
import { newId } from '../store/database/ids.js';
import { sandboxStore } from '../store/sandbox/repository.js';
import type { SandboxBehaviour } from '../sandbox/behaviour.js';
import { readFileSync } from 'node:fs';
import { docsPageRoutes } from '../pages/docs/routes.js';

/** A running worker. */
export interface Engine {
  /** Lets what is under way finish, then ends. */
  stop(): Promise<void>;
}

/** How long a worker that is not heard of keeps its sends; it renews the lease of those that take longer. */
const sendLeaseMs = 60_000;
const sendBatchSize = 50;
/** How long the API of a provider may take for a request; shorter than a lease of reading. */
const apiTimeoutMs = 80_000;
const purgeLeaseMs = 60_000;
const healthLeaseMs = 60_000;

/** What the parts of a worker are wrapped in to be watched at their work. */
export type Wrappers = Pick<Tracing, 'task' | 'pools' | 'outbound' | 'work'>;

const bare: Wrappers = {
  task: task => task,
  pools: pools => pools,
  outbound: http => http,
  work: work => work,
};

/**
 * Starts the worker of this process: the sandbox, and every task of the engine.
 *
 * @param checkHealth checks the DNS of mailboxes; without it, they are not checked
 */
export async function composeEngine(
  core: Core,
  wrap: Wrappers = bare,
  checkHealth?: MailboxHealthOptions['checkHealth'],
): Promise<Engine> {
  const { clock, log } = core;
  const sandbox = await openSandbox(core);
  const stopping = new AbortController();
  const http = createOutboundHttp({ clock, allowLoopback: core.config.allowLoopbackUrls });
  const apiHttp = createOutboundHttp({
    clock,
    allowLoopback: core.config.allowLoopbackUrls,
    timeoutMs: apiTimeoutMs,
  });
  const tasks = [
    ...composeTasks(core, sandbox, { http, apiHttp }, wrap),
    ...(checkHealth ? healthChecks(core, checkHealth) : []),
  ].map(wrap.task);
  const running = runTasks(tasks, { clock, signal: stopping.signal, log });
  return {
    async stop() {
      stopping.abort();
      await running;
      await Promise.all([sandbox.close(), http.close(), apiHttp.close()]);
    },
  };
}

/** Public addresses that mail and browsers call without an API key. */
export function engineRoutes(core: Core): PublicRoute[] {
  const { clock, config, database, files, linkKey } = core;
  return [
    ...unsubscribeRoutes({ clock, database, linkKey }),
    ...fileRoutes({ clock, database, files, linkKey, limits: config }),
    ...connectRoutes(core),
    ...docsRoutes(core.config.baseUrl),
  ];
}

function composeTasks(
  core: Core,
  sandbox: Sandbox,
  { http, apiHttp }: { http: OutboundHttp; apiHttp: OutboundHttp },
  wrap: Wrappers,
): Task[] {
  const { clock, config, database, linkKey, log, secretBox } = core;
  const owner = newId();
  const tokens = createMailboxTokens({ providers: config.oauthProviders, database, clock, secretBox });
  const apis = createProviderApis({ http: apiHttp, providers: config.oauthProviders, tokens, secretBox });
  const pools = wrap.pools(createSmtpPoolRegistry({ secretBox, sandbox, tokens, apis }));
  const overImap = imapSentFolder(secretBox, tokens);
  const ofProvider = apiSentFolder(apis, overImap);
  const sentFolders = {
    sandbox: sandboxSentFolder(database),
    smtp: overImap,
    google: ofProvider,
    microsoft: ofProvider,
  };
  const links = { baseUrl: config.baseUrl, unsubscribeKey: linkKey };
  return [
    createLifecycle({ database, clock }),
    createFlowRunner({ database, clock }),
    createResumer({ database, clock }),
    createDataSender({ database, clock, owner, http: wrap.outbound(http, 'request of a flow') }),
    createDispatcher({
      database,
      clock,
      log,
      owner,
      pools,
      leaseMs: sendLeaseMs,
      batchSize: sendBatchSize,
      lookUpProviders: createProviderLookup(config.dns, database, clock),
      ...links,
    }),
    createReconciler({ database, clock, log, owner, sentFolders }),
    createWebhookDispatcher({
      database,
      clock,
      log,
      secretBox,
      http: wrap.outbound(http, 'deliver webhook'),
    }),
    ...jobRunners(core, wrap),
    createInboundPoll({ database, clock, log, secretBox, tokens, apis }),
    createSentCopier({ database, clock, log, secretBox }),
    createInboxWatches({ database, clock, log, owner, secretBox, tokens }),
    ...purges(core).map(task => exclusive(task, { database, clock, owner, ttlMs: purgeLeaseMs })),
    createSandboxTask({ database, clock, log }),
  ];
}

/** What deletes what is kept for a time only; messages are kept forever unless a setting says how long. */
function purges({ clock, config, database, files, log }: Core): Task[] {
  const days = config.messageRetentionDays;
  return [
    createPurge({ database, clock }),
    createJobPurge({ database, files, clock, log }),
    ...(days === undefined ? [] : [createMessagePurge({ database, clock, log, days })]),
  ];
}

/** One worker at a time checks the DNS of mailboxes. */
function healthChecks(core: Core, checkHealth: MailboxHealthOptions['checkHealth']): Task[] {
  const { clock, config, database, log } = core;
  if (config.healthCheckHours === 0) return [];
  const task = createMailboxHealth({ database, clock, log, checkHealth, hours: config.healthCheckHours });
  return [exclusive(task, { database, clock, owner: newId(), ttlMs: healthLeaseMs })];
}

/** Two, so that a short job does not wait for the turn of a long one. */
function jobRunners({ database, files, clock, log }: Core, wrap: Wrappers): Task[] {
  return [newId(), newId()].map(owner =>
    createJobRunner({ database, files, clock, log, owner, workFor: wrap.work(workOf(files)) }),
  );
}

function openSandbox({ clock, database, log }: Core): Promise<Sandbox> {
  const repository = sandboxStore<SandboxBehaviour>(database);
  return startSandbox({ clock, repository, onError: err => log.error({ err }, 'sandbox failed') });
}

/** The docs at `/docs`. Their code and the contract are read when somebody first opens them. */
function docsRoutes(baseUrl: string): PublicRoute[] {
  return docsPageRoutes(async () => {
    const { buildSite } = await import('../pages/docs/site.js');
    const contract = readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8');
    const base = new URL(baseUrl).pathname.replace(/\/$/, '');
    return buildSite(contract, base);
  });
}
