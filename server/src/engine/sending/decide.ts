import { declaredFields } from '../../domain/flow-data.js';
import { arriveAt, standingAfter, type Standing } from '../../domain/flow-standing.js';
import type { Flow } from '../../domain/flow-types.js';
import { findNode } from '../../domain/flow-walk.js';
import { lackingCustomKeys } from '../../domain/lead-merge.js';
import type { QueuedEnrollment } from '../../store/enrollment-queue.js';
import { newId } from '../../store/ids.js';
import type { SendLead } from '../../store/send-facts.js';
import type { EarlierSend, SendClaim } from '../../store/sends.js';
import { renderSend, type LinkOptions, type SendPlan } from './render.js';

/**
 * What becomes of an enrolment whose e-mail is due: it is sent, or the sequence ends, or rests until someone mends what
 * is wrong, or goes on elsewhere, or the message is under way already.
 */
export type Decision =
  | { kind: 'send'; claim: SendClaim; retry: boolean }
  | { kind: 'end'; reason: 'removed' | 'blocked' }
  | { kind: 'hold'; reason: string }
  | { kind: 'stand'; standing: Standing | null }
  | { kind: 'in_flight' };

/** All that the decision rests on, as the transaction sees it. */
export interface SendCase {
  accountId: string;
  mailbox: SendPlan['mailbox'];
  enrollment: QueuedEnrollment;
  lead: SendLead | undefined;
  /** The address or its host is on the block list. */
  isBlocked: boolean;
  flow: Flow;
  /** The sends of the enrolment so far, the oldest first. */
  earlier: readonly EarlierSend[];
  now: Date;
}

/** Decides one enrolment. Whatever fails while its message is written holds this one and no other. */
export function decideSend(given: SendCase, links: LinkOptions): Decision {
  const { enrollment, lead, flow, earlier, now } = given;
  if (!lead || lead.gone) return { kind: 'end', reason: 'removed' };
  if (given.isBlocked) return { kind: 'end', reason: 'blocked' };
  const node = enrollment.nodeId === null ? null : findNode(flow, enrollment.nodeId);
  if (!node) return { kind: 'stand', standing: standingAfter(flow, enrollment.nodeId, now) };
  if (node.type !== 'email') return { kind: 'stand', standing: arriveAt(node, now) };
  const before = earlier.find(send => send.nodeId === node.id);
  if (before?.state === 'sent') return { kind: 'stand', standing: standingAfter(flow, node.id, now) };
  if (before?.state === 'sending' || before?.state === 'unknown') return { kind: 'in_flight' };
  const missing = lackingCustomKeys(declaredFields(flow).custom, lead.custom_lead_data);
  if (missing.length > 0) return { kind: 'hold', reason: `The lead lacks ${missing.join(', ')}.` };
  try {
    const { accountId, mailbox } = given;
    const sendId = before?.id ?? newId();
    const plan = { accountId, sendId, enrollment, lead, flow, node, mailbox, earlier, now };
    return { kind: 'send', claim: renderSend(plan, links), retry: before !== undefined };
  } catch (error) {
    return { kind: 'hold', reason: error instanceof Error ? error.message : String(error) };
  }
}
