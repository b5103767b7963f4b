// SQL, because rows of many tables are deleted by the threads that they belong to.
import type { EntityManager } from 'typeorm';
import type { Fragment } from '../../../database/selection/queries.js';

/** Deletes threads `t` with all that belongs to them; what was sent in them stays in the ledger. */
export async function deleteThreads(tx: EntityManager, { sql: which, values }: Fragment): Promise<void> {
  const ofThreads = (table: string) =>
    `DELETE x FROM threads t JOIN ${table} x ON x.account_id = t.account_id AND x.thread_id = t.id WHERE ${which}`;
  const statements = [
    ofThreads('lead_replacements'),
    `DELETE x FROM threads t JOIN messages m ON m.account_id = t.account_id AND m.thread_id = t.id
       JOIN attachments x ON x.account_id = m.account_id AND x.message_id = m.id WHERE ${which}`,
    ofThreads('messages'),
    ofThreads('message_jobs'),
    ofThreads('thread_tag_links'),
    `DELETE x FROM threads t JOIN thread_tokens x ON x.account_id = t.account_id AND x.number = t.number WHERE ${which}`,
    `DELETE t FROM threads t WHERE ${which}`,
  ];
  for (const sql of statements) await tx.query(sql, values);
}
