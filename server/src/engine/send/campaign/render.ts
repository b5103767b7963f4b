import type { CampaignMail } from '../../../domain/sending/campaign-mail.js';
import type { EmailVariant, Flow, FlowNode } from '../../../domain/flow/types.js';
import { stepNumber } from '../../../domain/flow/walk.js';
import { messageIdFor, messageIdHash, replyHeaders } from '../../../domain/sending/thread-headers.js';
import { unsubscribeToken } from '../../../domain/sending/unsubscribe-token.js';
import type { QueuedEnrollment } from '../../../store/enrollments/queue/queries.js';
import type { SendLead } from '../../../store/sending/facts/queries.js';
import type { CampaignSend } from '../../../store/sending/entities.js';
import type { EarlierSend } from '../../../store/sending/queries.js';
import { buildMime } from '../mime.js';

/** What the messages of one installation have in common. */
export interface LinkOptions {
  /** Public address of the service, without a trailing slash. */
  baseUrl: string;
  /** Signs the tokens of unsubscribe links. */
  unsubscribeKey: Buffer;
}

/** One email of a sequence, about to be handed over. */
export interface SendPlan {
  accountId: string;
  /** Id of the ledger's row, new or that of an earlier try. */
  sendId: string;
  enrollment: QueuedEnrollment;
  lead: SendLead;
  flow: Flow;
  node: FlowNode;
  variant: EmailVariant;
  mail: CampaignMail;
  mailbox: { id: string; email: string; displayName: string | null };
  /** The messages that this one answers to, the oldest first. */
  parents: readonly EarlierSend[];
  now: Date;
}

/** Returns the message of a plan as the ledger stores it: a reply to what was sent before, and ready for SMTP. */
export function renderSend(plan: SendPlan, links: LinkOptions): CampaignSend {
  const { enrollment, lead, mail, mailbox, node } = plan;
  const parent = plan.parents.at(-1);
  const thread = parent ? replyHeaders(parent) : null;
  const message_id = messageIdFor(plan.sendId, mailbox.email);
  const message = {
    account_id: plan.accountId,
    id: plan.sendId,
    kind: 'campaign',
    enrollment_id: enrollment.id,
    node_id: node.id,
    campaign_id: enrollment.campaignId,
    lead_id: lead.id,
    global_lead_id: enrollment.globalLeadId,
    mailbox_id: mailbox.id,
    variant_id: plan.variant.id,
    step_number: stepNumber(plan.flow, node.id) ?? enrollment.stepsSent + 1,
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
  const target = { accountId: plan.accountId, enrollmentId: enrollment.id };
  const raw = buildMime({
    from: { name: message.from_name, address: message.from_email },
    to: [{ name: message.to_name, address: message.to_email }],
    subject: message.subject,
    text: message.body_text,
    html: message.body_html,
    messageId: message_id,
    inReplyTo: message.in_reply_to,
    references: message.reference_ids,
    date: plan.now,
    listUnsubscribe: {
      url: `${links.baseUrl}/unsubscribe/${unsubscribeToken(links.unsubscribeKey, target)}`,
    },
  });
  return { ...message, raw };
}
