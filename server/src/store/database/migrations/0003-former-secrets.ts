import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `previous_secret` holds all former webhook secrets that still sign, sealed as one JSON text, and
 * `previous_secret_until` when the last of them ends: a second rotation within a day took the first one's day away.
 */
export class FormerSecrets implements MigrationInterface {
  readonly name = 'FormerSecrets0000000000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhook_settings MODIFY previous_secret VARBINARY(4096)');
  }

  async down(): Promise<void> {
    throw new Error('There is no way back: several former secrets may be in use.');
  }
}
