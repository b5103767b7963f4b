import {
  bytes,
  entity,
  hash,
  timestamp,
  integer,
  key,
  nullable,
  text,
  uuid,
  type Entity,
} from '../database/columns.js';

/** Mail that the sandbox accepted: once per Message-ID and recipient, further arrivals counted. */
export const sandboxMessages = entity('sandbox_messages', {
  id: key(uuid),
  /** With angle brackets, empty when the message has none. */
  message_id: text,
  message_id_hash: hash,
  envelope_from: text,
  envelope_to: text,
  raw: bytes,
  behaviour: text,
  /** How often this Message-ID reached this recipient; more than one is a double send. */
  deliveries: integer,
  accepted_at: timestamp,
  /** NULL once the recipient has acted, or when it stays silent. */
  answer_due_at: nullable(timestamp),
  answered_at: nullable(timestamp),
});
export type SandboxMessageEntity = Entity<typeof sandboxMessages>;
