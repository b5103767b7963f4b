import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An event has its delivery in its own row: told in one statement, and delivered without a second row to be found.
 *
 * The row keeps its length when a delivery succeeds, because all that is written then has a fixed size and holds a value
 * from the beginning. A row that grows is taken out of its page and put in again, for four times the price.
 */
export class EventDeliveries implements MigrationInterface {
  readonly name = 'EventDeliveries0000000000010';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('events', 'delivery_status'))) await addColumns(runner);
    if (!(await runner.hasTable('webhook_deliveries'))) return;
    await moveDeliveries(runner);
    if (await runner.hasColumn('webhook_attempts', 'delivery_id')) await moveAttempts(runner);
    await runner.query('DROP TABLE webhook_deliveries');
  }

  async down(): Promise<void> {
    throw new Error('There is no way back: deliveries are in the rows of their events.');
  }
}

/**
 * - delivery_status: NULL where no webhook took the event
 * - due_at: the next attempt; the year 9999 where there is none
 * - attempts_before: those made before it was queued again; the pauses between attempts count from there
 * - response_status: 0 where there was no answer
 * - latency_ms, attempted_at: of the last attempt; they mean nothing before the first
 */
function addColumns(runner: QueryRunner): Promise<unknown> {
  return runner.query(
    `ALTER TABLE events
       ADD COLUMN delivery_status  ENUM('pending', 'delivered', 'failed'),
       ADD COLUMN due_at           DATETIME(3)       NOT NULL DEFAULT '9999-01-01',
       ADD COLUMN attempts         SMALLINT UNSIGNED NOT NULL DEFAULT 0,
       ADD COLUMN attempts_before  SMALLINT UNSIGNED NOT NULL DEFAULT 0,
       ADD COLUMN response_status  SMALLINT UNSIGNED NOT NULL DEFAULT 0,
       ADD COLUMN latency_ms       INT UNSIGNED      NOT NULL DEFAULT 0,
       ADD COLUMN attempted_at     DATETIME(3)       NOT NULL DEFAULT '2000-01-01',
       ADD COLUMN last_error       VARCHAR(1000),
       ADD KEY due (due_at),
       ADD KEY by_delivery (account_id, delivery_status, created_at, id, type)`,
  );
}

/** Deliveries of events that are no longer kept have nothing to send and go. */
function moveDeliveries(runner: QueryRunner): Promise<unknown> {
  return runner.query(
    `UPDATE webhook_deliveries d STRAIGHT_JOIN events e ON e.account_id = d.account_id AND e.id = d.event_id
     SET e.delivery_status = d.status, e.due_at = COALESCE(d.due_at, '9999-01-01'), e.attempts = d.attempts,
       e.attempts_before = d.attempts_before, e.response_status = COALESCE(d.response_status, 0),
       e.latency_ms = COALESCE(d.latency_ms, 0), e.attempted_at = COALESCE(d.last_attempt_at, '2000-01-01'),
       e.last_error = d.last_error`,
  );
}

async function moveAttempts(runner: QueryRunner): Promise<void> {
  await runner.query(
    `UPDATE webhook_attempts a JOIN webhook_deliveries d ON d.account_id = a.account_id AND d.id = a.delivery_id
     SET a.delivery_id = d.event_id`,
  );
  await runner.query('ALTER TABLE webhook_attempts CHANGE COLUMN delivery_id event_id BINARY(16) NOT NULL');
}
