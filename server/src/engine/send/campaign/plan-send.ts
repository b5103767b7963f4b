import { decideSend, type SendDecision } from '../../../domain/sending/send-decision.js';
import type { Flow } from '../../../domain/flow/types.js';
import type { QueuedEnrollment } from '../../../store/enrollments/queue/queries.js';
import { newId } from '../../../store/database/ids.js';
import type { SendLead } from '../../../store/sending/facts/queries.js';
import type { CampaignSend } from '../../../store/sending/entities.js';
import type { EarlierSend } from '../../../store/sending/queries.js';
import { renderSend, type LinkOptions, type SendPlan } from './render.js';

/** What becomes of an enrollment whose email is due, its message ready for the ledger where it is sent. */
export type PlannedSend =
  | Exclude<SendDecision<EarlierSend>, { kind: 'send' | 'hold' }>
  | { kind: 'send'; message: CampaignSend; retry: boolean }
  | { kind: 'hold'; reason: string };

/** All that the decision rests on, as the transaction sees it. */
export interface SendCandidate {
  accountId: string;
  mailbox: SendPlan['mailbox'];
  enrollment: QueuedEnrollment;
  lead: SendLead | undefined;
  /** The address or its host is on the block list. */
  isBlocked: boolean;
  flow: Flow;
  /** The sends of the enrollment so far, the oldest first. */
  earlier: readonly EarlierSend[];
  now: Date;
}

/** Decides one enrollment. Whatever fails while its message is written holds this one and no other. */
export function planSend(given: SendCandidate, links: LinkOptions): PlannedSend {
  const decision = decideSend(given);
  if (decision.kind !== 'send') return decision;
  const { node, variant, mail, parents, before } = decision;
  const { accountId, enrollment, flow, mailbox, now } = given;
  const sendId = before?.id ?? newId();
  const lead = given.lead!;
  try {
    const plan = { accountId, sendId, enrollment, lead, flow, node, variant, mail, mailbox, parents, now };
    return { kind: 'send', message: renderSend(plan, links), retry: before !== undefined };
  } catch (error) {
    return { kind: 'hold', reason: error instanceof Error ? error.message : String(error) };
  }
}
