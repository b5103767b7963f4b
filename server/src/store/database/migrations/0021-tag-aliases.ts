import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Aliases of person tags are the same whatever their case, and no more, as names are: their key also ignored accents. */
export class TagAliases implements MigrationInterface {
  readonly name = 'TagAliases0000000000021';

  async up(runner: QueryRunner): Promise<void> {
    await setCollation(runner, 'utf8mb4_bin');
  }

  async down(runner: QueryRunner): Promise<void> {
    await setCollation(runner, 'utf8mb4_unicode_520_ci');
  }
}

function setCollation(runner: QueryRunner, collation: string): Promise<unknown> {
  return runner.query(
    `ALTER TABLE person_tag_aliases MODIFY alias VARCHAR(100) CHARACTER SET utf8mb4 COLLATE ${collation} NOT NULL`,
  );
}
