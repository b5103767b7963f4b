import {
  entity,
  hash,
  timestamp,
  integer,
  key,
  nullable,
  oneOf,
  text,
  uuid,
  type Entity,
} from '../database/columns.js';
import type { FileStoreKind } from '../files/file-store.js';

export const uploads = entity('uploads', {
  account_id: key(uuid),
  id: key(uuid),
  status: oneOf<'pending' | 'receiving' | 'completed'>(),
  file_store: nullable(oneOf<FileStoreKind>()),
  /** The file in that store; while it is being sent, that of the last sender. */
  file_id: nullable(uuid),
  filename: nullable(text),
  content_type: nullable(text),
  /** What its file takes as it is stored; while it is being sent, what is reserved for it. */
  size_bytes: integer,
  row_count: integer,
  /** When all its people were in `upload_rows`. */
  listed_at: nullable(timestamp),
  expires_at: timestamp,
  completed_at: nullable(timestamp),
  created_at: timestamp,
  updated_at: timestamp,
});
export type UploadEntity = Entity<typeof uploads>;

/**
 * Sets of people, which populations and exclusions refer to: those of an upload, and ids that a request
 * named.
 */
export const uploadRows = entity('upload_rows', {
  account_id: key(uuid),
  /** The upload, or the set. */
  upload_id: key(uuid),
  /** 0 is the heading of a file: the people begin at 1. */
  row_index: key(integer),
  /** Null where the row names nobody. */
  global_lead_id: nullable(hash),
  /** The id as it was given; empty for an upload, whose file has the row. */
  payload: text,
});
