// Generated from openapi.yaml by codegen. Do not edit.
import type {
  ApiKeyCreate,
  ApiKeyPage,
  ApiKeyResponse,
  BlockListEntryCreate,
  BlockListEntryPage,
  BlockListEntryResponse,
  BlockListType,
  BulkPreviewRequest,
  BulkPreviewResponse,
  CampaignCreate,
  CampaignLaunchResponse,
  CampaignPage,
  CampaignResponse,
  CampaignStatsResponse,
  CampaignStatus,
  CampaignStatusUpdate,
  CampaignUpdate,
  ConnectSessionCreate,
  ConnectSessionPage,
  ConnectSessionResponse,
  ConversationStatus,
  CreatedApiKeyResponse,
  DaysOffInput,
  DaysOffResponse,
  DeletedResourceResponse,
  EnrollmentJobRequest,
  EnrollmentState,
  EnrollmentsPausedResponse,
  EnrollmentsRequest,
  EnrollmentsResumedResponse,
  EventType,
  FlowDraft,
  FlowInput,
  FlowNodeUpdate,
  FlowResponse,
  FlowSaveResponse,
  FlowTemplatePage,
  FlowValidationResponse,
  GlobalLeadIdsRequest,
  JobCreate,
  JobKind,
  JobPage,
  JobResponse,
  JobStatus,
  LeadCreate,
  LeadExplanationResponse,
  LeadFieldCreate,
  LeadFieldResponse,
  LeadFieldsResponse,
  LeadImportJobRequest,
  LeadImportRequest,
  LeadImportResult,
  LeadListCreate,
  LeadListMembersJobRequest,
  LeadListMembersResponse,
  LeadListPage,
  LeadListResponse,
  LeadListUpdate,
  LeadPage,
  LeadPreviewResponse,
  LeadResponse,
  LeadUpdate,
  LeadUpsertResponse,
  LeadsAddedResponse,
  LeadsRemovedResponse,
  LoggedEventPage,
  MailboxHealthResponse,
  MailboxPage,
  MailboxResponse,
  MailboxUpdate,
  MessageJobQueuedResponse,
  MessageJobResponse,
  MessagePage,
  OpenApiDocument,
  OutOfOfficeResponse,
  OutOfOfficeUpdate,
  PeopleExportRequest,
  PeopleSortKey,
  PersonDataResponse,
  PersonDetailResponse,
  PersonPage,
  PersonResponse,
  PersonTagCreate,
  PersonTagPage,
  PersonTagResponse,
  PersonTagUpdate,
  PersonUpdate,
  ReceiverLimitsInput,
  ReceiverLimitsResponse,
  ReplaceLeadPreviewResponse,
  ReplaceLeadRequest,
  ReplaceLeadResponse,
  ServiceHealth,
  ServiceLimitsResponse,
  SimulationRequest,
  SimulationResponse,
  StagedImportRequest,
  StagingRowsRequest,
  StagingRowsResult,
  TagCreate,
  TagPage,
  TagResponse,
  TagUpdate,
  ThreadForwardRequest,
  ThreadPage,
  ThreadReplyRequest,
  ThreadResponse,
  ThreadSummaryResponse,
  ThreadTagAddedResponse,
  ThreadTagRemovedResponse,
  ThreadTagRequest,
  ThreadUpdate,
  UploadRequest,
  UploadResponse,
  VariantStatsResponse,
  WebhookDeliveryDetailResponse,
  WebhookDeliveryPage,
  WebhookDeliveryResponse,
  WebhookDeliveryStatus,
  WebhookRedeliveryRequest,
  WebhookRedeliveryResponse,
  WebhookSettingsResponse,
  WebhookSettingsUpdate,
} from './types.js';

/** Operations of the tag "Campaigns". */
export interface CampaignsOperations<Context> {
  /** List campaigns */
  listCampaigns(
    request: { query: { limit: number; offset: number; status?: CampaignStatus; tag_ids?: string; q?: string; include_deleted: boolean } },
    context: Context,
  ): Promise<
    | { status: 200; body: CampaignPage; headers?: Record<string, string> }
  >;
  /** Create a draft campaign */
  createCampaign(
    request: { headers: { 'idempotency-key'?: string }; body: CampaignCreate },
    context: Context,
  ): Promise<
    | { status: 201; body: CampaignResponse; headers?: Record<string, string> }
  >;
  /** Get a campaign */
  getCampaign(
    request: { params: { id: string }; query: { include?: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: CampaignResponse; headers?: Record<string, string> }
  >;
  /** Update a campaign */
  updateCampaign(
    request: { params: { id: string }; body: CampaignUpdate },
    context: Context,
  ): Promise<
    | { status: 200; body: CampaignResponse; headers?: Record<string, string> }
  >;
  /** Delete a campaign */
  deleteCampaign(
    request: { params: { id: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: CampaignResponse; headers?: Record<string, string> }
  >;
  /** Launch a draft campaign */
  launchCampaign(
    request: { params: { id: string }; query: { require_healthy: boolean } },
    context: Context,
  ): Promise<
    | { status: 200; body: CampaignLaunchResponse; headers?: Record<string, string> }
  >;
  /** Pause, resume or stop a campaign */
  setCampaignStatus(
    request: { params: { id: string }; body: CampaignStatusUpdate },
    context: Context,
  ): Promise<
    | { status: 200; body: CampaignResponse; headers?: Record<string, string> }
  >;
  /** Simulate a campaign */
  simulateCampaign(
    request: { params: { id: string }; body?: WithDefaults<SimulationRequest, 'days'> },
    context: Context,
  ): Promise<
    | { status: 200; body: SimulationResponse; headers?: Record<string, string> }
  >;
  /** List campaign tags */
  listCampaignTags(
    request: { query: { limit: number; offset: number } },
    context: Context,
  ): Promise<
    | { status: 200; body: TagPage; headers?: Record<string, string> }
  >;
  /** Create a campaign tag */
  createCampaignTag(
    request: { body: TagCreate },
    context: Context,
  ): Promise<
    | { status: 201; body: TagResponse; headers?: Record<string, string> }
  >;
  /** Update a campaign tag */
  updateCampaignTag(
    request: { params: { id: string }; body: TagUpdate },
    context: Context,
  ): Promise<
    | { status: 200; body: TagResponse; headers?: Record<string, string> }
  >;
  /** Delete a campaign tag */
  deleteCampaignTag(
    request: { params: { id: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: DeletedResourceResponse; headers?: Record<string, string> }
  >;
  /** Get the days off of the account */
  getDaysOff(
    request: object,
    context: Context,
  ): Promise<
    | { status: 200; body: DaysOffResponse; headers?: Record<string, string> }
  >;
  /** Replace the days off of the account */
  replaceDaysOff(
    request: { body: DaysOffInput },
    context: Context,
  ): Promise<
    | { status: 200; body: DaysOffResponse; headers?: Record<string, string> }
  >;
  /** Get the receiver limits of the account */
  getReceiverLimits(
    request: object,
    context: Context,
  ): Promise<
    | { status: 200; body: ReceiverLimitsResponse; headers?: Record<string, string> }
  >;
  /** Replace the receiver limits of the account */
  replaceReceiverLimits(
    request: { body: ReceiverLimitsInput },
    context: Context,
  ): Promise<
    | { status: 200; body: ReceiverLimitsResponse; headers?: Record<string, string> }
  >;
}

/** Operations of the tag "Flow". */
export interface FlowOperations<Context> {
  /** Get the flow */
  getFlow(
    request: { params: { id: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: FlowResponse; headers?: Record<string, string> }
  >;
  /** Save the flow */
  saveFlow(
    request: { params: { id: string }; query: { dry_run: boolean }; headers: { 'if-match'?: string }; body: FlowInput },
    context: Context,
  ): Promise<
    | { status: 200; body: FlowSaveResponse; headers?: Record<string, string> }
  >;
  /**
   * Save the flow (deprecated)
   * @deprecated
   */
  replaceFlow(
    request: { params: { id: string }; query: { dry_run: boolean }; headers: { 'if-match'?: string }; body: FlowInput },
    context: Context,
  ): Promise<
    | { status: 200; body: FlowSaveResponse; headers?: Record<string, string> }
  >;
  /** Validate a flow without saving it */
  validateFlow(
    request: { params: { id: string }; body: FlowDraft },
    context: Context,
  ): Promise<
    | { status: 200; body: FlowValidationResponse; headers?: Record<string, string> }
  >;
  /** Update the content of a node */
  updateFlowNode(
    request: { params: { id: string; nodeId: string }; headers: { 'if-match'?: string }; body: FlowNodeUpdate },
    context: Context,
  ): Promise<
    | { status: 200; body: FlowSaveResponse; headers?: Record<string, string> }
  >;
  /** List starter flows */
  listFlowTemplates(
    request: { query: { limit: number; offset: number } },
    context: Context,
  ): Promise<
    | { status: 200; body: FlowTemplatePage; headers?: Record<string, string> }
  >;
}

/** Operations of the tag "Leads". */
export interface LeadsOperations<Context> {
  /** List leads of a campaign */
  listLeads(
    request: { params: { id: string }; query: { limit: number; offset: number; q?: string; state?: EnrollmentState; global_lead_ids?: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: LeadPage; headers?: Record<string, string> }
  >;
  /** Create or update a lead */
  createLead(
    request: { params: { id: string }; headers: { 'idempotency-key'?: string }; body: LeadCreate },
    context: Context,
  ): Promise<
    | { status: 200; body: LeadUpsertResponse; headers?: Record<string, string> }
    | { status: 201; body: LeadUpsertResponse; headers?: Record<string, string> }
  >;
  /** Get a lead */
  getLead(
    request: { params: { id: string; leadId: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: LeadResponse; headers?: Record<string, string> }
  >;
  /** Update a lead */
  updateLead(
    request: { params: { id: string; leadId: string }; body: LeadUpdate },
    context: Context,
  ): Promise<
    | { status: 200; body: LeadResponse; headers?: Record<string, string> }
  >;
  /** Remove a lead from a campaign */
  deleteLead(
    request: { params: { id: string; leadId: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: DeletedResourceResponse; headers?: Record<string, string> }
  >;
  /** Explain what a lead waits for */
  explainLead(
    request: { params: { id: string; leadId: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: LeadExplanationResponse; headers?: Record<string, string> }
  >;
  /** Preview a message for a lead */
  previewLeadEmail(
    request: { params: { id: string; leadId: string }; query: { node_id?: string; variant_id?: string; mailbox_id?: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: LeadPreviewResponse; headers?: Record<string, string> }
  >;
  /** Import up to 100 leads */
  bulkImportLeads(
    request: { params: { id: string }; headers: { 'idempotency-key'?: string }; body: LeadImportRequest },
    context: Context,
  ): Promise<
    | { status: 200; body: LeadImportResult; headers?: Record<string, string> }
  >;
  /** Add people to a campaign */
  addLeads(
    request: { params: { id: string }; body: GlobalLeadIdsRequest },
    context: Context,
  ): Promise<
    | { status: 200; body: LeadsAddedResponse; headers?: Record<string, string> }
  >;
  /** Remove people from a campaign */
  removeLeads(
    request: { params: { id: string }; body: GlobalLeadIdsRequest },
    context: Context,
  ): Promise<
    | { status: 200; body: LeadsRemovedResponse; headers?: Record<string, string> }
  >;
  /** Pause enrollments */
  pauseEnrollments(
    request: { params: { id: string }; body: EnrollmentsRequest },
    context: Context,
  ): Promise<
    | { status: 200; body: EnrollmentsPausedResponse; headers?: Record<string, string> }
  >;
  /** Resume enrollments */
  resumeEnrollments(
    request: { params: { id: string }; body: EnrollmentsRequest },
    context: Context,
  ): Promise<
    | { status: 200; body: EnrollmentsResumedResponse; headers?: Record<string, string> }
  >;
  /** Remove people from all campaigns */
  removeLeadsFromAllCampaigns(
    request: { body: GlobalLeadIdsRequest },
    context: Context,
  ): Promise<
    | { status: 200; body: LeadsRemovedResponse; headers?: Record<string, string> }
  >;
  /** Import leads in the background */
  bulkImportLeadsAsync(
    request: { params: { id: string }; headers: { 'idempotency-key'?: string }; body: LeadImportJobRequest },
    context: Context,
  ): Promise<
    | { status: 202; body: JobResponse; headers?: Record<string, string> }
  >;
}

/** Operations of the tag "Lead fields". */
export interface LeadFieldsOperations<Context> {
  /** Get the lead fields */
  getLeadFields(
    request: { params: { id: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: LeadFieldsResponse; headers?: Record<string, string> }
  >;
  /** Declare a custom lead field */
  addLeadField(
    request: { params: { id: string }; body: LeadFieldCreate },
    context: Context,
  ): Promise<
    | { status: 200; body: LeadFieldResponse; headers?: Record<string, string> }
  >;
}

/** Operations of the tag "Jobs". */
export interface JobsOperations<Context> {
  /** List jobs */
  listJobs(
    request: { query: { limit: number; offset: number; status?: JobStatus; operation?: JobKind; campaign_id?: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: JobPage; headers?: Record<string, string> }
  >;
  /** Start a bulk job */
  createJob(
    request: { headers: { 'idempotency-key'?: string }; body: JobCreate },
    context: Context,
  ): Promise<
    | { status: 202; body: JobResponse; headers?: Record<string, string> }
  >;
  /** Get a job */
  getJob(
    request: { params: { id: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: JobResponse; headers?: Record<string, string> }
  >;
  /** Cancel a job */
  cancelJob(
    request: { params: { id: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: JobResponse; headers?: Record<string, string> }
  >;
  /** Append rows to a staged import */
  appendStagingRows(
    request: { params: { id: string }; headers: { 'idempotency-key'?: string }; body: StagingRowsRequest },
    context: Context,
  ): Promise<
    | { status: 200; body: StagingRowsResult; headers?: Record<string, string> }
  >;
  /** Finalize a staged import */
  finalizeJob(
    request: { params: { id: string } },
    context: Context,
  ): Promise<
    | { status: 202; body: JobResponse; headers?: Record<string, string> }
  >;
  /** Download the file of a job */
  downloadJob(
    request: { params: { id: string }; query: { file: 'export' | 'errors' } },
    context: Context,
  ): Promise<
    | { status: 200; body: RawResponse; headers?: Record<string, string> }
  >;
  /** Enroll people in a campaign */
  enrollLeads(
    request: { params: { id: string }; headers: { 'idempotency-key'?: string }; body: WithDefaults<EnrollmentJobRequest, 'operation'> },
    context: Context,
  ): Promise<
    | { status: 202; body: JobResponse; headers?: Record<string, string> }
  >;
  /** Start a staged import */
  startStagedImport(
    request: { params: { id: string }; headers: { 'idempotency-key'?: string }; body?: StagedImportRequest },
    context: Context,
  ): Promise<
    | { status: 201; body: JobResponse; headers?: Record<string, string> }
  >;
  /** Create an upload URL */
  presignUpload(
    request: { body?: WithDefaults<UploadRequest, 'filename' | 'content_type'> },
    context: Context,
  ): Promise<
    | { status: 201; body: UploadResponse; headers?: Record<string, string> }
  >;
  /** Preview a bulk job */
  previewJob(
    request: { body: BulkPreviewRequest },
    context: Context,
  ): Promise<
    | { status: 200; body: BulkPreviewResponse; headers?: Record<string, string> }
  >;
}

/** Operations of the tag "People". */
export interface PeopleOperations<Context> {
  /** List people */
  listPeople(
    request: { query: { limit: number; offset: number; q?: string; sort: PeopleSortKey; sort_dir: 'asc' | 'desc'; global_lead_ids?: string; campaign_ids?: string; list_id?: string; tag_ids?: string; has_reply?: boolean; email_verification_status?: 'ok' | 'catch_all' | 'invalid' | 'unknown' | 'disposable' } },
    context: Context,
  ): Promise<
    | { status: 200; body: PersonPage; headers?: Record<string, string> }
  >;
  /** Get a person */
  getPerson(
    request: { params: { globalLeadId: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: PersonDetailResponse; headers?: Record<string, string> }
  >;
  /** Update a person */
  updatePerson(
    request: { params: { globalLeadId: string }; body: PersonUpdate },
    context: Context,
  ): Promise<
    | { status: 200; body: PersonResponse; headers?: Record<string, string> }
  >;
  /** Erase a person */
  erasePerson(
    request: { params: { globalLeadId: string } },
    context: Context,
  ): Promise<
    | { status: 202; body: JobResponse; headers?: Record<string, string> }
  >;
  /** Export all data of a person */
  exportPersonData(
    request: { params: { globalLeadId: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: PersonDataResponse; headers?: Record<string, string> }
  >;
  /** Export people as CSV */
  exportPeople(
    request: { headers: { 'idempotency-key'?: string }; body?: PeopleExportRequest },
    context: Context,
  ): Promise<
    | { status: 202; body: JobResponse; headers?: Record<string, string> }
  >;
  /** List person tags */
  listPersonTags(
    request: { query: { limit: number; offset: number } },
    context: Context,
  ): Promise<
    | { status: 200; body: PersonTagPage; headers?: Record<string, string> }
  >;
  /** Create a person tag */
  createPersonTag(
    request: { body: PersonTagCreate },
    context: Context,
  ): Promise<
    | { status: 201; body: PersonTagResponse; headers?: Record<string, string> }
  >;
  /** Update a person tag */
  updatePersonTag(
    request: { params: { id: string }; body: PersonTagUpdate },
    context: Context,
  ): Promise<
    | { status: 200; body: PersonTagResponse; headers?: Record<string, string> }
  >;
  /** Delete a person tag */
  deletePersonTag(
    request: { params: { id: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: DeletedResourceResponse; headers?: Record<string, string> }
  >;
}

/** Operations of the tag "Lead lists". */
export interface LeadListsOperations<Context> {
  /** List lead lists */
  listLeadLists(
    request: { query: { limit: number; offset: number; q?: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: LeadListPage; headers?: Record<string, string> }
  >;
  /** Create a lead list */
  createLeadList(
    request: { body: LeadListCreate },
    context: Context,
  ): Promise<
    | { status: 201; body: LeadListResponse; headers?: Record<string, string> }
  >;
  /** Get a lead list */
  getLeadList(
    request: { params: { id: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: LeadListResponse; headers?: Record<string, string> }
  >;
  /** Update a lead list */
  updateLeadList(
    request: { params: { id: string }; body: LeadListUpdate },
    context: Context,
  ): Promise<
    | { status: 200; body: LeadListResponse; headers?: Record<string, string> }
  >;
  /** Delete a lead list */
  deleteLeadList(
    request: { params: { id: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: DeletedResourceResponse; headers?: Record<string, string> }
  >;
  /** List people of a lead list */
  listLeadListPeople(
    request: { params: { id: string }; query: { limit: number; offset: number; q?: string; sort: PeopleSortKey; sort_dir: 'asc' | 'desc'; global_lead_ids?: string; campaign_ids?: string; tag_ids?: string; has_reply?: boolean; email_verification_status?: 'ok' | 'catch_all' | 'invalid' | 'unknown' | 'disposable' } },
    context: Context,
  ): Promise<
    | { status: 200; body: PersonPage; headers?: Record<string, string> }
  >;
  /** List members of a lead list */
  listLeadListMembers(
    request: { params: { id: string }; query: { limit: number; offset: number; q?: string; sort: PeopleSortKey; sort_dir: 'asc' | 'desc'; global_lead_ids?: string; campaign_ids?: string; tag_ids?: string; has_reply?: boolean; email_verification_status?: 'ok' | 'catch_all' | 'invalid' | 'unknown' | 'disposable' } },
    context: Context,
  ): Promise<
    | { status: 200; body: PersonPage; headers?: Record<string, string> }
  >;
  /** Add people to a lead list */
  addLeadListMembers(
    request: { params: { id: string }; body: GlobalLeadIdsRequest },
    context: Context,
  ): Promise<
    | { status: 200; body: LeadListMembersResponse; headers?: Record<string, string> }
  >;
  /** Remove people from a lead list */
  removeLeadListMembers(
    request: { params: { id: string }; body: GlobalLeadIdsRequest },
    context: Context,
  ): Promise<
    | { status: 200; body: LeadListMembersResponse; headers?: Record<string, string> }
  >;
  /** Add or remove many members */
  bulkChangeLeadListMembers(
    request: { params: { id: string }; headers: { 'idempotency-key'?: string }; body: LeadListMembersJobRequest },
    context: Context,
  ): Promise<
    | { status: 202; body: JobResponse; headers?: Record<string, string> }
  >;
}

/** Operations of the tag "Mailboxes". */
export interface MailboxesOperations<Context> {
  /** List mailboxes */
  listMailboxes(
    request: { query: { limit: number; offset: number; q?: string; tag_ids?: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: MailboxPage; headers?: Record<string, string> }
  >;
  /** Get a mailbox */
  getMailbox(
    request: { params: { id: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: MailboxResponse; headers?: Record<string, string> }
  >;
  /** Update the tags of a mailbox */
  updateMailbox(
    request: { params: { id: string }; body: MailboxUpdate },
    context: Context,
  ): Promise<
    | { status: 200; body: MailboxResponse; headers?: Record<string, string> }
  >;
  /** Delete a mailbox */
  deleteMailbox(
    request: { params: { id: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: DeletedResourceResponse; headers?: Record<string, string> }
  >;
  /** Check the DNS of a mailbox */
  getMailboxHealth(
    request: { params: { id: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: MailboxHealthResponse; headers?: Record<string, string> }
  >;
  /** List connect sessions */
  listConnectSessions(
    request: { query: { limit: number; offset: number } },
    context: Context,
  ): Promise<
    | { status: 200; body: ConnectSessionPage; headers?: Record<string, string> }
  >;
  /** Start connecting a mailbox */
  createConnectSession(
    request: { body?: ConnectSessionCreate },
    context: Context,
  ): Promise<
    | { status: 201; body: ConnectSessionResponse; headers?: Record<string, string> }
  >;
  /** Get a connect session */
  getConnectSession(
    request: { params: { id: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: ConnectSessionResponse; headers?: Record<string, string> }
  >;
  /** List mailbox tags */
  listMailboxTags(
    request: { query: { limit: number; offset: number } },
    context: Context,
  ): Promise<
    | { status: 200; body: TagPage; headers?: Record<string, string> }
  >;
  /** Create a mailbox tag */
  createMailboxTag(
    request: { body: TagCreate },
    context: Context,
  ): Promise<
    | { status: 201; body: TagResponse; headers?: Record<string, string> }
  >;
  /** Update a mailbox tag */
  updateMailboxTag(
    request: { params: { id: string }; body: TagUpdate },
    context: Context,
  ): Promise<
    | { status: 200; body: TagResponse; headers?: Record<string, string> }
  >;
  /** Delete a mailbox tag */
  deleteMailboxTag(
    request: { params: { id: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: DeletedResourceResponse; headers?: Record<string, string> }
  >;
}

/** Operations of the tag "Inbox". */
export interface InboxOperations<Context> {
  /** List threads */
  listThreads(
    request: { query: { limit: number; offset: number; q?: string; campaign_id?: string; mailbox_id?: string; unread_only: boolean; conversation_status?: ConversationStatus; category?: 'Interested' | 'Neutral' | 'Not Interested' | 'Auto Reply' | 'no_category'; tag_ids?: string; date_from?: string; date_to?: string; has_reply_only?: boolean; sort: 'newest' | 'oldest' } },
    context: Context,
  ): Promise<
    | { status: 200; body: ThreadPage; headers?: Record<string, string> }
  >;
  /** Get a thread */
  getThread(
    request: { params: { id: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: ThreadResponse; headers?: Record<string, string> }
  >;
  /** Update a thread */
  updateThread(
    request: { params: { id: string }; body: ThreadUpdate },
    context: Context,
  ): Promise<
    | { status: 200; body: ThreadResponse; headers?: Record<string, string> }
  >;
  /** List messages of a thread */
  listThreadMessages(
    request: { params: { id: string }; query: { limit: number; offset: number } },
    context: Context,
  ): Promise<
    | { status: 200; body: MessagePage; headers?: Record<string, string> }
  >;
  /** Reply in a thread */
  replyToThread(
    request: { params: { id: string }; headers: { 'idempotency-key'?: string }; body?: ThreadReplyRequest },
    context: Context,
  ): Promise<
    | { status: 202; body: MessageJobQueuedResponse; headers?: Record<string, string> }
  >;
  /** Forward a message */
  forwardThread(
    request: { params: { id: string }; headers: { 'idempotency-key'?: string }; body: ThreadForwardRequest },
    context: Context,
  ): Promise<
    | { status: 202; body: MessageJobQueuedResponse; headers?: Record<string, string> }
  >;
  /** Add a tag to a thread */
  addThreadTag(
    request: { params: { id: string }; body: ThreadTagRequest },
    context: Context,
  ): Promise<
    | { status: 200; body: ThreadTagAddedResponse; headers?: Record<string, string> }
  >;
  /** Remove a tag from a thread */
  removeThreadTag(
    request: { params: { id: string }; body: ThreadTagRequest },
    context: Context,
  ): Promise<
    | { status: 200; body: ThreadTagRemovedResponse; headers?: Record<string, string> }
  >;
  /** Mark a thread out of office */
  setOutOfOffice(
    request: { params: { id: string }; body?: WithDefaults<OutOfOfficeUpdate, 'resume_mode'> },
    context: Context,
  ): Promise<
    | { status: 200; body: OutOfOfficeResponse; headers?: Record<string, string> }
  >;
  /** Clear the out-of-office mark */
  clearOutOfOffice(
    request: { params: { id: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: ThreadSummaryResponse; headers?: Record<string, string> }
  >;
  /** Preview a lead replacement */
  previewReplaceLead(
    request: { params: { id: string }; query: { email: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: ReplaceLeadPreviewResponse; headers?: Record<string, string> }
  >;
  /** Replace the lead of a thread */
  replaceLead(
    request: { params: { id: string }; body: WithDefaults<ReplaceLeadRequest, 'reason'> },
    context: Context,
  ): Promise<
    | { status: 200; body: ReplaceLeadResponse; headers?: Record<string, string> }
  >;
  /** Get a message job */
  getMessageJob(
    request: { params: { id: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: MessageJobResponse; headers?: Record<string, string> }
  >;
  /** Cancel a message job */
  cancelMessageJob(
    request: { params: { id: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: MessageJobResponse; headers?: Record<string, string> }
  >;
  /** Send a message job now */
  sendMessageJobNow(
    request: { params: { id: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: MessageJobResponse; headers?: Record<string, string> }
  >;
  /** List thread tags */
  listThreadTags(
    request: { query: { limit: number; offset: number } },
    context: Context,
  ): Promise<
    | { status: 200; body: TagPage; headers?: Record<string, string> }
  >;
  /** Create a thread tag */
  createThreadTag(
    request: { body: TagCreate },
    context: Context,
  ): Promise<
    | { status: 201; body: TagResponse; headers?: Record<string, string> }
  >;
  /** Update a thread tag */
  updateThreadTag(
    request: { params: { id: string }; body: TagUpdate },
    context: Context,
  ): Promise<
    | { status: 200; body: TagResponse; headers?: Record<string, string> }
  >;
  /** Delete a thread tag */
  deleteThreadTag(
    request: { params: { id: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: DeletedResourceResponse; headers?: Record<string, string> }
  >;
}

/** Operations of the tag "Block list". */
export interface BlockListOperations<Context> {
  /** List block-list entries */
  listBlockList(
    request: { query: { limit: number; offset: number; q?: string; type?: BlockListType } },
    context: Context,
  ): Promise<
    | { status: 200; body: BlockListEntryPage; headers?: Record<string, string> }
  >;
  /** Block an address or domain */
  addBlockListEntry(
    request: { body: BlockListEntryCreate },
    context: Context,
  ): Promise<
    | { status: 200; body: BlockListEntryResponse; headers?: Record<string, string> }
    | { status: 201; body: BlockListEntryResponse; headers?: Record<string, string> }
  >;
  /** Unblock an address or domain */
  deleteBlockListEntry(
    request: { params: { id: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: DeletedResourceResponse; headers?: Record<string, string> }
  >;
}

/** Operations of the tag "Stats". */
export interface StatsOperations<Context> {
  /** Get campaign statistics */
  getCampaignStats(
    request: { params: { id: string }; query: { start_date?: string; end_date?: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: CampaignStatsResponse; headers?: Record<string, string> }
  >;
  /** Compare the variants of the emails */
  getVariantStats(
    request: { params: { id: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: VariantStatsResponse; headers?: Record<string, string> }
  >;
}

/** Operations of the tag "Webhooks". */
export interface WebhooksOperations<Context> {
  /** Get the webhook settings */
  getWebhooks(
    request: object,
    context: Context,
  ): Promise<
    | { status: 200; body: WebhookSettingsResponse; headers?: Record<string, string> }
  >;
  /** Update the webhook settings */
  updateWebhooks(
    request: { body: WebhookSettingsUpdate },
    context: Context,
  ): Promise<
    | { status: 200; body: WebhookSettingsResponse; headers?: Record<string, string> }
  >;
  /** Rotate the signing secret */
  rotateWebhookSecret(
    request: object,
    context: Context,
  ): Promise<
    | { status: 200; body: WebhookSettingsResponse; headers?: Record<string, string> }
  >;
  /** Send a test event */
  testWebhook(
    request: object,
    context: Context,
  ): Promise<
    | { status: 200; body: WebhookDeliveryResponse; headers?: Record<string, string> }
  >;
  /** List webhook deliveries */
  listWebhookDeliveries(
    request: { query: { limit: number; offset: number; status?: WebhookDeliveryStatus; event_type?: EventType; date_from?: string; date_to?: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: WebhookDeliveryPage; headers?: Record<string, string> }
  >;
  /** Redeliver events of a time range */
  redeliverWebhooks(
    request: { headers: { 'idempotency-key'?: string }; body: WebhookRedeliveryRequest },
    context: Context,
  ): Promise<
    | { status: 200; body: WebhookRedeliveryResponse; headers?: Record<string, string> }
  >;
  /** Get a webhook delivery */
  getWebhookDelivery(
    request: { params: { id: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: WebhookDeliveryDetailResponse; headers?: Record<string, string> }
  >;
  /** Redeliver an event */
  redeliverWebhook(
    request: { params: { id: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: WebhookDeliveryResponse; headers?: Record<string, string> }
  >;
  /** List events */
  listEvents(
    request: { query: { limit: number; after?: string; type?: EventType } },
    context: Context,
  ): Promise<
    | { status: 200; body: LoggedEventPage; headers?: Record<string, string> }
  >;
}

/** Operations of the tag "API keys". */
export interface ApiKeysOperations<Context> {
  /** List API keys */
  listApiKeys(
    request: { query: { limit: number; offset: number } },
    context: Context,
  ): Promise<
    | { status: 200; body: ApiKeyPage; headers?: Record<string, string> }
  >;
  /** Create an API key */
  createApiKey(
    request: { body: ApiKeyCreate },
    context: Context,
  ): Promise<
    | { status: 201; body: CreatedApiKeyResponse; headers?: Record<string, string> }
  >;
  /** Revoke an API key */
  revokeApiKey(
    request: { params: { id: string } },
    context: Context,
  ): Promise<
    | { status: 200; body: ApiKeyResponse; headers?: Record<string, string> }
  >;
}

/** Operations of the tag "Meta". */
export interface MetaOperations<Context> {
  /** Get the limits */
  getLimits(
    request: object,
    context: Context,
  ): Promise<
    | { status: 200; body: ServiceLimitsResponse; headers?: Record<string, string> }
  >;
  /** Check the health of the service */
  getHealth(
    request: object,
    context: Context,
  ): Promise<
    | { status: 200; body: ServiceHealth; headers?: Record<string, string> }
    | { status: 503; body: ServiceHealth; headers?: Record<string, string> }
  >;
  /** Get the OpenAPI document */
  getOpenApiDocument(
    request: object,
    context: Context,
  ): Promise<
    | { status: 200; body: OpenApiDocument; headers?: Record<string, string> }
  >;
}

/** Every operation of the contract by tag. */
export interface Operations<Context> {
  campaigns: CampaignsOperations<Context>;
  flow: FlowOperations<Context>;
  leads: LeadsOperations<Context>;
  leadFields: LeadFieldsOperations<Context>;
  jobs: JobsOperations<Context>;
  people: PeopleOperations<Context>;
  leadLists: LeadListsOperations<Context>;
  mailboxes: MailboxesOperations<Context>;
  inbox: InboxOperations<Context>;
  blockList: BlockListOperations<Context>;
  stats: StatsOperations<Context>;
  webhooks: WebhooksOperations<Context>;
  apiKeys: ApiKeysOperations<Context>;
  meta: MetaOperations<Context>;
}

/** A body whose defaults for these keys validation has filled in. */
export type WithDefaults<Body, Key extends keyof Body> = Body & Required<Pick<Body, Key>>;

/** Bytes that are no JSON: a request body as it streams in, or a response to be sent as it is. */
export type RawRequest = AsyncIterable<Uint8Array>;
export type RawResponse = string | Uint8Array | AsyncIterable<string | Uint8Array>;

/** Thrown by an operation that the contract names and the service does not have yet. */
export class NotImplementedError extends Error {
  constructor() {
    super('This operation is not implemented.');
    this.name = 'NotImplementedError';
  }
}

/** Stands in for an operation that is not built yet. */
export async function notImplemented(): Promise<never> {
  throw new NotImplementedError();
}
