import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort } from '../bench/free-port.js';

const binary = '/usr/bin/redis-server';

/** A Redis of tests and benchmarks. */
export interface RedisServer {
  port: number;
  version: string;
  /** Ends it, or stops it for a while with SIGSTOP. */
  signal(signal: NodeJS.Signals): void;
  stop(): Promise<void>;
}

/** Whether Debian's redis-server is installed (see .ci/install-packages). */
export async function hasRedis(): Promise<boolean> {
  return access(binary).then(
    () => true,
    () => false,
  );
}

/** Starts a Redis on loopback that keeps all in memory and writes nothing to disk: as fast as it can be. */
export async function startRedis(onPort?: number): Promise<RedisServer> {
  const folder = await mkdtemp(join(tmpdir(), 'outreach-redis-'));
  const port = onPort ?? (await freePort());
  const settings = ['--save', '', '--appendonly', 'no', '--dir', folder];
  const child = spawn(binary, ['--port', String(port), '--bind', '127.0.0.1', ...settings], {
    stdio: 'ignore',
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      // SIGKILL also ends one that is stopped.
      child.kill('SIGKILL');
      await once(child, 'close');
    }
    await rm(folder, { recursive: true, force: true });
  };
  for (;;) {
    const version = await versionOf(port);
    if (version !== null) return { port, version, signal: name => void child.kill(name), stop };
    if (child.exitCode !== null) throw new Error(`redis-server ended with ${child.exitCode}`);
    await sleep(20);
  }
}

/** Null while it does not answer. */
async function versionOf(port: number): Promise<string | null> {
  const client = new Redis(port, '127.0.0.1', { lazyConnect: true, retryStrategy: () => null });
  // What fails is reported by the calls.
  client.on('error', () => undefined);
  try {
    return /redis_version:(\S+)/.exec(await client.info('server'))![1]!;
  } catch {
    return null;
  } finally {
    client.disconnect();
  }
}
