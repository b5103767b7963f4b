import type { Job, MessageJob, PeopleExportRequest } from './generated/types.js';
import type { BaseClient } from './resources.js';
import { unwrap } from './result.js';
import { sleep } from './send.js';

/**
 * Options of {@link waitForJob}.
 *
 * @example
 * const options: WaitForJobOptions = { pollMs: 5_000, signal: AbortSignal.timeout(600_000) };
 */
export interface WaitForJobOptions {
  /** Called with the job after each poll. `progress` is the percentage done, and `result` has the counters so far. */
  onProgress?: ((job: Job) => void) | undefined;
  /** Stops waiting. The job itself goes on. */
  signal?: AbortSignal | undefined;
  /** Milliseconds between two polls, after the first second. Default: 2,000. */
  pollMs?: number | undefined;
}

/**
 * A job failed or was cancelled. {@link waitForJob} throws it.
 *
 * @example
 * if (error instanceof JobError) console.error(error.job.status, error.job.result.failure_reason);
 */
export class JobError extends Error {
  override readonly name = 'JobError';

  /** @param job the job from the last poll; its status is `failed` or `cancelled` */
  constructor(readonly job: Job) {
    super([`Job ${job.id} ${job.status}`, job.result.failure_reason].filter(Boolean).join(': '));
  }
}

/**
 * Waits until a job is completed, and returns it. A row that fails does not fail the job: check `result` and `errors`.
 *
 * @returns the completed job
 * @throws {JobError} when the job failed or was cancelled
 * @throws {OutreachError} when it cannot be read
 * @example
 * const queued = await client.people.export({ projection: 'full' });
 * const job = await waitForJob(client, queued.id, { onProgress: ({ progress }) => console.log(`${progress} %`) });
 * console.log(job.result.rows_exported);
 */
export async function waitForJob(
  client: BaseClient,
  id: string,
  { onProgress, signal, pollMs = 2_000 }: WaitForJobOptions = {},
): Promise<Job> {
  for (let waitMs = 100; ; waitMs *= 2) {
    const { data: job } = await unwrap(client.GET('/v1/jobs/{id}', { params: { path: { id } }, signal }));
    onProgress?.(job);
    if (job.status === 'completed') return job;
    if (job.completed_at) throw new JobError(job);
    await sleep(Math.min(pollMs, waitMs), signal);
  }
}

/**
 * Options of {@link downloadJob}.
 *
 * @example
 * const rowErrors = await downloadJob(client, job.id, { file: 'errors' });
 */
export interface DownloadJobOptions {
  /** `export` is the file of an export (default). `errors` has every row error of a job that has ended. */
  file?: 'export' | 'errors' | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Downloads the CSV file of a job. Use `text()`, `blob()`, or `body` as a stream.
 *
 * @throws {OutreachError} when the job has no such file, does not have it yet, or no longer has it
 * @example
 * const csv = await (await downloadJob(client, job.id)).text();
 */
export async function downloadJob(
  client: BaseClient,
  id: string,
  { file, signal }: DownloadJobOptions = {},
): Promise<Response> {
  const result = await client.GET('/v1/jobs/{id}/download', {
    params: { path: { id }, query: { file } },
    parseAs: 'stream',
    signal,
  });
  await unwrap(result);
  return result.response;
}

/**
 * Waits until a reply or forward is sent, fails or is cancelled. A message job is not a job of `GET /v1/jobs`.
 *
 * @returns the message job, with the status `sent`, `failed` or `cancelled`; `error_message` and `status_reason` say why
 * @throws {OutreachError} when it cannot be read
 * @example
 * const { id } = await client.threads.reply(threadId, { body_text: 'Tuesday at ten suits me.' });
 * const { status } = await waitForMessageJob(client, id);
 */
export async function waitForMessageJob(
  client: BaseClient,
  id: string,
  { signal, pollMs = 2_000 }: Omit<WaitForJobOptions, 'onProgress'> = {},
): Promise<MessageJob> {
  for (let waitMs = 100; ; waitMs *= 2) {
    const job = await client.messageJobs.get(id, signal && { signal });
    if (['sent', 'failed', 'cancelled'].includes(job.status)) return job;
    await sleep(Math.min(pollMs, waitMs), signal);
  }
}

/**
 * Exports people as CSV, waits for the file, and returns it.
 *
 * @param people which people and which columns. Default: everyone
 * @throws {JobError} when the job failed or was cancelled
 * @throws {OutreachError} when the service refuses a request
 * @example
 * const column_layout = [{ key: 'email', label: 'Email' }, { key: 'custom.plan', label: 'Plan' }];
 * const csv = await (await exportPeople(client, { campaign_id: campaignId, column_layout })).text();
 */
export async function exportPeople(
  client: BaseClient,
  people: PeopleExportRequest = {},
  options: WaitForJobOptions = {},
): Promise<Response> {
  const { signal } = options;
  const { id } = await client.people.export(people, signal && { signal });
  await waitForJob(client, id, options);
  return downloadJob(client, id, { signal });
}
