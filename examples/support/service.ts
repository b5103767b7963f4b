import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'outreach-sdk';

/** A service to talk to. */
export interface Service {
  baseUrl: string;
  apiKey: string;
}

/** A service that this program started. */
export interface StartedService extends Service {
  /** Aborts when the service ends by itself; its reason shows what it wrote last. */
  ended: AbortSignal;
  stop(): Promise<void>;
}

const dataDir = process.env.DATA_DIR || '.data';

/** The service that BASE_URL and API_KEY name; without them the one of `make run`. */
export async function serviceFromEnvironment(): Promise<Service> {
  const { BASE_URL, API_KEY, PORT } = process.env;
  return { baseUrl: BASE_URL || `http://localhost:${PORT || 3000}`, apiKey: API_KEY || (await readKey()) };
}

/**
 * The service of the environment, when it runs and takes the key; undefined when one may be started instead.
 * @throws {Error} when BASE_URL names a service that does not take the key, and when a service started here would make
 * a demo account in a database of somebody who did not ask for it
 */
export async function findService(): Promise<Service | undefined> {
  const service = await serviceFromEnvironment().catch(() => undefined);
  if (service && (await takesKey(service))) return service;
  const { API_KEY, BASE_URL, DATABASE_URL, DEMO_ACCOUNT, PORT } = process.env;
  if (BASE_URL)
    throw new Error(`${BASE_URL} does not answer, or does not take the key. Set BASE_URL and API_KEY.`);
  const baseUrl = `http://localhost:${PORT || 3000}`;
  if ((API_KEY || DATABASE_URL) && (await isHealthy(baseUrl)))
    throw new Error(
      `The service at ${baseUrl} runs, and ${API_KEY ? 'does not take the key of API_KEY' : 'there is no key for it here'}.
Start the service with DEMO_ACCOUNT=true ALLOW_LOOPBACK_URLS=true${API_KEY ? ', unset API_KEY,' : ''} and run this again: the demo account has a
sandbox mailbox and a key that is found then. Or set API_KEY to its key.`,
    );
  if (DATABASE_URL && !/^(?:true|t|yes|on|1)$/i.test(DEMO_ACCOUNT ?? ''))
    throw new Error(
      `The demo makes an account, a key and a sandbox mailbox, and DATABASE_URL names a database of yours.
To have them there: DEMO_ACCOUNT=true make demo. To leave it alone: env -u DATABASE_URL make demo, with a database of the demo's own.`,
    );
  return undefined;
}

/**
 * Starts the built service with its demo account on a free port, on the data of DATA_DIR (or DATABASE_URL).
 * @throws {Error} with what it wrote last, when it does not come up
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
    // Its input stays open as long as this program lives: killed, it leaves no service behind that goes on sending.
    stdio: ['pipe', 'pipe', 'pipe'],
    // A group of its own: Ctrl-C reaches this program alone, which still needs the service to tidy up.
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

/** The file in which a service with a demo account keeps the key: one for each database. */
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

/** A signal that aborts when the process ends, with what it wrote last. */
function watchEnd(child: ChildProcess): AbortSignal {
  const controller = new AbortController();
  let output = '';
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000));
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  child.once('error', error => controller.abort(error));
  child.once('close', () =>
    controller.abort(new Error(`The service ended. It wrote last:\n${output.trimEnd()}`)),
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
