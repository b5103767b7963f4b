import { composeApi } from '../compose/api.js';
import type { Core } from '../compose/core.js';
import { ensureDemoAccount, type DemoAccount } from '../compose/demo.js';
import { composeEngine, engineRoutes, type Engine } from '../compose/engine.js';
import { createHealthCheck } from '../compose/dns.js';
import { ConfigError, type Config } from '../config.js';
import { hasAccount } from '../store/accounts/repository.js';
import { describeBriefly } from '../store/database/errors.js';
import { showAdvice } from './advice.js';
import type { Running } from './running.js';

const keyUsageEveryMs = 5_000;

/** Serves the API, and works, on an open database, until the process must stop. */
export async function serveOn(
  core: Core,
  withWorker: boolean,
  { stopped, metrics, tracing }: Running,
): Promise<void> {
  const { clock, config, log } = core;
  const api = composeApi(core, engineRoutes(core), {
    observers: [tracing, metrics].flatMap(observer => (observer ? [observer.http] : [])),
  });
  let usage: NodeJS.Timeout | undefined;
  let engine: Engine | undefined;
  try {
    const demo = config.demoAccount ? await ensureDemoAccount(core) : undefined;
    const address = await api.http.listen(config.port, config.host).catch((error: NodeJS.ErrnoException) => {
      throw new ConfigError(whyNot(error, config));
    });
    const noteUsage = () =>
      api
        .flushKeyUsage()
        .catch((error: unknown) =>
          log.warn({ error: describeBriefly(error) }, 'the last use of API keys was not stored'),
        );
    usage = setInterval(noteUsage, keyUsageEveryMs);
    engine = withWorker
      ? await composeEngine(core, tracing, createHealthCheck(config.dns, clock))
      : undefined;
    await showAdvice(core);
    await greet(core, `http://localhost:${address.port}`, demo);
    const where = { host: address.address, port: address.port, metrics: metrics?.url };
    log.info({ ...where, worker: withWorker }, 'listening');

    log.info({ signal: await stopped }, 'stopping');
    await Promise.all([api.http.close(config.shutdownGraceMs), engine?.stop()]);
    await noteUsage();
  } catch (error) {
    // A task of the engine, or an open connection such as that to Redis, would keep the process running.
    await Promise.all([api.http.close(0), engine?.stop()]);
    throw error;
  } finally {
    clearInterval(usage);
  }
}

function whyNot({ code = '', message }: NodeJS.ErrnoException, { host, port }: Config): string {
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST: this machine does not have the address ${host}. Use 127.0.0.1 for this machine only, or 0.0.0.0 for all its networks`;
  const where = `PORT, HOST: cannot listen on ${host}:${port}:`;
  if (code === 'EACCES') return `${where} ports below 1024 need permission. Try PORT=3000 make run`;
  if (code !== 'EADDRINUSE') return `${where} ${message}`;
  return `${where} another program listens there. Stop it, or try PORT=${port === 4000 ? 4001 : 4000} make run`;
}

/** Prints the address of the service, and how to make a first request. */
async function greet(
  { config, database }: Core,
  address: string,
  demo: DemoAccount | undefined,
): Promise<void> {
  const next = demo
    ? withKey(address, demo)
    : (await hasAccount(database.manager))
      ? ''
      : withoutAccount(config);
  console.error(`
The service is running at ${address}
Guides and reference:  ${address}/docs
${next}
Stop with Ctrl-C.
`);
}

/** The key itself is shown only on a terminal. Other output may be stored, in journals and logs. */
function withKey(address: string, { key, keyFile }: DemoAccount): string {
  const bearer = process.stderr.isTTY
    ? `'Authorization: Bearer ${key}'`
    : `"Authorization: Bearer $(cat '${keyFile}')"`;
  return `Your API key is in     ${keyFile}

A first request:

  curl -H ${bearer} ${address}/v1/mailboxes
`;
}

/** Another terminal has neither the settings nor the folder of this one. The password is not shown. */
function withoutAccount({ databaseUrl, dataDir }: Config): string {
  const inTerminal = databaseUrl
    ? `. In another
terminal, set DATABASE_URL to the same value (${databaseUrl.replace(/^(\w+:\/\/[^:@/]*):[^@]*@/, '$1:…@')}):`
    : ':';
  const sameFolder = databaseUrl ? '' : `\n  export DATA_DIR='${dataDir}'`;
  return `
There is no account yet. Create one, and an API key for it${inTerminal}

  cd '${process.cwd()}'${sameFolder}
  node server/dist/main.js accounts create --name 'Northwind'
  node server/dist/main.js keys create --account ACCOUNT_ID --name 'My laptop'
`;
}
