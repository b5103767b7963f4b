import type { MailboxEntity } from '../../store/entities.js';
import type { CampaignPace } from '../../store/campaigns/repository.js';
import type { SendMessage } from '../../store/sending/entities.js';
import type { LinkOptions } from './campaign/plan-send.js';

export interface ClaimOptions extends LinkOptions {
  /** UUID of the worker. */
  owner: string;
  /** How long the worker keeps a send without renewing its lease; then another worker may reconcile it. */
  leaseMs: number;
  /** When this worker began: what came in while none was there is read before anybody is written to again. */
  workerStartedAt: Date;
  /** Most messages that a mailbox without interval takes at once. */
  batchSize: number;
  /** Looks up and keeps who receives the mail of domains, of a hundred at most; without it, all count as `other`. */
  lookUpProviders?(domains: readonly string[]): Promise<unknown>;
}

/** For which receivers messages were counted, by the id of the message, and on which day. */
export interface CountedReceivers {
  day: string;
  keys: ReadonlyMap<string, readonly string[]>;
}

/** Messages that are in the ledger now and must be handed to the mailbox's server: of one campaign, or a manual one. */
export interface Claimed {
  kind: 'claimed';
  mailbox: MailboxEntity;
  messages: SendMessage[];
  /** Whether the ledger already says that SMTP has begun; a single message is written so at once. */
  isBegun: boolean;
  intervalMs: number;
  /** The mailbox's day that they were counted in. */
  day: string;
  /** Null where no receiver has a limit. */
  receivers: CountedReceivers | null;
}

/** Campaigns that send nothing now, each with the next opening of its window, if there is one. */
export interface WindowsClosed {
  kind: 'windows_closed';
  campaigns: { id: string; opensAt: Date | null }[];
}

/**
 * `interval_running`: it is the turn of `turnOf`, and its interval is over at `at`. `capped`: nothing more on this day, which
 * ends then. `windows_closed`: all that is due is in campaigns whose windows are closed. `decided_without_send`: what was due
 * is not sent, and the mailbox may be asked again at once. `unclassified`: it must be known first who receives the mail of
 * these domains. `busy`: something is due, and other workers have locked its rows
 * for a moment.
 */
export type ClaimOutcome =
  | Claimed
  | { kind: 'interval_running'; at: Date; turnOf: CampaignPace }
  | { kind: 'capped'; at: Date }
  | WindowsClosed
  | { kind: 'unclassified'; domains: string[] }
  | { kind: 'decided_without_send' | 'busy' | 'nothing_due' };
