import { toBin } from '../../server/src/store/database/ids.js';
import { database } from './database.js';
import { wordsBeside } from './threads.js';

/**
 * All that mail can change about an account, in the order in which it was made.
 *
 * @param nameOf what is in events for an id, which differs from account to account
 */
export async function inboundState(accountId: string, nameOf: (id: string) => string) {
  const run = <Row = Record<string, unknown>>(sql: string) =>
    database().manager.query<Row[]>(sql, [toBin(accountId)]);
  const ofThread = 'JOIN threads t ON t.account_id = x.account_id AND t.id = x.thread_id';
  const events = await run<{ payload: string; [column: string]: unknown }>(
    'SELECT type, payload, delivery_status FROM events WHERE account_id = ? ORDER BY id',
  );
  return {
    threads: await run(
      `SELECT snippet, message_count, category, conversation_status, unread, has_reply, replied_on, positive_on,
         last_inbound_at, last_message_at, updated_at FROM threads WHERE account_id = ? ORDER BY id`,
    ),
    messages: await run(
      `SELECT x.kind, x.direction, x.from_email, x.body_text, x.message_id_hash, x.received_at, t.created_at FROM messages x
       ${ofThread} WHERE x.account_id = ? AND x.direction = 'received' ORDER BY x.id`,
    ),
    words: await wordsBeside(accountId, 'created_at'),
    enrollments: await run(
      `SELECT state, reason, current_node_id, awaits, next_action_at, ended_at, updated_at FROM enrollments
       WHERE account_id = ? ORDER BY id`,
    ),
    people: await run(
      'SELECT email, has_reply, latest_activity_at FROM people WHERE account_id = ? ORDER BY email',
    ),
    blocked: await run(
      'SELECT value, reason, origin FROM block_list_entries WHERE account_id = ? ORDER BY id',
    ),
    days: await run(
      `SELECT c.name, x.day, x.sent, x.replied, x.positive_reply, x.bounce FROM campaign_daily_stats x
       JOIN campaigns c ON c.account_id = x.account_id AND c.id = x.campaign_id WHERE x.account_id = ?
       ORDER BY c.name, x.day`,
    ),
    totals: await run(
      `SELECT replied_count, positive_reply_count, bounce_count, terminal_enrollment_count FROM campaign_totals
       WHERE account_id = ? ORDER BY campaign_id`,
    ),
    events: events.map(row => ({
      ...row,
      payload: row.payload.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, nameOf),
    })),
  };
}
