import type { KnownResults } from '../../domain/mailbox-health/health.js';
import type { Ramp } from '../../domain/sending/mailbox-pace.js';
import type { MailboxProvider, MailboxStatus } from '../../generated/types.js';
import {
  bytes,
  day,
  entity,
  enumOf,
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

/** A server that a mailbox uses. */
export interface MailServer {
  host: string;
  port: number;
  /** TLS from the start; otherwise STARTTLS where the server offers it. */
  secure: boolean;
  user: string;
  /** Accepts a certificate that does not verify (a server of one's own). */
  allow_invalid_certificate?: boolean;
  /** Where its name may lead, when it is not the operator who gave it; anywhere by default. */
  reach?: 'public' | 'public_or_loopback';
}

/** What is known of a mailbox's servers; nothing secret. */
export interface MailboxSettings {
  smtp?: MailServer;
  imap?: MailServer;
  /** Mail goes through the HTTP API of the provider. Its servers are known all the same: its DNS is checked by them. */
  transport?: 'api';
  /** IANA zone in which the days of the daily cap are cut, UTC by default. */
  time_zone?: string;
  /** Names of the DNS records with the DKIM keys of mail that it sent to itself, the newest first. */
  dkim_keys?: string[];
}

/** What is wrong with a mailbox: with sending or with reading its mail; a login that was refused, or anything else. */
export type MailboxTroubleKind = 'sending' | 'sending_login' | 'reading' | 'reading_login';

export const mailboxes = entity('mailboxes', {
  account_id: key(uuid),
  id: key(uuid),
  email: text,
  display_name: nullable(text),
  provider: oneOf<MailboxProvider>(),
  settings: json<MailboxSettings>(),
  /** Sealed for the mailbox's id. */
  credentials: nullable(bytes),
  status: oneOf<MailboxStatus>(),
  /** For people; its kind is in `trouble`. */
  status_reason: nullable(text),
  /** NULL where nothing is held against it. */
  trouble: nullable(enumOf<MailboxTroubleKind>('sending', 'sending_login', 'reading', 'reading_login')),
  consecutive_failures: integer,
  checked_at: nullable(timestamp),
  sending_interval_seconds: integer,
  /** NULL: no cap. */
  daily_cap: nullable(integer),
  /** How its volume is raised up to the cap; NULL: it may send that much from the first day on. */
  ramp: nullable(json<Ramp>()),
  /** Days on which it has sent since its ramp began. */
  ramp_days: integer,
  next_send_at: timestamp,
  sent_today: integer,
  sent_day: nullable(day),
  last_sent_at: nullable(timestamp),
  /** What is known of its DNS, and when that was last checked; NULL before the first time. */
  health: nullable(json<KnownResults>()),
  health_checked_at: nullable(timestamp),
  deleted_at: nullable(timestamp),
  created_at: timestamp,
  updated_at: timestamp,
});
export type MailboxEntity = Entity<typeof mailboxes>;
