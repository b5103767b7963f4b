import type { Database } from '../database/database.js';
import { databaseFiles } from './database-files.js';
import { diskFiles } from './disk-files.js';
import { FilesUnavailable, type FileStore, type FileStoreKind } from './file-store.js';
import { s3Files, type S3Settings } from './s3-files.js';

/** Where files are kept, and may have been kept before. */
export interface FileSettings {
  /** Where new ones go. */
  kind: FileStoreKind;
  /** Of those on disk. */
  folder: string;
  s3: S3Settings | undefined;
  /** The folder was named although new files go elsewhere: those that were written there before are found in it. */
  alsoOnDisk?: true;
}

/** The stores of a service. */
export interface FileStores {
  /** Where new files go. */
  readonly current: FileStore;
  /** Where a file is that was written under other settings. */
  of(kind: string): FileStore;
}

/** Opens the stores of files; each is reached when it is first used. */
export function openFileStores(database: Database, { kind, folder, s3 }: FileSettings): FileStores {
  const stores: Record<string, FileStore> = {
    disk: diskFiles(folder),
    database: databaseFiles(database),
    ...(s3 && { s3: s3Files(s3) }),
  };
  const of = (wanted: string) => {
    const store = stores[wanted];
    if (!store) throw new FilesUnavailable(`The file is in a store without settings here: ${wanted}.`);
    return store;
  };
  return { current: of(kind), of };
}
