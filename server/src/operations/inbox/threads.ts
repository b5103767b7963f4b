import { ApiError, errorAt } from '../../domain/api/api-error.js';
import { readThreadSearch } from '../../domain/inbox/thread-words.js';
import { changeCategory } from '../../events/reply.js';
import type { InboxOperations } from '../../generated/operations.js';
import type { ThreadUpdate } from '../../generated/types.js';
import { presentMessage, presentThread } from '../../present/thread.js';
import { listMessages, type ListedMessage } from '../../store/inbox/messages/queries.js';
import { listThreads, type ThreadFilter } from '../../store/inbox/list/queries.js';
import type { ThreadEntity } from '../../store/entities.js';
import {
  readThread,
  readThreadFacts,
  readThreadIn,
  threadTagKind,
} from '../../store/inbox/threads/queries.js';
import { changeThread, lockThread, threadExists } from '../../store/inbox/threads/repository.js';
import { transaction } from '../../store/database/transaction.js';
import type { OperationContext, Dependencies } from '../context.js';
import { queryIds, idsAmong } from '../references.js';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { keepSanitized } from '../../store/inbox/messages/repository.js';
import type { EntityManager } from 'typeorm';
import { parseUuid } from '../../store/database/ids.js';
import { addTagLinks, lockTags, removeTagLinks } from '../../store/tags/repository.js';

type ThreadQuery = Parameters<InboxOperations<OperationContext>['listThreads']>[0]['query'];

export function threadOperations(deps: Dependencies) {
  const { database, clock } = deps;
  return {
    async listThreads({ query }, { accountId }) {
      const { limit, offset, sort } = query;
      const page = { limit, offset };
      const { rows, total } = await listThreads(database.manager, accountId, readFilter(query), sort, page);
      return { status: 200, body: { data: rows.map(presentThread), limit, offset, total_count: total } };
    },

    async getThread({ params: { id } }, { accountId }) {
      const row = await readThread(database, accountId, id);
      if (!row) throw new ApiError('thread_not_found');
      return { status: 200, body: { data: presentThread(row) } };
    },

    async updateThread({ params: { id }, body }, { accountId }) {
      const row = await transaction(database, async tx => {
        const thread = await lockThread(tx, accountId, id);
        if (!thread) throw new ApiError('thread_not_found');
        const now = clock.now();
        if (body.conversation_status !== undefined || body.read !== undefined)
          await changeThread(tx, thread, triageOf(body), now);
        if (body.category !== undefined && body.category !== thread.category) {
          const facts = await readThreadFacts(tx, accountId, thread);
          await changeCategory(tx, accountId, thread, body.category, facts, now);
        }
        return readThreadIn(tx, accountId, id);
      });
      return { status: 200, body: { data: presentThread(row!) } };
    },

    async listThreadMessages({ params: { id }, query: { limit, offset } }, { accountId }) {
      const { rows, total } = await listMessages(database.manager, accountId, id, { limit, offset });
      if (total === 0 && !(await threadExists(database.manager, accountId, id)))
        throw new ApiError('thread_not_found');
      const data = (await shownMessages(deps, rows)).map(presentMessage);
      return { status: 200, body: { data, limit, offset, total_count: total } };
    },
  } satisfies Partial<InboxOperations<OperationContext>>;
}

function readFilter(query: ThreadQuery): ThreadFilter {
  return {
    campaignId: query.campaign_id,
    mailboxId: query.mailbox_id,
    unreadOnly: query.unread_only,
    conversationStatus: query.conversation_status,
    category: query.category,
    tagIds: queryIds(query.tag_ids, 'tag_ids', 'invalid_request'),
    from: instant(query.date_from),
    to: instant(query.date_to),
    hasReplyOnly: query.has_reply_only ?? !query.unread_only,
    search: query.q === undefined ? undefined : readThreadSearch(query.q),
  };
}

/** A date-time that the contract has accepted; a leap second is the time after it. */
function instant(text: string | undefined): Date | undefined {
  return text === undefined ? undefined : new Date(text.replace(/:60(?=\D|$)/, ':59.999'));
}

function triageOf({ conversation_status, read }: ThreadUpdate): Partial<ThreadEntity> {
  return {
    ...(conversation_status !== undefined && { conversation_status }),
    ...(read !== undefined && { unread: !read }),
  };
}

/**
 * Returns messages with HTML that can be shown. That of received mail is sanitized when it arrives; that of messages that
 * were sent, or stored by earlier builds, when it is first shown.
 *
 * @param until what is not sanitized by then is shown without HTML
 */
export async function shownMessages(
  { database, clock, sanitizeHtml }: Pick<Dependencies, 'database' | 'clock' | 'sanitizeHtml'>,
  rows: readonly ListedMessage[],
  until?: Date,
): Promise<ListedMessage[]> {
  const shown: ListedMessage[] = [];
  for (const row of rows) {
    if (row.body_html === null || row.html_sanitized) {
      shown.push(row);
      continue;
    }
    const isLate = until !== undefined && clock.now() >= until;
    const body_html = isLate ? null : await sanitizeHtml(row.body_html);
    if (body_html !== null && isLong(row.body_html)) await keepSanitized(database.manager, row, body_html);
    shown.push({ ...row, body_html });
    // Requests are served between two of many.
    await nextTurn();
  }
  return shown;
}

/** Short HTML is sanitized in less time than it takes to store it. */
const isLong = (html: string): boolean => html.length > 4_000;

type ThreadTagging = Pick<InboxOperations<OperationContext>, 'addThreadTag' | 'removeThreadTag'>;
type TaggingRequest = Parameters<ThreadTagging['addThreadTag' | 'removeThreadTag']>[0];

export function threadTagging({ database }: Dependencies): ThreadTagging {
  return {
    addThreadTag: handler(addTagLinks, added => ({ added })),
    removeThreadTag: handler(removeTagLinks, removed => ({ removed })),
  };

  /** Makes a handler that changes the link of a tag, and responds whether that changed anything. */
  function handler<Result>(changeLinks: typeof addTagLinks, result: (isChanged: boolean) => Result) {
    return async ({ params: { id }, body: { tag_id } }: TaggingRequest, { accountId }: OperationContext) => {
      const changed = await transaction(database, async tx => {
        await requireBoth(tx, accountId, id, tag_id);
        return changeLinks(tx, accountId, threadTagKind, id, [tag_id]);
      });
      return { status: 200 as const, body: { data: { ...linkOf(id, tag_id), ...result(changed > 0) } } };
    };
  }
}

/** Both ids as responses spell them. */
function linkOf(threadId: string, tagId: string) {
  return { thread_id: threadId.toLowerCase(), tag_id: tagId.toLowerCase() };
}

async function requireBoth(
  tx: EntityManager,
  accountId: string,
  threadId: string,
  tagId: string,
): Promise<void> {
  if (!(await threadExists(tx, accountId, threadId))) throw new ApiError('thread_not_found');
  const known = await lockTags(tx, accountId, threadTagKind, idsAmong([tagId]));
  if (parseUuid(tagId) === null || known.size === 0) {
    throw errorAt('tag_not_found', 'tag_id', 'not_found', `No resource has the id ${tagId}.`);
  }
}
