import type { Campaign, CampaignStats, CampaignSummary, Lead } from '../../generated/types.js';

/** An import cannot go on; the message says why in plain words. */
export class ImportError extends Error {}

/** A campaign of another deployment. What it holds is read only when it is wanted, and has been checked against the contract. */
export interface FoundCampaign {
  summary: CampaignSummary;
  /** What it is called in messages. */
  where: string;
  campaign(): Promise<Campaign>;
  /** Null where nothing is said about them. */
  stats(): Promise<CampaignStats | null>;
  /** Null where nothing is said about them. */
  leads: FoundLeads | null;
}

export interface FoundLeads {
  /** All of them; some may be missed that move between pages while they are read. */
  all(): AsyncIterable<Lead>;
  /** Those of at most 100 people who are among them. */
  among(globalLeadIds: readonly string[]): Promise<Lead[]>;
}

/** What a campaign is called in messages. */
export function called({ id, name }: Pick<CampaignSummary, 'id' | 'name'>): string {
  return name ? `"${name}"` : `campaign ${id}`;
}
