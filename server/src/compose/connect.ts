import { findMailServers, internetLookups, tryToReceive, tryToSend } from '../engine/connect/discover.js';
import { troubleWith } from '../engine/connect/server-trouble.js';
import { authorizationUrl, exchangeCode } from '../engine/oauth/token-endpoint.js';
import { providerApi } from '../engine/provider-api/api.js';
import { verifyAccess } from '../engine/send/api-transport.js';
import { createOutboundHttp } from '../engine/outbound/http.js';
import { sandboxDomain } from '../sandbox/behaviour.js';
import type { PublicRoute } from '../domain/api/public-route.js';
import type { ConnectPages } from '../pages/connect/pages.js';
import { connectPageRoutes } from '../pages/connect/routes.js';
import type { MailServer } from '../store/mailboxes/entities.js';
import type { Core } from './core.js';

/** A file that names servers is small and near, or not there. */
const lookupTimeoutMs = 4_000;

/**
 * The page behind `connect_url`.
 * @param parts replace what talks to the world, in tests
 */
export function connectRoutes(core: Core, parts: Partial<ConnectPages> = {}): PublicRoute[] {
  const { clock, config, database, linkKey, log, secretBox } = core;
  const http = createOutboundHttp({
    clock,
    allowLoopback: false,
    timeoutMs: lookupTimeoutMs,
    connections: 1,
  });
  const lookups = internetLookups(http);
  const apiHttp = createOutboundHttp({ clock, allowLoopback: config.allowLoopbackUrls });
  const tryApi: ConnectPages['tryApi'] = async (id, email, secret) => {
    const provider = config.oauthProviders.find(each => each.id === id);
    if (!provider || typeof secret === 'string') return null;
    return verifyAccess(
      providerApi(apiHttp, provider, async () => secret.accessToken),
      email,
    ).then(
      () => null,
      (error: Error) => ({ kind: 'other', problem: error.message, advice: null }),
    );
  };
  return connectPageRoutes({
    database,
    clock,
    log,
    secretBox,
    linkKey,
    baseUrl: config.baseUrl,
    allowLoopback: config.allowLoopbackUrls,
    sandboxDomain,
    findServers: email => findMailServers(email, lookups),
    oauthProviders: config.oauthProviders,
    authorizationUrl,
    exchangeCode: (provider, flow) => exchangeCode(provider, flow, clock),
    tryToSend: (server, secret) => trouble(server, tryToSend(server, secret)),
    tryToReceive: (server, secret) => trouble(server, tryToReceive(server, secret)),
    tryApi,
    ...parts,
  });
}

function trouble(server: MailServer, attempt: Promise<void>) {
  return attempt.then(
    () => null,
    (error: Error) => troubleWith(error, server),
  );
}
