import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import type { RouteResponse } from '../domain/api/public-route.js';
import type { Clock } from '../domain/shared/clock.js';
import type { ReceiverProvider } from '../domain/receivers/limits.js';
import type { DatedReport } from '../domain/mailbox-health/health.js';
import type { CheckedMailbox } from '../domain/mailbox-health/lookups.js';
import type { SecretBox } from '../store/database/crypto.js';
import type { Database } from '../store/database/database.js';
import type { FileStores } from '../store/files/file-stores.js';
import type { MailboxProvider } from '../generated/types.js';

/** Who calls, and how: every operation receives it as its second argument. */
export interface OperationContext {
  /** The account of the API key; every store call is scoped to it. Empty on a public operation. */
  readonly accountId: string;
  /** The key that made the request; jobs record it. Empty on a public operation. */
  readonly apiKeyId: string;
  /** The `X-Request-Id` of the response. */
  readonly requestId: string;
  /** Scheme and authority under which the caller reaches this service, without a trailing slash. */
  readonly baseUrl: string;
  /** A logger that stamps the request id on each line. */
  readonly log: Logger;
  /**
   * Stores the response under the request's `Idempotency-Key` in the transaction of its effects, so that a
   * process that dies right after it leaves both or neither. Does nothing without a key. Throws
   * `idempotency_in_progress` when another attempt has taken the key over: its transaction is to roll back.
   */
  storeIdempotentResponse(tx: EntityManager, response: RouteResponse): Promise<void>;
}

/** What operations are made with; the composition root hands it to the factory of each tag. */
export interface Dependencies {
  readonly database: Database;
  /** Where uploads are kept. */
  readonly files: FileStores;
  readonly clock: Clock;
  readonly secretBox: SecretBox;
  /** Signs links that need no key. */
  readonly linkKey: Buffer;
  /** Limits that the operator may set; the fixed ones are in `domain/api/limits.ts`. */
  readonly limits: { readonly rateLimitPerMinute: number; readonly uploadQuotaBytes: number };
  /** Whether outbound addresses may lead to this machine, for development. */
  readonly allowLoopbackUrls: boolean;
  /** What mailboxes can be connected with here. */
  readonly mailboxProviders: readonly MailboxProvider[];
  /** Checks the DNS of a mailbox, in ten seconds at most. */
  checkHealth(mailbox: CheckedMailbox): Promise<DatedReport>;
  /** Looks up and keeps who receives the mail of domains, of a hundred at most, in ten seconds at most. */
  lookUpProviders(domains: readonly string[]): Promise<Map<string, ReceiverProvider>>;
  /** Sanitizes the HTML of a mail without holding up other requests; null where that takes too long. */
  sanitizeHtml(html: string): Promise<string | null>;
  /** Called once a key is revoked, so that no cache of this process serves it any more. */
  keyRevoked(apiKeyId: string): void;
  /** Writes down when the keys of an account were last used, which is done every few seconds otherwise. */
  noteKeyUsage(accountId: string): Promise<void>;
}
