import {
  threadParents,
  writeCampaignMail,
  type CampaignMail,
  type EarlierMail,
  type MailSender,
} from './campaign-mail.js';
import { declaredFields, emailVariants } from '../flow/data.js';
import { arriveAt, positionAfter, type Position } from '../flow/position.js';
import type { EmailVariant, Flow, FlowNode } from '../flow/types.js';
import { findNode } from '../flow/walk.js';
import { lackingCustomKeys } from '../leads/lead-merge.js';
import type { MergeLead } from '../merge/merge-fields.js';
import { pickVariant } from '../flow/variants.js';
import { recipientWait, type RecipientTerms, type RecipientWait } from './recipient-wait.js';

/** All that the decision on an email whose turn has come rests on. */
export interface SendFacts<M extends EarlierMail> extends RecipientTerms {
  enrollment: { id: string; nodeId: string | null };
  /** `gone`: deleted, or retired by a replacement. */
  lead: (MergeLead & { email: string; gone: boolean }) | undefined;
  /** The address or its host is on the block list. */
  isBlocked: boolean;
  flow: Flow;
  mailbox: MailSender;
  /** The sends of the enrollment so far, the oldest first. */
  earlier: readonly M[];
  now: Date;
}

/**
 * What becomes of an enrollment whose email is due: it is sent, or the sequence ends, or rests until someone fixes what
 * is wrong (`missing`: declared fields that the lead lacks), or goes on elsewhere, or the message is under way already, or
 * it waits because of its recipient.
 */
export type SendDecision<M extends EarlierMail> =
  | { kind: 'send'; node: FlowNode; variant: EmailVariant; mail: CampaignMail; parents: M[]; before?: M }
  | { kind: 'end'; reason: 'removed' | 'blocked' }
  | { kind: 'needs_fix'; reason: string; missing: string[] }
  | { kind: 'move'; position: Position | null }
  | { kind: 'in_flight' }
  | { kind: 'wait'; wait: RecipientWait };

/** Decides one enrollment. */
export function decideSend<M extends EarlierMail>(facts: SendFacts<M>): SendDecision<M> {
  const { enrollment, lead, flow, earlier, now } = facts;
  if (!lead || lead.gone) return { kind: 'end', reason: 'removed' };
  if (facts.isBlocked) return { kind: 'end', reason: 'blocked' };
  const node = enrollment.nodeId === null ? null : findNode(flow, enrollment.nodeId);
  if (!node) return { kind: 'move', position: positionAfter(flow, enrollment.nodeId, now) };
  if (node.type !== 'email') return { kind: 'move', position: arriveAt(node, now) };
  const before = earlier.find(send => send.nodeId === node.id);
  if (before?.state === 'sent') return { kind: 'move', position: positionAfter(flow, node.id, now) };
  if (before?.state === 'sending' || before?.state === 'unknown') return { kind: 'in_flight' };
  const missing = lackingCustomKeys(declaredFields(flow).custom, lead.custom_lead_data ?? {});
  if (missing.length > 0)
    return { kind: 'needs_fix', reason: `The lead has no value for ${missing.join(', ')}.`, missing };
  const variant = pickVariant(emailVariants(node), enrollment.id, node.id);
  if (!variant) return { kind: 'needs_fix', reason: 'No variant of the email is active.', missing };
  const parents = threadParents(earlier);
  const mail = writeCampaignMail(variant, lead, facts.mailbox, parents[0]?.subject ?? null);
  if (mail.problem !== null) return { kind: 'needs_fix', reason: mail.problem, missing };
  const wait = recipientWait(facts, lead, now);
  if (wait) return { kind: 'wait', wait };
  return { kind: 'send', node, variant, mail, parents, before };
}
