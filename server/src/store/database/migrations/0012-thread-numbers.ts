import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Threads have numbers, which are shorter than ids: words refer to them. */
export class ThreadNumbers implements MigrationInterface {
  readonly name = 'ThreadWordSets0000000000012';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('threads', 'number'))) await addNumbers(runner);
  }

  async down(): Promise<void> {
    throw new Error('There is no way back: words of threads refer to their numbers.');
  }
}

/** Each index of a list tells the number, so that a walk along it finds the words of its threads. */
function addNumbers(runner: QueryRunner): Promise<unknown> {
  const keys = [
    'newest (account_id, last_inbound_at, id, number)',
    'of_campaign (account_id, campaign_id, last_inbound_at, id, unread, category, conversation_status, number)',
    'of_mailbox (account_id, mailbox_id, last_inbound_at, id, unread, category, conversation_status, number)',
    'by_category (account_id, category, last_inbound_at, id, unread, conversation_status, number)',
    'by_unread (account_id, unread, last_inbound_at, id, conversation_status, number)',
    'by_status (account_id, conversation_status, last_inbound_at, id, number)',
  ];
  const changes = keys.flatMap(key => [`DROP KEY ${key.split(' ')[0]}`, `ADD KEY ${key}`]);
  return runner.query(
    `ALTER TABLE threads ADD COLUMN number INT UNSIGNED NOT NULL AUTO_INCREMENT,
       ADD KEY numbered (number, last_inbound_at), ${changes.join(', ')}`,
  );
}
