/**
 * Adds people whom the account knows to a campaign: shows first how many it would reach, asks, and then reaches those alone.
 *
 *   BASE_URL=http://localhost:3000 API_KEY=… npx tsx examples/bulk-enroll.ts CAMPAIGN_ID --search acme --except-list LIST_ID
 *
 * The people are selected on the server, by a list or by a search, so that it may be a million of them.
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

/** Codes that mean that the preview holds no more, and another one is needed. */
const outdated = new Set(['count_mismatch', 'preview_expired']);

function showCounts({ counts, warnings }: BulkPreview): void {
  const { matched, excluded, duplicate, ineligible, actionable } = counts;
  console.log(`${matched} found, ${excluded} excluded, ${duplicate} twice, ${ineligible} not possible`);
  for (const warning of warnings) console.log(`  ${warning}`);
  console.log(`${actionable} would be added`);
}

await runExample({ usage, options }, async ({ client, words, values, signal }) => {
  const [id] = words as [string];
  if (!values.list === !values.search) throw new Error('Say whom: either --list LIST_ID or --search TEXT.');
  const scope: BulkScope = values.list
    ? { kind: 'saved_list', list_id: values.list }
    : { kind: 'explorer_view', query: { q: values.search } };
  const exclusions = { list_id: values['except-list'], campaign_id: values['except-campaign'] };
  const params = { path: { id } };

  for (;;) {
    // 1. Whom it would reach. Nothing is changed by that.
    const { data: preview } = await unwrap(
      client.POST('/v1/bulk/preview', {
        body: { operation: 'add_to_campaign', campaign_id: id, scope, exclusions },
      }),
    );
    showCounts(preview);
    const { actionable } = preview.counts;
    if (actionable === 0) return;
    if (!values.yes) await askFirst(`Add these ${actionable}?`, signal);

    try {
      // 2. The same again, bound to what was shown: the service refuses it when that is no longer true.
      const body = { scope, exclusions, preview_id: preview.preview_id, expected_count: actionable };
      const { data: queued } = await unwrap(
        client.POST('/v1/campaigns/{id}/enroll', { params, body, signal }),
      );

      // 3. Wait for its end.
      const { result } = await waitForJob(client, queued.id, { onProgress: jobProgress(), signal });
      const { created = 0, enrolled = 0, failed = 0 } = result;
      console.log(`${created} added, ${enrolled} of them enrolled, ${failed} failed`);
      return;
    } catch (error) {
      if (!(error instanceof OutreachError && outdated.has(error.code))) throw error;
      // Who said --yes meant the number of people that there were.
      if (values.yes) throw error;
      console.log(`The people have changed since. ${error.message} Look again:\n`);
    }
  }
});
