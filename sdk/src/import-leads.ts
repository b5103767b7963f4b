import { errorOf, OutreachError } from './errors.js';
import type { ColumnLayout, Job, LeadCreate } from './generated/types.js';
import { waitForJob, type WaitForJobOptions } from './jobs.js';
import type { BaseClient } from './resources.js';
import { unwrap } from './result.js';

/**
 * Leads one by one, or a CSV file as text, `Blob` (such as the `File` of a form) or stream of bytes.
 *
 * @example
 * const source: LeadSource = form.file.files[0];
 */
export type LeadSource =
  Iterable<LeadCreate> | AsyncIterable<LeadCreate> | string | Blob | ReadableStream<Uint8Array>;

/**
 * How far an import is.
 *
 * @example
 * const show = ({ job, uploadedRows }: ImportProgress) => console.log(job.status, uploadedRows, job.progress);
 */
export interface ImportProgress {
  /** The job as it was last read: `uploading` while rows are sent, then `progress` is the percentage imported. */
  job: Job;
  /** Rows sent so far; 0 for a CSV, which is sent whole before its job begins. */
  uploadedRows: number;
}

/**
 * How {@link importLeads} goes about it.
 *
 * @example
 * const options: ImportLeadsOptions = { source: 'crm', totalCount: 12_000, jobId };
 */
export interface ImportLeadsOptions extends Omit<WaitForJobOptions, 'onProgress'> {
  /** Called when the job has begun, after every 500 rows, and each time that the job was read. */
  onProgress?: ((progress: ImportProgress) => void) | undefined;
  /** Goes on with this job instead of beginning one: give the same leads in the same order within 24 hours. */
  jobId?: string | undefined;
  /** Rows that there will be, as far as known. */
  totalCount?: number | undefined;
  /** Where the leads come from, in your words, or the name of the file. */
  source?: string | undefined;
  /** Which column of a CSV holds what; guessed from the headings when left out. */
  columnLayout?: ColumnLayout | undefined;
}

/**
 * Imports any number of leads into a campaign and waits until it is done. Leads are sent 500 at a time, and nothing is
 * imported before all have arrived; a CSV is uploaded as it is. A person who is there already is updated, never doubled.
 *
 * An import that broke off goes on under its `jobId`: rows that the job holds are not added again.
 *
 * @param leads an array, a generator, a stream of lead objects, or a CSV
 * @returns the completed job; rows that could not be imported are in its `errors`
 * @throws {OutreachError} when the service refuses something, such as an unknown key of a lead
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
        // Tells the place of the rows alone, so that an import that is repeated adds nothing.
        header: { 'Idempotency-Key': `${job.id}-${uploadedRows}` },
      };
      await unwrap(
        client.POST('/v1/jobs/{id}/staging-rows', { params, body: { leads: rows }, signal }),
      ).catch((error: unknown) => {
        // An abort brings the caller's own reason, which may be no error, or one whose message cannot be written.
        if (error instanceof OutreachError) error.message += ` (leads[0] is row ${uploadedRows})`;
        throw error;
      });
      uploadedRows += rows.length;
      rows = [];
      size = 0;
      tell(job);
    };
    for await (const lead of leads as Iterable<LeadCreate>) {
      size += JSON.stringify(lead).length;
      // What one request may carry, well within 2 MB in whatever script.
      if (rows.push(lead) === 500 || size > 500_000) await append();
    }
    if (size) await append();
    await unwrap(
      client.POST('/v1/jobs/{id}/finalize', { params: { path: { id: job.id } }, idempotent: true, signal }),
    );
  }
  return waitForJob(client, job.id, { signal, pollMs, onProgress: tell });
}

type Csv = string | Blob | ReadableStream<Uint8Array>;

/** Readable streams of Node hold either bytes or, in object mode, leads. */
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
  // Stores of files want to know the size beforehand, and a stream could not be sent twice.
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
    // Beyond a minute, time for 50 kB per second.
    { signal, timeoutMs: 60_000 + body.size / 50 },
  );
  if (response.ok) return upload_id;
  const failure = errorOf(await response.json().catch(() => undefined), response);
  // Then an attempt whose answer got lost has brought the file.
  if (failure.details[0]?.code === 'already_uploaded') return upload_id;
  throw failure;
}
