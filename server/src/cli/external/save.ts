import type { Clock } from '../../domain/shared/clock.js';
import { externalCampaignId } from '../../domain/campaigns/campaign-status.js';
import { parseLead } from '../../domain/leads/lead-input.js';
import { contactFields } from '../../domain/leads/lead-merge.js';
import type { ImportRow } from '../../domain/leads/draft-import.js';
import type { Lead, LeadCreate } from '../../generated/types.js';
import { leadsAfter, readCampaign } from '../../store/campaigns/queries.js';
import type { Database } from '../../store/database/database.js';
import {
  removeExternalLeads,
  saveExternalCampaign,
  saveExternalLeads,
} from '../../store/campaigns/external.js';
import { transaction, transactionWithInserts } from '../../store/database/transaction.js';
import { externalCampaign, timestamp, ImportError, type FoundCampaign, type FoundLeads } from './contract.js';

export interface SaveOptions {
  database: Database;
  clock: Clock;
  /** The account that gets the campaigns. */
  accountId: string;
  /** Aborts the import between two transactions. */
  signal: AbortSignal;
  say(line: string): void;
}

/** The result of saving a campaign: its id here and its leads, or why it was skipped (null: nothing to report). */
export type Saved =
  | { outcome: 'created' | 'updated' | 'deleted'; id: string; leads: LeadCounts }
  | { outcome: 'skipped'; why: string | null };

export interface LeadCounts {
  /** Rows that were stored. */
  stored: number;
  /** Rows that cannot be stored. */
  refused: number;
  /** Rows that no longer exist there. */
  removed: number;
}

const chunkSize = 500;
/** The most ids that the API accepts in one query. */
const checkSize = 100;
const progressEvery = 5_000;
/** The most skipped leads of a campaign that are reported one by one. */
const mostNamed = 10;

/**
 * Stores a campaign of another deployment: its row first, then its leads in chunks, each in its own transaction. If that ends
 * early, stored data is kept, and the next import processes the campaign again.
 */
export async function saveFound(found: FoundCampaign, options: SaveOptions): Promise<Saved> {
  const { database, clock, accountId } = options;
  const { summary, where } = found;
  if (summary.account_id.toLowerCase() === accountId)
    throw new ImportError(`${where} already belongs to this account: there is nothing to import.`);
  if (summary.source === 'external')
    return { outcome: 'skipped', why: 'is external there too: import it from the deployment that sends it' };
  const id = externalCampaignId(accountId, summary.id, timestamp(summary.created_at, `${where}: created_at`));
  const known = await readCampaign(database, accountId, id);
  if (summary.deleted_at !== null && (known === null || known.deleted_at !== null))
    return { outcome: 'skipped', why: null };
  if (known !== null && known.deleted_at !== null)
    return { outcome: 'skipped', why: 'was deleted there before the last import, and stays deleted here' };

  const campaign = externalCampaign(await found.campaign(), await found.stats(), where);
  const isGone = campaign.columns.deleted_at !== null;
  if (isGone && known === null) return { outcome: 'skipped', why: null };
  const outcome = await transactionWithInserts(database, tx =>
    saveExternalCampaign(tx, accountId, id, campaign, clock.now()),
  );
  if (isGone) return { outcome: 'deleted', id, leads: { stored: 0, refused: 0, removed: 0 } };
  const leads = { stored: 0, refused: 0, removed: 0 };
  if (found.leads) await saveLeads(found.leads, { ...options, campaignId: id, where, counts: leads });
  return { outcome, id, leads };
}

interface LeadOptions extends SaveOptions {
  campaignId: string;
  where: string;
  counts: LeadCounts;
}

async function saveLeads(leads: FoundLeads, options: LeadOptions): Promise<void> {
  const { signal, say, where, counts } = options;
  const seen = new Set<string>();
  for await (const chunk of chunks(leads.all(), chunkSize)) {
    signal.throwIfAborted();
    const before = seen.size;
    await saveChunk(chunk, seen, options);
    if (Math.floor(before / progressEvery) < Math.floor(seen.size / progressEvery))
      say(`      ${where}: ${seen.size} leads stored so far`);
  }
  await removeVanished(leads, seen, options);
  counts.stored = seen.size;
}

async function saveChunk(leads: readonly Lead[], seen: Set<string>, options: LeadOptions): Promise<void> {
  const { database, clock, accountId, campaignId } = options;
  const rows: ImportRow[] = [];
  leads.forEach((lead, index) => {
    if (lead.deleted_at !== null) return;
    const read = parseLead(leadCreate(lead));
    if ('lead' in read) rows.push({ index, input: read.lead });
    else refuse(lead, read.issue.message, options);
  });
  if (rows.length === 0) return;
  const { imported, refused } = await transactionWithInserts(database, tx =>
    saveExternalLeads(tx, accountId, campaignId, rows, clock.now()),
  );
  for (const { globalLeadId } of imported) seen.add(globalLeadId);
  for (const { index, issue } of refused) refuse(leads[index]!, issue.message, options);
}

function refuse({ email }: Lead, why: string, { say, where, counts }: LeadOptions): void {
  if (++counts.refused <= mostNamed) say(`      ${where}: skipped the lead ${email}: ${why}`);
}

/** Returns the fields of a person that have a value there. An empty field there clears nothing here. */
function leadCreate({ email, custom_lead_data, ...lead }: Lead): LeadCreate {
  const known = contactFields.filter(field => lead[field] !== null).map(field => [field, lead[field]]);
  return { email, custom_lead_data, ...(Object.fromEntries(known) as Partial<LeadCreate>) };
}

/** Removes leads that no longer exist there. A lead that was only missed between two pages is read again, and stored. */
async function removeVanished(leads: FoundLeads, seen: Set<string>, options: LeadOptions): Promise<void> {
  const { database, clock, accountId, campaignId, signal, counts } = options;
  for (let last: string | null = null; ;) {
    signal.throwIfAborted();
    const page = await leadsAfter(database.manager, accountId, campaignId, last, chunkSize);
    if (page.length === 0) return;
    last = page.at(-1)!.id;
    const unseen = page.map(lead => lead.globalLeadId).filter(id => !seen.has(id));
    for (let from = 0; from < unseen.length; from += checkSize) {
      const asked = unseen.slice(from, from + checkSize);
      await saveChunk(await leads.among(asked), seen, options);
      const gone = asked.filter(id => !seen.has(id));
      counts.removed += await transaction(database, tx =>
        removeExternalLeads(tx, accountId, campaignId, gone, clock.now()),
      );
    }
  }
}

async function* chunks<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let chunk: T[] = [];
  for await (const item of items) {
    chunk.push(item);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
