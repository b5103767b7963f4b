import { ApiError } from '../../domain/api/api-error.js';
import { ended } from '../../domain/sending/manual-message.js';
import type { InboxOperations } from '../../generated/operations.js';
import { presentMessageJob } from '../../present/message.js';
import type { MessageJobEntity, MessageJobStatus } from '../../store/entities.js';
import {
  changeMessageJob,
  lockMessageJob,
  readMessageJob,
} from '../../store/inbox/message-jobs/repository.js';
import { transaction } from '../../store/database/transaction.js';
import type { OperationContext, Dependencies } from '../context.js';

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
