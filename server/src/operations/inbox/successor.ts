import type { EntityManager } from 'typeorm';
import { ApiError } from '../../domain/api/api-error.js';
import { globalLeadId, type NormalizedEmail } from '../../domain/leads/email-address.js';
import type { ContactPatch } from '../../domain/leads/lead-merge.js';
import { emitLead } from '../../events/bulk.js';
import type { ReplaceLeadRequest } from '../../generated/types.js';
import type { CampaignEntity, ThreadEntity } from '../../store/entities.js';
import { importLeads } from '../../store/leads/import/repository.js';
import { readLeadIn } from '../../store/leads/queries.js';
import { lockPeople } from '../../store/people/queries.js';
import { readReplaceable, type ReplaceableLead } from '../../store/leads/replacements/queries.js';
import { adoptThread, insertEndedEnrollment } from '../../store/leads/replacements/repository.js';
import { suppressedAddresses } from '../../store/block-list/queries.js';
import { MadeMeanwhile } from '../../store/database/transaction.js';
import { readThreadIn, type ThreadDetail } from '../../store/inbox/threads/queries.js';
import { lockThread } from '../../store/inbox/threads/repository.js';

/**
 * Makes the lead that takes a conversation over, with an enrollment that writes in it. What belongs to the company and to
 * the campaign comes from the lead before, unless the account knows better.
 */
export async function createSuccessor(
  tx: EntityManager,
  campaign: CampaignEntity,
  thread: ThreadEntity,
  before: ReplaceableLead,
  email: NormalizedEmail,
  body: ReplaceLeadRequest,
  now: Date,
): Promise<ReplaceableLead> {
  const accountId = campaign.account_id;
  const person = globalLeadId(email);
  const contact = { ...(await inherited(tx, accountId, person, before)), ...given(body) };
  const input = { email, globalLeadId: person, contact, tags: [], verification: undefined };
  const target = { campaign, source: 'replacement', now };
  const { imported, refused } = await importLeads(tx, accountId, target, [{ index: 0, input }]);
  const [issue] = refused.map(row => row.issue);
  if (issue) throw new ApiError('invalid_request', { details: [{ ...issue, path: `new_${issue.path}` }] });
  const { leadId, outcome } = imported[0]!;
  // Whoever joined the campaign since that was judged is attached as they are.
  if (outcome === 'updated' || outcome === 'unchanged')
    throw new MadeMeanwhile(`${email} is already in the campaign.`);
  const lead = await readLeadIn(tx, accountId, campaign.id, leadId);
  if (typeof lead === 'string') throw new Error(`The lead ${leadId} does not exist after it was created.`);
  await emitLead(tx, 'lead.created', lead, campaign, now);
  const successor = (await readReplaceable(tx, accountId, leadId))!;
  const enrollmentId = successor.enrollment_id ?? (await endedEnrollment(tx, accountId, successor, now));
  await adoptThread(tx, thread, enrollmentId);
  return { ...successor, enrollment_id: enrollmentId };
}

/** Whoever cannot be enrolled (on the block list, or a declared field is missing) is in the conversation all the same. */
async function endedEnrollment(
  tx: EntityManager,
  accountId: string,
  lead: ReplaceableLead,
  now: Date,
): Promise<string> {
  const blocked = await suppressedAddresses(tx, accountId, [lead.email]);
  return insertEndedEnrollment(tx, accountId, lead, blocked.size > 0 ? 'blocked' : 'manual', now);
}

async function inherited(
  tx: EntityManager,
  accountId: string,
  person: string,
  before: ReplaceableLead,
): Promise<ContactPatch> {
  const known = (await lockPeople(tx, accountId, [person])).get(person);
  return {
    company_name: known?.company_name ?? before.company_name,
    website: known?.website ?? before.website,
    company_linkedin_url: known?.company_linkedin_url ?? before.company_linkedin_url,
    custom_lead_data: { ...before.custom_lead_data, ...known?.custom_lead_data },
  };
}

/** Empty texts say nothing: they clear nothing that is known. */
function given(body: ReplaceLeadRequest): ContactPatch {
  const patch: ContactPatch = {
    name: body.new_name,
    first_name: body.new_first_name,
    last_name: body.new_last_name,
    phone_number: body.new_phone_number,
    mobile_phone_number: body.new_mobile_phone_number,
  };
  return Object.fromEntries(
    Object.entries(patch).filter(([, value]) => typeof value === 'string' && value.trim() !== ''),
  );
}

/**
 * Returns a thread that can be written in.
 *
 * @throws ApiError `thread_not_found`, `external_read_only`
 */
export async function readWritableThread(
  tx: EntityManager,
  accountId: string,
  threadId: string,
): Promise<ThreadDetail> {
  const thread = await readThreadIn(tx, accountId, threadId);
  if (!thread) throw new ApiError('thread_not_found');
  if (thread.campaign_source === 'external') throw new ApiError('external_read_only');
  return thread;
}

/**
 * As {@link readWritableThread}, of a thread that it locks: no purge deletes it before what is written in it is stored. The
 * transaction locks no enrollment after it.
 */
export async function lockWritableThread(
  tx: EntityManager,
  accountId: string,
  threadId: string,
): Promise<ThreadDetail> {
  await lockThread(tx, accountId, threadId);
  return readWritableThread(tx, accountId, threadId);
}
