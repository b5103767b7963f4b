import type { CampaignMail } from '../../../domain/sending/campaign-mail.js';
import type { EmailVariant, Flow, FlowNode } from '../../../domain/flow/types.js';
import { stepNumber } from '../../../domain/flow/walk.js';
import { messageIdFor, replyHeaders } from '../../../domain/sending/thread-headers.js';
import { unsubscribeToken } from '../../../domain/sending/unsubscribe-token.js';
import type { QueuedEnrollment } from '../../../store/enrollments/queue/queries.js';
import type { SendLead } from '../../../store/sending/facts/queries.js';
import type { CampaignSend } from '../../../store/sending/claims/queries.js';
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
  const claim = {
    kind: 'campaign',
    id: plan.sendId,
    accountId: plan.accountId,
    enrollmentId: enrollment.id,
    nodeId: node.id,
    campaignId: enrollment.campaignId,
    leadId: lead.id,
    globalLeadId: enrollment.globalLeadId,
    mailboxId: mailbox.id,
    variantId: plan.variant.id,
    stepNumber: stepNumber(plan.flow, node.id) ?? enrollment.stepsSent + 1,
    messageId: messageIdFor(plan.sendId, mailbox.email),
    inReplyTo: thread?.inReplyTo ?? null,
    references: thread?.references ?? [],
    fromEmail: mailbox.email,
    fromName: mailbox.displayName,
    toEmail: lead.email,
    toName: mail.toName,
    cc: [],
    subject: mail.subject,
    bodyText: mail.bodyText,
    bodyHtml: mail.bodyHtml,
  } as const;
  return { ...claim, raw: rawMessage(claim, plan, links) };
}

function rawMessage(claim: Omit<CampaignSend, 'raw'>, plan: SendPlan, links: LinkOptions): Buffer {
  const token = unsubscribeToken(links.unsubscribeKey, claim);
  return buildMime({
    from: { name: claim.fromName, address: claim.fromEmail },
    to: [{ name: claim.toName, address: claim.toEmail }],
    subject: claim.subject,
    text: claim.bodyText,
    html: claim.bodyHtml,
    messageId: claim.messageId,
    inReplyTo: claim.inReplyTo,
    references: claim.references,
    date: plan.now,
    listUnsubscribe: { url: `${links.baseUrl}/unsubscribe/${token}` },
  });
}
