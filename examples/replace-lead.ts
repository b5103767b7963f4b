/**
 * “Please talk to my colleague”: hands a conversation over to somebody else, after showing what that would do.
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

/** Why it may be refused: codes of `disallowed_reason` in the preview, and of the error when it is done. */
const refusals: Record<string, string> = {
  same_as_current_lead: 'The conversation is with this address already.',
  lead_not_found: 'The lead of this conversation is no longer there.',
  lead_already_replaced: 'The lead of this conversation was replaced before.',
  target_already_replaced: 'This address belongs to a lead who was replaced by somebody else.',
  target_missing_enrollment:
    'This address is in the campaign, but goes through it no more. Write from another campaign.',
  external_read_only: 'This campaign comes from another deployment and is only read here.',
};

/** What would happen: the address alone decides between the two modes. */
function describe({ email, mode, existing_lead }: ReplaceLeadPreview): string {
  if (mode === 'created')
    return `${email} is new to the campaign: a lead is made, gets the conversation, and the one of now is archived.`;
  return `${existing_lead?.name ?? email} is in the campaign: the conversation moves there, nothing else changes for ${email},
and the sequence of the lead of now is stopped.`;
}

await runExample({ usage, options }, async ({ client, words, values, signal }) => {
  const [id, email] = words as [string, string];
  const path = { id };

  // 1. What would happen. Nothing is changed by that.
  const { data: preview } = await unwrap(
    client.GET('/v1/threads/{id}/replace-lead/preview', { params: { path, query: { email } } }),
  );
  const { disallowed_reason: reason } = preview;
  if (reason) throw new Error(refusals[reason]);
  console.log(describe(preview));
  if (preview.blocked)
    console.log(
      `Nothing will be sent there: it is on the block list (${preview.block_reason ?? 'no reason'}).`,
    );
  if (!values.yes) await askFirst('Go on?', signal);

  // 2. Do it. Names are for a lead that is made; one that exists keeps its own.
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
    console.log(`${done.mode}: the conversation is with lead ${done.new_lead_id} now.`);
    if (done.retired_sibling_count > 0)
      console.log(`${done.retired_sibling_count} more rows of ${email} were stopped.`);
  } catch (error) {
    // Since the preview somebody else may have done the same, for instance.
    const words = error instanceof OutreachError && refusals[error.code];
    throw words ? new Error(words) : error;
  }
});
