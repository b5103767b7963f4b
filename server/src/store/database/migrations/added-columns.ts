import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes a migration that adds columns, by table, with their types. What was added before it stopped is passed over. */
function adding(name: string, tables: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const columns = Object.entries(tables).flatMap(([table, added]) =>
    Object.entries(added).map(([column, type]) => ({ table, column, type })),
  );
  return class implements MigrationInterface {
    readonly name = name;

    async up(runner: QueryRunner): Promise<void> {
      for (const { table, column, type } of columns)
        if (!(await runner.hasColumn(table, column)))
          await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
    }

    async down(runner: QueryRunner): Promise<void> {
      for (const { table, column } of columns)
        await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
    }
  };
}

/** Campaigns count who unsubscribed. */
export const UnsubscribedCount = adding('UnsubscribedCount0000000000028', {
  campaign_totals: { unsubscribed_count: 'INT UNSIGNED NOT NULL DEFAULT 0' },
});

/** Campaigns pause themselves when too many of their messages bounce; those that are there already do not. */
export const CampaignGuard = adding('CampaignGuard0000000000030', {
  campaigns: { max_bounce_percent: 'TINYINT UNSIGNED', guard_from: 'DATETIME(3)', guard_trip: 'TEXT' },
  sends: { complained_at: 'DATETIME(3)' },
});

/** A mailbox can raise its daily volume by itself. */
export const MailboxRamp = adding('MailboxRamp0000000000031', {
  mailboxes: { ramp: 'VARCHAR(100)', ramp_days: 'INT UNSIGNED NOT NULL DEFAULT 0' },
});

/** An account has days on which none of its campaigns sends. */
export const DaysOff = adding('DaysOff0000000000032', { accounts: { skip_dates: 'TEXT' } });

/** A mailbox keeps the last known results of the checks of its DNS. */
export const MailboxHealth = adding('MailboxHealth0000000000034', {
  mailboxes: { health: 'VARCHAR(500)', health_checked_at: 'DATETIME(3)' },
});

/** A folder that is read through the API of a provider has a cursor of that provider. */
export const SyncState = adding('SyncState0000000000035', { inbound_cursors: { sync_state: 'TEXT' } });

/** An enrollment whose lead is away keeps when its wait ends. */
export const DueBeforePause = adding('DueBeforePause0000000000037', {
  enrollments: { due_before_pause: 'DATETIME(3)' },
});
