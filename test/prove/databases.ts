import { join } from 'node:path';
import { startEmbedded, type EmbeddedDatabase } from '../../server/src/store/database/embedded.js';
import { cacheDir } from '../support/database.js';
import { onNode, type Cluster } from '../support/database-nodes.js';
import { startGalera } from '../support/galera.js';
import { hasGroupReplication, startGroup } from '../support/group-replication.js';
import { startHaproxy } from '../support/haproxy.js';
import { startProxy, type Proxy } from '../support/proxy.js';
import { mountSmallDisk, type SmallDisk } from '../support/small-disk.js';
import { settableClock, type ServerClock } from './clock.js';

/** The database of a run, and what can go wrong with it. */
export interface StageDatabase {
  /** For the programs, through what faults cut. */
  url: string;
  /** For the harness, which no fault cuts off. */
  ownUrl: string;
  /** The only server; null for a cluster. */
  server: EmbeddedDatabase | null;
  /** On the way to the only server. */
  proxy: Proxy | null;
  /** Of the only server; null where it cannot be set. */
  clock: ServerClock | null;
  /** Of the only server; null where none could be mounted. */
  disk: SmallDisk | null;
  cluster: Cluster | null;
  close(): Promise<void>;
}

/** The kinds of databases that a run can have: CLUSTER=… */
const clusterKinds = ['none', 'group-replication', 'galera'] as const;
export type ClusterKind = (typeof clusterKinds)[number];

/** Megabytes of the disk that is filled now and then: the data of a run, which grow with it, need some 30 a minute. */
const diskOf = (minutes: number) => 700 + Math.ceil(60 * minutes);

/** Starts the database of a run. */
export async function startStageDatabase(
  kind: ClusterKind,
  folder: string,
  minutes: number,
): Promise<StageDatabase> {
  if (!clusterKinds.includes(kind)) throw new Error(`CLUSTER is one of: ${clusterKinds.join(', ')}.`);
  if (kind === 'none') return oneServer(folder, diskOf(minutes));
  if (kind === 'group-replication' && !(await hasGroupReplication()))
    throw new Error('There is no MySQL here yet: run .ci/install-mysql.');
  const cluster = kind === 'galera' ? await startGaleraBehindHaproxy() : await startGroup();
  return {
    url: cluster.url,
    ownUrl: cluster.url,
    server: null,
    proxy: null,
    clock: null,
    disk: null,
    cluster,
    close: cluster.close,
  };
}

async function startGaleraBehindHaproxy(): Promise<Cluster> {
  const { nodes, close } = await startGalera(3);
  const haproxy = await startHaproxy(nodes.map(({ port }) => port));
  const url = `mysql://root@127.0.0.1:${haproxy.port}/outreach`;
  return {
    nodes,
    url,
    async writing() {
      const rows = await onNode<{ port: number }>(haproxy.port, 'SELECT @@port AS port').catch(() => []);
      return nodes.find(({ port }) => port === rows[0]?.port) ?? null;
    },
    async close() {
      await haproxy.close();
      await close();
    },
  };
}

async function oneServer(folder: string, diskMb: number): Promise<StageDatabase> {
  const clock = await settableClock(folder);
  const disk = await mountSmallDisk(join(folder, 'disk'), diskMb);
  try {
    const place = { dataDir: disk?.folder ?? join(folder, 'disk'), cacheDir };
    // A program at another place does not find the system tables that it makes.
    if (clock) await (await startEmbedded(place)).stop();
    const server = await startEmbedded({ ...place, binary: clock?.program });
    const proxy = await startProxy({ path: server.socketPath });
    return {
      url: `mysql://root@127.0.0.1:${proxy.port}/outreach`,
      ownUrl: server.url,
      server,
      proxy,
      clock,
      disk,
      cluster: null,
      async close() {
        await proxy.close();
        await server.stop();
        disk?.unmount();
      },
    };
  } catch (error) {
    disk?.unmount();
    throw error;
  }
}
