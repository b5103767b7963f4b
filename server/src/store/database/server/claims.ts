// SQL, because it asks how the server locks.
import { createConnection, type Connection } from 'mysql2/promise';
import { connectionFrom } from '../connection-url.js';

/**
 * Returns whether a row that one transaction has claimed stays hidden from another one. Workers depend on it to send nothing
 * twice. Some servers parse SKIP LOCKED and lock nothing, and clusters with several writers lock on one node only.
 *
 * @param url of a database with the schema of the service
 */
export async function claimsAreExclusive(url: string): Promise<boolean> {
  const settings = connectionFrom(url);
  const connections = [await createConnection(settings), await createConnection(settings)] as const;
  try {
    // If the first one gets nothing, another process has asked the same, and holds the lock.
    return !(await claims(connections[0])) || !(await claims(connections[1]));
  } finally {
    await Promise.all(connections.map(connection => connection.end()));
  }
}

async function claims(connection: Connection): Promise<boolean> {
  await connection.beginTransaction();
  const [rows] = await connection.query('SELECT id FROM migrations FOR UPDATE SKIP LOCKED');
  return (rows as object[]).length > 0;
}
