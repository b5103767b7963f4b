import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Aliases of person tags are the same whatever their case, and no more, as names are: their key also ignored accents. */
export class TagAliases implements MigrationInterface {
  readonly name = 'TagAliases0000000000021';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE person_tag_aliases
         MODIFY alias VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL`,
    );
  }

  async down(): Promise<void> {
    throw new Error('There is no way back: aliases that differ by accents may be in use.');
  }
}
