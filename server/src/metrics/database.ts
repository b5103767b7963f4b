import { within } from '../domain/shared/within.js';
import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../domain/shared/clock.js';
import type { Database } from '../store/database/database.js';
import { readWorkMetrics, type WorkMetrics } from '../store/metrics/queries.js';

/** A database that takes longer is reported as down: Prometheus itself waits ten seconds. */
const timeoutMs = 3_000;

/**
 * Metrics of the database and of the work that waits in it. They are the same in each process on that database.
 *
 * @returns reads them anew; never rejects, what cannot be read is left out
 */
export function databaseFigures(registry: Registry, database: Database, clock: Clock): () => Promise<void> {
  const { up, jobs, due, oldestDue, deliveries, mailboxes } = gauges(registry);
  poolFigures(registry, database);

  function show(metrics: WorkMetrics, now: Date): void {
    up.set(1);
    for (const [status, count] of Object.entries(metrics.jobs)) jobs.set({ status }, count);
    for (const [kind, { count, oldest }] of Object.entries(metrics.due)) {
      due.set({ kind }, count);
      oldestDue.set({ kind }, oldest === null ? 0 : Math.max(0, now.getTime() - oldest.getTime()) / 1000);
    }
    for (const [status, count] of Object.entries(metrics.deliveries)) deliveries.set({ status }, count);
    mailboxes.set(metrics.mailboxesInError);
  }

  async function read(): Promise<void> {
    const now = clock.now();
    try {
      show(await within(timeoutMs, readWorkMetrics(database, now), late), now);
    } catch {
      for (const gauge of [jobs, due, oldestDue, deliveries, mailboxes]) gauge.reset();
      mailboxes.remove();
      up.set(0);
    }
  }

  // Whoever asks while the metrics are being read gets those.
  let reading: Promise<void> | undefined;
  return () => (reading ??= read().finally(() => (reading = undefined)));
}

function gauges(registry: Registry) {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  return {
    up: gauge('outreach_database_up', 'Whether the database answered the questions behind these metrics.'),
    jobs: gauge('outreach_jobs', 'Jobs that wait or run.', 'status'),
    due: gauge('outreach_due', 'What is due and not done, by kind; counted up to 100000.', 'kind'),
    oldestDue: gauge(
      'outreach_due_oldest_seconds',
      'For how long the oldest of what is due has been so; 0 when nothing is.',
      'kind',
    ),
    deliveries: gauge(
      'outreach_webhook_deliveries',
      'Deliveries of webhooks that wait, and those of the last 30 days that were given up; counted up to 100000.',
      'status',
    ),
    mailboxes: gauge('outreach_mailboxes_in_error', 'Mailboxes that their servers refuse.'),
  };
}

function poolFigures(registry: Registry, database: Database): void {
  const registers = [registry];
  new Gauge({
    name: 'outreach_database_connections',
    help: 'Connections of the pool of this process, by state.',
    labelNames: ['state'],
    registers,
    collect() {
      const { open, inUse } = database.poolUse();
      this.set({ state: 'in_use' }, inUse);
      this.set({ state: 'idle' }, open - inUse);
    },
  });
  new Gauge({
    name: 'outreach_database_connections_max',
    help: 'Most connections that the pool opens.',
    registers,
    collect() {
      this.set(database.poolUse().limit);
    },
  });
  new Gauge({
    name: 'outreach_database_waiting',
    help: 'Statements that wait for a connection of the pool.',
    registers,
    collect() {
      this.set(database.poolUse().waiting);
    },
  });
}

const late = () => new Error('The database did not answer in time.');
