import { entity, timestamp, hash, key, nullable, text, uuid, type Entity } from '../database/columns.js';

const tagColumns = {
  account_id: key(uuid),
  id: key(uuid),
  name: text,
  color: nullable(text),
  created_at: timestamp,
  updated_at: timestamp,
};

export const campaignTags = entity('campaign_tags', tagColumns);
export const mailboxTags = entity('mailbox_tags', tagColumns);
export const threadTags = entity('thread_tags', tagColumns);
export const personTags = entity('person_tags', tagColumns);
/** Tags of campaigns, mailboxes, threads and people are alike. */
export type TagEntity = Entity<typeof campaignTags>;

/** Other names of a person tag, by which imports find it. */
export const personTagAliases = entity('person_tag_aliases', {
  account_id: key(uuid),
  alias: key(text),
  tag_id: uuid,
  created_at: timestamp,
});

const linkColumns = { account_id: key(uuid), tag_id: key(uuid) };

export const campaignTagLinks = entity('campaign_tag_links', { ...linkColumns, campaign_id: key(uuid) });
export const mailboxTagLinks = entity('mailbox_tag_links', { ...linkColumns, mailbox_id: key(uuid) });
export const threadTagLinks = entity('thread_tag_links', { ...linkColumns, thread_id: key(uuid) });
export const personTagLinks = entity('person_tag_links', { ...linkColumns, global_lead_id: key(hash) });

/** A family of tags: the table of the tags, and that of their links with the column of what carries them. */
export interface TagKind {
  tags: 'campaign_tags' | 'mailbox_tags' | 'thread_tags';
  links: 'campaign_tag_links' | 'mailbox_tag_links' | 'thread_tag_links';
  owner: 'campaign_id' | 'mailbox_id' | 'thread_id';
  /** Table whose column `tag_list` repeats the tags of each row, where rows are read far more often than tagged. */
  repeatedIn?: 'campaigns';
}

/** The tags of campaigns. */
export const campaignTagKind: TagKind = {
  tags: 'campaign_tags',
  links: 'campaign_tag_links',
  owner: 'campaign_id',
  repeatedIn: 'campaigns',
};
