import { budgetLeft, budgetRenewal, capOn, mailboxDay, mailboxZone } from '../domain/sending/mailbox-pace.js';
import type { Mailbox } from '../generated/types.js';
import type { MailboxWithTags } from '../store/mailboxes/repository.js';
import { presentTagList } from './tag.js';

/** Presents a mailbox in the shape of the contract, at a time. */
export function presentMailbox(row: MailboxWithTags, now: Date): Mailbox {
  const zone = mailboxZone(row);
  const today = mailboxDay(zone, now);
  const cap = capOn(row, today);
  const renewal = budgetLeft(row, today) > 0 ? now : budgetRenewal(zone, today);
  const nextSendAt = row.next_send_at > renewal ? row.next_send_at : renewal;
  return {
    id: row.id,
    account_id: row.account_id,
    email: row.email,
    display_name: row.display_name,
    provider: row.provider,
    status: row.status,
    last_error: row.status_reason,
    daily_cap: row.daily_cap,
    ramp: row.ramp && { ...row.ramp, days: row.ramp_days },
    cap_today: cap,
    limited_by: cap === null ? null : cap === row.daily_cap ? 'daily_cap' : 'ramp',
    sent_today: row.sent_day === today ? row.sent_today : 0,
    next_send_at: nextSendAt > now ? nextSendAt.toISOString() : null,
    tags: presentTagList(row.tag_list),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
