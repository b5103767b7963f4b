import type { Campaign, CampaignStats, CampaignSummary, Lead } from '../../generated/types.js';

/** An import cannot continue. The message says why. */
export class ImportError extends Error {}

/** A campaign of another deployment. Its content is read on demand, and is validated against the contract. */
export interface FoundCampaign {
  summary: CampaignSummary;
  /** Its name in messages. */
  where: string;
  campaign(): Promise<Campaign>;
  /** Null if the source has none. */
  stats(): Promise<CampaignStats | null>;
  /** Null if the source has none. */
  leads: FoundLeads | null;
}

export interface FoundLeads {
  /** Reads all leads. A lead that moves to another page meanwhile can be missed. */
  all(): AsyncIterable<Lead>;
  /** Reads the leads of at most 100 people. */
  among(globalLeadIds: readonly string[]): Promise<Lead[]>;
}

/** Returns the name of a campaign in messages. */
export function called({ id, name }: Pick<CampaignSummary, 'id' | 'name'>): string {
  return name ? `"${name}"` : `campaign ${id}`;
}
