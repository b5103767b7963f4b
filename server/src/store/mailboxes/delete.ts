import type { EntityManager } from 'typeorm';
import { removeMailboxes } from '../campaigns/mailboxes.js';
import { campaignMailboxes } from '../campaigns/entities.js';
import { inboundCursors, inboxWatches } from '../receiving/repository.js';
import { sentCopies } from '../sending/entities.js';
import { mailboxTagLinks } from '../tags/entities.js';
import { mailboxes, type MailboxEntity } from './entities.js';

/**
 * Deletes a mailbox that the transaction holds locked: its servers and credentials are forgotten, it sends and reads no more,
 * and no campaign has it. Its row stays for the threads that name it, and for an address that is connected again.
 */
export async function deleteMailbox(
  tx: EntityManager,
  { account_id, id }: MailboxEntity,
  now: Date,
): Promise<void> {
  const ofMailbox = { account_id, mailbox_id: id };
  const links = await tx.getRepository(campaignMailboxes).find({
    where: ofMailbox,
    order: { campaign_id: 'ASC' },
  });
  for (const { campaign_id } of links) await removeMailboxes(tx, account_id, campaign_id, [id]);
  for (const table of [mailboxTagLinks, inboundCursors, inboxWatches, sentCopies])
    await tx.getRepository<typeof ofMailbox>(table.options.name).delete(ofMailbox);
  await tx.getRepository(mailboxes).update(
    { account_id, id },
    {
      settings: {},
      credentials: null,
      status: 'disconnected',
      status_reason: null,
      trouble: null,
      health: null,
      health_checked_at: null,
      deleted_at: now,
      updated_at: now,
    },
  );
}
