import type {
  Thread,
  ThreadSummary,
  ReplaceLeadPreview,
  Attachment,
  Message,
  MessageJob,
} from '../generated/types.js';
import type { ThreadEntity, AttachmentEntity, MessageJobEntity } from '../store/entities.js';
import type { ThreadDetail } from '../store/inbox/threads/queries.js';
import { presentTagList } from './tag.js';
import type { ReplaceableLead } from '../store/leads/replacements/queries.js';
import { shownState } from './lead.js';
import type { ListedMessage } from '../store/inbox/messages/queries.js';

/** A thread as the contract shows it. */
export function presentThread(row: ThreadDetail): Thread {
  return {
    id: row.id,
    account_id: row.account_id,
    campaign_id: row.campaign_id,
    campaign_name: row.campaign_name,
    mailbox_id: row.mailbox_id,
    mailbox_email: row.mailbox_email,
    lead_id: row.lead_id,
    global_lead_id: row.global_lead_id,
    lead_email: row.lead_email,
    lead_name: row.lead_name,
    subject: row.subject,
    snippet: row.snippet,
    message_count: row.message_count,
    last_message_at: row.last_message_at.toISOString(),
    last_inbound_at: row.last_inbound_at?.toISOString() ?? null,
    category: row.category,
    conversation_status: row.conversation_status,
    read: !row.unread,
    tags: presentTagList(row.tag_list),
    out_of_office: presentOutOfOffice(row),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

function presentOutOfOffice(row: ThreadEntity): Thread['out_of_office'] {
  if (row.out_of_office_at === null) return null;
  return {
    resume_at: row.resume_at?.toISOString() ?? null,
    resume_mode: row.resume_mode ?? 'none',
    marked_at: row.out_of_office_at.toISOString(),
  };
}

/** The short form of a thread. */
export function presentThreadSummary(row: ThreadEntity): ThreadSummary {
  return {
    id: row.id,
    account_id: row.account_id,
    campaign_id: row.campaign_id,
    mailbox_id: row.mailbox_id,
    subject: row.subject,
    last_message_at: row.last_message_at.toISOString(),
    last_inbound_at: row.last_inbound_at?.toISOString() ?? null,
  };
}

/** The contact that a replacement would attach. */
export function presentReplaceTarget(row: ReplaceableLead): NonNullable<ReplaceLeadPreview['existing_lead']> {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    first_name: row.first_name,
    last_name: row.last_name,
    phone_number: row.phone_number,
    mobile_phone_number: row.mobile_phone_number,
    company_name: row.company_name,
    website: row.website,
    linkedin_url: row.linkedin_url,
    company_linkedin_url: row.company_linkedin_url,
    custom_lead_data: row.custom_lead_data,
    enrollment_id: row.enrollment_id,
    enrollment_state: row.enrollment_state && shownState(row.enrollment_state, row.campaign_status),
    has_been_contacted: (row.steps_sent ?? 0) > 0,
    last_activity_at: row.latest_activity_at?.toISOString() ?? null,
  };
}

/** A message of a thread, whose HTML is sanitized, as the contract shows it. */
export function presentMessage(row: ListedMessage): Message {
  return {
    id: row.id,
    thread_id: row.thread_id,
    direction: row.direction,
    subject: row.subject,
    body_text: row.display_text ?? row.body_text,
    body_html: row.body_html,
    from_email: row.from_email,
    from_name: row.from_name,
    to_email: row.to_email,
    to_name: row.to_name,
    to_emails: row.to_emails ?? [],
    cc: row.cc ?? [],
    message_id_header: row.message_id || null,
    attachments: row.attachments.map(presentAttachment),
    truncated: row.truncated ?? [],
    unproven: row.unproven,
    received_at: row.occurred_at.toISOString(),
    created_at: row.created_at.toISOString(),
  };
}

function presentAttachment({ id, filename, content_type, size_bytes }: AttachmentEntity): Attachment {
  return { id, filename, content_type, size_bytes };
}

export function presentMessageJob(row: MessageJobEntity): MessageJob {
  return {
    id: row.id,
    status: row.status,
    message_type: row.message_type,
    thread_id: row.thread_id,
    error_message: row.error_message,
    scheduled_at: row.scheduled_at?.toISOString() ?? null,
    send_wait_reason: row.send_wait_reason,
    status_reason: row.status_reason,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
