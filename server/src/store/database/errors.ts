import { FilesUnavailable } from '../files/file-store.js';

/** Server error numbers; they agree on MySQL and MariaDB where the names that mysql2 gives do not. */
const duplicateKey = 1062;

/** Conflicts that the server solves by undoing a transaction (or a statement of it) which may simply run again. */
const conflicts = new Set([
  1213, // deadlock; also a lost certification on Galera
  1205, // lock wait timeout
  1020, // row changed since it was read (MariaDB's snapshot isolation)
  3101, // rolled back during commit (Group Replication)
  3572, // NOWAIT found a lock
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

/** Of a statement that inserts thousands of rows only the beginning is read, and less is shown. */
const lookedAt = 20_000;
const shown = 1_000;
/** Causes of causes that are described. */
const deepest = 5;

/** A value in quotes, to its end or to that of the text. */
const literals = /(['"])(?:\\.|(?!\1).)*(?:\1|$)/gs;
/** What the server quotes of values, up to the key, column and row that it names at the end. */
const quoted = /(['"])(?:.*\1|.*$)/s;
const place = /(?: for (?:key|column) ['`][\w.`]+['`])?(?: at (?:row|line) \d+)?\.?$/;

/** An error of a statement, as mysql2 and TypeORM throw it. */
interface StatementError extends Error {
  errno?: number;
  code?: string;
  /** Of TypeORM; its `parameters` stand beside it. */
  query?: string;
  /** Of mysql2, with the values in it. */
  sql?: string;
}

/**
 * Returns an error as it is logged. Of a statement that failed its text is kept and none of its values, which are
 * people's data: not the parameters, nor what the server repeats of them in its message.
 */
export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error) || depth > deepest) return error instanceof Error ? error.name : error;
  const described = isOfStatement(error) ? describeStatement(error) : describeOther(error, depth);
  return {
    type: error.constructor.name,
    ...described,
    ...(error.cause !== undefined && { cause: describeError(error.cause, depth + 1) }),
  };
}

/** Returns what {@link describeError} says in a line. */
export function describeBriefly(error: unknown): string {
  return isOfStatement(error) ? `${error.name}: ${messageOf(error)}` : String(error);
}

/** Whether a database refused a statement. */
export function isOfStatement(error: unknown): error is StatementError {
  return error instanceof Error && ('sql' in error || 'sqlMessage' in error || 'parameters' in error);
}

function describeStatement(error: StatementError) {
  const { errno, code, query, sql } = error;
  const frames = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line));
  const message = messageOf(error);
  const text = query === undefined || query === '?' ? sql : query;
  const statement = text?.slice(0, lookedAt).replace(literals, '?').slice(0, shown);
  return { message, errno, code, statement, stack: [`${error.name}: ${message}`, ...frames].join('\n') };
}

function describeOther(error: Error, depth: number) {
  const own = Object.entries(error).filter(([key]) => key !== 'cause');
  const { errors } = error as { errors?: unknown };
  return {
    message: error.message,
    stack: error.stack,
    ...Object.fromEntries(own.map(([key, value]) => [key, describeError(value, depth + 1)])),
    ...(Array.isArray(errors) && { errors: errors.map(each => describeError(each, depth + 1)) }),
  };
}

function messageOf({ message }: Error): string {
  const { index } = place.exec(message)!;
  return message.slice(0, index).replace(quoted, '…') + message.slice(index);
}
