import { errorOf, OutreachError } from './errors.js';
import type { ColumnLayout, Job, LeadCreate } from './generated/types.js';
import { waitForJob, type WaitForJobOptions } from './jobs.js';
import type { BaseClient } from './resources.js';
import { unwrap } from './result.js';

/**
 * Leads as objects, or a CSV file as text, a `Blob` (such as the `File` of a form) or a stream of bytes.
 *
 * @example
 * const source: LeadSource = form.file.files[0];
 */
export type LeadSource =
  Iterable<LeadCreate> | AsyncIterable<LeadCreate> | string | Blob | ReadableStream<Uint8Array>;

/**
 * The progress of an import.
 *
 * @example
 * const show = ({ job, uploadedRows }: ImportProgress) => console.log(job.status, uploadedRows, job.progress);
 */
export interface ImportProgress {
  /** The job from the last poll. Its status is `uploading` while rows are sent. Afterwards `progress` is the percentage imported. */
  job: Job;
  /** Rows sent so far; 0 for a CSV, which is uploaded before its job exists. */
  uploadedRows: number;
}

/**
 * Options of {@link importLeads}.
 *
 * @example
 * const options: ImportLeadsOptions = { source: 'crm', totalCount: 12_000, jobId };
 */
export interface ImportLeadsOptions extends Omit<WaitForJobOptions, 'onProgress'> {
  /** Called when the job exists, after each request with rows, and after each poll. */
  onProgress?: ((progress: ImportProgress) => void) | undefined;
  /** Continues this job instead of creating one. Pass the same leads in the same order, within 24 hours. */
  jobId?: string | undefined;
  /** The number of rows, if you know it. */
  totalCount?: number | undefined;
  /** Where the leads come from, in your words, or the name of the file. */
  source?: string | undefined;
  /** The field of each column of a CSV. Default: guessed from the headings. */
  columnLayout?: ColumnLayout | undefined;
}

/**
 * Imports any number of leads into a campaign, and waits until the job is completed. Leads are uploaded 500 at a time, and the
 * import starts when all have arrived. A CSV is uploaded as a whole. A person who already exists is updated, never duplicated.
 *
 * To continue an import that was interrupted, pass its `jobId`. Rows that have arrived are not added twice.
 *
 * @param leads an array, a generator, a stream of objects, or a CSV
 * @returns the completed job; its `errors` are the rows that were not imported
 * @throws {OutreachError} when the service refuses a request, such as one with an unknown key of a lead
 * @throws {JobError} when the job failed or was cancelled
 * @example
 * const job = await importLeads(client, campaignId, [{ email: 'jane@acme.example', first_name: 'Jane' }], {
 *   onProgress: ({ job, uploadedRows }) => console.log(job.status, uploadedRows, `${job.progress} %`),
 * });
 * console.log(job.result.imported, job.result.failed);
 *
 * await importLeads(client, campaignId, await openAsBlob('people.csv')); // of node:fs; a browser has a File
 */
export async function importLeads(
  client: BaseClient,
  campaignId: string,
  leads: LeadSource,
  { jobId, source, totalCount, columnLayout, onProgress, signal, pollMs }: ImportLeadsOptions = {},
): Promise<Job> {
  let uploadedRows = 0;
  const tell = (job: Job) => onProgress?.({ job, uploadedRows });

  const start = async () => {
    if (jobId) return client.GET('/v1/jobs/{id}', { params: { path: { id: jobId } }, signal });
    if (!isCsv(leads))
      return client.POST('/v1/campaigns/{id}/imports/staged', {
        params: { path: { id: campaignId } },
        body: { total_count: totalCount, source },
        signal,
      });
    const upload_id = await uploadCsv(client, leads, source, signal);
    return client.POST('/v1/jobs', {
      body: {
        operation: 'csv_lead_import_staged',
        campaign_id: campaignId,
        upload_id,
        column_layout: columnLayout,
      },
      signal,
    });
  };

  const { data: job } = await unwrap(start());
  tell(job);
  if (job.status === 'uploading') {
    let rows: LeadCreate[] = [];
    let size = 0;
    const append = async () => {
      const params = {
        path: { id: job.id },
        // Made from the position of the rows, so that an import that is repeated adds nothing.
        header: { 'Idempotency-Key': `${job.id}-${uploadedRows}` },
      };
      await unwrap(
        client.POST('/v1/jobs/{id}/staging-rows', { params, body: { leads: rows }, signal }),
      ).catch((error: unknown) => {
        // An abort throws the caller's reason, which may not be an error, or one whose message is read-only.
        if (error instanceof OutreachError) countFromFirst(error, uploadedRows);
        throw error;
      });
      uploadedRows += rows.length;
      rows = [];
      size = 0;
      tell(job);
    };
    for await (const lead of leads as Iterable<LeadCreate>) {
      size += JSON.stringify(lead).length;
      // The most that one request may have; 500,000 characters are well below 2 MB in any script.
      if (rows.push(lead) === 500 || size > 500_000) await append();
    }
    if (size) await append();
    await unwrap(
      client.POST('/v1/jobs/{id}/finalize', { params: { path: { id: job.id } }, idempotent: true, signal }),
    );
  }
  return waitForJob(client, job.id, { signal, pollMs, onProgress: tell });
}

/** Names the rows of a refused request by their position in the whole import. */
function countFromFirst(error: OutreachError, before: number): void {
  const inAll = (text: string) => text.replace(/leads\[(\d+)\]/g, (_, index) => `leads[${+index + before}]`);
  error.message = inAll(error.message);
  for (const detail of error.details) detail.path = inAll(detail.path);
}

type Csv = string | Blob | ReadableStream<Uint8Array>;

/** Returns whether the source is a CSV. A readable stream of Node has bytes, or leads if it is in object mode. */
function isCsv(leads: LeadSource): leads is Csv {
  return (
    typeof leads === 'string' ||
    'arrayBuffer' in leads ||
    'getReader' in leads ||
    (leads as { readableObjectMode?: boolean }).readableObjectMode === false
  );
}

async function uploadCsv(
  client: BaseClient,
  csv: Csv,
  source?: string,
  signal?: AbortSignal,
): Promise<string> {
  // File stores need the size in advance, and a stream could not be sent twice.
  const body = csv instanceof Blob ? csv : await new Response(csv).blob();
  const filename = source ?? (body as Partial<File>).name ?? 'leads.csv';
  const { data } = await unwrap(
    client.POST('/v1/uploads/presign', {
      body: { filename, size_bytes: body.size },
      idempotent: true,
      signal,
    }),
  );
  const { method, headers, upload_url, upload_id } = data;
  const response = await client.send(
    signal => new Request(upload_url, { method, headers, body, signal }),
    // A minute, and more for a file that is sent at 50 kB per second.
    { signal, timeoutMs: 60_000 + body.size / 50 },
  );
  if (response.ok) return upload_id;
  const failure = errorOf(await response.json().catch(() => undefined), response);
  // An earlier attempt, whose response was lost, has uploaded the file.
  if (failure.details[0]?.code === 'already_uploaded') return upload_id;
  throw failure;
}
