/**
 * Imports a CSV file of any size into a campaign. It shows the progress, and the rows that were refused.
 *
 *   BASE_URL=http://localhost:3000 API_KEY=… npx tsx examples/import-csv.ts CAMPAIGN_ID people.csv
 *
 * Ctrl-C ends only this program. The service continues the job, and the program prints a command that shows its result.
 */
import { createWriteStream, openAsBlob } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { Writable } from 'node:stream';
import { downloadJob, importLeads, type Job } from 'outreach-sdk';
import { firstRows } from './support/csv.js';
import { runExample } from './support/example.js';
import { jobProgress } from './support/progress.js';

const usage = 'import-csv.ts CAMPAIGN_ID FILE [--job JOB_ID]';
const shownErrors = 10;

await runExample(
  { usage, options: { job: { type: 'string' } } },
  async ({ client, words, values, signal }) => {
    const [campaignId, file] = words as [string, string];
    const showProgress = jobProgress();
    // Opened and closed for its error: the error of `openAsBlob` does not name the file.
    await (await open(file)).close();
    let jobId = values.job;
    let job: Job;
    try {
      // The file is streamed from the disk to the service, and can be larger than the memory.
      job = await importLeads(client, campaignId, await openAsBlob(file), {
        source: basename(file),
        jobId, // continues an existing job, and uploads nothing
        signal,
        onProgress({ job }) {
          if (!jobId) console.log(`The file is uploaded. Job ${job.id} imports it.`);
          jobId = job.id;
          showProgress(job);
        },
      });
    } catch (error) {
      if (signal.aborted && jobId)
        console.log(
          `The job continues. To see its result:\n  npx tsx examples/import-csv.ts ${campaignId} '${file}' --job ${jobId}`,
        );
      throw error;
    }

    // A refused row does not stop the import. The completed job counts it.
    const { imported = 0, created = 0, updated = 0, failed = 0 } = job.result;
    console.log(`${imported} imported: ${created} new, ${updated} updated. ${failed} refused.`);
    if (failed === 0) return;

    // The file of all refused rows has the line and the address of each.
    const refused = `${file}.errors.csv`;
    const response = await downloadJob(client, job.id, { file: 'errors', signal });
    await response.body!.pipeTo(Writable.toWeb(createWriteStream(refused)));
    for (const { line, message } of await firstRows(refused, shownErrors))
      console.log(`  line ${line}: ${message}`);
    console.log(`All refused rows are in ${refused}`);
    process.exitCode = 1;
  },
);
