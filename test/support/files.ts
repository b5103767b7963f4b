import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../server/src/store/database/database.js';
import { openFileStores, type FileStores } from '../../server/src/store/files/file-stores.js';

/** The stores of files of tests that have none of their own: files go into the database, which goes with the run. */
export function filesIn(database: Database): FileStores {
  return openFileStores(database, {
    kind: 'database',
    folder: join(tmpdir(), 'outreach-none'),
    s3: undefined,
  });
}
