import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'outreach-sdk';

/** The address of a service, and a key for it. */
export interface Service {
  baseUrl: string;
  apiKey: string;
}

/** A service that this program started. */
export interface StartedService extends Service {
  /** Aborts when the service ends by itself. The reason shows its last output. */
  ended: AbortSignal;
  stop(): Promise<void>;
}

const dataDir = process.env.DATA_DIR || '.data';

/** Returns the service of BASE_URL and API_KEY, by default that of `make run`. */
export async function serviceFromEnvironment(): Promise<Service> {
  const { BASE_URL, API_KEY, PORT } = process.env;
  return { baseUrl: BASE_URL || `http://localhost:${PORT || 3000}`, apiKey: API_KEY || (await readKey()) };
}

/**
 * Returns the service of the environment if it is running and accepts the key, or undefined if one may be started.
 * @throws {Error} when the service of BASE_URL does not accept the key, and when a service that is started here would create
 * a demo account in a database without being asked to
 */
export async function findService(): Promise<Service | undefined> {
  const service = await serviceFromEnvironment().catch(() => undefined);
  if (service && (await takesKey(service))) return service;
  const { API_KEY, BASE_URL, DATABASE_URL, DEMO_ACCOUNT, PORT } = process.env;
  if (BASE_URL)
    throw new Error(
      `${BASE_URL} does not respond, or does not accept the API key. Check BASE_URL and API_KEY.`,
    );
  const baseUrl = `http://localhost:${PORT || 3000}`;
  if ((API_KEY || DATABASE_URL) && (await isHealthy(baseUrl)))
    throw new Error(
      `The service at ${baseUrl} is running, but ${API_KEY ? 'does not accept the key in API_KEY' : 'there is no API key for it here'}.
Start the service with DEMO_ACCOUNT=true ALLOW_LOOPBACK_URLS=true${API_KEY ? ', unset API_KEY,' : ''} and run this again. This program then
finds the key of the demo account, which has a sandbox mailbox. Or set API_KEY to that key.`,
    );
  if (DATABASE_URL && !/^(?:true|t|yes|on|1)$/i.test(DEMO_ACCOUNT ?? ''))
    throw new Error(
      `DATABASE_URL is set, and the demo creates an account, a key and a sandbox mailbox in that database.
To allow this: DEMO_ACCOUNT=true make demo
To use the embedded database instead: env -u DATABASE_URL make demo`,
    );
  if (await isHealthy(baseUrl))
    console.log(
      `The service at ${baseUrl} has other data than ${dataDir}. To use it, set DATA_DIR as for that service, or set API_KEY.`,
    );
  return undefined;
}

/**
 * Starts the built service with a demo account on a free port, with the data of DATA_DIR or DATABASE_URL.
 * @throws {Error} with its last output, when it does not start
 */
export async function startService(signal: AbortSignal): Promise<StartedService> {
  const port = await freePort();
  const baseUrl = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['server/dist/main.js', 'serve', '--until-stdin-closes'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      BASE_URL: baseUrl,
      DEMO_ACCOUNT: 'true',
      ALLOW_LOOPBACK_URLS: 'true',
    },
    // The input of the service closes when this program is killed, and the service then stops too.
    stdio: ['pipe', 'pipe', 'pipe'],
    // Its own process group: Ctrl-C reaches only this program, which still needs the service to clean up.
    detached: true,
  });
  const ended = watchEnd(child);
  try {
    while (!(await isHealthy(baseUrl)))
      await sleep(200, undefined, { signal: AbortSignal.any([ended, signal]) });
    return { baseUrl, apiKey: await readKey(), ended, stop: () => stop(child) };
  } catch (error) {
    await stop(child);
    throw ended.aborted ? ended.reason : error;
  }
}

async function readKey(): Promise<string> {
  return (await readFile(join(dataDir, keyFileName(process.env.DATABASE_URL)), 'utf8')).trim();
}

/** Returns the name of the file with the key of the demo account: one for each database. */
export function keyFileName(databaseUrl: string | undefined): string {
  if (!databaseUrl) return 'api-key';
  const { hostname, port, pathname, searchParams } = new URL(databaseUrl);
  const place = [hostname, port || '3306', pathname, searchParams.get('socketPath') ?? ''].join(' ').trim();
  return `api-key-${place.replace(/[^\w.]+/g, '-')}`;
}

async function isHealthy(baseUrl: string): Promise<boolean> {
  return fetch(`${baseUrl}/health`, { signal: AbortSignal.timeout(5000) }).then(
    response => response.ok,
    () => false,
  );
}

async function takesKey({ baseUrl, apiKey }: Service): Promise<boolean> {
  const client = createClient({ baseUrl, apiKey });
  return client.GET('/v1/mailboxes', { signal: AbortSignal.timeout(5000) }).then(
    ({ response }) => response.ok,
    () => false,
  );
}

/** Returns a signal that aborts when the process ends. The reason has its last output. */
function watchEnd(child: ChildProcess): AbortSignal {
  const controller = new AbortController();
  let output = '';
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000));
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  child.once('error', error => controller.abort(error));
  child.once('close', () =>
    controller.abort(new Error(`The service ended. Its last output:\n${output.trimEnd()}`)),
  );
  return controller.signal;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const killer = setTimeout(() => child.kill('SIGKILL'), 20_000);
  await gone;
  clearTimeout(killer);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
