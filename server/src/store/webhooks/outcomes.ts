import type { EntityManager } from 'typeorm';
import type { DeliveryStatus } from '../entities.js';
import { toBin } from '../database/ids.js';
import type { Lease } from '../database/leases.js';
import { keepsLease } from './leases.js';
import { NEVER } from '../database/never.js';
import type { Fragment } from '../database/selection/queries.js';
import { listed } from './queue.js';

/** How an attempt at a delivery ended. */
export interface AttemptOutcome {
  /** The event's. */
  id: Buffer;
  /** Number of the attempt, from 1. */
  attempt: number;
  status: DeliveryStatus;
  /** The next attempt, null when there is none. */
  dueAt: Date | null;
  responseStatus: number | null;
  latencyMs: number;
  error: string | null;
  attemptedAt: Date;
}

const longestError = 1000;

/** What an attempt writes into its event's row: columns, their types, and how it is read from an outcome. */
const written: readonly [column: string, type: string, read: (outcome: AttemptOutcome) => Written][] = [
  ['delivery_status', 'VARCHAR(10)', ({ status }) => status],
  ['due_at', 'DATETIME(3)', ({ dueAt }) => (dueAt ? instant(dueAt) : never)],
  ['attempts', 'SMALLINT UNSIGNED', ({ attempt }) => attempt],
  ['response_status', 'SMALLINT UNSIGNED', ({ responseStatus }) => responseStatus ?? 0],
  ['latency_ms', 'INT UNSIGNED', ({ latencyMs }) => latencyMs],
  ['last_error', `VARCHAR(${longestError})`, ({ error }) => error?.slice(0, longestError) ?? null],
  ['attempted_at', 'DATETIME(3)', ({ attemptedAt }) => instant(attemptedAt)],
];
type Written = string | number | null;

/**
 * Writes how attempts ended, unless the lease ran out and another took over meanwhile: that one tries again.
 *
 * @param outcomes one per delivery at most
 */
export async function settleAttempts(
  tx: EntityManager,
  accountId: string,
  lease: Lease,
  outcomes: readonly AttemptOutcome[],
): Promise<void> {
  if (!(await keepsLease(tx, lease))) return;
  const account = toBin(accountId);
  const { sql, values } = update(account, outcomes);
  await tx.query(sql, values);
  const failed = outcomes.filter(({ status }) => status !== 'delivered').map(({ id }) => id);
  if (failed.length > 0)
    await tx.query(`${logLastAttempts} WHERE account_id = ? AND id IN (?) ${onceEach}`, [
      account,
      listed(failed),
    ]);
}

/**
 * Logs the last attempts of those deliveries that reached their receiver, before they are queued again. Until then that
 * attempt stands in the delivery alone: most are delivered at once and never again, and are written once.
 */
export async function keepDelivered(
  tx: EntityManager,
  accountId: string,
  ids: readonly Buffer[],
): Promise<void> {
  await tx.query(
    `${logLastAttempts} WHERE account_id = ? AND id IN (?) AND delivery_status = 'delivered' ${onceEach}`,
    [toBin(accountId), listed(ids)],
  );
}

const logLastAttempts = `INSERT INTO webhook_attempts
    (account_id, event_id, attempt, response_status, latency_ms, error_message, attempted_at)
  SELECT account_id, id, attempts, NULLIF(response_status, 0), latency_ms, last_error, attempted_at FROM events`;

/** Earlier releases logged every attempt, and what a lost connection kept from being acknowledged is written again. */
const onceEach = 'ON DUPLICATE KEY UPDATE webhook_attempts.attempt = webhook_attempts.attempt';

/** What writes outcomes into their rows. JSON is read twice as fast as rows of SQL, and by all servers. */
function update(account: Buffer, outcomes: readonly AttemptOutcome[]): Fragment {
  const columns = written.map(([name, type, read]) => columnOf(name, type, outcomes.map(read)));
  const varying = columns.filter(({ isShared }) => !isShared);
  const shared = columns.filter(({ isShared }) => isShared);
  const rows = outcomes.map(({ id }, row) => [
    id.toString('hex'),
    ...varying.map(({ values }) => values[row]),
  ]);
  const fields = varying.map(({ name, type }, at) => `, ${name} ${type} PATH '$[${at + 1}]'`);
  const sets = columns.map(({ name, isShared }) => `e.${name} = ${isShared ? '?' : `o.${name}`}`);
  return {
    sql: `UPDATE JSON_TABLE(?, '$[*]' COLUMNS (id CHAR(32) PATH '$[0]'${fields.join('')})) o
      STRAIGHT_JOIN events e ON e.account_id = ? AND e.id = UNHEX(o.id) SET ${sets.join(', ')}`,
    values: [JSON.stringify(rows), account, ...shared.map(({ values }) => values[0])],
  };
}

/** Values that are the same for all, as most are, are said once: in a table of rows each costs time. */
function columnOf(name: string, type: string, values: readonly Written[]) {
  return { name, type, values, isShared: values.every(value => value === values[0]) };
}

function instant(date: Date): string {
  return date.toISOString().slice(0, -1);
}

const never = instant(NEVER);
