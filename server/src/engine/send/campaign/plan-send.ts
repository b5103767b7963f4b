import { decideSend, type SendDecision } from '../../../domain/sending/send-decision.js';
import type { Flow } from '../../../domain/flow/types.js';
import type { RecipientTerms } from '../../../domain/sending/recipient-wait.js';
import { stepNumber } from '../../../domain/flow/walk.js';
import { messageIdFor, messageIdHash, replyHeaders } from '../../../domain/sending/thread-headers.js';
import { unsubscribeToken } from '../../../domain/sending/unsubscribe-token.js';
import type { DueEnrollment } from '../../../store/enrollments/queue/queries.js';
import { newId } from '../../../store/database/ids.js';
import type { SendLead } from '../../../store/sending/facts/queries.js';
import type { CampaignSend } from '../../../store/sending/entities.js';
import type { EarlierSend } from '../../../store/sending/queries.js';
import { buildMime } from '../mime.js';

type Decision = SendDecision<EarlierSend>;
type ToSend = Extract<Decision, { kind: 'send' }>;

/** What becomes of an enrollment whose email is due, its message ready for the ledger where it is sent. */
export type PlannedSend =
  | Exclude<Decision, { kind: 'send' | 'needs_fix' }>
  | { kind: 'send'; message: CampaignSend; retry: boolean }
  | { kind: 'needs_fix'; reason: string };

/** What the messages of one installation have in common. */
export interface LinkOptions {
  /** Public address of the service, without a trailing slash. */
  baseUrl: string;
  /** Signs the tokens of unsubscribe links. */
  unsubscribeKey: Buffer;
}

/** All that the decision rests on, as the transaction sees it. */
export interface SendCandidate extends RecipientTerms {
  accountId: string;
  mailbox: { id: string; email: string; displayName: string | null };
  enrollment: DueEnrollment;
  lead: SendLead | undefined;
  /** The address or its host is on the block list. */
  isBlocked: boolean;
  flow: Flow;
  /** The sends of the enrollment so far, the oldest first. */
  earlier: readonly EarlierSend[];
  now: Date;
}

/** Decides one enrollment. Whatever fails while its message is rendered stops this one and no other. */
export function planSend(candidate: SendCandidate, links: LinkOptions): PlannedSend {
  const decision = decideSend(candidate);
  if (decision.kind !== 'send') return decision;
  try {
    const message = renderSend(candidate, candidate.lead!, decision, links);
    return { kind: 'send', message, retry: decision.before !== undefined };
  } catch (error) {
    return { kind: 'needs_fix', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Returns the message as the ledger stores it: a reply to what was sent before, and ready for SMTP. */
function renderSend(
  { accountId, enrollment, flow, mailbox, now }: SendCandidate,
  lead: SendLead,
  { node, variant, mail, parents, before }: ToSend,
  links: LinkOptions,
): CampaignSend {
  // The ledger has the row of an earlier try, which is tried again.
  const id = before?.id ?? newId();
  const parent = parents.at(-1);
  const thread = parent ? replyHeaders(parent) : null;
  const message_id = messageIdFor(id, mailbox.email);
  const message = {
    account_id: accountId,
    id,
    kind: 'campaign',
    enrollment_id: enrollment.id,
    node_id: node.id,
    campaign_id: enrollment.campaignId,
    lead_id: lead.id,
    global_lead_id: enrollment.globalLeadId,
    mailbox_id: mailbox.id,
    variant_id: variant.id,
    step_number: stepNumber(flow, node.id) ?? enrollment.stepsSent + 1,
    message_id,
    message_id_hash: messageIdHash(message_id),
    in_reply_to: thread?.inReplyTo ?? null,
    reference_ids: thread?.references ?? [],
    from_email: mailbox.email,
    from_name: mailbox.displayName,
    to_email: lead.email,
    to_name: mail.toName,
    cc: null,
    subject: mail.subject,
    body_text: mail.bodyText,
    body_html: mail.bodyHtml,
  } as const;
  const target = { accountId, enrollmentId: enrollment.id };
  const raw = buildMime({
    from: { name: message.from_name, address: message.from_email },
    to: [{ name: message.to_name, address: message.to_email }],
    subject: message.subject,
    text: message.body_text,
    html: message.body_html,
    messageId: message_id,
    inReplyTo: message.in_reply_to,
    references: message.reference_ids,
    date: now,
    listUnsubscribe: {
      url: `${links.baseUrl}/unsubscribe/${unsubscribeToken(links.unsubscribeKey, target)}`,
    },
  });
  return { ...message, raw };
}
