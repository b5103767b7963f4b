// SQL, because these ask the database server about itself, not about a table of ours.
import { createPool, type Connection, type Pool } from 'mysql2/promise';
import type { DataSource, EntityManager } from 'typeorm';
import type { ConnectionSettings } from '../connection-url.js';
import { newId, toBin } from '../ids.js';

/** Returns the version of the server, with its product where it names one: `10.11.6-MariaDB`. */
export async function readVersion(connection: Pick<Connection, 'query'>): Promise<string> {
  const [rows] = await connection.query('SELECT VERSION() AS version');
  return (rows as [{ version: string }])[0].version;
}

/** Returns the folder in which the server keeps its data. */
export async function readDataFolder(connection: Pick<Connection, 'query'>): Promise<string> {
  const [rows] = await connection.query('SELECT @@datadir AS folder');
  return (rows as [{ folder: string }])[0].folder;
}

/** Returns how many bytes the server has written to its redo log since its data was made. */
export async function readLogPosition(connection: Pick<Connection, 'query'>): Promise<number> {
  const [rows] = await connection.query(
    "SHOW GLOBAL STATUS WHERE Variable_name IN ('Innodb_lsn_current', 'Innodb_redo_log_current_lsn')",
  );
  return Number((rows as [{ Value: string }])[0].Value);
}

/** Raises the server's redo log to so many bytes; nothing happens when it has as many. */
export async function raiseRedoLog(connection: Pick<Connection, 'query'>, bytes: number): Promise<void> {
  const [rows] = await connection.query(
    "SHOW GLOBAL VARIABLES WHERE Variable_name IN ('innodb_redo_log_capacity', 'innodb_log_file_size')",
  );
  // MySQL has the older variable too, which it only reads at its start.
  const [variable] = (rows as { Variable_name: string; Value: string }[]).sort((a, b) =>
    b.Variable_name.localeCompare(a.Variable_name),
  );
  if (Number(variable!.Value) < bytes)
    await connection.query(`SET GLOBAL ${variable!.Variable_name} = ${bytes}`);
}

/** Returns whether the server accepts changes now: neither a replica, nor a node of a cluster where another one leads. */
export async function acceptsChanges(
  connection: Pick<Connection, 'query'>,
  timeoutMs: number,
): Promise<boolean> {
  const [rows] = await connection.query({ sql: 'SELECT @@global.read_only AS state', timeout: timeoutMs });
  return ['0', 'OFF'].includes(String((rows as [{ state: number | string }])[0].state));
}

/** Returns the server's time. */
export async function readServerTime(db: EntityManager): Promise<Date> {
  const [row] = await db.query<[{ now: Date }]>('SELECT UTC_TIMESTAMP(3) AS now');
  return row.now;
}

/** Returns the longest statement that the server accepts, in bytes. */
export async function readLongestStatement(db: EntityManager): Promise<number> {
  const [row] = await db.query<[{ bytes: number | string }]>('SELECT @@max_allowed_packet AS bytes');
  return Number(row.bytes);
}

/** Returns the account as which the server knows this connection, as GRANT expects it: refusals name the client's machine. */
export async function readCurrentUser(db: EntityManager): Promise<string> {
  const [row] = await db.query<[{ account: string }]>('SELECT CURRENT_USER() AS account');
  const at = row.account.lastIndexOf('@');
  return `'${row.account.slice(0, at)}'@'${row.account.slice(at + 1)}'`;
}

/** Creates a schema unless it exists. */
export async function createSchema(connection: Connection, name: string): Promise<void> {
  const schema = connection.escapeId(name);
  await connection.query(`CREATE DATABASE IF NOT EXISTS ${schema} COLLATE utf8mb4_unicode_520_ci`);
}

/** Makes the server respond to something, on any connection. */
export async function pingServer(pool: Pool): Promise<void> {
  await pool.query('SELECT 1');
}

/** Returns the names of the migrations that ran; TypeORM's own question would create the table that it asks. */
export async function readMigrations(db: EntityManager): Promise<string[]> {
  const [table] = await db.query<object[]>(
    "SELECT 1 FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = 'migrations'",
  );
  const ran = table ? await db.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id') : [];
  return ran.map(({ name }) => name);
}

/**
 * Returns what keeps a database that responds from accepting changes (a read-only server or user), or null. Tries a
 * change and rolls it back.
 */
export async function findWriteFault({ source }: { source: DataSource }): Promise<Error | null> {
  const runner = source.createQueryRunner();
  const now = new Date();
  try {
    await runner.startTransaction();
    const probe = [`probe:${newId()}`, toBin(newId()), now, now];
    await runner.query('INSERT INTO leases (name, owner, until, acquired_at) VALUES (?, ?, ?, ?)', probe);
    return null;
  } catch (error) {
    return error as Error;
  } finally {
    await runner.rollbackTransaction().catch(() => undefined);
    await runner.release();
  }
}

/**
 * Returns whether a row that one transaction has claimed stays hidden from another one. Workers depend on it to send nothing
 * twice. Some servers parse SKIP LOCKED and lock nothing, and clusters with several writers lock on one node only.
 *
 * @param settings of a database with the schema of the service
 */
export async function claimsAreExclusive(settings: ConnectionSettings): Promise<boolean> {
  const pool = createPool({ ...settings, connectionLimit: 2 });
  try {
    const [one, other] = [await pool.getConnection(), await pool.getConnection()];
    // If the first one gets nothing, another process has asked the same, and holds the lock.
    return !(await claims(one)) || !(await claims(other));
  } finally {
    await pool.end();
  }
}

async function claims(connection: Connection): Promise<boolean> {
  await connection.beginTransaction();
  const [rows] = await connection.query('SELECT id FROM migrations FOR UPDATE SKIP LOCKED');
  return (rows as object[]).length > 0;
}

/** The settings of a server that decide whether what it has confirmed survives a crash; a binary log that is off has none. */
export interface Durability {
  /** `innodb_flush_log_at_trx_commit`: 1 writes each commit to the disk. */
  flushAtCommit: number;
  /** `sync_binlog`, null where the binary log is off. */
  syncBinlog: number | null;
}

/** Returns what the server is set to keep over a crash. */
export async function readDurability(db: EntityManager): Promise<Durability> {
  const [row] = await db.query<[Record<'flush' | 'sync' | 'binlog', number | string>]>(
    'SELECT @@innodb_flush_log_at_trx_commit AS flush, @@sync_binlog AS sync, @@log_bin AS binlog',
  );
  return {
    flushAtCommit: Number(row.flush),
    syncBinlog: Number(row.binlog) === 1 ? Number(row.sync) : null,
  };
}
