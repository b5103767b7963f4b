import type { TagKind } from './tags.js';

/** The tags of campaigns. */
export const campaignTagKind: TagKind = {
  tags: 'campaign_tags',
  links: 'campaign_tag_links',
  owner: 'campaign_id',
  repeatedIn: 'campaigns',
};
