import type { MessageJob } from '../generated/types.js';
import type { MessageJobEntity } from '../store/entities.js';

/** A message job as the contract shows it. */
export function presentMessageJob(row: MessageJobEntity): MessageJob {
  return {
    id: row.id,
    status: row.status,
    message_type: row.message_type,
    thread_id: row.thread_id,
    error_message: row.error_message,
    scheduled_at: row.scheduled_at?.toISOString() ?? null,
    send_wait_reason: row.send_wait_reason,
    status_reason: row.status_reason,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
