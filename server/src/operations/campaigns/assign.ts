import type { EntityManager } from 'typeorm';
import {
  addMailboxes,
  removeMailboxes,
  replaceMailboxes,
  existingMailboxes,
} from '../../store/campaigns/mailboxes.js';
import { campaignTagKind } from '../../store/tags/entities.js';
import { addTagLinks, lockTags, removeTagLinks, replaceTagLinks } from '../../store/tags/repository.js';
import { idsAmong, requireKnown } from '../references.js';

/** What a request says of a campaign's mailboxes and tags: first all are replaced, then some added, then some removed. */
export interface Assignments {
  mailbox_ids?: string[];
  add_mailbox_ids?: string[];
  remove_mailbox_ids?: string[];
  tag_ids?: string[];
  add_tag_ids?: string[];
  remove_tag_ids?: string[];
}

/**
 * Assigns mailboxes and tags to a campaign that the transaction holds locked.
 *
 * @throws ApiError `mailbox_not_found`, `tag_not_found` with each id that does not exist; the transaction must then end
 */
export async function assign(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  assignments: Assignments,
  now: Date,
): Promise<void> {
  await assignMailboxes(tx, accountId, campaignId, assignments, now);
  await assignTags(tx, accountId, campaignId, assignments);
}

async function assignMailboxes(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  { mailbox_ids, add_mailbox_ids, remove_mailbox_ids }: Assignments,
  now: Date,
): Promise<void> {
  const named = idsAmong(mailbox_ids, add_mailbox_ids, remove_mailbox_ids);
  const known = await existingMailboxes(tx, accountId, named);
  requireKnown('mailbox_not_found', { mailbox_ids, add_mailbox_ids, remove_mailbox_ids }, known);
  if (mailbox_ids) await replaceMailboxes(tx, accountId, campaignId, idsAmong(mailbox_ids), now);
  await addMailboxes(tx, accountId, campaignId, idsAmong(add_mailbox_ids), now);
  await removeMailboxes(tx, accountId, campaignId, idsAmong(remove_mailbox_ids));
}

async function assignTags(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  { tag_ids, add_tag_ids, remove_tag_ids }: Assignments,
): Promise<void> {
  const known = await lockTags(
    tx,
    accountId,
    campaignTagKind,
    idsAmong(tag_ids, add_tag_ids, remove_tag_ids),
  );
  requireKnown('tag_not_found', { tag_ids, add_tag_ids, remove_tag_ids }, known);
  if (tag_ids) await replaceTagLinks(tx, accountId, campaignTagKind, campaignId, idsAmong(tag_ids));
  await addTagLinks(tx, accountId, campaignTagKind, campaignId, idsAmong(add_tag_ids));
  await removeTagLinks(tx, accountId, campaignTagKind, campaignId, idsAmong(remove_tag_ids));
}
