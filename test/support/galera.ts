import { execFile, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { access, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { endNode, freePorts, onNode, startNode, untilReady, type ClusterNode } from './database-nodes.js';

const provider = '/usr/lib/galera/libgalera_smm.so';

/** One server of a cluster. */
export interface GaleraNode extends ClusterNode {
  port: number;
  /** A counter of the cluster software, such as `wsrep_local_cert_failures`. */
  status(name: string): Promise<string>;
}

/** MariaDB servers on loopback that commit together. Of two, the first goes on alone when the second is gone. */
export interface Galera {
  nodes: GaleraNode[];
  close(): Promise<void>;
}

/** Whether Debian's galera-4 is installed (see .ci/install-packages). */
export async function hasGalera(): Promise<boolean> {
  return access(provider).then(
    () => true,
    () => false,
  );
}

/** Starts a cluster, with data and ports of its own. */
export async function startGalera(count: number): Promise<Galera> {
  const folder = await mkdtemp(join(tmpdir(), 'outreach-galera-'));
  const children: ChildProcess[] = [];
  const close = async () => {
    for (const child of children) await endNode(child, 'SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const ports = await freePorts(3 * count);
    const groups = ports.slice(count, 2 * count);
    const plans = groups.map((group, at) => ({
      data: join(folder, String(at)),
      port: ports[at]!,
      group,
      transfer: ports[at + 2 * count]!,
      others: groups.filter(other => other !== group),
      weight: at === 0 ? 2 : 1,
    }));
    const install = ['--no-defaults', '--auth-root-authentication-method=normal', '--skip-test-db'];
    await promisify(execFile)('mariadb-install-db', [...install, '--force', `--datadir=${plans[0]!.data}`]);
    // A server with a copy of the first one's data needs no transfer of state, whose tools may not be there.
    await writeFile(join(folder, 'wsrep_sst_copied'), transferScript, { mode: 0o755 });
    const nodes = plans.map(plan => nodeOf(plan, children));
    const [first, ...others] = nodes;
    await first!.begin(true);
    await first!.stop();
    for (const { data } of plans.slice(1)) await cp(plans[0]!.data, data, { recursive: true });
    await first!.begin(true);
    for (const node of others) await node.begin(false);
    return { nodes, close };
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
  port: number;
  /** Port of the group, and for what a joining server lacks. */
  group: number;
  transfer: number;
  /** Group ports of the other servers. */
  others: readonly number[];
  /** Say in who goes on when the cluster is torn. */
  weight: number;
}

function argsOf({ data, port, group, transfer, others, weight }: NodePlan): string[] {
  const timing =
    'evs.keepalive_period=PT0.3S;evs.inactive_check_period=PT0.2S;evs.suspect_timeout=PT2S;evs.inactive_timeout=PT4S;evs.install_timeout=PT4S';
  const options = `gmcast.listen_addr=tcp://127.0.0.1:${group};ist.recv_addr=127.0.0.1:${transfer};gcache.size=128M;pc.weight=${weight};${timing}`;
  return [
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
    `--wsrep-cluster-address=gcomm://${others.map(other => `127.0.0.1:${other}`).join(',')}`,
    '--wsrep-cluster-name=outreach-test',
    `--wsrep-node-address=127.0.0.1:${group}`,
    '--wsrep-sst-method=copied',
    `--wsrep-provider-options=${options}`,
  ];
}

function nodeOf(
  plan: NodePlan,
  children: ChildProcess[],
): GaleraNode & { begin(isFirst: boolean): Promise<void> } {
  const { data, port } = plan;
  const [log, folder] = [`${data}.log`, dirname(data)];
  let child: ChildProcess;
  const status = async (name: string) => {
    const [row] = await onNode<{ Value: string }>(port, `SHOW STATUS LIKE '${name}'`);
    return row?.Value ?? '';
  };
  const begin = async (isFirst: boolean, more: string[] = []) => {
    await rm(join(folder, 'position'), { force: true });
    const args = [...argsOf(plan), ...(isFirst ? ['--wsrep-new-cluster'] : []), ...more];
    child = startNode('mariadbd', args, children, folder);
    await untilReady(child, log, async () => (await status('wsrep_ready')) === 'ON');
  };
  return {
    port,
    url: `mysql://root@127.0.0.1:${port}/outreach`,
    begin,
    status,
    kill: () => endNode(child, 'SIGKILL'),
    stop: () => endNode(child, 'SIGTERM'),
    async rejoin() {
      // What a server that was killed has committed, only its log of changes knows.
      const recovery = startNode('mariadbd', [...argsOf(plan), '--wsrep-recover'], children, folder);
      if (recovery.exitCode === null) await once(recovery, 'exit');
      const positions = (await readFile(log, 'utf8')).matchAll(/Recovered position: (\S+)/g);
      const position = [...positions].at(-1)?.[1];
      await begin(false, position ? [`--wsrep-start-position=${position}`] : []);
    },
  };
}
