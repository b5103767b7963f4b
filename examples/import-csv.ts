/**
 * Imports a CSV file of any size into a campaign, shows how far it is, and which rows were refused.
 *
 *   BASE_URL=http://localhost:3000 API_KEY=… npx tsx examples/import-csv.ts CAMPAIGN_ID people.csv
 *
 * Ctrl-C ends this program alone: the service goes on with the job, and the line that is printed then shows its end.
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
    // Opened and closed for what it says when that fails: the failure of `openAsBlob` names no file.
    await (await open(file)).close();
    let jobId = values.job;
    let job: Job;
    try {
      // The file is opened, not read: it goes from the disk to the service as it is, and may be larger than the memory.
      job = await importLeads(client, campaignId, await openAsBlob(file), {
        source: basename(file),
        jobId, // goes on with a job that has begun, and then sends nothing
        signal,
        onProgress({ job }) {
          if (!jobId) console.log(`The file is there. Job ${job.id} imports it.`);
          jobId = job.id;
          showProgress(job);
        },
      });
    } catch (error) {
      if (signal.aborted && jobId)
        console.log(
          `The job goes on. To see its end:\n  npx tsx examples/import-csv.ts ${campaignId} '${file}' --job ${jobId}`,
        );
      throw error;
    }

    // A row that is refused stops nothing: the job is completed, and reports it here.
    const { imported = 0, created = 0, updated = 0, failed = 0 } = job.result;
    console.log(`${imported} imported: ${created} new, ${updated} updated. ${failed} refused.`);
    if (failed === 0) return;

    // All of them, each with the line of the file and the address as it was given.
    const refused = `${file}.errors.csv`;
    const answer = await downloadJob(client, job.id, { file: 'errors', signal });
    await answer.body!.pipeTo(Writable.toWeb(createWriteStream(refused)));
    for (const { line, message } of await firstRows(refused, shownErrors))
      console.log(`  line ${line}: ${message}`);
    console.log(`All refused rows are in ${refused}`);
    process.exitCode = 1;
  },
);
