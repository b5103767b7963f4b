import type { EntityManager } from 'typeorm';
import { parseUuid } from '../database/ids.js';

export const fileStoreKinds = ['disk', 'database', 's3'] as const;
export type FileStoreKind = (typeof fileStoreKinds)[number];

/** Whom files belong to: an account, and in it an upload. */
export interface FileOwner {
  accountId: string;
  ownerId: string;
}

/** A file by ids alone: no words of people reach a path. */
export interface FileKey extends FileOwner {
  fileId: string;
}

/** Keeps files that are written once, as a whole, and read from anywhere in them. Fails with {@link FilesUnavailable}. */
export interface FileStore {
  readonly kind: FileStoreKind;
  /**
   * Stores a file as its bytes arrive, no more than a few chunks of it in memory; returns its size. All or nothing: until
   * it has resolved there is no such file, and what was written of one that fails is taken away. What `bytes` throws is
   * thrown on.
   */
  write(key: FileKey, bytes: AsyncIterable<Uint8Array>): Promise<number>;
  /**
   * The bytes of a file from a place on, as many as one reading takes; none at its end. Nothing stays open between two
   * readings.
   *
   * @param db what a store in the database reads through, so that a transaction waits for no second connection
   * @throws {FileMissing} when there is no such file, or part of it is lost
   */
  readAt(key: FileKey, fromByte: number, db?: EntityManager): Promise<Buffer>;
  /** Forgets a file, or all of an owner, with what writing them left behind. There may be none. */
  remove(what: FileKey | FileOwner): Promise<void>;
  /** Why nothing can be stored here, in plain words; null when it can. Leaves nothing behind. */
  findFault(): Promise<string | null>;
}

/** The file is not there. */
export class FileMissing extends Error {
  override readonly name = 'FileMissing';
}

/** Where files are kept cannot be used now; later it may. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
}

/** The parts of a key as names of folders and files, of keys of objects. */
export function namesOf(what: FileKey | FileOwner): string[] {
  const ids = [what.accountId, what.ownerId, ...('fileId' in what ? [what.fileId] : [])];
  return ids.map(id => {
    const name = parseUuid(id);
    if (name === null) throw new Error(`${id} is no id of a file.`);
    return name.toLowerCase();
  });
}

/** Gathers bytes that come in any size into chunks of one size; the last one is shorter. */
export async function* inPieces(bytes: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let gathered: Uint8Array[] = [];
  let length = 0;
  for await (let rest of bytes) {
    while (length + rest.length >= size) {
      const enough = size - length;
      yield Buffer.concat([...gathered, rest.subarray(0, enough)]);
      gathered = [];
      length = 0;
      rest = rest.subarray(enough);
    }
    if (rest.length > 0) gathered.push(rest);
    length += rest.length;
  }
  if (length > 0) yield Buffer.concat(gathered);
}
