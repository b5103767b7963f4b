import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables whose names are unique in an account, the column, and its length. */
const named = [
  ['campaign_tags', 'name', 100],
  ['mailbox_tags', 'name', 100],
  ['thread_tags', 'name', 100],
  ['person_tags', 'name', 100],
  ['person_tag_aliases', 'alias', 100],
  ['lead_lists', 'name', 200],
] as const;

/**
 * Names are the same whatever their case, and no more: the collation of the columns, made for sorting, also took か for が
 * and Köln for Koln, so that people got the tags of others.
 */
export class NameKeys implements MigrationInterface {
  readonly name = 'NameKeys0000000000002';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column, length] of named) {
      const key = `${column}_key`;
      if (await runner.hasColumn(table, key)) continue;
      const added = `ADD COLUMN ${key} VARCHAR(${length}) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin
          GENERATED ALWAYS AS (LOWER(${column})) VIRTUAL`;
      const keys =
        column === 'alias'
          ? 'ADD UNIQUE KEY alias_key (account_id, alias_key)'
          : 'DROP KEY name, ADD KEY name (account_id, name), ADD UNIQUE KEY name_key (account_id, name_key)';
      await runner.query(`ALTER TABLE ${table} ${added}, ${keys}`);
    }
  }

  async down(): Promise<void> {
    throw new Error('There is no way back: names that differ by accents may be in use.');
  }
}
