import type { Database } from '../database/database.js';
import { bytesStatement } from '../database/bytes-statement.js';
import { toBin } from '../database/ids.js';
import { transaction } from '../database/transaction.js';
import { FileMissing, inPieces, type FileKey, type FileOwner, type FileStore } from './file-store.js';

/** Bytes of one row, far below what any server takes in a statement. */
const PIECE = 512 * 1024;
/** Pieces that one statement forgets. */
const FORGOTTEN = 40;

const insertPiece =
  'INSERT INTO file_pieces (account_id, owner_id, file_id, from_byte, content) VALUES (?, ?, ?, ?, ?)';

/**
 * Files in the database, in pieces: for workers on other machines, which meet only there. A file is there once its row in
 * `files` is; pieces without it are what a crash left of one.
 */
export function databaseFiles(database: Database): FileStore {
  async function write(key: FileKey, bytes: AsyncIterable<Uint8Array>): Promise<number> {
    const row = valuesOf(key);
    let size = 0;
    let storing: Promise<unknown> = Promise.resolve();
    try {
      // The next piece is gathered while one is stored.
      for await (const piece of inPieces(bytes, PIECE)) {
        await storing;
        const values = [...row, size, piece];
        storing = transaction(database, tx => bytesStatement(tx, insertPiece, values));
        // Whoever waits for it sees what went wrong.
        storing.catch(() => undefined);
        size += piece.length;
      }
      await storing;
      await transaction(database, tx =>
        tx.query('INSERT INTO files (account_id, owner_id, file_id, size_bytes) VALUES (?)', [
          [...row, size],
        ]),
      );
    } catch (error) {
      await storing.catch(() => undefined);
      await remove(key).catch(() => undefined);
      throw error;
    }
    return size;
  }

  async function remove(what: FileKey | FileOwner): Promise<void> {
    const values = valuesOf(what);
    const where = `account_id = ? AND owner_id = ?${'fileId' in what ? ' AND file_id = ?' : ''}`;
    // From here on it is no file any more, however long its pieces take.
    await transaction(database, tx => tx.query(`DELETE FROM files WHERE ${where}`, values));
    for (let left = true; left;) {
      const { affectedRows } = await transaction(database, tx =>
        tx.query<{ affectedRows: number }>(`DELETE FROM file_pieces WHERE ${where} LIMIT ?`, [
          ...values,
          FORGOTTEN,
        ]),
      );
      left = affectedRows === FORGOTTEN;
    }
  }

  return {
    kind: 'database',
    write,
    remove,

    async readAt(key, fromByte, db = database.manager) {
      const values = valuesOf(key);
      const [file] = await db.query<{ size_bytes: number }[]>(
        'SELECT size_bytes FROM files WHERE account_id = ? AND owner_id = ? AND file_id = ?',
        values,
      );
      if (!file) throw new FileMissing(`The database holds no file ${key.fileId}.`);
      if (fromByte >= file.size_bytes) return Buffer.alloc(0);
      const [piece] = await db.query<{ from_byte: number; content: Buffer }[]>(
        `SELECT from_byte, content FROM file_pieces
          WHERE account_id = ? AND owner_id = ? AND file_id = ? AND from_byte <= ? ORDER BY from_byte DESC LIMIT 1`,
        [...values, fromByte],
      );
      const rest = piece?.content.subarray(fromByte - piece.from_byte);
      if (!rest?.length) throw new FileMissing(`File ${key.fileId} lacks a piece at ${fromByte}.`);
      return rest;
    },

    findFault: async () => null,
  };
}

function valuesOf(what: FileKey | FileOwner): Buffer[] {
  const owner = [toBin(what.accountId), toBin(what.ownerId)];
  return 'fileId' in what ? [...owner, toBin(what.fileId)] : owner;
}
