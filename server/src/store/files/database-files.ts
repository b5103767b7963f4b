import { LessThanOrEqual } from 'typeorm';
import type { Database } from '../database/database.js';
import { insertPrepared } from '../database/bulk/queries.js';
import { deleteSome } from '../database/queries.js';
import { transaction } from '../database/transaction.js';
import { filePieces, files } from './entities.js';
import { FileMissing, inPieces, type FileKey, type FileOwner, type FileStore } from './file-store.js';

/** Bytes of one row, far below what any server takes in a statement. */
const PIECE = 512 * 1024;
/** Pieces that one statement deletes. */
const DELETED = 40;

/**
 * Files in the database, in chunks: for workers on other machines, which meet only there. A file is there
 * once its row in `files` is; chunks without it are what a crash left of one.
 */
export function databaseFiles(database: Database): FileStore {
  async function write(key: FileKey, bytes: AsyncIterable<Uint8Array>): Promise<number> {
    const row = columnsOf(key);
    let size = 0;
    let storing: Promise<unknown> = Promise.resolve();
    try {
      // The next piece is gathered while one is stored.
      for await (const piece of inPieces(bytes, PIECE)) {
        await storing;
        const stored = { ...row, from_byte: size, content: piece };
        storing = transaction(database, tx => insertPrepared(tx, filePieces, stored));
        // Whoever waits for it sees what went wrong.
        storing.catch(() => undefined);
        size += piece.length;
      }
      await storing;
      await transaction(database, tx => tx.getRepository(files).insert({ ...row, size_bytes: size }));
    } catch (error) {
      await storing.catch(() => undefined);
      await remove(key).catch(() => undefined);
      throw error;
    }
    return size;
  }

  async function remove(what: FileKey | FileOwner): Promise<void> {
    // From here on it is no file any more, however long its chunks take.
    await transaction(database, tx => tx.getRepository(files).delete(columnsOf(what)));
    for (let left = true; left;) {
      const deleted = await transaction(database, tx => deleteSome(tx, filePieces, columnsOf(what), DELETED));
      left = deleted === DELETED;
    }
  }

  return {
    kind: 'database',
    write,
    remove,

    async readAt(key, fromByte, db = database.manager) {
      const file = await db.getRepository(files).findOneBy(columnsOf(key));
      if (!file) throw new FileMissing(`The database holds no file ${key.fileId}.`);
      if (fromByte >= file.size_bytes) return Buffer.alloc(0);
      const piece = await db.getRepository(filePieces).findOne({
        where: { ...columnsOf(key), from_byte: LessThanOrEqual(fromByte) },
        order: { from_byte: 'DESC' },
      });
      const rest = piece?.content.subarray(fromByte - piece.from_byte);
      if (!rest?.length) throw new FileMissing(`File ${key.fileId} lacks a piece at ${fromByte}.`);
      return rest;
    },

    findFault: async () => null,
  };
}

function columnsOf(key: FileKey): Record<'account_id' | 'owner_id' | 'file_id', string>;
function columnsOf(what: FileKey | FileOwner): { account_id: string; owner_id: string; file_id?: string };
function columnsOf(what: FileKey | FileOwner) {
  const owner = { account_id: what.accountId, owner_id: what.ownerId };
  return 'fileId' in what ? { ...owner, file_id: what.fileId } : owner;
}
