// Generated from openapi.yaml by codegen. Do not edit.

export type * from 'outreach-sdk/types';

export const detailCodeValues = [
  'required',
  'unknown_field',
  'invalid',
  'invalid_type',
  'invalid_value',
  'invalid_format',
  'invalid_json',
  'too_deep',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'too_few_items',
  'too_many_items',
  'not_found',
  'invalid_email',
  'invalid_url',
  'https_required',
  'private_address',
  'ambiguous_scope',
  'upload_not_finished',
  'already_uploaded',
  'sent_twice',
  'empty_file',
  'broken_heading',
  'not_csv',
] as const;

export const errorTypeValues = [
  'invalid_request_error',
  'authentication_error',
  'permission_error',
  'rate_limit_error',
  'api_error',
] as const;

export const errorCodeValues = [
  'invalid_request',
  'invalid_flow',
  'same_as_current_lead',
  'invalid_reason',
  'invalid_api_key',
  'external_read_only',
  'flow_locked',
  'route_not_found',
  'campaign_not_found',
  'node_not_found',
  'lead_not_found',
  'job_not_found',
  'upload_not_found',
  'person_not_found',
  'lead_list_not_found',
  'mailbox_not_found',
  'connect_session_not_found',
  'tag_not_found',
  'thread_not_found',
  'message_not_found',
  'message_job_not_found',
  'block_list_entry_not_found',
  'delivery_not_found',
  'event_not_found',
  'api_key_not_found',
  'method_not_allowed',
  'request_timeout',
  'duplicate_name',
  'campaign_not_launched',
  'campaign_already_launched',
  'campaign_not_running',
  'job_state_conflict',
  'job_quota_exceeded',
  'upload_quota_exceeded',
  'preview_mismatch',
  'preview_expired',
  'count_mismatch',
  'message_job_state_conflict',
  'lead_already_replaced',
  'target_already_replaced',
  'target_missing_enrollment',
  'webhook_not_configured',
  'idempotency_key_reused',
  'idempotency_in_progress',
  'flow_revision_conflict',
  'body_too_large',
  'uri_too_long',
  'unsupported_media_type',
  'rate_limit_exceeded',
  'headers_too_large',
  'internal_error',
  'not_implemented',
  'service_unavailable',
] as const;

export const flowIssueCodeValues = [
  'missing_lead_source',
  'multiple_lead_sources',
  'flow_too_large',
  'node_too_large',
  'too_many_custom_fields',
  'too_many_nodes',
  'too_many_edges',
  'invalid_node',
  'invalid_edge',
  'unknown_node_type',
  'duplicate_node_id',
  'duplicate_edge_id',
  'dangling_edge',
  'flow_cycle',
  'unreachable_node',
  'multiple_outgoing_edges',
  'multiple_categorizers',
  'invalid_source_handle',
  'missing_variants',
  'too_many_variants',
  'no_active_variant',
  'invalid_variant',
  'invalid_variant_id',
  'duplicate_variant_id',
  'missing_subject',
  'missing_body',
  'template_too_large',
  'invalid_template',
  'unknown_merge_field',
  'invalid_editor_mode',
  'invalid_auto_winner',
  'invalid_wait',
  'wait_too_short',
  'wait_too_long',
  'invalid_endpoint_url',
  'private_address',
  'invalid_payload',
  'invalid_on_failure',
  'invalid_custom_field_key',
  'unknown_standard_field',
  'invalid_field_type',
  'missing_name',
  'missing_email_node',
  'missing_mailbox',
  'mailbox_unhealthy',
  'pause_date_passed',
  'invalid_time_zone',
  'invalid_hour',
  'invalid_minute',
  'invalid_days_of_week',
  'invalid_date',
  'missing_start_on',
  'already_started',
  'pause_not_after_start',
] as const;

export const campaignStatusValues = [
  'draft',
  'scheduled',
  'running',
  'paused',
  'stopped',
] as const;

export const campaignSourceValues = [
  'manual',
  'external',
] as const;

export const flowChangeKindValues = [
  'none',
  'content',
  'structural',
] as const;

export const flowChangeReasonValues = [
  'node_added',
  'node_removed',
  'node_type_changed',
  'edge_added_or_rewired',
  'edge_removed_or_rewired',
  'variant_removed_or_replaced',
  'content_changed',
] as const;

export const enrollmentStateValues = [
  'active',
  'paused',
  'completed',
  'stopped',
] as const;

export const enrollmentReasonValues = [
  'manual',
  'campaign_paused',
  'replied',
  'bounced',
  'unsubscribed',
  'blocked',
  'replaced',
  'removed',
  'out_of_office',
  'finished',
] as const;

export const leadWaitCodeValues = [
  'campaign_not_launched',
  'campaign_scheduled',
  'campaign_paused',
  'campaign_stopped',
  'pause_date_passed',
  'campaign_deleted',
  'campaign_external',
  'lead_removed',
  'lead_replaced',
  'not_enrolled',
  'incomplete_fields',
  'blocked',
  'message_held',
  'paused_manually',
  'out_of_office',
  'completed',
  'stopped',
  'wait',
  'data_request',
  'data_retry',
  'reply',
  'not_due',
  'no_mailbox',
  'mailbox_disconnected',
  'mailbox_error',
  'inbox_unread',
  'schedule_window',
  'daily_cap',
  'receiver_limit',
  'mailbox_interval',
  'queue',
  'retry',
  'being_sent',
  'outcome_unknown',
  'due_now',
] as const;

export const bulkScopeKindValues = [
  'selection',
  'explorer_view',
  'saved_list',
  'saved_list_filtered',
  'campaign',
  'staged_upload',
] as const;

export const projectionValues = [
  'full',
  'compact',
] as const;

export const jobStatusValues = [
  'uploading',
  'queued',
  'running',
  'completed',
  'failed',
  'cancelled',
] as const;

export const jobOperationValues = [
  'api_lead_import',
  'add_to_campaign',
  'remove_from_campaign',
  'remove_from_all_campaigns',
  'pause_enrollments',
  'resume_enrollments',
  'add_to_lead_list',
  'remove_from_lead_list',
  'export_leads',
  'csv_lead_import_staged',
] as const;

export const jobKindValues = [
  'api_lead_import',
  'add_to_campaign',
  'remove_from_campaign',
  'remove_from_all_campaigns',
  'pause_enrollments',
  'resume_enrollments',
  'add_to_lead_list',
  'remove_from_lead_list',
  'export_leads',
  'csv_lead_import_staged',
  'erase_person',
] as const;

export const peopleSortKeyValues = [
  'latest_activity',
  'created_at',
  'updated_at',
  'email',
  'name',
  'campaign_count',
] as const;

export const mailboxProviderValues = [
  'smtp',
  'google',
  'microsoft',
  'sandbox',
] as const;

export const mailboxStatusValues = [
  'connected',
  'error',
  'disconnected',
] as const;

export const healthResultValues = [
  'pass',
  'warning',
  'fail',
  'unknown',
] as const;

export const healthCheckNameValues = [
  'mx',
  'spf',
  'dmarc',
  'dkim',
  'reverse_dns',
  'blocklists',
] as const;

export const conversationStatusValues = [
  'open',
  'closed',
] as const;

export const outOfOfficeModeValues = [
  'scheduled',
  'instant',
  'none',
] as const;

export const replaceLeadModeValues = [
  'created',
  'attached',
] as const;

export const blockListTypeValues = [
  'email',
  'domain',
  'email_hash',
] as const;

export const eventTypeValues = [
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
  'campaign.paused',
  'campaign.resumed',
  'campaign.stopped',
  'campaign.variant_paused',
  'mailbox.guard_tripped',
  'mailbox.health_worsened',
  'lead_list.members_added.completed',
  'lead_list.members_removed.completed',
  'people.export.completed',
  'people.erasure.completed',
  'webhook.test',
] as const;

export const eventSelectorValues = [
  '*',
  'lead.*',
  'enrollment.*',
  'email.*',
  'reply.*',
  'bounce.*',
  'blocklist.*',
  'campaign.*',
  'mailbox.*',
  'lead_list.*',
  'people.*',
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
  'campaign.paused',
  'campaign.resumed',
  'campaign.stopped',
  'campaign.variant_paused',
  'mailbox.guard_tripped',
  'mailbox.health_worsened',
  'lead_list.members_added.completed',
  'lead_list.members_removed.completed',
  'people.export.completed',
  'people.erasure.completed',
  'webhook.test',
] as const;

export const webhookDeliveryStatusValues = [
  'pending',
  'delivered',
  'failed',
] as const;
