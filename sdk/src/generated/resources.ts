// Generated from openapi.yaml by codegen. Do not edit.
import type { ApiCall, ApiList, MethodOptions, QueryOf } from '../resources.js';
import type {
  ApiKeyCreate,
  ApiKeyPage,
  ApiKeyResponse,
  BlockListEntryCreate,
  BlockListEntryPage,
  BlockListEntryResponse,
  BulkPreviewRequest,
  BulkPreviewResponse,
  CampaignCreate,
  CampaignLaunchResponse,
  CampaignPage,
  CampaignResponse,
  CampaignStatsResponse,
  CampaignStatusUpdate,
  CampaignUpdate,
  ConnectSessionCreate,
  ConnectSessionPage,
  ConnectSessionResponse,
  CreatedApiKeyResponse,
  DaysOffInput,
  DaysOffResponse,
  DeletedResourceResponse,
  EnrollmentJobRequest,
  EnrollmentsPausedResponse,
  EnrollmentsRequest,
  EnrollmentsResumedResponse,
  FlowDraft,
  FlowInput,
  FlowNodeUpdate,
  FlowResponse,
  FlowSaveResponse,
  FlowTemplatePage,
  FlowValidationResponse,
  GlobalLeadIdsRequest,
  JobCreate,
  JobPage,
  JobResponse,
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
  WebhookRedeliveryRequest,
  WebhookRedeliveryResponse,
  WebhookSettingsResponse,
  WebhookSettingsUpdate,
  paths,
} from './types.js';

export type ListCampaignsQuery = QueryOf<NonNullable<paths['/v1/campaigns']['get']['parameters']['query']>>;
export type GetCampaignQuery = QueryOf<NonNullable<paths['/v1/campaigns/{id}']['get']['parameters']['query']>>;
export type LaunchCampaignQuery = QueryOf<NonNullable<paths['/v1/campaigns/{id}/launch']['post']['parameters']['query']>>;
export type ListCampaignTagsQuery = QueryOf<NonNullable<paths['/v1/campaign-tags']['get']['parameters']['query']>>;
export type SaveFlowQuery = QueryOf<NonNullable<paths['/v1/campaigns/{id}/flow']['post']['parameters']['query']>>;
export type ReplaceFlowQuery = QueryOf<NonNullable<paths['/v1/campaigns/{id}/flow']['put']['parameters']['query']>>;
export type ListFlowTemplatesQuery = QueryOf<NonNullable<paths['/v1/flow-templates']['get']['parameters']['query']>>;
export type ListLeadsQuery = QueryOf<NonNullable<paths['/v1/campaigns/{id}/leads']['get']['parameters']['query']>>;
export type PreviewLeadEmailQuery = QueryOf<NonNullable<paths['/v1/campaigns/{id}/leads/{leadId}/preview']['get']['parameters']['query']>>;
export type ListJobsQuery = QueryOf<NonNullable<paths['/v1/jobs']['get']['parameters']['query']>>;
export type DownloadJobQuery = QueryOf<NonNullable<paths['/v1/jobs/{id}/download']['get']['parameters']['query']>>;
export type ListPeopleQuery = QueryOf<NonNullable<paths['/v1/people']['get']['parameters']['query']>>;
export type ListPersonTagsQuery = QueryOf<NonNullable<paths['/v1/person-tags']['get']['parameters']['query']>>;
export type ListLeadListsQuery = QueryOf<NonNullable<paths['/v1/lead-lists']['get']['parameters']['query']>>;
export type ListLeadListPeopleQuery = QueryOf<NonNullable<paths['/v1/lead-lists/{id}/people']['get']['parameters']['query']>>;
export type ListLeadListMembersQuery = QueryOf<NonNullable<paths['/v1/lead-lists/{id}/members']['get']['parameters']['query']>>;
export type ListMailboxesQuery = QueryOf<NonNullable<paths['/v1/mailboxes']['get']['parameters']['query']>>;
export type ListConnectSessionsQuery = QueryOf<NonNullable<paths['/v1/mailboxes/connect-sessions']['get']['parameters']['query']>>;
export type ListMailboxTagsQuery = QueryOf<NonNullable<paths['/v1/mailbox-tags']['get']['parameters']['query']>>;
export type ListThreadsQuery = QueryOf<NonNullable<paths['/v1/threads']['get']['parameters']['query']>>;
export type ListThreadMessagesQuery = QueryOf<NonNullable<paths['/v1/threads/{id}/messages']['get']['parameters']['query']>>;
export type PreviewReplaceLeadQuery = QueryOf<NonNullable<paths['/v1/threads/{id}/replace-lead/preview']['get']['parameters']['query']>>;
export type ListThreadTagsQuery = QueryOf<NonNullable<paths['/v1/thread-tags']['get']['parameters']['query']>>;
export type ListBlockListQuery = QueryOf<NonNullable<paths['/v1/block-list']['get']['parameters']['query']>>;
export type GetCampaignStatsQuery = QueryOf<NonNullable<paths['/v1/campaigns/{id}/stats']['get']['parameters']['query']>>;
export type ListApiKeysQuery = QueryOf<NonNullable<paths['/v1/api-keys']['get']['parameters']['query']>>;
export type ListWebhookDeliveriesQuery = QueryOf<NonNullable<paths['/v1/webhooks/deliveries']['get']['parameters']['query']>>;
export type ListEventsQuery = QueryOf<NonNullable<paths['/v1/events']['get']['parameters']['query']>>;

export interface CampaignsResource {
  /** List campaigns. `GET /v1/campaigns` */
  list(query?: ListCampaignsQuery, options?: MethodOptions): ApiList<CampaignPage['data'][number], CampaignPage>;
  /** Create a draft campaign. `POST /v1/campaigns` */
  create(body: CampaignCreate, options?: MethodOptions): ApiCall<CampaignResponse['data'], CampaignResponse>;
  /** Get a campaign. `GET /v1/campaigns/{id}` */
  get(id: string, query?: GetCampaignQuery, options?: MethodOptions): ApiCall<CampaignResponse['data'], CampaignResponse>;
  /** Update a campaign. `PATCH /v1/campaigns/{id}` */
  update(id: string, body: CampaignUpdate, options?: MethodOptions): ApiCall<CampaignResponse['data'], CampaignResponse>;
  /** Delete a campaign. `DELETE /v1/campaigns/{id}` */
  delete(id: string, options?: MethodOptions): ApiCall<CampaignResponse['data'], CampaignResponse>;
  /** Launch a draft campaign. `POST /v1/campaigns/{id}/launch` */
  launch(id: string, query?: LaunchCampaignQuery, options?: MethodOptions): ApiCall<CampaignLaunchResponse['data'], CampaignLaunchResponse>;
  /** Pause, resume or stop a campaign. `PATCH /v1/campaigns/{id}/status` */
  setStatus(id: string, body: CampaignStatusUpdate, options?: MethodOptions): ApiCall<CampaignResponse['data'], CampaignResponse>;
  /** Simulate a campaign. `POST /v1/campaigns/{id}/simulate` */
  simulate(id: string, body?: SimulationRequest, options?: MethodOptions): ApiCall<SimulationResponse['data'], SimulationResponse>;
  /** Get campaign statistics. `GET /v1/campaigns/{id}/stats` */
  getStats(id: string, query?: GetCampaignStatsQuery, options?: MethodOptions): ApiCall<CampaignStatsResponse['data'], CampaignStatsResponse>;
  /** Compare the variants of the emails. `GET /v1/campaigns/{id}/stats/variants` */
  getVariantStats(id: string, options?: MethodOptions): ApiCall<VariantStatsResponse['data'], VariantStatsResponse>;
}

export interface CampaignTagsResource {
  /** List campaign tags. `GET /v1/campaign-tags` */
  list(query?: ListCampaignTagsQuery, options?: MethodOptions): ApiList<TagPage['data'][number], TagPage>;
  /** Create a campaign tag. `POST /v1/campaign-tags` */
  create(body: TagCreate, options?: MethodOptions): ApiCall<TagResponse['data'], TagResponse>;
  /** Update a campaign tag. `PATCH /v1/campaign-tags/{id}` */
  update(id: string, body: TagUpdate, options?: MethodOptions): ApiCall<TagResponse['data'], TagResponse>;
  /** Delete a campaign tag. `DELETE /v1/campaign-tags/{id}` */
  delete(id: string, options?: MethodOptions): ApiCall<DeletedResourceResponse['data'], DeletedResourceResponse>;
}

export interface DaysOffResource {
  /** Get the days off of the account. `GET /v1/settings/days-off` */
  get(options?: MethodOptions): ApiCall<DaysOffResponse['data'], DaysOffResponse>;
  /** Replace the days off of the account. `PUT /v1/settings/days-off` */
  replace(body: DaysOffInput, options?: MethodOptions): ApiCall<DaysOffResponse['data'], DaysOffResponse>;
}

export interface ReceiverLimitsResource {
  /** Get the receiver limits of the account. `GET /v1/settings/receiver-limits` */
  get(options?: MethodOptions): ApiCall<ReceiverLimitsResponse['data'], ReceiverLimitsResponse>;
  /** Replace the receiver limits of the account. `PUT /v1/settings/receiver-limits` */
  replace(body: ReceiverLimitsInput, options?: MethodOptions): ApiCall<ReceiverLimitsResponse['data'], ReceiverLimitsResponse>;
}

export interface FlowResource {
  /** Get the flow. `GET /v1/campaigns/{id}/flow` */
  get(id: string, options?: MethodOptions): ApiCall<FlowResponse['data'], FlowResponse>;
  /** Save the flow. `POST /v1/campaigns/{id}/flow` */
  save(id: string, body: FlowInput, options?: MethodOptions & { query?: SaveFlowQuery }): ApiCall<FlowSaveResponse['data'], FlowSaveResponse>;
  /**
   * Save the flow (deprecated). `PUT /v1/campaigns/{id}/flow`
   * @deprecated
   */
  replace(id: string, body: FlowInput, options?: MethodOptions & { query?: ReplaceFlowQuery }): ApiCall<FlowSaveResponse['data'], FlowSaveResponse>;
  /** Validate a flow without saving it. `POST /v1/campaigns/{id}/flow:validate` */
  validate(id: string, body: FlowDraft, options?: MethodOptions): ApiCall<FlowValidationResponse['data'], FlowValidationResponse>;
  /** Update the content of a node. `PATCH /v1/campaigns/{id}/flow/nodes/{nodeId}` */
  updateNode(id: string, nodeId: string, body: FlowNodeUpdate, options?: MethodOptions): ApiCall<FlowSaveResponse['data'], FlowSaveResponse>;
  /** List starter flows. `GET /v1/flow-templates` */
  listTemplates(query?: ListFlowTemplatesQuery, options?: MethodOptions): ApiList<FlowTemplatePage['data'][number], FlowTemplatePage>;
}

export interface LeadsResource {
  /** List leads of a campaign. `GET /v1/campaigns/{id}/leads` */
  list(id: string, query?: ListLeadsQuery, options?: MethodOptions): ApiList<LeadPage['data'][number], LeadPage>;
  /** Create or update a lead. `POST /v1/campaigns/{id}/leads` */
  create(id: string, body: LeadCreate, options?: MethodOptions): ApiCall<LeadUpsertResponse['data'], LeadUpsertResponse>;
  /** Get a lead. `GET /v1/campaigns/{id}/leads/{leadId}` */
  get(id: string, leadId: string, options?: MethodOptions): ApiCall<LeadResponse['data'], LeadResponse>;
  /** Update a lead. `PATCH /v1/campaigns/{id}/leads/{leadId}` */
  update(id: string, leadId: string, body: LeadUpdate, options?: MethodOptions): ApiCall<LeadResponse['data'], LeadResponse>;
  /** Remove a lead from a campaign. `DELETE /v1/campaigns/{id}/leads/{leadId}` */
  delete(id: string, leadId: string, options?: MethodOptions): ApiCall<DeletedResourceResponse['data'], DeletedResourceResponse>;
  /** Explain what a lead waits for. `GET /v1/campaigns/{id}/leads/{leadId}/explain` */
  explain(id: string, leadId: string, options?: MethodOptions): ApiCall<LeadExplanationResponse['data'], LeadExplanationResponse>;
  /** Preview a message for a lead. `GET /v1/campaigns/{id}/leads/{leadId}/preview` */
  previewEmail(id: string, leadId: string, query?: PreviewLeadEmailQuery, options?: MethodOptions): ApiCall<LeadPreviewResponse['data'], LeadPreviewResponse>;
  /** Import up to 100 leads. `POST /v1/campaigns/{id}/leads/bulk` */
  bulkImport(id: string, body: LeadImportRequest, options?: MethodOptions): ApiCall<LeadImportResult, LeadImportResult>;
  /** Add people to a campaign. `POST /v1/campaigns/{id}/leads:add` */
  add(id: string, body: GlobalLeadIdsRequest, options?: MethodOptions): ApiCall<LeadsAddedResponse['data'], LeadsAddedResponse>;
  /** Remove people from a campaign. `POST /v1/campaigns/{id}/leads:remove` */
  remove(id: string, body: GlobalLeadIdsRequest, options?: MethodOptions): ApiCall<LeadsRemovedResponse['data'], LeadsRemovedResponse>;
  /** Remove people from all campaigns. `POST /v1/leads:remove-from-all-campaigns` */
  removeFromAllCampaigns(body: GlobalLeadIdsRequest, options?: MethodOptions): ApiCall<LeadsRemovedResponse['data'], LeadsRemovedResponse>;
  /** Enroll people in a campaign. `POST /v1/campaigns/{id}/enroll` */
  enroll(id: string, body: EnrollmentJobRequest, options?: MethodOptions): ApiCall<JobResponse['data'], JobResponse>;
  /** Start a staged import. `POST /v1/campaigns/{id}/imports/staged` */
  startStagedImport(id: string, body?: StagedImportRequest, options?: MethodOptions): ApiCall<JobResponse['data'], JobResponse>;
  /** Import leads in the background. `POST /v1/campaigns/{id}/leads/bulk/async` */
  bulkImportAsync(id: string, body: LeadImportJobRequest, options?: MethodOptions): ApiCall<JobResponse['data'], JobResponse>;
}

export interface EnrollmentsResource {
  /** Pause enrollments. `POST /v1/campaigns/{id}/enrollments/pause` */
  pause(id: string, body: EnrollmentsRequest, options?: MethodOptions): ApiCall<EnrollmentsPausedResponse['data'], EnrollmentsPausedResponse>;
  /** Resume enrollments. `POST /v1/campaigns/{id}/enrollments/resume` */
  resume(id: string, body: EnrollmentsRequest, options?: MethodOptions): ApiCall<EnrollmentsResumedResponse['data'], EnrollmentsResumedResponse>;
}

export interface LeadFieldsResource {
  /** Get the lead fields. `GET /v1/campaigns/{id}/lead-fields` */
  get(id: string, options?: MethodOptions): ApiCall<LeadFieldsResponse['data'], LeadFieldsResponse>;
  /** Declare a custom lead field. `POST /v1/campaigns/{id}/lead-fields` */
  add(id: string, body: LeadFieldCreate, options?: MethodOptions): ApiCall<LeadFieldResponse['data'], LeadFieldResponse>;
}

export interface JobsResource {
  /** List jobs. `GET /v1/jobs` */
  list(query?: ListJobsQuery, options?: MethodOptions): ApiList<JobPage['data'][number], JobPage>;
  /** Start a bulk job. `POST /v1/jobs` */
  create(body: JobCreate, options?: MethodOptions): ApiCall<JobResponse['data'], JobResponse>;
  /** Get a job. `GET /v1/jobs/{id}` */
  get(id: string, options?: MethodOptions): ApiCall<JobResponse['data'], JobResponse>;
  /** Cancel a job. `POST /v1/jobs/{id}/cancel` */
  cancel(id: string, options?: MethodOptions): ApiCall<JobResponse['data'], JobResponse>;
  /** Append rows to a staged import. `POST /v1/jobs/{id}/staging-rows` */
  appendRows(id: string, body: StagingRowsRequest, options?: MethodOptions): ApiCall<StagingRowsResult, StagingRowsResult>;
  /** Finalize a staged import. `POST /v1/jobs/{id}/finalize` */
  finalize(id: string, options?: MethodOptions): ApiCall<JobResponse['data'], JobResponse>;
  /** Download the file of a job. `GET /v1/jobs/{id}/download` */
  download(id: string, query?: DownloadJobQuery, options?: MethodOptions): ApiCall<Response>;
}

export interface UploadsResource {
  /** Create an upload URL. `POST /v1/uploads/presign` */
  presign(body?: UploadRequest, options?: MethodOptions): ApiCall<UploadResponse['data'], UploadResponse>;
}

export interface BulkResource {
  /** Preview a bulk job. `POST /v1/bulk/preview` */
  preview(body: BulkPreviewRequest, options?: MethodOptions): ApiCall<BulkPreviewResponse['data'], BulkPreviewResponse>;
}

export interface PeopleResource {
  /** List people. `GET /v1/people` */
  list(query?: ListPeopleQuery, options?: MethodOptions): ApiList<PersonPage['data'][number], PersonPage>;
  /** Get a person. `GET /v1/people/{globalLeadId}` */
  get(globalLeadId: string, options?: MethodOptions): ApiCall<PersonDetailResponse['data'], PersonDetailResponse>;
  /** Update a person. `PATCH /v1/people/{globalLeadId}` */
  update(globalLeadId: string, body: PersonUpdate, options?: MethodOptions): ApiCall<PersonResponse['data'], PersonResponse>;
  /** Erase a person. `DELETE /v1/people/{globalLeadId}` */
  erase(globalLeadId: string, options?: MethodOptions): ApiCall<JobResponse['data'], JobResponse>;
  /** Export all data of a person. `GET /v1/people/{globalLeadId}/data` */
  exportData(globalLeadId: string, options?: MethodOptions): ApiCall<PersonDataResponse['data'], PersonDataResponse>;
  /** Export people as CSV. `POST /v1/people/export` */
  export(body?: PeopleExportRequest, options?: MethodOptions): ApiCall<JobResponse['data'], JobResponse>;
}

export interface PersonTagsResource {
  /** List person tags. `GET /v1/person-tags` */
  list(query?: ListPersonTagsQuery, options?: MethodOptions): ApiList<PersonTagPage['data'][number], PersonTagPage>;
  /** Create a person tag. `POST /v1/person-tags` */
  create(body: PersonTagCreate, options?: MethodOptions): ApiCall<PersonTagResponse['data'], PersonTagResponse>;
  /** Update a person tag. `PATCH /v1/person-tags/{id}` */
  update(id: string, body: PersonTagUpdate, options?: MethodOptions): ApiCall<PersonTagResponse['data'], PersonTagResponse>;
  /** Delete a person tag. `DELETE /v1/person-tags/{id}` */
  delete(id: string, options?: MethodOptions): ApiCall<DeletedResourceResponse['data'], DeletedResourceResponse>;
}

export interface LeadListsResource {
  /** List lead lists. `GET /v1/lead-lists` */
  list(query?: ListLeadListsQuery, options?: MethodOptions): ApiList<LeadListPage['data'][number], LeadListPage>;
  /** Create a lead list. `POST /v1/lead-lists` */
  create(body: LeadListCreate, options?: MethodOptions): ApiCall<LeadListResponse['data'], LeadListResponse>;
  /** Get a lead list. `GET /v1/lead-lists/{id}` */
  get(id: string, options?: MethodOptions): ApiCall<LeadListResponse['data'], LeadListResponse>;
  /** Update a lead list. `PATCH /v1/lead-lists/{id}` */
  update(id: string, body: LeadListUpdate, options?: MethodOptions): ApiCall<LeadListResponse['data'], LeadListResponse>;
  /** Delete a lead list. `DELETE /v1/lead-lists/{id}` */
  delete(id: string, options?: MethodOptions): ApiCall<DeletedResourceResponse['data'], DeletedResourceResponse>;
  /** List people of a lead list. `GET /v1/lead-lists/{id}/people` */
  listPeople(id: string, query?: ListLeadListPeopleQuery, options?: MethodOptions): ApiList<PersonPage['data'][number], PersonPage>;
  /** List members of a lead list. `GET /v1/lead-lists/{id}/members` */
  listMembers(id: string, query?: ListLeadListMembersQuery, options?: MethodOptions): ApiList<PersonPage['data'][number], PersonPage>;
  /** Add people to a lead list. `POST /v1/lead-lists/{id}/members` */
  addMembers(id: string, body: GlobalLeadIdsRequest, options?: MethodOptions): ApiCall<LeadListMembersResponse['data'], LeadListMembersResponse>;
  /** Remove people from a lead list. `DELETE /v1/lead-lists/{id}/members` */
  removeMembers(id: string, body: GlobalLeadIdsRequest, options?: MethodOptions): ApiCall<LeadListMembersResponse['data'], LeadListMembersResponse>;
  /** Add or remove many members. `POST /v1/lead-lists/{id}/members:bulk` */
  bulkChangeMembers(id: string, body: LeadListMembersJobRequest, options?: MethodOptions): ApiCall<JobResponse['data'], JobResponse>;
}

export interface MailboxesResource {
  /** List mailboxes. `GET /v1/mailboxes` */
  list(query?: ListMailboxesQuery, options?: MethodOptions): ApiList<MailboxPage['data'][number], MailboxPage>;
  /** Get a mailbox. `GET /v1/mailboxes/{id}` */
  get(id: string, options?: MethodOptions): ApiCall<MailboxResponse['data'], MailboxResponse>;
  /** Update the tags of a mailbox. `PATCH /v1/mailboxes/{id}` */
  update(id: string, body: MailboxUpdate, options?: MethodOptions): ApiCall<MailboxResponse['data'], MailboxResponse>;
  /** Delete a mailbox. `DELETE /v1/mailboxes/{id}` */
  delete(id: string, options?: MethodOptions): ApiCall<DeletedResourceResponse['data'], DeletedResourceResponse>;
  /** Check the DNS of a mailbox. `GET /v1/mailboxes/{id}/health/dns` */
  getHealth(id: string, options?: MethodOptions): ApiCall<MailboxHealthResponse['data'], MailboxHealthResponse>;
}

export interface ConnectSessionsResource {
  /** List connect sessions. `GET /v1/mailboxes/connect-sessions` */
  list(query?: ListConnectSessionsQuery, options?: MethodOptions): ApiList<ConnectSessionPage['data'][number], ConnectSessionPage>;
  /** Start connecting a mailbox. `POST /v1/mailboxes/connect-sessions` */
  create(body?: ConnectSessionCreate, options?: MethodOptions): ApiCall<ConnectSessionResponse['data'], ConnectSessionResponse>;
  /** Get a connect session. `GET /v1/mailboxes/connect-sessions/{id}` */
  get(id: string, options?: MethodOptions): ApiCall<ConnectSessionResponse['data'], ConnectSessionResponse>;
}

export interface MailboxTagsResource {
  /** List mailbox tags. `GET /v1/mailbox-tags` */
  list(query?: ListMailboxTagsQuery, options?: MethodOptions): ApiList<TagPage['data'][number], TagPage>;
  /** Create a mailbox tag. `POST /v1/mailbox-tags` */
  create(body: TagCreate, options?: MethodOptions): ApiCall<TagResponse['data'], TagResponse>;
  /** Update a mailbox tag. `PATCH /v1/mailbox-tags/{id}` */
  update(id: string, body: TagUpdate, options?: MethodOptions): ApiCall<TagResponse['data'], TagResponse>;
  /** Delete a mailbox tag. `DELETE /v1/mailbox-tags/{id}` */
  delete(id: string, options?: MethodOptions): ApiCall<DeletedResourceResponse['data'], DeletedResourceResponse>;
}

export interface ThreadsResource {
  /** List threads. `GET /v1/threads` */
  list(query?: ListThreadsQuery, options?: MethodOptions): ApiList<ThreadPage['data'][number], ThreadPage>;
  /** Get a thread. `GET /v1/threads/{id}` */
  get(id: string, options?: MethodOptions): ApiCall<ThreadResponse['data'], ThreadResponse>;
  /** Update a thread. `PATCH /v1/threads/{id}` */
  update(id: string, body: ThreadUpdate, options?: MethodOptions): ApiCall<ThreadResponse['data'], ThreadResponse>;
  /** List messages of a thread. `GET /v1/threads/{id}/messages` */
  listMessages(id: string, query?: ListThreadMessagesQuery, options?: MethodOptions): ApiList<MessagePage['data'][number], MessagePage>;
  /** Reply in a thread. `POST /v1/threads/{id}/reply` */
  reply(id: string, body?: ThreadReplyRequest, options?: MethodOptions): ApiCall<MessageJobQueuedResponse['data'], MessageJobQueuedResponse>;
  /** Forward a message. `POST /v1/threads/{id}/forward` */
  forward(id: string, body: ThreadForwardRequest, options?: MethodOptions): ApiCall<MessageJobQueuedResponse['data'], MessageJobQueuedResponse>;
  /** Add a tag to a thread. `POST /v1/threads/{id}/tags:add` */
  addTag(id: string, body: ThreadTagRequest, options?: MethodOptions): ApiCall<ThreadTagAddedResponse['data'], ThreadTagAddedResponse>;
  /** Remove a tag from a thread. `POST /v1/threads/{id}/tags:remove` */
  removeTag(id: string, body: ThreadTagRequest, options?: MethodOptions): ApiCall<ThreadTagRemovedResponse['data'], ThreadTagRemovedResponse>;
  /** Mark a thread out of office. `PUT /v1/threads/{id}/out-of-office` */
  setOutOfOffice(id: string, body?: OutOfOfficeUpdate, options?: MethodOptions): ApiCall<OutOfOfficeResponse['data'], OutOfOfficeResponse>;
  /** Clear the out-of-office mark. `DELETE /v1/threads/{id}/out-of-office` */
  clearOutOfOffice(id: string, options?: MethodOptions): ApiCall<ThreadSummaryResponse['data'], ThreadSummaryResponse>;
  /** Preview a lead replacement. `GET /v1/threads/{id}/replace-lead/preview` */
  previewReplaceLead(id: string, query: PreviewReplaceLeadQuery, options?: MethodOptions): ApiCall<ReplaceLeadPreviewResponse['data'], ReplaceLeadPreviewResponse>;
  /** Replace the lead of a thread. `POST /v1/threads/{id}/replace-lead` */
  replaceLead(id: string, body: ReplaceLeadRequest, options?: MethodOptions): ApiCall<ReplaceLeadResponse['data'], ReplaceLeadResponse>;
}

export interface MessageJobsResource {
  /** Get a message job. `GET /v1/message-jobs/{id}` */
  get(id: string, options?: MethodOptions): ApiCall<MessageJobResponse['data'], MessageJobResponse>;
  /** Cancel a message job. `POST /v1/message-jobs/{id}/cancel` */
  cancel(id: string, options?: MethodOptions): ApiCall<MessageJobResponse['data'], MessageJobResponse>;
  /** Send a message job now. `POST /v1/message-jobs/{id}/send-now` */
  sendNow(id: string, options?: MethodOptions): ApiCall<MessageJobResponse['data'], MessageJobResponse>;
}

export interface ThreadTagsResource {
  /** List thread tags. `GET /v1/thread-tags` */
  list(query?: ListThreadTagsQuery, options?: MethodOptions): ApiList<TagPage['data'][number], TagPage>;
  /** Create a thread tag. `POST /v1/thread-tags` */
  create(body: TagCreate, options?: MethodOptions): ApiCall<TagResponse['data'], TagResponse>;
  /** Update a thread tag. `PATCH /v1/thread-tags/{id}` */
  update(id: string, body: TagUpdate, options?: MethodOptions): ApiCall<TagResponse['data'], TagResponse>;
  /** Delete a thread tag. `DELETE /v1/thread-tags/{id}` */
  delete(id: string, options?: MethodOptions): ApiCall<DeletedResourceResponse['data'], DeletedResourceResponse>;
}

export interface BlockListResource {
  /** List block-list entries. `GET /v1/block-list` */
  list(query?: ListBlockListQuery, options?: MethodOptions): ApiList<BlockListEntryPage['data'][number], BlockListEntryPage>;
  /** Block an address or domain. `POST /v1/block-list` */
  add(body: BlockListEntryCreate, options?: MethodOptions): ApiCall<BlockListEntryResponse['data'], BlockListEntryResponse>;
  /** Unblock an address or domain. `DELETE /v1/block-list/{id}` */
  delete(id: string, options?: MethodOptions): ApiCall<DeletedResourceResponse['data'], DeletedResourceResponse>;
}

export interface ApiKeysResource {
  /** List API keys. `GET /v1/api-keys` */
  list(query?: ListApiKeysQuery, options?: MethodOptions): ApiList<ApiKeyPage['data'][number], ApiKeyPage>;
  /** Create an API key. `POST /v1/api-keys` */
  create(body: ApiKeyCreate, options?: MethodOptions): ApiCall<CreatedApiKeyResponse['data'], CreatedApiKeyResponse>;
  /** Revoke an API key. `DELETE /v1/api-keys/{id}` */
  revoke(id: string, options?: MethodOptions): ApiCall<ApiKeyResponse['data'], ApiKeyResponse>;
}

export interface MetaResource {
  /** Get the limits. `GET /v1/meta/limits` */
  getLimits(options?: MethodOptions): ApiCall<ServiceLimitsResponse['data'], ServiceLimitsResponse>;
  /** Check the health of the service. `GET /health` */
  getHealth(options?: MethodOptions): ApiCall<ServiceHealth, ServiceHealth>;
  /** Get the OpenAPI document. `GET /openapi.json` */
  getOpenApiDocument(options?: MethodOptions): ApiCall<OpenApiDocument, OpenApiDocument>;
}

export interface WebhooksResource {
  /** Get the webhook settings. `GET /v1/webhooks` */
  get(options?: MethodOptions): ApiCall<WebhookSettingsResponse['data'], WebhookSettingsResponse>;
  /** Update the webhook settings. `PUT /v1/webhooks` */
  update(body: WebhookSettingsUpdate, options?: MethodOptions): ApiCall<WebhookSettingsResponse['data'], WebhookSettingsResponse>;
  /** Rotate the signing secret. `POST /v1/webhooks/rotate-secret` */
  rotateSecret(options?: MethodOptions): ApiCall<WebhookSettingsResponse['data'], WebhookSettingsResponse>;
  /** Send a test event. `POST /v1/webhooks/test` */
  test(options?: MethodOptions): ApiCall<WebhookDeliveryResponse['data'], WebhookDeliveryResponse>;
}

export interface WebhookDeliveriesResource {
  /** List webhook deliveries. `GET /v1/webhooks/deliveries` */
  list(query?: ListWebhookDeliveriesQuery, options?: MethodOptions): ApiList<WebhookDeliveryPage['data'][number], WebhookDeliveryPage>;
  /** Redeliver events of a time range. `POST /v1/webhooks/deliveries/redeliver` */
  redeliverRange(body: WebhookRedeliveryRequest, options?: MethodOptions): ApiCall<WebhookRedeliveryResponse['data'], WebhookRedeliveryResponse>;
  /** Get a webhook delivery. `GET /v1/webhooks/deliveries/{id}` */
  get(id: string, options?: MethodOptions): ApiCall<WebhookDeliveryDetailResponse['data'], WebhookDeliveryDetailResponse>;
  /** Redeliver an event. `POST /v1/webhooks/deliveries/{id}/redeliver` */
  redeliver(id: string, options?: MethodOptions): ApiCall<WebhookDeliveryResponse['data'], WebhookDeliveryResponse>;
}

export interface EventsResource {
  /** List events. `GET /v1/events` */
  list(query?: ListEventsQuery, options?: MethodOptions): ApiCall<LoggedEventPage['data'], LoggedEventPage>;
}

/** The resources of a client. */
export interface Resources {
  readonly campaigns: CampaignsResource;
  readonly campaignTags: CampaignTagsResource;
  readonly daysOff: DaysOffResource;
  readonly receiverLimits: ReceiverLimitsResource;
  readonly flow: FlowResource;
  readonly leads: LeadsResource;
  readonly enrollments: EnrollmentsResource;
  readonly leadFields: LeadFieldsResource;
  readonly jobs: JobsResource;
  readonly uploads: UploadsResource;
  readonly bulk: BulkResource;
  readonly people: PeopleResource;
  readonly personTags: PersonTagsResource;
  readonly leadLists: LeadListsResource;
  readonly mailboxes: MailboxesResource;
  readonly connectSessions: ConnectSessionsResource;
  readonly mailboxTags: MailboxTagsResource;
  readonly threads: ThreadsResource;
  readonly messageJobs: MessageJobsResource;
  readonly threadTags: ThreadTagsResource;
  readonly blockList: BlockListResource;
  readonly apiKeys: ApiKeysResource;
  readonly meta: MetaResource;
  readonly webhooks: WebhooksResource;
  readonly webhookDeliveries: WebhookDeliveriesResource;
  readonly events: EventsResource;
}

/** By resource and method: the HTTP method, a sign, and the path. `+` takes a body, `?` a query, `*` is a list, `=` gives a file. */
export const methods: Record<string, Record<string, string>> = {
  campaigns: {
    list: 'GET*/v1/campaigns',
    create: 'POST+/v1/campaigns',
    get: 'GET?/v1/campaigns/{id}',
    update: 'PATCH+/v1/campaigns/{id}',
    delete: 'DELETE/v1/campaigns/{id}',
    launch: 'POST?/v1/campaigns/{id}/launch',
    setStatus: 'PATCH+/v1/campaigns/{id}/status',
    simulate: 'POST+/v1/campaigns/{id}/simulate',
    getStats: 'GET?/v1/campaigns/{id}/stats',
    getVariantStats: 'GET/v1/campaigns/{id}/stats/variants',
  },
  campaignTags: {
    list: 'GET*/v1/campaign-tags',
    create: 'POST+/v1/campaign-tags',
    update: 'PATCH+/v1/campaign-tags/{id}',
    delete: 'DELETE/v1/campaign-tags/{id}',
  },
  daysOff: {
    get: 'GET/v1/settings/days-off',
    replace: 'PUT+/v1/settings/days-off',
  },
  receiverLimits: {
    get: 'GET/v1/settings/receiver-limits',
    replace: 'PUT+/v1/settings/receiver-limits',
  },
  flow: {
    get: 'GET/v1/campaigns/{id}/flow',
    save: 'POST+/v1/campaigns/{id}/flow',
    replace: 'PUT+/v1/campaigns/{id}/flow',
    validate: 'POST+/v1/campaigns/{id}/flow:validate',
    updateNode: 'PATCH+/v1/campaigns/{id}/flow/nodes/{nodeId}',
    listTemplates: 'GET*/v1/flow-templates',
  },
  leads: {
    list: 'GET*/v1/campaigns/{id}/leads',
    create: 'POST+/v1/campaigns/{id}/leads',
    get: 'GET/v1/campaigns/{id}/leads/{leadId}',
    update: 'PATCH+/v1/campaigns/{id}/leads/{leadId}',
    delete: 'DELETE/v1/campaigns/{id}/leads/{leadId}',
    explain: 'GET/v1/campaigns/{id}/leads/{leadId}/explain',
    previewEmail: 'GET?/v1/campaigns/{id}/leads/{leadId}/preview',
    bulkImport: 'POST+/v1/campaigns/{id}/leads/bulk',
    add: 'POST+/v1/campaigns/{id}/leads:add',
    remove: 'POST+/v1/campaigns/{id}/leads:remove',
    removeFromAllCampaigns: 'POST+/v1/leads:remove-from-all-campaigns',
    enroll: 'POST+/v1/campaigns/{id}/enroll',
    startStagedImport: 'POST+/v1/campaigns/{id}/imports/staged',
    bulkImportAsync: 'POST+/v1/campaigns/{id}/leads/bulk/async',
  },
  enrollments: {
    pause: 'POST+/v1/campaigns/{id}/enrollments/pause',
    resume: 'POST+/v1/campaigns/{id}/enrollments/resume',
  },
  leadFields: {
    get: 'GET/v1/campaigns/{id}/lead-fields',
    add: 'POST+/v1/campaigns/{id}/lead-fields',
  },
  jobs: {
    list: 'GET*/v1/jobs',
    create: 'POST+/v1/jobs',
    get: 'GET/v1/jobs/{id}',
    cancel: 'POST/v1/jobs/{id}/cancel',
    appendRows: 'POST+/v1/jobs/{id}/staging-rows',
    finalize: 'POST/v1/jobs/{id}/finalize',
    download: 'GET=/v1/jobs/{id}/download',
  },
  uploads: {
    presign: 'POST+/v1/uploads/presign',
  },
  bulk: {
    preview: 'POST+/v1/bulk/preview',
  },
  people: {
    list: 'GET*/v1/people',
    get: 'GET/v1/people/{globalLeadId}',
    update: 'PATCH+/v1/people/{globalLeadId}',
    erase: 'DELETE/v1/people/{globalLeadId}',
    exportData: 'GET/v1/people/{globalLeadId}/data',
    export: 'POST+/v1/people/export',
  },
  personTags: {
    list: 'GET*/v1/person-tags',
    create: 'POST+/v1/person-tags',
    update: 'PATCH+/v1/person-tags/{id}',
    delete: 'DELETE/v1/person-tags/{id}',
  },
  leadLists: {
    list: 'GET*/v1/lead-lists',
    create: 'POST+/v1/lead-lists',
    get: 'GET/v1/lead-lists/{id}',
    update: 'PATCH+/v1/lead-lists/{id}',
    delete: 'DELETE/v1/lead-lists/{id}',
    listPeople: 'GET*/v1/lead-lists/{id}/people',
    listMembers: 'GET*/v1/lead-lists/{id}/members',
    addMembers: 'POST+/v1/lead-lists/{id}/members',
    removeMembers: 'DELETE+/v1/lead-lists/{id}/members',
    bulkChangeMembers: 'POST+/v1/lead-lists/{id}/members:bulk',
  },
  mailboxes: {
    list: 'GET*/v1/mailboxes',
    get: 'GET/v1/mailboxes/{id}',
    update: 'PATCH+/v1/mailboxes/{id}',
    delete: 'DELETE/v1/mailboxes/{id}',
    getHealth: 'GET/v1/mailboxes/{id}/health/dns',
  },
  connectSessions: {
    list: 'GET*/v1/mailboxes/connect-sessions',
    create: 'POST+/v1/mailboxes/connect-sessions',
    get: 'GET/v1/mailboxes/connect-sessions/{id}',
  },
  mailboxTags: {
    list: 'GET*/v1/mailbox-tags',
    create: 'POST+/v1/mailbox-tags',
    update: 'PATCH+/v1/mailbox-tags/{id}',
    delete: 'DELETE/v1/mailbox-tags/{id}',
  },
  threads: {
    list: 'GET*/v1/threads',
    get: 'GET/v1/threads/{id}',
    update: 'PATCH+/v1/threads/{id}',
    listMessages: 'GET*/v1/threads/{id}/messages',
    reply: 'POST+/v1/threads/{id}/reply',
    forward: 'POST+/v1/threads/{id}/forward',
    addTag: 'POST+/v1/threads/{id}/tags:add',
    removeTag: 'POST+/v1/threads/{id}/tags:remove',
    setOutOfOffice: 'PUT+/v1/threads/{id}/out-of-office',
    clearOutOfOffice: 'DELETE/v1/threads/{id}/out-of-office',
    previewReplaceLead: 'GET?/v1/threads/{id}/replace-lead/preview',
    replaceLead: 'POST+/v1/threads/{id}/replace-lead',
  },
  messageJobs: {
    get: 'GET/v1/message-jobs/{id}',
    cancel: 'POST/v1/message-jobs/{id}/cancel',
    sendNow: 'POST/v1/message-jobs/{id}/send-now',
  },
  threadTags: {
    list: 'GET*/v1/thread-tags',
    create: 'POST+/v1/thread-tags',
    update: 'PATCH+/v1/thread-tags/{id}',
    delete: 'DELETE/v1/thread-tags/{id}',
  },
  blockList: {
    list: 'GET*/v1/block-list',
    add: 'POST+/v1/block-list',
    delete: 'DELETE/v1/block-list/{id}',
  },
  apiKeys: {
    list: 'GET*/v1/api-keys',
    create: 'POST+/v1/api-keys',
    revoke: 'DELETE/v1/api-keys/{id}',
  },
  meta: {
    getLimits: 'GET/v1/meta/limits',
    getHealth: 'GET/health',
    getOpenApiDocument: 'GET/openapi.json',
  },
  webhooks: {
    get: 'GET/v1/webhooks',
    update: 'PUT+/v1/webhooks',
    rotateSecret: 'POST/v1/webhooks/rotate-secret',
    test: 'POST/v1/webhooks/test',
  },
  webhookDeliveries: {
    list: 'GET*/v1/webhooks/deliveries',
    redeliverRange: 'POST+/v1/webhooks/deliveries/redeliver',
    get: 'GET/v1/webhooks/deliveries/{id}',
    redeliver: 'POST/v1/webhooks/deliveries/{id}/redeliver',
  },
  events: {
    list: 'GET?/v1/events',
  },
};

/** The error codes that every method can meet. */
export type CommonErrorCode = 'method_not_allowed' | 'request_timeout' | 'body_too_large' | 'uri_too_long' | 'unsupported_media_type' | 'headers_too_large' | 'internal_error' | 'not_implemented' | 'service_unavailable';

/** The error codes that each method can meet. */
export interface ErrorCodes {
  'campaigns.list': CommonErrorCode | 'invalid_flow' | 'invalid_api_key' | 'rate_limit_exceeded';
  'campaigns.create': CommonErrorCode | 'invalid_flow' | 'invalid_api_key' | 'mailbox_not_found' | 'tag_not_found' | 'idempotency_key_reused' | 'idempotency_in_progress' | 'rate_limit_exceeded';
  'campaigns.get': CommonErrorCode | 'invalid_flow' | 'invalid_api_key' | 'campaign_not_found' | 'rate_limit_exceeded';
  'campaigns.update': CommonErrorCode | 'invalid_flow' | 'invalid_api_key' | 'external_read_only' | 'campaign_not_found' | 'mailbox_not_found' | 'tag_not_found' | 'rate_limit_exceeded';
  'campaigns.delete': CommonErrorCode | 'invalid_api_key' | 'external_read_only' | 'campaign_not_found' | 'rate_limit_exceeded';
  'campaigns.launch': CommonErrorCode | 'invalid_flow' | 'invalid_api_key' | 'external_read_only' | 'campaign_not_found' | 'campaign_already_launched' | 'rate_limit_exceeded';
  'campaigns.setStatus': CommonErrorCode | 'invalid_flow' | 'invalid_api_key' | 'external_read_only' | 'campaign_not_found' | 'campaign_not_launched' | 'rate_limit_exceeded';
  'campaigns.simulate': CommonErrorCode | 'invalid_flow' | 'invalid_api_key' | 'external_read_only' | 'campaign_not_found' | 'rate_limit_exceeded';
  'campaignTags.list': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'rate_limit_exceeded';
  'campaignTags.create': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'duplicate_name' | 'rate_limit_exceeded';
  'campaignTags.update': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'tag_not_found' | 'duplicate_name' | 'rate_limit_exceeded';
  'campaignTags.delete': CommonErrorCode | 'invalid_api_key' | 'tag_not_found' | 'rate_limit_exceeded';
  'daysOff.get': CommonErrorCode | 'invalid_api_key' | 'rate_limit_exceeded';
  'daysOff.replace': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'rate_limit_exceeded';
  'receiverLimits.get': CommonErrorCode | 'invalid_api_key' | 'rate_limit_exceeded';
  'receiverLimits.replace': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'rate_limit_exceeded';
  'flow.get': CommonErrorCode | 'invalid_api_key' | 'campaign_not_found' | 'rate_limit_exceeded';
  'flow.save': CommonErrorCode | 'invalid_flow' | 'invalid_api_key' | 'external_read_only' | 'flow_locked' | 'campaign_not_found' | 'flow_revision_conflict' | 'rate_limit_exceeded';
  'flow.replace': CommonErrorCode | 'invalid_flow' | 'invalid_api_key' | 'external_read_only' | 'flow_locked' | 'campaign_not_found' | 'flow_revision_conflict' | 'rate_limit_exceeded';
  'flow.validate': CommonErrorCode | 'invalid_flow' | 'invalid_api_key' | 'campaign_not_found' | 'rate_limit_exceeded';
  'flow.updateNode': CommonErrorCode | 'invalid_flow' | 'invalid_api_key' | 'external_read_only' | 'flow_locked' | 'campaign_not_found' | 'node_not_found' | 'flow_revision_conflict' | 'rate_limit_exceeded';
  'flow.listTemplates': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'rate_limit_exceeded';
  'leads.list': CommonErrorCode | 'invalid_flow' | 'invalid_api_key' | 'campaign_not_found' | 'rate_limit_exceeded';
  'leads.create': CommonErrorCode | 'invalid_flow' | 'invalid_api_key' | 'external_read_only' | 'campaign_not_found' | 'idempotency_key_reused' | 'idempotency_in_progress' | 'rate_limit_exceeded';
  'leads.get': CommonErrorCode | 'invalid_api_key' | 'campaign_not_found' | 'lead_not_found' | 'rate_limit_exceeded';
  'leads.update': CommonErrorCode | 'invalid_flow' | 'invalid_api_key' | 'external_read_only' | 'campaign_not_found' | 'lead_not_found' | 'rate_limit_exceeded';
  'leads.delete': CommonErrorCode | 'invalid_api_key' | 'external_read_only' | 'campaign_not_found' | 'lead_not_found' | 'rate_limit_exceeded';
  'leads.explain': CommonErrorCode | 'invalid_api_key' | 'campaign_not_found' | 'lead_not_found' | 'rate_limit_exceeded';
  'leads.previewEmail': CommonErrorCode | 'invalid_flow' | 'invalid_api_key' | 'campaign_not_found' | 'node_not_found' | 'lead_not_found' | 'mailbox_not_found' | 'rate_limit_exceeded';
  'leads.bulkImport': CommonErrorCode | 'invalid_flow' | 'invalid_api_key' | 'external_read_only' | 'campaign_not_found' | 'idempotency_key_reused' | 'idempotency_in_progress' | 'rate_limit_exceeded';
  'leads.add': CommonErrorCode | 'invalid_flow' | 'invalid_api_key' | 'external_read_only' | 'campaign_not_found' | 'rate_limit_exceeded';
  'leads.remove': CommonErrorCode | 'invalid_flow' | 'invalid_api_key' | 'external_read_only' | 'campaign_not_found' | 'rate_limit_exceeded';
  'enrollments.pause': CommonErrorCode | 'invalid_flow' | 'invalid_api_key' | 'external_read_only' | 'campaign_not_found' | 'rate_limit_exceeded';
  'enrollments.resume': CommonErrorCode | 'invalid_flow' | 'invalid_api_key' | 'external_read_only' | 'campaign_not_found' | 'campaign_not_running' | 'rate_limit_exceeded';
  'leads.removeFromAllCampaigns': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'rate_limit_exceeded';
  'leadFields.get': CommonErrorCode | 'invalid_api_key' | 'campaign_not_found' | 'rate_limit_exceeded';
  'leadFields.add': CommonErrorCode | 'invalid_flow' | 'invalid_api_key' | 'external_read_only' | 'campaign_not_found' | 'rate_limit_exceeded';
  'jobs.list': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'rate_limit_exceeded';
  'jobs.create': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'external_read_only' | 'campaign_not_found' | 'upload_not_found' | 'lead_list_not_found' | 'campaign_not_running' | 'job_quota_exceeded' | 'preview_mismatch' | 'preview_expired' | 'count_mismatch' | 'idempotency_key_reused' | 'idempotency_in_progress' | 'rate_limit_exceeded';
  'jobs.get': CommonErrorCode | 'invalid_api_key' | 'job_not_found' | 'rate_limit_exceeded';
  'jobs.cancel': CommonErrorCode | 'invalid_api_key' | 'job_not_found' | 'job_state_conflict' | 'rate_limit_exceeded';
  'jobs.appendRows': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'campaign_not_found' | 'job_not_found' | 'job_state_conflict' | 'idempotency_key_reused' | 'idempotency_in_progress' | 'rate_limit_exceeded';
  'jobs.finalize': CommonErrorCode | 'invalid_api_key' | 'campaign_not_found' | 'job_not_found' | 'job_state_conflict' | 'job_quota_exceeded' | 'rate_limit_exceeded';
  'jobs.download': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'job_not_found' | 'job_state_conflict' | 'rate_limit_exceeded';
  'leads.enroll': CommonErrorCode | 'invalid_flow' | 'invalid_api_key' | 'external_read_only' | 'campaign_not_found' | 'upload_not_found' | 'lead_list_not_found' | 'job_quota_exceeded' | 'preview_mismatch' | 'preview_expired' | 'count_mismatch' | 'idempotency_key_reused' | 'idempotency_in_progress' | 'rate_limit_exceeded';
  'leads.startStagedImport': CommonErrorCode | 'invalid_flow' | 'invalid_api_key' | 'external_read_only' | 'campaign_not_found' | 'job_quota_exceeded' | 'idempotency_key_reused' | 'idempotency_in_progress' | 'rate_limit_exceeded';
  'leads.bulkImportAsync': CommonErrorCode | 'invalid_flow' | 'invalid_api_key' | 'external_read_only' | 'campaign_not_found' | 'job_quota_exceeded' | 'idempotency_key_reused' | 'idempotency_in_progress' | 'rate_limit_exceeded';
  'uploads.presign': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'campaign_not_found' | 'upload_quota_exceeded' | 'rate_limit_exceeded';
  'bulk.preview': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'external_read_only' | 'campaign_not_found' | 'upload_not_found' | 'lead_list_not_found' | 'campaign_not_running' | 'rate_limit_exceeded';
  'people.list': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'rate_limit_exceeded';
  'people.get': CommonErrorCode | 'invalid_api_key' | 'person_not_found' | 'rate_limit_exceeded';
  'people.update': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'person_not_found' | 'rate_limit_exceeded';
  'people.erase': CommonErrorCode | 'invalid_api_key' | 'person_not_found' | 'rate_limit_exceeded';
  'people.exportData': CommonErrorCode | 'invalid_api_key' | 'person_not_found' | 'rate_limit_exceeded';
  'people.export': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'campaign_not_found' | 'upload_not_found' | 'lead_list_not_found' | 'job_quota_exceeded' | 'preview_mismatch' | 'preview_expired' | 'count_mismatch' | 'idempotency_key_reused' | 'idempotency_in_progress' | 'rate_limit_exceeded';
  'personTags.list': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'rate_limit_exceeded';
  'personTags.create': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'duplicate_name' | 'rate_limit_exceeded';
  'personTags.update': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'tag_not_found' | 'duplicate_name' | 'rate_limit_exceeded';
  'personTags.delete': CommonErrorCode | 'invalid_api_key' | 'tag_not_found' | 'rate_limit_exceeded';
  'leadLists.list': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'rate_limit_exceeded';
  'leadLists.create': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'duplicate_name' | 'rate_limit_exceeded';
  'leadLists.get': CommonErrorCode | 'invalid_api_key' | 'lead_list_not_found' | 'rate_limit_exceeded';
  'leadLists.update': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'lead_list_not_found' | 'duplicate_name' | 'rate_limit_exceeded';
  'leadLists.delete': CommonErrorCode | 'invalid_api_key' | 'lead_list_not_found' | 'rate_limit_exceeded';
  'leadLists.listPeople': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'lead_list_not_found' | 'rate_limit_exceeded';
  'leadLists.listMembers': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'lead_list_not_found' | 'rate_limit_exceeded';
  'leadLists.addMembers': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'lead_list_not_found' | 'rate_limit_exceeded';
  'leadLists.removeMembers': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'lead_list_not_found' | 'rate_limit_exceeded';
  'leadLists.bulkChangeMembers': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'campaign_not_found' | 'upload_not_found' | 'lead_list_not_found' | 'job_quota_exceeded' | 'preview_mismatch' | 'preview_expired' | 'count_mismatch' | 'idempotency_key_reused' | 'idempotency_in_progress' | 'rate_limit_exceeded';
  'mailboxes.list': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'rate_limit_exceeded';
  'mailboxes.get': CommonErrorCode | 'invalid_api_key' | 'mailbox_not_found' | 'rate_limit_exceeded';
  'mailboxes.update': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'mailbox_not_found' | 'tag_not_found' | 'rate_limit_exceeded';
  'mailboxes.delete': CommonErrorCode | 'invalid_api_key' | 'mailbox_not_found' | 'rate_limit_exceeded';
  'mailboxes.getHealth': CommonErrorCode | 'invalid_api_key' | 'mailbox_not_found' | 'rate_limit_exceeded';
  'connectSessions.list': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'rate_limit_exceeded';
  'connectSessions.create': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'rate_limit_exceeded';
  'connectSessions.get': CommonErrorCode | 'invalid_api_key' | 'connect_session_not_found' | 'rate_limit_exceeded';
  'mailboxTags.list': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'rate_limit_exceeded';
  'mailboxTags.create': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'duplicate_name' | 'rate_limit_exceeded';
  'mailboxTags.update': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'tag_not_found' | 'duplicate_name' | 'rate_limit_exceeded';
  'mailboxTags.delete': CommonErrorCode | 'invalid_api_key' | 'tag_not_found' | 'rate_limit_exceeded';
  'threads.list': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'rate_limit_exceeded';
  'threads.get': CommonErrorCode | 'invalid_api_key' | 'thread_not_found' | 'rate_limit_exceeded';
  'threads.update': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'thread_not_found' | 'rate_limit_exceeded';
  'threads.listMessages': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'thread_not_found' | 'rate_limit_exceeded';
  'threads.reply': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'external_read_only' | 'thread_not_found' | 'message_not_found' | 'idempotency_key_reused' | 'idempotency_in_progress' | 'rate_limit_exceeded';
  'threads.forward': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'external_read_only' | 'thread_not_found' | 'message_not_found' | 'idempotency_key_reused' | 'idempotency_in_progress' | 'rate_limit_exceeded';
  'threads.addTag': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'tag_not_found' | 'thread_not_found' | 'rate_limit_exceeded';
  'threads.removeTag': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'tag_not_found' | 'thread_not_found' | 'rate_limit_exceeded';
  'threads.setOutOfOffice': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'external_read_only' | 'thread_not_found' | 'rate_limit_exceeded';
  'threads.clearOutOfOffice': CommonErrorCode | 'invalid_api_key' | 'external_read_only' | 'thread_not_found' | 'rate_limit_exceeded';
  'threads.previewReplaceLead': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'thread_not_found' | 'rate_limit_exceeded';
  'threads.replaceLead': CommonErrorCode | 'invalid_request' | 'same_as_current_lead' | 'invalid_reason' | 'invalid_api_key' | 'external_read_only' | 'campaign_not_found' | 'lead_not_found' | 'thread_not_found' | 'message_not_found' | 'lead_already_replaced' | 'target_already_replaced' | 'target_missing_enrollment' | 'rate_limit_exceeded';
  'messageJobs.get': CommonErrorCode | 'invalid_api_key' | 'message_job_not_found' | 'rate_limit_exceeded';
  'messageJobs.cancel': CommonErrorCode | 'invalid_api_key' | 'message_job_not_found' | 'message_job_state_conflict' | 'rate_limit_exceeded';
  'messageJobs.sendNow': CommonErrorCode | 'invalid_api_key' | 'message_job_not_found' | 'message_job_state_conflict' | 'rate_limit_exceeded';
  'threadTags.list': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'rate_limit_exceeded';
  'threadTags.create': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'duplicate_name' | 'rate_limit_exceeded';
  'threadTags.update': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'tag_not_found' | 'duplicate_name' | 'rate_limit_exceeded';
  'threadTags.delete': CommonErrorCode | 'invalid_api_key' | 'tag_not_found' | 'rate_limit_exceeded';
  'blockList.list': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'rate_limit_exceeded';
  'blockList.add': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'rate_limit_exceeded';
  'blockList.delete': CommonErrorCode | 'invalid_api_key' | 'block_list_entry_not_found' | 'rate_limit_exceeded';
  'campaigns.getStats': CommonErrorCode | 'invalid_flow' | 'invalid_api_key' | 'campaign_not_found' | 'rate_limit_exceeded';
  'campaigns.getVariantStats': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'campaign_not_found' | 'rate_limit_exceeded';
  'apiKeys.list': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'rate_limit_exceeded';
  'apiKeys.create': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'rate_limit_exceeded';
  'apiKeys.revoke': CommonErrorCode | 'invalid_api_key' | 'api_key_not_found' | 'rate_limit_exceeded';
  'meta.getLimits': CommonErrorCode | 'invalid_api_key' | 'rate_limit_exceeded';
  'meta.getHealth': CommonErrorCode;
  'meta.getOpenApiDocument': CommonErrorCode;
  'webhooks.get': CommonErrorCode | 'invalid_api_key' | 'rate_limit_exceeded';
  'webhooks.update': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'rate_limit_exceeded';
  'webhooks.rotateSecret': CommonErrorCode | 'invalid_api_key' | 'rate_limit_exceeded';
  'webhooks.test': CommonErrorCode | 'invalid_api_key' | 'webhook_not_configured' | 'rate_limit_exceeded';
  'webhookDeliveries.list': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'rate_limit_exceeded';
  'webhookDeliveries.redeliverRange': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'delivery_not_found' | 'webhook_not_configured' | 'idempotency_key_reused' | 'idempotency_in_progress' | 'rate_limit_exceeded';
  'webhookDeliveries.get': CommonErrorCode | 'invalid_api_key' | 'delivery_not_found' | 'rate_limit_exceeded';
  'webhookDeliveries.redeliver': CommonErrorCode | 'invalid_api_key' | 'delivery_not_found' | 'webhook_not_configured' | 'rate_limit_exceeded';
  'events.list': CommonErrorCode | 'invalid_request' | 'invalid_api_key' | 'event_not_found' | 'rate_limit_exceeded';
}

/** Version of the contract. */
export const version = '1.15.0';
