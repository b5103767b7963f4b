import {
  bytes,
  enumOf,
  hash,
  instant,
  integer,
  jsonText,
  key,
  nullable,
  table,
  text,
  uuid,
  type Row,
} from '../database/columns.js';

export type JobStatus = 'uploading' | 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';

export const jobs = table('jobs', {
  account_id: key(uuid),
  id: key(uuid),
  operation: text,
  campaign_id: nullable(uuid),
  created_by_api_key_id: nullable(uuid),
  status: enumOf<JobStatus>('uploading', 'queued', 'running', 'completed', 'failed', 'cancelled'),
  progress: integer,
  row_cursor: integer,
  population_cursor: nullable(bytes),
  file_cursor: nullable(integer),
  input: jsonText,
  result: jsonText,
  error_count: integer,
  error_message: nullable(text),
  uploaded_count: integer,
  total_count: integer,
  preview_id: nullable(uuid),
  lease_owner: nullable(uuid),
  lease_until: nullable(instant),
  cancel_requested_at: nullable(instant),
  started_at: instant,
  completed_at: instant,
  purge_at: nullable(instant),
  created_at: instant,
  updated_at: instant,
});
export type JobRow = Row<typeof jobs>;

export const jobRows = table('job_rows', {
  account_id: key(uuid),
  job_id: key(uuid),
  row_index: key(integer),
  payload: jsonText,
});
export type JobRowRow = Row<typeof jobRows>;

export const jobErrors = table('job_errors', {
  account_id: key(uuid),
  job_id: key(uuid),
  seq: key(integer),
  row_index: nullable(integer),
  global_lead_id: nullable(text),
  message: text,
});
export type JobErrorRow = Row<typeof jobErrors>;

export const jobFiles = table('job_files', {
  account_id: key(uuid),
  job_id: key(uuid),
  seq: key(integer),
  content: bytes,
});
export type JobFileRow = Row<typeof jobFiles>;

export const uploads = table('uploads', {
  account_id: key(uuid),
  id: key(uuid),
  status: text,
  file_store: nullable(text),
  file_id: nullable(uuid),
  filename: nullable(text),
  content_type: nullable(text),
  size_bytes: integer,
  row_count: integer,
  listed_at: nullable(instant),
  expires_at: instant,
  completed_at: nullable(instant),
  created_at: instant,
  updated_at: instant,
});
export type UploadRow = Row<typeof uploads>;

export const uploadRows = table('upload_rows', {
  account_id: key(uuid),
  upload_id: key(uuid),
  row_index: key(integer),
  global_lead_id: nullable(hash),
  payload: jsonText,
});
export type UploadRowRow = Row<typeof uploadRows>;

export const files = table('files', {
  account_id: key(uuid),
  owner_id: key(uuid),
  file_id: key(uuid),
  size_bytes: integer,
});
export type FileRow = Row<typeof files>;

export const filePieces = table('file_pieces', {
  account_id: key(uuid),
  owner_id: key(uuid),
  file_id: key(uuid),
  from_byte: key(integer),
  content: bytes,
});
export type FilePieceRow = Row<typeof filePieces>;

export const bulkPreviews = table('bulk_previews', {
  account_id: key(uuid),
  id: key(uuid),
  operation: text,
  operation_hash: hash,
  scope: jsonText,
  exclusions: nullable(jsonText),
  target: nullable(jsonText),
  counts: jsonText,
  warnings: jsonText,
  expires_at: instant,
  created_at: instant,
});
export type BulkPreviewRow = Row<typeof bulkPreviews>;
