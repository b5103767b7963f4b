import { emailVariants } from '../../domain/flow-data.js';
import type { Flow, FlowNode } from '../../domain/flow-types.js';
import { stepNumber } from '../../domain/flow-walk.js';
import { cutText, mergeValues, renderHtml, renderSubject } from '../../domain/merge-fields.js';
import { htmlToText } from '../../domain/rich-text.js';
import { continuedSubject } from '../../domain/subject.js';
import { messageIdFor, replyHeaders } from '../../domain/thread-headers.js';
import { unsubscribeToken } from '../../domain/unsubscribe-token.js';
import { pickVariant } from '../../domain/variant.js';
import type { QueuedEnrollment } from '../../store/enrollment-queue.js';
import type { SendLead } from '../../store/send-facts.js';
import type { EarlierSend, SendClaim } from '../../store/sends.js';
import { buildMime } from './mime.js';

/** What the messages of one installation have in common. */
export interface LinkOptions {
  /** Public address of the service, without a trailing slash. */
  baseUrl: string;
  /** Signs the tokens of unsubscribe links. */
  unsubscribeKey: Buffer;
}

/** One e-mail of a sequence, about to be written. */
export interface SendPlan {
  accountId: string;
  /** Id of the ledger's row, new or that of an earlier try. */
  sendId: string;
  enrollment: QueuedEnrollment;
  lead: SendLead;
  flow: Flow;
  node: FlowNode;
  mailbox: { id: string; email: string; displayName: string | null };
  /** What was sent to the enrolment before, the oldest first. */
  earlier: readonly EarlierSend[];
  now: Date;
}

/** The message cannot be written as it should be; the reason tells a person what to mend. */
export class RenderHold extends Error {
  override readonly name = 'RenderHold';
}

/** Room of the ledger's columns. */
const MAX_SUBJECT_LENGTH = 900;
const MAX_NAME_LENGTH = 255;
/** Merged values can make a body many times its template: one message must fit into one statement of the database. */
const MAX_BODY_LENGTH = 500_000;

/**
 * Writes the message of a plan: the enrolment's variant with the lead's values, an answer to what was sent before.
 *
 * @throws RenderHold when a part would be empty or too long; TemplateError when a template cannot be read
 */
export function renderSend(plan: SendPlan, links: LinkOptions): SendClaim {
  const { enrollment, lead, mailbox, node } = plan;
  const variant = pickVariant(emailVariants(node), enrollment.id, node.id);
  if (!variant) throw new RenderHold('No variant of the e-mail is active.');
  const values = mergeValues(lead, { name: mailbox.displayName, email: mailbox.email });
  const bodyHtml = renderHtml(variant.body_html, values);
  if (bodyHtml.length > MAX_BODY_LENGTH)
    throw new RenderHold(`The body of the e-mail is longer than ${MAX_BODY_LENGTH} characters.`);
  const bodyText = htmlToText(bodyHtml);
  if (bodyText === '') throw new RenderHold('The body of the e-mail is empty.');
  // One that may have left is answered to as well: whoever got it finds both in one thread.
  const parents = plan.earlier.filter(send => send.state === 'sent' || send.state === 'unknown');
  const parent = parents.at(-1);
  const thread = parent ? replyHeaders(parent) : null;
  const claim = {
    id: plan.sendId,
    accountId: plan.accountId,
    enrollmentId: enrollment.id,
    nodeId: node.id,
    campaignId: enrollment.campaignId,
    leadId: lead.id,
    globalLeadId: enrollment.globalLeadId,
    mailboxId: mailbox.id,
    variantId: variant.id,
    stepNumber: stepNumber(plan.flow, node.id) ?? enrollment.stepsSent + 1,
    messageId: messageIdFor(plan.sendId, mailbox.email),
    inReplyTo: thread?.inReplyTo ?? null,
    references: thread?.references ?? [],
    fromEmail: mailbox.email,
    fromName: mailbox.displayName,
    toEmail: lead.email,
    toName: cutText(values.name ?? '', MAX_NAME_LENGTH) || null,
    subject: subjectOf(renderSubject(variant.subject, values), parents),
    bodyText,
    bodyHtml,
  };
  return { ...claim, raw: rawMessage(claim, plan, links) };
}

/** An e-mail without a subject of its own continues the thread that the first one began. */
function subjectOf(own: string, parents: readonly EarlierSend[]): string {
  const subject = own || (parents[0] ? continuedSubject(parents[0].subject) : '');
  if (subject === '') throw new RenderHold('The subject of the e-mail is empty.');
  return cutText(subject, MAX_SUBJECT_LENGTH);
}

function rawMessage(claim: Omit<SendClaim, 'raw'>, plan: SendPlan, links: LinkOptions): Buffer {
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
