import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';

/** A server of a cluster. */
export interface ClusterNode {
  /** As a DATABASE_URL. */
  url: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to end. */
  stop(): Promise<void>;
  /** Starts it again, until it is part of the cluster. */
  rejoin(): Promise<void>;
}

/** Servers on loopback that keep the same data. */
export interface Cluster {
  nodes: readonly ClusterNode[];
  /** As a DATABASE_URL: leads to the server that accepts changes. */
  url: string;
  /** Returns that server; null while there is none. */
  writing(): Promise<ClusterNode | null>;
  close(): Promise<void>;
}

const startsWithinMs = 60_000;

/** Starts a server program that ends with this process' end of the cluster. */
export function startNode(
  program: string,
  args: string[],
  children: ChildProcess[],
  path?: string,
): ChildProcess {
  const env = path ? { ...process.env, PATH: `${path}:${process.env.PATH}` } : process.env;
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  const child = spawn(program, ['--no-defaults', ...user, ...args], { stdio: 'ignore', env });
  children.push(child);
  return child;
}

/** Waits until a server is as it should be. */
export async function untilReady(
  child: ChildProcess,
  log: string,
  isReady: () => Promise<boolean>,
): Promise<void> {
  for (let waited = 0; waited < startsWithinMs && child.exitCode === null; waited += 100) {
    if (await isReady().catch(() => false)) return;
    await sleep(100);
  }
  throw new Error(`A server did not start:\n${(await readFile(log, 'utf8')).slice(-4_000)}`);
}

/** Runs a statement on a server, as root. */
export async function onNode<Row>(port: number, sql: string): Promise<Row[]> {
  const connection = await createConnection({ host: '127.0.0.1', port, user: 'root', connectTimeout: 2_000 });
  try {
    const [rows] = await connection.query(sql);
    return rows as Row[];
  } finally {
    connection.destroy();
  }
}

/** Ends a server, and waits until it is gone. */
export async function endNode(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** Returns ports that are free now. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map(server => once(server, 'listening')));
  const ports = servers.map(server => (server.address() as AddressInfo).port);
  await Promise.all(servers.map(server => new Promise(resolve => server.close(resolve))));
  return ports;
}
