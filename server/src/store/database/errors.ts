import { FilesUnavailable } from '../files/file-store.js';

/** Server error numbers; they agree on MySQL and MariaDB where the names that mysql2 gives do not. */
export const duplicateKey = 1062;

/** Conflicts that the server solves by undoing a transaction (or a statement of it) which may simply run again. */
const conflicts = new Set([
  1213, // deadlock; also a lost certification on Galera
  1205, // lock wait timeout
  1020, // row changed since it was read (MariaDB's snapshot isolation)
  3101, // rolled back during commit (Group Replication)
  3572, // NOWAIT found a lock
  9007, // write conflict (TiDB)
  8022, // commit failed, safe to retry (TiDB)
  8028, // schema changed meanwhile (TiDB)
]);

/** The server cannot serve now. What is given up for one of these would be lost although nothing is wrong with it. */
const unavailableNumbers = new Set([
  ...[1053, 1077, 1079, 1317, 1927, 3169], // shutting down, starting; a statement or connection that was killed
  ...[1040, 1047, 1203, 1226], // too many connections or too much use, a cluster node without quorum
  ...[1290, 1792, 1836], // read-only: a replica, after a failover or before one is over
  ...[3, 1021, 1026, 1114], // the disk is full
  ...[1044, 1045, 1049, 1129, 1130, 1142, 1862, 3118, 3159, 4151], // lets us in no more: a new password, a restore
]);
/** A server error with the number of the system's within: its disk is full (28), or a quota is used up (122). */
const engineErrors = new Set([1030, 1180]);
const fullDisk = /\berror:? (28|122)\b/i;

const lostConnectionCodes = new Set([
  'PROTOCOL_CONNECTION_LOST',
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

interface DriverError {
  errno?: unknown;
  code?: unknown;
  sql?: unknown;
  driverError?: unknown;
  cause?: unknown;
}

/** The database's error number, also through TypeORM's wrapping; undefined for other errors. */
export function errnoOf(error: unknown): number | undefined {
  const { errno } = driverErrorOf(error);
  return typeof errno === 'number' && errno > 0 ? errno : undefined;
}

/** A unique key holds the value already. */
export function isDuplicate(error: unknown): boolean {
  return errnoOf(error) === duplicateKey;
}

/** The whole transaction may be run again and can then succeed. */
export function isConflict(error: unknown): boolean {
  return conflicts.has(errnoOf(error) ?? 0);
}

/** The database or the store of files cannot be reached or does not serve now: what http answers with 503. */
export function isUnavailable(error: unknown): boolean {
  const { code } = driverErrorOf(error);
  const message = error instanceof Error ? error.message : '';
  return (
    error instanceof FilesUnavailable ||
    unavailableNumbers.has(errnoOf(error) ?? 0) ||
    (engineErrors.has(errnoOf(error) ?? 0) && fullDisk.test(message)) ||
    (typeof code === 'string' && lostConnectionCodes.has(code) && isFromDatabase(error)) ||
    message === "Can't add new command when connection is in closed state" ||
    message === 'Pool is closed.'
  );
}

/** Connection errors of mail and webhooks carry the same codes; mysql2 marks its own as fatal. */
function isFromDatabase(error: unknown): boolean {
  const inner = driverErrorOf(error) as { fatal?: unknown; syscall?: unknown };
  return inner.fatal !== undefined || inner !== error;
}

function driverErrorOf(error: unknown): DriverError {
  if (typeof error !== 'object' || error === null) return {};
  const { driverError } = error as DriverError;
  return typeof driverError === 'object' && driverError !== null ? driverError : error;
}
