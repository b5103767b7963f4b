import type { EntityManager } from 'typeorm';
import { ApiError, errorAt } from '../../domain/api/api-error.js';
import { invalidEmailMessage, parseEmail } from '../../domain/leads/email-address.js';
import { cutText } from '../../domain/merge/merge-fields.js';
import { baseSubject, continuedSubject } from '../../domain/inbox/mail-message.js';
import type { InboxOperations } from '../../generated/operations.js';
import type { ThreadForwardRequest, ThreadReplyRequest } from '../../generated/types.js';
import type { MessageEntity, MessageJobEntity, MessageJobStatus } from '../../store/entities.js';
import { newId } from '../../store/database/ids.js';
import {
  insertMessageJob,
  changeMessageJob,
  lockMessageJob,
  readMessageJob,
} from '../../store/inbox/message-jobs/repository.js';
import type { ThreadDetail } from '../../store/inbox/threads/queries.js';
import { transaction } from '../../store/database/transaction.js';
import { latestMessage, readMessage } from '../../store/inbox/messages/repository.js';
import type { OperationContext, Dependencies } from '../context.js';
import { lockWritableThread } from './successor.js';
import { ended } from '../../domain/sending/manual-message.js';
import { presentMessageJob } from '../../present/thread.js';

type Writes = Pick<InboxOperations<OperationContext>, 'replyToThread' | 'forwardThread'>;

export function replyForwardOperations({ database, clock }: Dependencies): Writes {
  return {
    replyToThread: ({ params, body }, context) =>
      write(context, params.id, (tx, request) => queueReply(tx, request, body ?? {})),

    forwardThread: ({ params, body }, context) =>
      write(context, params.id, (tx, request) => queueForward(tx, request, body)),
  };

  /** Returns the id of the message job that `queue` makes. */
  function write(
    context: OperationContext,
    threadId: string,
    queue: (tx: EntityManager, request: ThreadRequest) => Promise<string>,
  ) {
    const { accountId, apiKeyId } = context;
    return transaction(database, async tx => {
      const id = await queue(tx, { accountId, apiKeyId, threadId, now: clock.now() });
      const response = { status: 202, body: { data: { id } } } as const;
      await context.storeIdempotentResponse(tx, response);
      return response;
    });
  }
}

/** A request of somebody to write in a thread. */
export interface ThreadRequest {
  accountId: string;
  apiKeyId: string;
  threadId: string;
  now: Date;
}

async function queueReply(
  tx: EntityManager,
  request: ThreadRequest,
  body: ThreadReplyRequest,
): Promise<string> {
  const thread = await lockWritableThread(tx, request.accountId, request.threadId);
  const source = body.in_reply_to_message_id
    ? await readMessage(tx, request.accountId, request.threadId, body.in_reply_to_message_id)
    : await latestMessage(tx, request.accountId, request.threadId);
  if (!source) throw new ApiError('message_not_found');
  const sender = source.direction === 'sent' ? source.to_email : (source.reply_to ?? source.from_email);
  const name = source.direction === 'sent' ? source.to_name : source.from_name;
  return queue(tx, request, thread, source, {
    type: 'reply',
    subject: body.subject ?? continuedSubject(source.subject || thread.subject),
    to: sender === null || parseEmail(sender) === null ? thread.lead_email : sender,
    toName: body.to_email === undefined ? name : null,
    body,
  });
}

/**
 * Queues the forward of a message to somebody, to the lead by default.
 *
 * @throws ApiError `thread_not_found`, `external_read_only`, `message_not_found`, `invalid_request`
 */
export async function queueForward(
  tx: EntityManager,
  request: ThreadRequest,
  body: ThreadForwardRequest,
): Promise<string> {
  const thread = await lockWritableThread(tx, request.accountId, request.threadId);
  const source = await readMessage(tx, request.accountId, request.threadId, body.forward_message_id);
  if (!source) throw new ApiError('message_not_found');
  return queue(tx, request, thread, source, {
    type: 'forward',
    subject: body.subject ?? `Fwd: ${baseSubject(source.subject || thread.subject)}`,
    to: thread.lead_email,
    toName: body.to_email === undefined ? thread.lead_name : null,
    body,
  });
}

interface Draft {
  type: 'reply' | 'forward';
  subject: string;
  /** Whom it goes to unless the body says otherwise. */
  to: string;
  toName: string | null;
  body: ThreadReplyRequest | ThreadForwardRequest;
}

async function queue(
  tx: EntityManager,
  { accountId, apiKeyId, threadId, now }: ThreadRequest,
  thread: ThreadDetail,
  source: MessageEntity,
  { type, subject, to, toName, body }: Draft,
): Promise<string> {
  const id = newId();
  const toEmail = address(body.to_email ?? to, 'to_email');
  const cc = (body.cc ?? []).map((email, index) => address(email, `cc[${index}]`));
  const job = {
    id,
    threadId,
    mailboxId: thread.mailbox_id,
    type,
    sourceMessageId: source.id,
    subject: cutText(oneLine(subject), 900),
    bodyText: body.body_text ?? null,
    bodyHtml: body.body_html ?? null,
    toEmail,
    toName: oneLine(body.to_name ?? toName ?? '') || null,
    // Nobody gets it twice.
    cc: [...new Set(cc)].filter(email => email !== toEmail),
    scheduledAt: body.scheduled_at === undefined ? null : new Date(body.scheduled_at),
    apiKeyId,
  };
  await insertMessageJob(tx, accountId, job, now);
  return id;
}

/** As a header can hold it. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function address(text: string, path: string): string {
  const email = parseEmail(text);
  if (email !== null) return email;
  throw errorAt('invalid_request', path, 'invalid_format', invalidEmailMessage(text));
}

function stateConflict({ status }: MessageJobEntity, states: readonly MessageJobStatus[]): ApiError {
  const message = `The message job is ${status}. It must be ${states.join(' or ')}.`;
  return new ApiError('message_job_state_conflict', { message });
}

export function messageJobOperations({ database, clock }: Dependencies) {
  async function change(
    accountId: string,
    id: string,
    states: readonly MessageJobStatus[],
    to: (now: Date) => Partial<MessageJobEntity>,
  ): Promise<MessageJobEntity> {
    return transaction(database, async tx => {
      const job = await lockMessageJob(tx, accountId, id);
      if (!job) throw new ApiError('message_job_not_found');
      if (!states.includes(job.status)) throw stateConflict(job, states);
      const now = clock.now();
      await changeMessageJob(tx, job, to(now), now);
      return (await readMessageJob(tx, accountId, id))!;
    });
  }

  return {
    async getMessageJob({ params: { id } }, { accountId }) {
      const job = await readMessageJob(database.manager, accountId, id);
      if (!job) throw new ApiError('message_job_not_found');
      return { status: 200, body: { data: presentMessageJob(job) } };
    },

    async cancelMessageJob({ params: { id } }, { accountId }) {
      const job = await change(accountId, id, ['queued', 'failed'], () => ended('cancelled', 'cancelled'));
      return { status: 200, body: { data: presentMessageJob(job) } };
    },

    async sendMessageJobNow({ params: { id } }, { accountId }) {
      const job = await change(accountId, id, ['queued'], now => ({
        expedited: true,
        scheduled_at: null,
        send_wait_reason: null,
        due_at: now,
      }));
      return { status: 200, body: { data: presentMessageJob(job) } };
    },
  } satisfies Partial<InboxOperations<OperationContext>>;
}
