/**
 * Adds existing people to a campaign. It first shows how many people would be added, and asks. Then it adds exactly these.
 *
 *   BASE_URL=http://localhost:3000 API_KEY=… npx tsx examples/bulk-enroll.ts CAMPAIGN_ID --search acme --except-list LIST_ID
 *
 * The service selects the people, by a list or a search, so that there can be a million of them.
 */
import { OutreachError, unwrap, waitForJob, type BulkPreview, type BulkScope } from 'outreach-sdk';
import { askFirst } from './support/ask.js';
import { runExample } from './support/example.js';
import { jobProgress } from './support/progress.js';

const usage =
  'bulk-enroll.ts CAMPAIGN_ID [--list LIST_ID | --search TEXT] [--except-list LIST_ID] [--except-campaign ID] [--yes]';
const options = {
  list: { type: 'string' },
  search: { type: 'string' },
  'except-list': { type: 'string' },
  'except-campaign': { type: 'string' },
  yes: { type: 'boolean' },
} as const;

/** Error codes after which a new preview is needed. */
const outdated = new Set(['count_mismatch', 'preview_expired']);

function showCounts({ counts, warnings }: BulkPreview): void {
  const { matched, excluded, duplicate, ineligible, actionable } = counts;
  console.log(`${matched} found, ${excluded} excluded, ${duplicate} duplicates, ${ineligible} ineligible`);
  for (const warning of warnings) console.log(`  ${warning}`);
  console.log(`${actionable} would be added`);
}

await runExample({ usage, options }, async ({ client, words, values, signal }) => {
  const [id] = words as [string];
  if (!values.list === !values.search) throw new Error('Pass either --list LIST_ID or --search TEXT.');
  const scope: BulkScope = values.list
    ? { kind: 'saved_list', list_id: values.list }
    : { kind: 'explorer_view', query: { q: values.search } };
  const exclusions = { list_id: values['except-list'], campaign_id: values['except-campaign'] };
  const params = { path: { id } };

  for (;;) {
    // 1. Preview who would be added. This changes nothing.
    const { data: preview } = await unwrap(
      client.POST('/v1/bulk/preview', {
        body: { operation: 'add_to_campaign', campaign_id: id, scope, exclusions },
      }),
    );
    showCounts(preview);
    const { actionable } = preview.counts;
    if (actionable === 0) return;
    if (!values.yes) await askFirst(`Add ${actionable === 1 ? '1 person' : `${actionable} people`}?`, signal);

    try {
      // 2. Start the job with the id of the preview. The service refuses it if the preview is no longer true.
      const body = { scope, exclusions, preview_id: preview.preview_id, expected_count: actionable };
      const { data: queued } = await unwrap(
        client.POST('/v1/campaigns/{id}/enroll', { params, body, signal }),
      );

      // 3. Wait until the job is completed.
      const { result } = await waitForJob(client, queued.id, { onProgress: jobProgress(), signal });
      const { created = 0, enrolled = 0, failed = 0 } = result;
      console.log(`${created} added, ${enrolled} of them enrolled, ${failed} failed`);
      return;
    } catch (error) {
      if (!(error instanceof OutreachError && outdated.has(error.code))) throw error;
      // With --yes, nobody can check the new number.
      if (values.yes) throw error;
      console.log(`The people have changed since the preview. ${error.message} This is a new preview:\n`);
    }
  }
});
