import type { Database } from '../store/database/database.js';
import { readLongestStatement } from '../store/database/server/queries.js';

/** What servers take by default; large requests and mail need it. */
const NEEDED_MB = 16;

/** What to tell of a server that takes shorter statements than the service sends; null when it takes them. */
export async function adviceOnPackets({ manager }: Pick<Database, 'manager'>): Promise<string | null> {
  const megabytes = (await readLongestStatement(manager)) / 2 ** 20;
  if (megabytes >= NEEDED_MB) return null;
  return (
    `max_allowed_packet of the database server is ${Math.floor(megabytes * 10) / 10} MB: large imports, requests and mail fail. ` +
    `Set it to 64M there (at least ${NEEDED_MB}M).`
  );
}
