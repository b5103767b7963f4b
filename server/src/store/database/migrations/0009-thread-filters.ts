import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceKeys } from './replace-keys.js';

/**
 * What several filters ask of a thread is found in the entries of the index that is walked: a look at each of the
 * threads of a large campaign took seven times as long.
 */
export class ThreadFilters implements MigrationInterface {
  readonly name = 'ThreadFilters0000000000009';

  async up(runner: QueryRunner): Promise<void> {
    const known = (await runner.query(
      "SHOW INDEX FROM threads WHERE Key_name = 'of_campaign' AND Column_name = 'unread'",
    )) as unknown[];
    if (known.length > 0) return;
    // The id keeps the order of threads with the same time before what filters ask.
    await replaceKeys(runner, 'threads', [
      'of_campaign (account_id, campaign_id, last_inbound_at, id, unread, category, conversation_status)',
      'of_mailbox (account_id, mailbox_id, last_inbound_at, id, unread, category, conversation_status)',
      'by_category (account_id, category, last_inbound_at, id, unread, conversation_status)',
      'by_unread (account_id, unread, last_inbound_at, id, conversation_status)',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceKeys(runner, 'threads', [
      'of_campaign (account_id, campaign_id, last_inbound_at)',
      'of_mailbox (account_id, mailbox_id, last_inbound_at)',
      'by_category (account_id, category, last_inbound_at)',
      'by_unread (account_id, unread, last_inbound_at)',
    ]);
  }
}
