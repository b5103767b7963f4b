import {
  entity,
  hash,
  timestamp,
  integer,
  json,
  key,
  nullable,
  oneOf,
  text,
  uuid,
  type Entity,
} from '../database/columns.js';
import type { MailboxProvider } from '../../generated/types.js';

/** What whoever began a session has said in advance. */
export interface ConnectInput {
  provider?: MailboxProvider;
  /** A normalized address. */
  email?: string;
  displayName?: string;
  /** Where the browser goes when it is done: https, or http on the same machine. */
  redirectUrl?: string;
}

/** Handoffs to the page where a mailbox is connected. */
export const connectSessions = entity('connect_sessions', {
  account_id: key(uuid),
  id: key(uuid),
  token_hash: hash,
  status: oneOf<'pending' | 'completed' | 'expired' | 'failed'>(),
  input: nullable(json<ConnectInput>()),
  /** How often the page has searched for servers, and how often it has tried them. */
  lookups: integer,
  attempts: integer,
  mailbox_id: nullable(uuid),
  error_message: nullable(text),
  expires_at: timestamp,
  created_at: timestamp,
  updated_at: timestamp,
});
export type ConnectSessionEntity = Entity<typeof connectSessions>;
