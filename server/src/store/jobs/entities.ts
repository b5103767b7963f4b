import type {
  BulkExclusions,
  BulkPreview,
  BulkScope,
  JobKind,
  JobOperation,
  JobStatus,
  LeadCreate,
  ColumnLayout,
  JobInput,
  Projection,
} from '../../generated/types.js';
import {
  bytes,
  entity,
  enumOf,
  hash,
  timestamp,
  instantOrNever,
  integer,
  json,
  key,
  nullable,
  oneOf,
  text,
  uuid,
  type Column,
  type Entity,
} from '../database/columns.js';
import type { JobCounts } from '../../domain/jobs/job-state.js';
import type { PeopleFilter } from '../people/filter/queries.js';

/** A `global_lead_id`, in a column that has space for more. */
const person: Column<string, Buffer> = { options: { ...hash.options, type: 'varbinary', length: 64 } };

export const jobs = entity('jobs', {
  account_id: key(uuid),
  id: key(uuid),
  operation: oneOf<JobKind>(),
  campaign_id: nullable(uuid),
  created_by_api_key_id: nullable(uuid),
  status: enumOf<JobStatus>('uploading', 'queued', 'running', 'completed', 'failed', 'cancelled'),
  progress: integer,
  /** How many rows or people are handled. */
  row_cursor: integer,
  /** The last person of the population who is handled. */
  population_cursor: nullable(person),
  /** Where the file of an upload goes on, in bytes. */
  file_cursor: nullable(integer),
  input: json<StoredInput>(),
  result: json<StoredResult>(),
  error_count: integer,
  error_message: nullable(text),
  uploaded_count: integer,
  total_count: integer,
  preview_id: nullable(uuid),
  lease_owner: nullable(uuid),
  lease_until: nullable(timestamp),
  cancel_requested_at: nullable(timestamp),
  started_at: instantOrNever,
  completed_at: instantOrNever,
  /** When to find out whether what the job was given and made is still kept; null once it is deleted. */
  purge_at: nullable(timestamp),
  created_at: timestamp,
  updated_at: timestamp,
});
export type JobEntity = Entity<typeof jobs>;

/** Leads that were given to a job. */
export const jobRows = entity('job_rows', {
  account_id: key(uuid),
  job_id: key(uuid),
  row_index: key(integer),
  payload: json<LeadCreate>(),
});

/** Why rows or people of a job were not handled. */
export const jobErrors = entity('job_errors', {
  account_id: key(uuid),
  job_id: key(uuid),
  seq: key(integer),
  row_index: nullable(integer),
  /** As it was given, so it may be no id. */
  global_lead_id: nullable(text),
  message: text,
});
export type JobErrorEntity = Entity<typeof jobErrors>;

/** The file of an export, in chunks. */
export const jobFiles = entity('job_files', {
  account_id: key(uuid),
  job_id: key(uuid),
  seq: key(integer),
  content: bytes,
});

/** Null is the JSON text `null`: the column is NOT NULL. */
const scope: Column<BulkScope | null, string> = {
  options: { type: 'mediumtext', transformer: { to: JSON.stringify, from: JSON.parse } },
};

/** Previews, each of which may bind a job until it expires. */
export const bulkPreviews = entity('bulk_previews', {
  account_id: key(uuid),
  id: key(uuid),
  operation: oneOf<JobOperation>(),
  operation_hash: hash,
  scope,
  exclusions: nullable(json<BulkExclusions>()),
  target: nullable(json<BulkPreview['target']>()),
  counts: json<BulkPreview['counts']>(),
  warnings: json<string[]>(),
  expires_at: timestamp,
  created_at: timestamp,
});
export type BulkPreviewEntity = Entity<typeof bulkPreviews>;

/** Whom bulk work is about, as a set that the database walks. */
export type Population =
  /** The rows of a set: ids that a request named, or a finished upload. */
  | { kind: 'set'; setId: string }
  /** The members of a list, all or those whom a filter shows. */
  | { kind: 'list'; listId: string; filter: PeopleFilter | null }
  /** The leads of a campaign. */
  | { kind: 'campaign'; campaignId: string }
  /** The people whom a filter shows. */
  | { kind: 'people'; filter: PeopleFilter };

/** Whom to leave out; whoever matches any of these. */
export interface Exclusions {
  listId?: string;
  campaignId?: string;
  /** Of a set of ids. */
  setId?: string;
}

/** People, and whom of them to leave out. */
export interface Selected {
  population: Population;
  exclusions: Exclusions;
}

/** What a job does, as the engine reads it; the echo of the request is beside it. */
export interface JobPlan {
  /** Whom it is about; absent in imports. */
  selected?: Selected;
  /** Whom an import leaves out. */
  exclusions?: Exclusions;
  /** The set of ids that the request named, for the echo. */
  setId?: string;
  /** Who is erased, by the global lead id. */
  personId?: string;
  /** The list that changes. */
  targetListId?: string;
  /** The upload that is imported; absent where the rows were given to the job. */
  uploadId?: string;
  /**
   * Custom fields that the campaign of an import asked for when it was started: they name columns of the
   * file.
   */
  customKeys?: string[];
  projection?: Projection;
  columnLayout?: ColumnLayout;
}

/** What the column `input` of a job contains. */
export interface StoredInput {
  echo: JobInput;
  plan: JobPlan;
}

/**
 * What the column `result` of a job contains: the counters, and the first people concerned, for the event.
 */
export interface StoredResult {
  counts: JobCounts;
  people: string[];
  fileSize?: number;
}
