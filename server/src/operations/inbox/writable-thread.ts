import type { EntityManager } from 'typeorm';
import { ApiError } from '../../domain/api/api-error.js';
import { readThreadIn, type ThreadDetail } from '../../store/inbox/threads/queries.js';
import { lockThread } from '../../store/inbox/threads/repository.js';

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

/**
 * As {@link readWritableThread}, of a thread that it locks: no purge deletes it before what is written in it is stored. The
 * transaction locks no enrollment after it.
 */
export async function lockWritableThread(
  tx: EntityManager,
  accountId: string,
  threadId: string,
): Promise<ThreadDetail> {
  await lockThread(tx, accountId, threadId);
  return readWritableThread(tx, accountId, threadId);
}
