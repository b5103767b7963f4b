import type { EntityManager } from 'typeorm';
import { ApiError } from '../../domain/api/api-error.js';
import { readThreadIn, type ThreadDetail } from '../../store/inbox/threads/queries.js';

/**
 * Returns a thread that can be written in.
 *
 * @throws ApiError `thread_not_found`, `external_read_only`
 */
export async function readWritableThread(
  tx: EntityManager,
  accountId: string,
  threadId: string,
): Promise<ThreadDetail> {
  const thread = await readThreadIn(tx, accountId, threadId);
  if (!thread) throw new ApiError('thread_not_found');
  if (thread.campaign_source === 'external') throw new ApiError('external_read_only');
  return thread;
}
