// Generated from openapi.yaml by codegen. Do not edit.

export type { EventPayloads, EventType } from 'outreach-sdk/types';

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
  'lead.unsubscribed',
  'blocklist.entry_added',
  'blocklist.entry_removed',
  'campaign.guard_tripped',
  'campaign.variant_paused',
  'campaign.paused',
  'campaign.resumed',
  'campaign.stopped',
  'mailbox.guard_tripped',
  'mailbox.health_worsened',
  'lead_list.members_added.completed',
  'lead_list.members_removed.completed',
  'people.export.completed',
  'people.erasure.completed',
  'webhook.test',
] as const;
