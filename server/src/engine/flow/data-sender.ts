import type { EntityManager } from 'typeorm';
import { dataSender, type DataSender } from '../../domain/flow/data.js';
import { positionAfter } from '../../domain/flow/position.js';
import type { Flow } from '../../domain/flow/types.js';
import { findNode } from '../../domain/flow/walk.js';
import { mergeValues, renderPayload } from '../../domain/merge/merge-fields.js';
import { dueForData, leaseForData } from '../../store/enrollments/claims/queries.js';
import { changeEnrollments, endEnrollments } from '../../store/enrollments/repository.js';
import { lockEnrollments, type DueEnrollment } from '../../store/enrollments/queue/queries.js';
import { readFlows } from '../../store/campaigns/repository.js';
import { savedFlow } from '../../store/flow/repository.js';
import { findMailbox } from '../../store/mailboxes/sending/queries.js';
import { readSendLeads } from '../../store/sending/facts/queries.js';
import { transaction } from '../../store/database/transaction.js';
import { concurrentTask, type Piece } from '../scheduler/concurrent.js';
import type { Task, TaskServices } from '../scheduler/scheduler.js';
import { moveTo } from './runner.js';

/** The door through which requests leave; see outbound-http. */
export interface DataHttp {
  post(url: string, body: string, headers: Record<string, string>): Promise<{ status: number }>;
}

export interface DataSenderOptions extends TaskServices {
  /** UUID of the worker. */
  owner: string;
  http: DataHttp;
}

/** Requests that are under way at a time, of one account at most half of them. */
const concurrency = 40;
/** Due requests among which one is found that no other worker has. */
const batchSize = 20;
/** Longer than a request can take; after it another worker makes the request again. */
const leaseMs = 60_000;
const firstRetryMs = 10_000;
const maxTries = 6;

/**
 * Makes the requests of dataSender nodes: the payload with the lead's values, at least once. What the receiver refuses
 * for the moment is tried again for some minutes; after that, or a refusal for good, the node's `on_failure` says
 * whether the sequence goes on. The `idempotency-key` header stays the same over all tries.
 */
export function createDataSender(options: DataSenderOptions): Task {
  const { clock, database, owner } = options;

  async function take(full: readonly string[]): Promise<Piece | null> {
    const now = clock.now();
    const lease = { owner, until: new Date(now.getTime() + leaseMs) };
    for (const { accountId, id } of await dueForData(database.manager, now, batchSize, full)) {
      const enrollment = await transaction(database, tx => leaseForData(tx, accountId, id, lease, now));
      if (enrollment) return { accountId, work: () => request(options, accountId, enrollment) };
    }
    return null;
  }

  const tables = ['enrollments', 'campaigns'];
  return concurrentTask({ name: 'data-sender', pollMs: 5_000, tables, clock, concurrency, take });
}

type Leased = NonNullable<Awaited<ReturnType<typeof leaseForData>>>;

async function request(options: DataSenderOptions, accountId: string, enrollment: Leased): Promise<void> {
  const { database } = options;
  const saved = (await readFlows(database.manager, accountId, [enrollment.campaignId])).get(
    enrollment.campaignId,
  );
  if (!saved) return;
  const { flow } = savedFlow(saved);
  const node = enrollment.nodeId === null ? null : findNode(flow, enrollment.nodeId);
  const task = node?.type === 'dataSender' ? dataSender(node) : null;
  const answer = task ? await post(options, accountId, enrollment, task) : done;
  const outcome = { flow, answer, goesOn: task?.on_failure !== 'stop' };
  await transaction(database, tx => recordOutcome(tx, options, accountId, enrollment, outcome));
}

/** What became of a request; a `final` failure would be the same the next time. */
type RequestResult = { kind: 'done' } | { kind: 'failed'; reason: string; final: boolean };

const done: RequestResult = { kind: 'done' };

async function post(
  { database, http }: DataSenderOptions,
  accountId: string,
  enrollment: DueEnrollment,
  { endpoint_url, payload }: DataSender,
): Promise<RequestResult> {
  const lead = (await readSendLeads(database.manager, accountId, [enrollment.leadId])).get(enrollment.leadId);
  if (!lead) return { kind: 'failed', reason: 'The lead was deleted.', final: true };
  const mailbox = enrollment.mailboxId
    ? await findMailbox(database.manager, accountId, enrollment.mailboxId)
    : null;
  try {
    const values = mergeValues(lead, { name: mailbox?.display_name, email: mailbox?.email ?? '' });
    const { status } = await http.post(endpoint_url, renderPayload(payload, values), {
      'content-type': 'application/json',
      'idempotency-key': `${enrollment.id}:${Buffer.from(enrollment.nodeId ?? '').toString('base64url')}`,
    });
    if (status >= 200 && status < 300) return done;
    const mayPass = status >= 500 || status === 408 || status === 425 || status === 429;
    return { kind: 'failed', reason: `The receiver responded with status ${status}.`, final: !mayPass };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error), final: false };
  }
}

async function recordOutcome(
  tx: EntityManager,
  { clock, owner }: DataSenderOptions,
  accountId: string,
  { id, nodeId }: DueEnrollment,
  { flow, answer, goesOn }: { flow: Flow; answer: RequestResult; goesOn: boolean },
): Promise<void> {
  const now = clock.now();
  const enrollment = (await lockEnrollments(tx, accountId, [id])).get(id);
  // It was paused, stopped, or taken over when the lease had run out.
  if (enrollment?.awaits !== 'data' || enrollment.leaseOwner !== owner || enrollment.nodeId !== nodeId)
    return;
  const over = { attempts: 0, lease_owner: null };
  if (answer.kind === 'done') {
    await changeEnrollments(tx, accountId, [id], over, now);
    await moveTo(tx, accountId, [id], positionAfter(flow, nodeId, now), now);
    return;
  }
  const last_error = answer.reason.slice(0, 1000);
  const attempts = enrollment.attempts + 1;
  if (!answer.final && attempts < maxTries) {
    const next_action_at = new Date(now.getTime() + firstRetryMs * 2 ** (attempts - 1));
    const change = { attempts, last_error, next_action_at, lease_owner: null };
    await changeEnrollments(tx, accountId, [id], change, now);
    return;
  }
  await changeEnrollments(tx, accountId, [id], { ...over, last_error }, now);
  if (goesOn) await moveTo(tx, accountId, [id], positionAfter(flow, nodeId, now), now);
  else await endEnrollments(tx, accountId, [id], { state: 'stopped', reason: 'finished' }, now);
}
