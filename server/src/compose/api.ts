import * as validators from '../generated/validators.cjs';
import { readFileSync } from 'node:fs';
import { sanitizeAside } from '../engine/html-thread.js';
import type { Core } from './core.js';
import { createHealthCheck, createProviderLookup } from './dns.js';
import type { PublicRoute } from '../domain/api/public-route.js';
import type { Operations } from '../generated/operations.js';
import { routes } from '../generated/routes.js';
import { createBudgetBlocks } from '../http/budget-blocks.js';
import { createKeyCache } from '../http/key-cache.js';
import { createRateLimiter, type SharedCounter } from '../http/rate-limiter.js';
import { createRedisCounter } from '../http/redis-counter.js';
import { indexRoute } from '../http/routes/meta.js';
import { createHttpServer, type HttpServer, type HttpServerOptions } from '../http/server.js';
import { apiKeysOperations } from '../operations/api-keys.js';
import { blockListOperations } from '../operations/block-list.js';
import { campaignsOperations } from '../operations/campaigns.js';
import type { OperationContext, Dependencies } from '../operations/context.js';
import { flowOperations } from '../operations/flow.js';
import { inboxOperations } from '../operations/inbox.js';
import { jobsOperations } from '../operations/jobs.js';
import { leadFieldsOperations } from '../operations/lead-fields.js';
import { leadListsOperations } from '../operations/lead-lists.js';
import { leadsOperations } from '../operations/leads.js';
import { mailboxesOperations } from '../operations/mailboxes.js';
import { metaOperations } from '../operations/meta.js';
import { peopleOperations } from '../operations/people.js';
import { statsOperations } from '../operations/stats.js';
import { webhooksOperations } from '../operations/webhooks.js';
import { findApiKeyByHash, touchApiKeys } from '../store/api-keys/queries.js';
import { listKeysRevokedSince } from '../store/api-keys/repository.js';
import { isUnavailable } from '../store/database/errors.js';
import { giveBackRequests, reserveRequests } from '../store/rate-limits/queries.js';
import { createIdempotencyStore } from '../store/idempotency/repository.js';
import { version } from '../version.js';

export interface Api {
  http: HttpServer;
  /** Notes in the database which keys were used; called every few seconds rather than per request. */
  flushKeyUsage(): Promise<void>;
}

/** All operations of the contract; one that is missing or surplus does not compile. */
export function composeOperations(deps: Dependencies): Operations<OperationContext> {
  return {
    campaigns: campaignsOperations(deps),
    flow: flowOperations(deps),
    leads: leadsOperations(deps),
    leadFields: leadFieldsOperations(deps),
    jobs: jobsOperations(deps),
    people: peopleOperations(deps),
    leadLists: leadListsOperations(deps),
    mailboxes: mailboxesOperations(deps),
    inbox: inboxOperations(deps),
    blockList: blockListOperations(deps),
    stats: statsOperations(deps),
    webhooks: webhooksOperations(deps),
    apiKeys: apiKeysOperations(deps),
    meta: metaOperations(deps),
  };
}

/** Wires the HTTP layer to the operations and the stores. */
export function composeApi(
  core: Core,
  publicRoutes: PublicRoute[] = [],
  { onContractViolation, observers }: Pick<HttpServerOptions, 'onContractViolation' | 'observers'> = {},
): Api {
  const { config, clock, database, files, linkKey, log, secretBox } = core;
  const keys = createKeyCache({
    load: hash => findApiKeyByHash(database, hash),
    revokedSince: since => listKeysRevokedSince(database.manager, since),
    clock,
  });
  const perMinute = config.rateLimitPerMinute;
  const counter = openCounter(core);
  const operations = composeOperations({
    database,
    files,
    clock,
    secretBox,
    linkKey,
    limits: config,
    allowLoopbackUrls: config.allowLoopbackUrls,
    mailboxProviders: ['smtp', 'sandbox', ...config.oauthProviders.map(({ id }) => id)],
    checkHealth: createHealthCheck(config.dns, clock),
    lookUpProviders: createProviderLookup(config.dns, database, clock),
    sanitizeHtml: sanitizeAside,
    keyRevoked: id => keys.invalidate(id),
    noteKeyUsage: accountId => touchApiKeys(database.manager, keys.drainUsage(accountId)),
  });
  const http = createHttpServer({
    routes,
    validators,
    operations,
    keys,
    limiter: createRateLimiter({ clock, perMinute, shared: counter, log }),
    idempotency: createIdempotencyStore(database, clock),
    isUnavailable,
    health: async () => ({ db: await database.ping().then(() => true) }),
    document: contractDocument(config.baseUrl),
    logger: log,
    publicRoutes: [indexRoute(version()), ...publicRoutes],
    limits: { bodyBytes: config.maxBodyBytes },
    publicUrl: config.publicUrl,
    corsOrigins: config.corsOrigins,
    validateResponses: config.validateResponses,
    onContractViolation,
    observers,
  });
  const close = async (graceMs: number) => {
    await http.close(graceMs);
    keys.close();
    await counter.close();
  };
  return { http: { ...http, close }, flushKeyUsage: () => touchApiKeys(database.manager, keys.drainUsage()) };
}

/** Counts the requests of all processes, in Redis where there is one, otherwise in the database. */
function openCounter({ config, clock, database: { manager } }: Core): SharedCounter {
  const { redisUrl, rateLimitPerMinute: perMinute } = config;
  if (redisUrl) return createRedisCounter({ url: redisUrl, perMinute });
  return createBudgetBlocks({
    clock,
    budget: {
      reserve: (window, wanted) => reserveRequests(manager, window, wanted, perMinute),
      giveBack: (window, count) => giveBackRequests(manager, window, count),
    },
  });
}

/** The contract as the generator wrote it, with the address of this deployment: tools that read it from here call us. */
function contractDocument(baseUrl: string): object {
  const text = readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8');
  const document = JSON.parse(text) as { servers: { variables: { base_url: { default: string } } }[] };
  for (const { variables } of document.servers) variables.base_url.default = baseUrl;
  return document;
}
