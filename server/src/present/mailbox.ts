import { mailboxDay } from '../domain/mailbox-pace.js';
import type { Mailbox } from '../generated/types.js';
import { fromBin } from '../store/database/ids.js';
import { mailboxSettings, type MailboxWithTags } from '../store/mailboxes/mailboxes.js';
import { presentTagList } from './tag.js';

/** A mailbox as the contract shows it at a moment. */
export function presentMailbox(row: MailboxWithTags, now: Date): Mailbox {
  const today = mailboxDay(mailboxSettings(row).time_zone ?? 'UTC', now);
  return {
    id: fromBin(row.id),
    account_id: fromBin(row.account_id),
    email: row.email,
    display_name: row.display_name,
    provider: row.provider as Mailbox['provider'],
    status: row.status,
    last_error: row.status_reason,
    daily_cap: row.daily_cap,
    sent_today: row.sent_day === today ? row.sent_today : 0,
    next_send_at: row.next_send_at > now ? row.next_send_at.toISOString() : null,
    tags: presentTagList(row.tag_list),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
