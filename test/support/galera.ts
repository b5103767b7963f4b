import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { access, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createConnection } from 'mysql2/promise';

const provider = '/usr/lib/galera/libgalera_smm.so';
const startsWithinMs = 20_000;

/** One server of a cluster. */
export interface GaleraNode {
  /** As a DATABASE_URL. */
  url: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** A counter of the cluster software, such as `wsrep_local_cert_failures`. */
  status(name: string): Promise<string>;
}

/** Two MariaDB servers on loopback that commit together. The first goes on alone when the second is gone. */
export interface Galera {
  nodes: [GaleraNode, GaleraNode];
  close(): Promise<void>;
}

/** Whether Debian's galera-4 is installed (see .ci/install-packages). */
export async function hasGalera(): Promise<boolean> {
  return access(provider).then(
    () => true,
    () => false,
  );
}

/** Starts a cluster of two, with data and ports of its own. */
export async function startGalera(): Promise<Galera> {
  const folder = await mkdtemp(join(tmpdir(), 'outreach-galera-'));
  const children: ChildProcess[] = [];
  const close = async () => {
    for (const child of children) await end(child, 'SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const data = [join(folder, 'one'), join(folder, 'two')] as const;
    const install = ['--no-defaults', '--auth-root-authentication-method=normal', '--skip-test-db'];
    await promisify(execFile)('mariadb-install-db', [...install, '--force', `--datadir=${data[0]}`]);
    // A second server with a copy of the first one's data needs no transfer of state, whose tools may not be there.
    await writeFile(join(folder, 'wsrep_sst_copied'), transferScript, { mode: 0o755 });
    const ports = await freePorts(6);
    const first = { data: data[0], ports: ports.slice(0, 3), cluster: [] as number[], weight: 2 };
    const seed = start(first, children);
    await untilReady(seed, first);
    await end(seed, 'SIGTERM');
    await cp(data[0], data[1], { recursive: true });
    const second = { data: data[1], ports: ports.slice(3), cluster: [ports[1]!], weight: 1 };
    const nodes: GaleraNode[] = [];
    for (const node of [first, second]) {
      const child = start(node, children);
      await untilReady(child, node);
      nodes.push(handle(child, node));
    }
    return { nodes: nodes as [GaleraNode, GaleraNode], close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * What both servers run when one joins: the one that is there says which of its latest changes the copy lacks, and the
 * servers hand over those themselves.
 */
const transferScript = `#!/bin/sh
reported=$(dirname "$0")/position
while [ $# -gt 0 ]; do
  case $1 in
    --role) role=$2 ;;
    --gtid) position=$2 ;;
  esac
  shift
done
if [ "$role" = donor ]; then
  echo "$position" >"$reported.new" && mv "$reported.new" "$reported"
  echo "done $position"
else
  echo "ready 127.0.0.1:1/none"
  while [ ! -f "$reported" ]; do sleep 0.05; done
  cat "$reported"
fi
`;

interface NodePlan {
  data: string;
  /** Of the protocol, of the group, and for what a joining server lacks. */
  ports: readonly number[];
  /** Group ports of those that are there already; none begins a cluster. */
  cluster: readonly number[];
  /** Say in who goes on when the cluster is torn. */
  weight: number;
}

function start({ data, ports, cluster, weight }: NodePlan, children: ChildProcess[]): ChildProcess {
  const [port, group, transfer] = ports;
  const timing =
    'evs.keepalive_period=PT0.3S;evs.inactive_check_period=PT0.2S;evs.suspect_timeout=PT2S;evs.inactive_timeout=PT4S;evs.install_timeout=PT4S';
  const options = `gmcast.listen_addr=tcp://127.0.0.1:${group};ist.recv_addr=127.0.0.1:${transfer};gcache.size=32M;pc.weight=${weight};${timing}`;
  const args = [
    '--no-defaults',
    ...(process.getuid?.() === 0 ? ['--user=root'] : []),
    `--datadir=${data}`,
    `--socket=${join(data, 's')}`,
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    '--skip-name-resolve',
    '--innodb-log-file-size=16M',
    '--innodb-flush-log-at-trx-commit=2',
    '--innodb-autoinc-lock-mode=2',
    '--binlog-format=ROW',
    '--character-set-server=utf8mb4',
    '--collation-server=utf8mb4_unicode_520_ci',
    '--default-time-zone=+00:00',
    `--log-error=${data}.log`,
    '--wsrep-on=ON',
    `--wsrep-provider=${provider}`,
    `--wsrep-cluster-address=gcomm://${cluster.map(other => `127.0.0.1:${other}`).join(',')}`,
    ...(cluster.length === 0 ? ['--wsrep-new-cluster'] : []),
    '--wsrep-cluster-name=outreach-test',
    `--wsrep-node-address=127.0.0.1:${group}`,
    '--wsrep-sst-method=copied',
    `--wsrep-provider-options=${options}`,
  ];
  const path = `${dirname(data)}:${process.env.PATH}`;
  const child = spawn('mariadbd', args, { stdio: 'ignore', env: { ...process.env, PATH: path } });
  children.push(child);
  return child;
}

async function statusOf(port: number, name: string): Promise<string> {
  const connection = await createConnection({ host: '127.0.0.1', port, user: 'root' });
  try {
    const [rows] = await connection.query('SHOW STATUS LIKE ?', [name]);
    return (rows as { Value: string }[])[0]?.Value ?? '';
  } finally {
    await connection.end();
  }
}

async function untilReady(child: ChildProcess, { data, ports }: NodePlan): Promise<void> {
  for (let waited = 0; waited < startsWithinMs && child.exitCode === null; waited += 100) {
    if ((await statusOf(ports[0]!, 'wsrep_ready').catch(() => 'OFF')) === 'ON') return;
    await sleep(100);
  }
  throw new Error(`A server did not start:\n${(await readFile(`${data}.log`, 'utf8')).slice(-4_000)}`);
}

function handle(child: ChildProcess, { ports }: NodePlan): GaleraNode {
  return {
    url: `mysql://root@127.0.0.1:${ports[0]}/outreach`,
    kill: () => end(child, 'SIGKILL'),
    status: name => statusOf(ports[0]!, name),
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map(server => once(server, 'listening')));
  const ports = servers.map(server => (server.address() as AddressInfo).port);
  await Promise.all(servers.map(server => new Promise(resolve => server.close(resolve))));
  return ports;
}
