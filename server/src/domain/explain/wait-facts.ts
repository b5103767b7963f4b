import type {
  CampaignStatus,
  EnrollmentReason,
  EnrollmentState,
  LeadWaitCode,
  LeadWaitDetails,
} from '../../generated/types.js';
import type { EarlierMail } from '../sending/campaign-mail.js';
import type { Flow, Schedule } from '../flow/types.js';
import type { MergeLead } from '../merge/merge-fields.js';
import type { MailboxInPlay } from '../sending/next-mailbox.js';

/** What a lead waits for: until when this reason holds, and until when nothing happens at all, null where nobody knows. */
export interface LeadWait {
  code: LeadWaitCode;
  message: string;
  until: Date | null;
  nextAt: Date | null;
  details: Omit<LeadWaitDetails, 'until' | 'node_id'>;
}

/** A campaign as far as its leads' waits go. */
export interface WaitCampaign {
  status: CampaignStatus;
  external: boolean;
  deleted: boolean;
  launched: boolean;
  startAt: Date | null;
  pauseAt: Date | null;
  schedule: Schedule | null;
  sending_interval_seconds: number;
  flow: Flow;
}

/** An enrollment as the engine sees it. */
export interface WaitEnrollment {
  id: string;
  state: EnrollmentState;
  reason: EnrollmentReason | null;
  nodeId: string | null;
  awaits: 'flow' | 'send' | 'sending' | 'data' | 'reply' | 'resume' | null;
  nextActionAt: Date | null;
  /** The mailbox of its follow-ups, null before the first message. */
  mailboxId: string | null;
  attempts: number;
  lastError: string | null;
  /** A worker has its request under way. */
  inHand: boolean;
}

/** A message of an enrollment in the ledger. */
export interface WaitMail extends EarlierMail {
  /** When what became of it is looked into. */
  dueAt: Date | null;
}

/** A mailbox that may send for the lead. */
export interface WaitMailbox extends MailboxInPlay {
  id: string;
  email: string;
  displayName: string | null;
  statusReason: string | null;
  inbox: { readAt: Date | null; dueAt: Date | null; error: string | null } | null;
}

/** Who goes before an enrollment: in its own queue, and what its mailbox serves before that queue has its turn. */
export interface WaitQueue {
  ahead: number;
  turnsAhead: number;
  /** When the interval of a campaign is over whose turn comes before, and which the mailbox waits for till then. */
  waitedFor: Date | null;
}

/** All that an explanation rests on. */
export interface LeadWaitFacts {
  now: Date;
  campaign: WaitCampaign;
  lead: MergeLead & { gone: boolean; replaced: boolean };
  enrollment: WaitEnrollment | null;
  /** The entry of the block list that stands against the address. */
  block: { value: string; reason: string | null } | null;
  earlier: readonly WaitMail[];
  /** Those that may send its next message: its own, or all that are attached while it has none. */
  mailboxes: readonly WaitMailbox[];
  queue: WaitQueue;
}

/** A wait that ends at a time, or that nobody knows the end of. */
export function waitFor(
  code: LeadWaitCode,
  message: string,
  until: Date | null = null,
  details: LeadWait['details'] = {},
): LeadWait {
  return { code, message, until, nextAt: until, details };
}
