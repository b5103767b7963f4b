import { execFile, type ChildProcess } from 'node:child_process';
import { access, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
  endNode,
  freePorts,
  onNode,
  startNode,
  untilReady,
  type Cluster,
  type ClusterNode,
} from './database-nodes.js';

/** The MySQL that .ci/install-mysql has put there. */
const program = new URL('../../.cache/mysql-server/mysqld', import.meta.url).pathname;
const group = 'b7b4f5a0-3f5e-4b3f-9a52-0d1f2c3b4a59';

/** Whether .ci/install-mysql has run. */
export async function hasGroupReplication(): Promise<boolean> {
  return access(program).then(
    () => true,
    () => false,
  );
}

/** Starts a group of three MySQL servers, of which one accepts changes. */
export async function startGroup(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'outreach-group-'));
  const children: ChildProcess[] = [];
  const close = async () => {
    for (const child of children) await endNode(child, 'SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const ports = await freePorts(6);
    const plans = [0, 1, 2].map(at => ({
      id: at + 1,
      data: join(folder, String(at)),
      port: ports[at]!,
      groupPort: ports[at + 3]!,
      seeds: ports.slice(3),
    }));
    await makeData(plans, children);
    const nodes = plans.map(plan => nodeOf(plan, children));
    const [first, ...others] = nodes;
    await first!.begin(true);
    for (const node of others) await node.begin(false);
    const hosts = plans.map(({ port }) => `127.0.0.1:${port}`).join(',');
    const writing = async () => {
      for (const node of nodes) if (await node.accepts().catch(() => false)) return node;
      return null;
    };
    return { nodes, url: `mysql://root@${hosts}/outreach`, writing, close };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Plan {
  id: number;
  data: string;
  port: number;
  groupPort: number;
  seeds: readonly number[];
}

/** One server's data is made, and copied for the others before any of them has a name. */
async function makeData([first, ...others]: Plan[], children: ChildProcess[]): Promise<void> {
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  await promisify(execFile)(program, [
    '--no-defaults',
    ...user,
    '--initialize-insecure',
    `--datadir=${first!.data}`,
  ]);
  const child = startNode(program, argsOf(first!), children);
  await untilReady(
    child,
    `${first!.data}.log`,
    async () => (await onNode(first!.port, 'SELECT 1')).length === 1,
  );
  await onNode(
    first!.port,
    "CHANGE REPLICATION SOURCE TO SOURCE_USER = 'root' FOR CHANNEL 'group_replication_recovery'",
  );
  await onNode(first!.port, 'RESET BINARY LOGS AND GTIDS');
  await endNode(child, 'SIGTERM');
  await rm(join(first!.data, 'auto.cnf'));
  for (const { data } of others) await cp(first!.data, data, { recursive: true });
}

function argsOf({ id, data, port, groupPort, seeds }: Plan): string[] {
  return [
    `--datadir=${data}`,
    `--socket=${data}.sock`,
    `--port=${port}`,
    `--server-id=${id}`,
    `--log-error=${data}.log`,
    '--bind-address=127.0.0.1',
    '--report-host=127.0.0.1',
    `--report-port=${port}`,
    '--mysqlx=OFF',
    '--secure-file-priv=',
    '--gtid-mode=ON',
    '--enforce-gtid-consistency=ON',
    '--innodb-buffer-pool-size=256M',
    '--default-time-zone=+00:00',
    '--plugin-load-add=group_replication.so',
    `--loose-group-replication-group-name=${group}`,
    `--loose-group-replication-local-address=127.0.0.1:${groupPort}`,
    `--loose-group-replication-group-seeds=${seeds.map(seed => `127.0.0.1:${seed}`).join(',')}`,
    '--loose-group-replication-start-on-boot=OFF',
    '--loose-group-replication-recovery-get-public-key=ON',
    // As the guide to scaling says.
    '--loose-group-replication-member-expel-timeout=0',
    '--super-read-only=ON',
  ];
}

type GroupNode = ClusterNode & { begin(isFirst: boolean): Promise<void>; accepts(): Promise<boolean> };

function nodeOf(plan: Plan, children: ChildProcess[]): GroupNode {
  const { data, port } = plan;
  const log = `${data}.log`;
  let child: ChildProcess;
  const isOnline = async () => {
    const [row] = await onNode<{ state: string }>(
      port,
      'SELECT MEMBER_STATE AS state FROM performance_schema.replication_group_members WHERE MEMBER_ID = @@server_uuid',
    );
    return row?.state === 'ONLINE';
  };
  const begin = async (isFirst: boolean) => {
    child = startNode(program, argsOf(plan), children);
    await untilReady(child, log, async () => (await onNode(port, 'SELECT 1')).length === 1);
    if (isFirst) await onNode(port, 'SET GLOBAL group_replication_bootstrap_group = ON');
    // A group that still counts a killed server as its member takes it in only once it has given it up.
    await untilReady(child, log, async () => {
      if (await isOnline()) return true;
      await onNode(port, 'START GROUP_REPLICATION').catch(() => sleep(500));
      return isOnline();
    });
    if (isFirst) await onNode(port, 'SET GLOBAL group_replication_bootstrap_group = OFF');
  };
  return {
    url: `mysql://root@127.0.0.1:${port}/outreach`,
    begin,
    accepts: async () => {
      const [row] = await onNode<{ state: number }>(port, 'SELECT @@global.read_only AS state');
      return row?.state === 0 && (await isOnline());
    },
    kill: () => endNode(child, 'SIGKILL'),
    stop: () => endNode(child, 'SIGTERM'),
    rejoin: () => begin(false),
  };
}
