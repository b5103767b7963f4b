// Generated from openapi.yaml by codegen. Do not edit.

import type {
  BlockListEvent,
  BounceDetectedEvent,
  BulkCompletedEvent,
  CampaignStatusEvent,
  EmailSentEvent,
  LeadEvent,
  ReplyCategorizedEvent,
  ReplyReceivedEvent,
  WebhookTestEvent,
} from './types.js';

/** What `data` of each event holds. */
export interface EventPayloads {
  'lead.created': LeadEvent;
  'lead.updated': LeadEvent;
  'lead.deleted': LeadEvent;
  'lead.bulk_import.completed': BulkCompletedEvent;
  'lead.added_to_campaign.completed': BulkCompletedEvent;
  'lead.removed_from_campaign.completed': BulkCompletedEvent;
  'lead.removed_from_all_campaigns.completed': BulkCompletedEvent;
  'enrollment.resume_completed': BulkCompletedEvent;
  'enrollment.pause_completed': BulkCompletedEvent;
  'email.sent': EmailSentEvent;
  'reply.received': ReplyReceivedEvent;
  'reply.categorized': ReplyCategorizedEvent;
  'bounce.detected': BounceDetectedEvent;
  'blocklist.entry_added': BlockListEvent;
  'blocklist.entry_removed': BlockListEvent;
  'campaign.paused': CampaignStatusEvent;
  'campaign.resumed': CampaignStatusEvent;
  'campaign.stopped': CampaignStatusEvent;
  'lead_list.members_added.completed': BulkCompletedEvent;
  'lead_list.members_removed.completed': BulkCompletedEvent;
  'people.export.completed': BulkCompletedEvent;
  'webhook.test': WebhookTestEvent;
}

export const eventTypes = [
  'lead.created',
  'lead.updated',
  'lead.deleted',
  'lead.bulk_import.completed',
  'lead.added_to_campaign.completed',
  'lead.removed_from_campaign.completed',
  'lead.removed_from_all_campaigns.completed',
  'enrollment.resume_completed',
  'enrollment.pause_completed',
  'email.sent',
  'reply.received',
  'reply.categorized',
  'bounce.detected',
  'blocklist.entry_added',
  'blocklist.entry_removed',
  'campaign.paused',
  'campaign.resumed',
  'campaign.stopped',
  'lead_list.members_added.completed',
  'lead_list.members_removed.completed',
  'people.export.completed',
  'webhook.test',
] as const;

export type EventType = keyof EventPayloads;
