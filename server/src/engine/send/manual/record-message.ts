import type { EntityManager } from 'typeorm';
import { snippetOf } from '../../../domain/inbox/thread-words.js';
import { newId } from '../../../store/database/ids.js';
import type { ThreadEntity } from '../../../store/entities.js';
import { copyAttachments } from '../../../store/inbox/messages/queries.js';
import { insertMessage } from '../../../store/inbox/messages/repository.js';
import { indexThreads } from '../../../store/inbox/search/tokens/queries.js';
import { changeThread } from '../../../store/inbox/threads/repository.js';
import type { ClaimedJob } from './claim-job.js';

/**
 * Records a manual message that has left: in its thread, which the transaction holds locked, and as the thread's newest.
 *
 * @returns the id of the message
 */
export async function recordManualMessage(
  tx: EntityManager,
  thread: ThreadEntity | null,
  { job, mailbox, message: { body, inReplyTo, references } }: Pick<ClaimedJob, 'job' | 'mailbox' | 'message'>,
  sentAt: Date,
): Promise<string> {
  const { account_id, source_message_id } = job;
  const id = newId();
  await insertMessage(tx, {
    account_id,
    id,
    thread_id: job.thread_id,
    mailbox_id: job.mailbox_id,
    direction: 'sent',
    kind: job.message_type,
    message_job_id: job.id,
    message_id: job.message_id,
    message_id_hash: job.message_id_hash,
    in_reply_to: inReplyTo,
    reference_ids: references.join(' ') || null,
    subject: job.subject ?? '',
    from_email: mailbox.email,
    from_name: mailbox.display_name,
    to_email: job.to_email,
    to_name: job.to_name,
    to_emails: [job.to_email],
    cc: job.cc,
    body_text: body.text,
    body_html: body.html,
    display_text: body.displayText,
    occurred_at: sentAt,
    created_at: sentAt,
  });
  if (job.message_type === 'forward' && source_message_id)
    await copyAttachments(tx, account_id, source_message_id, id, sentAt);
  if (!thread) return id;
  const isNewest = thread.last_message_at <= sentAt;
  const newest = isNewest ? { snippet: snippetOf(body.displayText), last_message_at: sentAt } : {};
  await changeThread(tx, thread, { ...newest, message_count: thread.message_count + 1 }, sentAt);
  const texts = [job.subject, job.to_email, job.to_name, ...(job.cc ?? []), body.displayText];
  await indexThreads(tx, account_id, [{ number: thread.number, texts }]);
  return id;
}
