/**
 * “Please talk to my colleague”: moves a conversation to another person. It first shows what this would change.
 *
 *   BASE_URL=http://localhost:3000 API_KEY=… npx tsx examples/replace-lead.ts THREAD_ID cora@acme.example --first-name Cora
 */
import { OutreachError, unwrap, type ReplaceLeadPreview } from 'outreach-sdk';
import { askFirst } from './support/ask.js';
import { runExample } from './support/example.js';

const usage = 'replace-lead.ts THREAD_ID NEW_EMAIL [--first-name NAME] [--last-name NAME] [--yes]';
const options = {
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  yes: { type: 'boolean' },
} as const;

/** Why it can be refused: codes of `disallowed_reason` in the preview, and of errors. */
const refusals: Record<string, string> = {
  same_as_current_lead: 'The conversation is already with this address.',
  lead_not_found: 'The lead of this conversation no longer exists.',
  lead_already_replaced: 'The lead of this conversation has already been replaced.',
  target_already_replaced: 'This address belongs to a lead who was replaced by another one.',
  target_missing_enrollment:
    'This address is in the campaign, but is no longer enrolled. Write to it from another campaign.',
  external_read_only: 'This campaign belongs to another deployment and can only be read here.',
};

/** Returns what would happen. The address decides between the two modes. */
function describe({ email, mode, existing_lead }: ReplaceLeadPreview): string {
  if (mode === 'created')
    return `${email} is new to the campaign. A new lead gets the conversation, and the current lead is archived.`;
  return `${existing_lead?.name ?? email} is already in the campaign, and gets the conversation. Nothing else changes for ${email}.
The sequence of the current lead is stopped.`;
}

await runExample({ usage, options }, async ({ client, words, values, signal }) => {
  const [id, email] = words as [string, string];
  const path = { id };

  // 1. Preview what would happen. This changes nothing.
  const { data: preview } = await unwrap(
    client.GET('/v1/threads/{id}/replace-lead/preview', { params: { path, query: { email } } }),
  );
  const { disallowed_reason: reason } = preview;
  if (reason) throw new Error(refusals[reason]);
  console.log(describe(preview));
  if (preview.blocked)
    console.log(
      `Nothing will be sent to this address: it is on the block list (${preview.block_reason ?? 'no reason'}).`,
    );
  if (!values.yes) await askFirst('Replace the lead?', signal);

  // 2. Replace the lead. The names are for a new lead; an existing lead keeps its own.
  try {
    const { data: done } = await unwrap(
      client.POST('/v1/threads/{id}/replace-lead', {
        params: { path },
        body: {
          new_email: email,
          new_first_name: values['first-name'],
          new_last_name: values['last-name'],
          reason: 'manual_referral',
        },
      }),
    );
    console.log(`${done.mode}: the conversation is now with lead ${done.new_lead_id}.`);
    if (done.retired_sibling_count > 0)
      console.log(`${done.retired_sibling_count} more leads of the same person were stopped.`);
  } catch (error) {
    // For example, somebody else may have replaced the lead since the preview.
    const words = error instanceof OutreachError && refusals[error.code];
    throw words ? new Error(words) : error;
  }
});
