import { bytes, entity, integer, key, uuid } from '../database/columns.js';

/** Files that the database keeps. */
export const files = entity('files', {
  account_id: key(uuid),
  owner_id: key(uuid),
  file_id: key(uuid),
  size_bytes: integer,
});

export const filePieces = entity('file_pieces', {
  account_id: key(uuid),
  owner_id: key(uuid),
  file_id: key(uuid),
  from_byte: key(integer),
  content: bytes,
});
