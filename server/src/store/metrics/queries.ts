// SQL, because counts stop at a cap, and each statement names the index that serves it.
import type { EntityManager } from 'typeorm';
import type { Database } from '../database/database.js';

/** What is due by now. */
export interface DueMetrics {
  /** At most {@link MOST}. */
  count: number;
  /** Since when the oldest of it is due; null when nothing is. */
  oldest: Date | null;
}

/** How much work waits in the database, over all accounts. */
export interface WorkMetrics {
  jobs: { queued: number; running: number };
  due: {
    /** Enrollments that go on in their flow. */
    flow: DueMetrics;
    /** Emails of campaigns; they also wait for windows, intervals, caps and campaigns that are paused. */
    email: DueMetrics;
    /** Replies and forwards that people wrote. */
    written: DueMetrics;
    webhook: DueMetrics;
  };
  deliveries: { pending: number; failed: number };
  mailboxesInError: number;
}

/** Rows are counted up to here: more is a lot all the same, and would take long. */
const MOST = 100_000;

const due = {
  flow: ['enrollments', 'next_action_at', "awaits = 'flow' AND"],
  email: ['enrollments', 'next_action_at', "awaits = 'send' AND"],
  written: ['message_jobs', 'due_at', ''],
  webhook: ['events', 'due_at', ''],
} as const;

/** The statements behind the metrics, each with the index that serves it. */
export const workStatements = {
  jobs: "SELECT status, COUNT(*) AS count FROM jobs WHERE status IN ('queued', 'running') GROUP BY status",
  oldest: (kind: keyof typeof due) => {
    const [table, column, which] = due[kind];
    return `SELECT ${column} AS oldest FROM ${table} WHERE ${which} ${column} <= ? ORDER BY ${column} LIMIT 1`;
  },
  count: (kind: keyof typeof due) => {
    const [table, column, which] = due[kind];
    return counted(`${table} FORCE INDEX (due) WHERE ${which} ${column} <= ?`);
  },
  pending: counted(`events FORCE INDEX (due) WHERE due_at < '9999-01-01'`),
  // The accounts that have a webhook lead to their deliveries.
  failed: counted(`webhook_settings s STRAIGHT_JOIN events e FORCE INDEX (by_delivery)
    ON e.account_id = s.account_id AND e.delivery_status = 'failed'`),
  mailboxesInError: counted("mailboxes FORCE INDEX (due) WHERE status = 'error' AND deleted_at IS NULL"),
};

/** Reads how much work waits, in a dozen small statements, one after the other on one connection. */
export async function readWorkMetrics(
  { manager }: Pick<Database, 'manager'>,
  now: Date,
): Promise<WorkMetrics> {
  const jobs = await manager.query<{ status: string; count: number }[]>(workStatements.jobs);
  const jobsIn = (status: string) => jobs.find(row => row.status === status)?.count ?? 0;
  return {
    jobs: { queued: jobsIn('queued'), running: jobsIn('running') },
    due: {
      flow: await dueMetrics(manager, 'flow', now),
      email: await dueMetrics(manager, 'email', now),
      written: await dueMetrics(manager, 'written', now),
      webhook: await dueMetrics(manager, 'webhook', now),
    },
    deliveries: {
      pending: await count(manager, workStatements.pending),
      failed: await count(manager, workStatements.failed),
    },
    mailboxesInError: await count(manager, workStatements.mailboxesInError),
  };
}

async function dueMetrics(db: EntityManager, kind: keyof typeof due, now: Date): Promise<DueMetrics> {
  const [first] = await db.query<{ oldest: Date }[]>(workStatements.oldest(kind), [now]);
  if (!first) return { count: 0, oldest: null };
  return { count: await count(db, workStatements.count(kind), [now]), oldest: first.oldest };
}

async function count(db: EntityManager, sql: string, params: Date[] = []): Promise<number> {
  const [row] = await db.query<{ count: number }[]>(sql, params);
  return row!.count;
}

function counted(from: string): string {
  return `SELECT COUNT(*) AS count FROM (SELECT 1 FROM ${from} LIMIT ${MOST}) AS counted`;
}
