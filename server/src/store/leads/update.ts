import type { EntityManager } from 'typeorm';
import type { Detail } from '../../domain/api-error.js';
import { mergeNamed } from '../../domain/contact-name.js';
import { declaredFields } from '../../domain/flow-data.js';
import { lackingCustomKeys, storageIssue, type ContactPatch } from '../../domain/lead-merge.js';
import { addToTotals } from '../stats/repository.js';
import type { CampaignEntity, LeadRow } from '../entities.js';
import { savedFlow } from '../flow/flows.js';
import { barredFrom, enrollWritten } from './enroll.js';
import { indexRenamed } from './words.js';
import { updateLeads } from './leads.js';
import { contactColumns, contactOf } from '../people/people.js';

/**
 * Changes a lead that the transaction holds locked; one that is complete then is enrolled, or goes on.
 *
 * @returns why the change cannot be stored; null when it is
 */
export async function updateLead(
  tx: EntityManager,
  accountId: string,
  campaign: CampaignEntity,
  before: LeadRow,
  patch: ContactPatch,
  now: Date,
): Promise<Detail | null> {
  const contact = mergeNamed(contactOf(before), patch);
  const issue = storageIssue(contact);
  if (issue) return issue;
  const declared = declaredFields(savedFlow(campaign).flow).custom;
  const after: LeadRow = {
    ...before,
    ...contactColumns(contact),
    is_incomplete: lackingCustomKeys(declared, contact.custom_lead_data).length > 0 ? 1 : 0,
    updated_at: now,
  };
  await updateLeads(tx, [after]);
  const barred = await barredFrom(tx, campaign, [after.email]);
  const { totals } = await enrollWritten(tx, campaign, [{ before, after }], barred, now);
  await addToTotals(tx, accountId, campaign.id, totals);
  await indexRenamed(tx, accountId, [{ before, after }]);
  return null;
}
