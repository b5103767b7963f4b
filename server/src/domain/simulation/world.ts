import type { Flow, Schedule } from '../flow/types.js';
import type { ReceiverLimits } from '../../generated/types.js';
import type { LimitedReceiver, ReceiverProvider } from '../receivers/limits.js';
import type { PacedMailbox } from '../sending/mailbox-pacer.js';

/** People who stand alike: their next email is the same and due at the same time. Instants are epoch milliseconds. */
export interface SimulatedGroup {
  /** Of the email. */
  nodeId: string;
  /** The mailbox that they are written to from; null before the first message. */
  mailboxId: string | null;
  dueAt: number;
  count: number;
  /** What the field of the time zone holds, where the campaign has one. */
  zone?: string | null;
  /** That of their addresses, where receivers have limits. */
  domain?: string | null;
  /** Why they wait because of themselves. */
  heldBy?: SimulatedObstacle;
}

/** A campaign that is played. */
export interface SimulatedCampaign {
  id: string;
  schedule: Schedule | null;
  sending_interval_seconds: number;
  flow: Flow;
  /** Nothing is sent before, and nothing from `endsAt` on. */
  startsAt: number;
  endsAt: number;
  /** The attached mailboxes, and when each last sent for the campaign. */
  turns: ReadonlyMap<string, Date | null>;
  groups: readonly SimulatedGroup[];
}

/** A mailbox that sends. */
export interface SimulatedMailbox extends PacedMailbox {
  id: string;
}

/** The limits of receivers. */
export interface SimulatedReceivers {
  limits: ReceiverLimits;
  /** By domain; who is not in it counts as `other`. */
  providers: ReadonlyMap<string, ReceiverProvider>;
  /** Messages of the day on which the simulation begins, by the key of the receiver. */
  sent: ReadonlyMap<string, number>;
}

/** All that a simulation plays. Mailboxes that send nothing are left out: whoever waits for one waits on. */
export interface SimulatedWorld {
  now: number;
  mailboxes: readonly SimulatedMailbox[];
  campaigns: readonly SimulatedCampaign[];
  /** The limits of receivers; without them, none has one. */
  receivers?: SimulatedReceivers | null;
}

/** Messages that leave a mailbox at once. */
export interface SimulatedSend {
  campaignId: string;
  mailboxId: string;
  nodeId: string;
  at: number;
  count: number;
  kind: 'first_touch' | 'follow_up';
}

/** Why a mailbox does not send what is due. */
export type SimulatedObstacle =
  'schedule_window' | 'daily_cap' | 'mailbox_interval' | 'receiver_limit' | 'other_campaigns';

/** Whoever watches a simulation. */
export interface SimulationWatch {
  onSend(send: SimulatedSend): void;
  /** Something of this campaign is due at a mailbox, which does not send it for so many milliseconds. */
  onWait?(campaignId: string, obstacle: SimulatedObstacle, milliseconds: number): void;
  /** So many messages of this campaign wait for the next day, because a receiver may get no more. */
  onFull?(campaignId: string, receiver: LimitedReceiver, count: number): void;
}

/** People who are left when the simulation ends, by campaign. */
export type SimulatedRest = ReadonlyMap<string, SimulatedGroup[]>;

/** A campaign and the mailboxes that are attached to it. */
export interface Attached {
  id: string;
  mailboxIds: readonly string[];
}

/** The campaigns that share mailboxes with one, or with one that does: what any of them sends leaves less for the others. */
export function sharingCampaigns<C extends Attached>(campaign: Attached, others: readonly C[]): C[] {
  const byMailbox = new Map<string, C[]>();
  for (const other of others)
    for (const id of other.mailboxIds) byMailbox.set(id, [...(byMailbox.get(id) ?? []), other]);
  const found = new Set<C>();
  const mailboxes = new Set(campaign.mailboxIds);
  for (const id of mailboxes)
    for (const other of byMailbox.get(id) ?? []) {
      if (other.id === campaign.id) continue;
      found.add(other);
      for (const further of other.mailboxIds) mailboxes.add(further);
    }
  return [...found];
}
