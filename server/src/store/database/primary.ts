import { createConnection } from 'mysql2/promise';
import type { Pool } from 'mysql2';
import { connectionFrom, urlsOf, type ConnectionSettings } from './connection-url.js';
import { acceptsChanges } from './server/queries.js';

/** How long a server may take to say whether it accepts changes. */
const answersWithinMs = 2_000;
const lookEveryMs = 1_000;

/**
 * Returns how to reach the server of a DATABASE_URL that accepts changes. While none does, the first that it names: to connect
 * says what is wrong.
 */
export async function findPrimary(url: string): Promise<ConnectionSettings> {
  return (await lookForPrimary(url)) ?? connectionFrom(urlsOf(url)[0]!);
}

/**
 * Keeps a pool on the server of a cluster that accepts changes: looks each second, and gives up all connections once another
 * one has taken over, so that their owners go on there. The URL of a single server is left alone.
 *
 * @returns what ends it
 */
export function followPrimary(pool: Pool, url: string): () => void {
  if (urlsOf(url).length === 1) return () => undefined;
  const { config, _allConnections: open } = pool as unknown as PoolInside;
  const target = config.connectionConfig;
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    const primary = (await isPrimary({ ...connectionFrom(urlsOf(url)[0]!), ...addressOf(target) }))
      ? target
      : await lookForPrimary(url);
    if (primary && !isSame(primary, target)) {
      Object.assign(target, addressOf(primary));
      for (const { stream } of open.toArray()) stream.destroy();
    }
    if (timer) timer = setTimeout(() => void look(), lookEveryMs).unref();
  };
  timer = setTimeout(() => void look(), lookEveryMs).unref();
  return () => {
    clearTimeout(timer);
    timer = undefined;
  };
}

/** What the driver publishes nowhere: a test holds that it is still called so. */
interface PoolInside {
  /** Of connections that are made from now on. */
  config: { connectionConfig: Address };
  _allConnections: { toArray(): { stream: { destroy(): void } }[] };
}

type Address = Pick<ConnectionSettings, 'host' | 'port'>;

const addressOf = ({ host, port }: Address): Address => ({ host, port });
const isSame = (a: Address, b: Address) => a.host === b.host && a.port === b.port;

/** The first of the servers that accept changes; null while there is none. */
async function lookForPrimary(url: string): Promise<ConnectionSettings | null> {
  const servers = urlsOf(url).map(connectionFrom);
  if (servers.length === 1) return servers[0]!;
  const answers = await Promise.all(servers.map(isPrimary));
  return servers.find((_, index) => answers[index]) ?? null;
}

async function isPrimary(settings: ConnectionSettings): Promise<boolean> {
  // The schema may not be made yet.
  const reach = { ...settings, database: undefined, connectTimeout: answersWithinMs };
  try {
    const connection = await createConnection(reach);
    const accepts = await acceptsChanges(connection, answersWithinMs).catch(() => null);
    // A server that was asked and gave no answer will not say goodbye either.
    if (accepts === null) connection.destroy();
    else await connection.end();
    return accepts ?? false;
  } catch {
    return false;
  }
}
