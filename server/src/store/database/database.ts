import { within } from '../../domain/shared/within.js';
import mysql2 from 'mysql2';
import { createConnection, type Pool } from 'mysql2/promise';
import { DataSource, EntitySchema, type EntityManager } from 'typeorm';
import type { ConnectionSettings } from './connection-url.js';
import * as tables from '../entities.js';
import { errnoOf } from './errors.js';
import { migrations } from './migrations/index.js';
import { findPrimary, followPrimary } from './primary.js';
import { createSchema, pingServer, readVersion } from './server/queries.js';

export interface DatabaseOptions {
  /** `mysql://user:password@host:port/schema`, also `mariadb://`; for a cluster with a host for each server. */
  url: string;
  /** Most connections at once, default 20. */
  poolSize?: number;
  /** Whether to make a schema that is missing, default true; otherwise the server's refusal is thrown. */
  makeSchema?: boolean;
}

/** Every table of the schema. */
export const entities = Object.values<unknown>(tables).filter(each => each instanceof EntitySchema);

/** An open connection pool, once as TypeORM sees it and once bare for prepared statements. */
export interface Database {
  source: DataSource;
  /** For statements outside a transaction. */
  manager: EntityManager;
  /** The same pool without TypeORM. */
  pool: Pool;
  /**
   * Runs a prepared statement and returns its rows: for hot reads. Straight on the callbacks of the driver, whose promises
   * capture a stack at every call, a tenth of the time of a small read. Keep the JavaScript type of each parameter the same
   * from call to call, MySQL reads a cached statement wrongly otherwise.
   */
  prepared<T>(sql: string, params: readonly (Buffer | string | number | Date)[]): Promise<T[]>;
  flavour: 'mysql' | 'mariadb';
  /** How much of the pool is used now. */
  poolUse(): PoolUse;
  /** Rejects when the database does not answer within 3 s. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Connections of a pool, and what waits for one. */
export interface PoolUse {
  /** Connections that are open or being opened. */
  open: number;
  inUse: number;
  /** Most that are opened. */
  limit: number;
  waiting: number;
}

const schemaMissing = 1049;
const connectTimeoutMs = 5_000;
const pingTimeoutMs = 3_000;

/** How long a statement waits for a lock, unless its transaction sets another limit. */
export const lockWaitSeconds = 20;

/** What every session sets, because servers differ in their defaults. */
const sessionStatements = [
  `SET SESSION sql_mode = 'STRICT_TRANS_TABLES,ONLY_FULL_GROUP_BY,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION',
    time_zone = '+00:00', group_concat_max_len = 16777216, innodb_lock_wait_timeout = ${lockWaitSeconds}`,
  // No gap locks: claims of different workers do not block one another. Read what you depend on with FOR UPDATE.
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
];

/**
 * Opens the database. Makes the schema when the server is there but the schema is not and the user may, by default.
 *
 * What statements answer, on either server and through either door: ids and hashes as Buffer, DATETIME as Date (UTC),
 * DATE as 'YYYY-MM-DD', JSON as its text, DECIMAL and BIGINT as number, flags as 0 or 1.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const settings = { ...(await findPrimary(options.url)), connectTimeout: connectTimeoutMs };
  const flavour = await detectFlavour(settings, options.makeSchema ?? true);
  const driver = sessionDriver();
  const source = new DataSource({
    type: flavour,
    driver,
    username: settings.user,
    password: settings.password,
    ...(settings.socketPath
      ? { socketPath: settings.socketPath }
      : { host: settings.host, port: settings.port }),
    ssl: settings.ssl,
    database: settings.database,
    connectTimeout: settings.connectTimeout,
    poolSize: options.poolSize ?? 20,
    charset: 'utf8mb4_unicode_520_ci',
    timezone: 'Z',
    dateStrings: ['DATE'],
    bigNumberStrings: false,
    // MariaDB has no JSON type of its own: asking for text makes both servers answer alike.
    extra: { jsonStrings: true, decimalNumbers: true, maxPreparedStatements: 200 },
    entities,
    migrations,
    migrationsTransactionMode: 'none',
  });
  await source.initialize();
  const pool = driver.pool().promise();
  const prepared = preparedOn(driver.pool());
  const stopFollowing = followPrimary(driver.pool(), options.url);
  return {
    source,
    manager: source.manager,
    pool,
    prepared,
    flavour,
    poolUse: () => useOf(driver.pool()),
    ping: () => ping(pool),
    close() {
      stopFollowing();
      return source.destroy();
    },
  };
}

/** mysql2 whose pools set up each connection before its first use; a hook added later would miss the first ones. */
function sessionDriver() {
  let pool: mysql2.Pool | undefined;
  return {
    ...mysql2,
    createPool(config: mysql2.PoolOptions): mysql2.Pool {
      pool = mysql2.createPool(config);
      pool.on('connection', connection => {
        for (const statement of sessionStatements) {
          connection.query(statement, error => {
            if (error) connection.destroy();
          });
        }
      });
      return pool;
    },
    pool(): mysql2.Pool {
      if (!pool) throw new Error('The data source made no pool.');
      return pool;
    },
  };
}

/** The driver keeps count, and publishes it nowhere: a test holds that its fields are still called so. */
function useOf(pool: mysql2.Pool): PoolUse {
  const { _allConnections, _freeConnections, _connectionQueue, config } = pool as unknown as Record<
    '_allConnections' | '_freeConnections' | '_connectionQueue',
    { length: number }
  > & { config: { connectionLimit: number } };
  return {
    open: _allConnections.length,
    inUse: _allConnections.length - _freeConnections.length,
    limit: config.connectionLimit,
    waiting: _connectionQueue.length,
  };
}

function preparedOn(pool: mysql2.Pool): Database['prepared'] {
  return <T>(sql: string, params: readonly (Buffer | string | number | Date)[]) =>
    new Promise<T[]>((resolve, reject) => {
      pool.execute(sql, params as (Buffer | string | number | Date)[], (error, rows) =>
        error ? reject(error) : resolve(rows as T[]),
      );
    });
}

async function detectFlavour(
  settings: ConnectionSettings,
  makeSchema: boolean,
): Promise<'mysql' | 'mariadb'> {
  const connection = makeSchema ? await connectMakingSchema(settings) : await createConnection(settings);
  try {
    return (await readVersion(connection)).includes('MariaDB') ? 'mariadb' : 'mysql';
  } finally {
    await connection.end();
  }
}

async function connectMakingSchema(settings: ConnectionSettings) {
  try {
    return await createConnection(settings);
  } catch (error) {
    if (errnoOf(error) !== schemaMissing || !settings.database) throw error;
    const connection = await createConnection({ ...settings, database: undefined });
    await createSchema(connection, settings.database);
    return connection;
  }
}

async function ping(pool: Pool): Promise<void> {
  await within(pingTimeoutMs, pingServer(pool), () => new Error('The database did not answer in time.'));
}
