import { emailVariants } from '../flow/data.js';
import type { EmailVariant, Flow, FlowNode } from '../flow/types.js';
import { cutText, mergeValues, renderHtml, renderSubject, type MergeLead } from '../merge/merge-fields.js';
import { htmlToText } from '../flow/rich-text.js';
import { continuedSubject } from '../inbox/mail-message.js';
import { pickVariant } from '../flow/variants.js';
import { emailsOnWay } from '../flow/walk.js';

/** What a person reads of a campaign's message. */
export interface CampaignMail {
  toName: string | null;
  subject: string;
  bodyText: string;
  bodyHtml: string;
  /** Why it cannot be sent as it is, in words that tell what to fix; null when it can. */
  problem: string | null;
}

/** The mailbox that a message is written for. */
export interface MailSender {
  email: string;
  displayName: string | null;
}

/** Room of the ledger's columns. */
const MAX_SUBJECT_LENGTH = 900;
const MAX_NAME_LENGTH = 255;
/** Merged values can make a body many times its template: one message must fit into one statement of the database. */
const MAX_BODY_LENGTH = 500_000;

/**
 * Writes a variant with a lead's values. Never throws: a template that cannot be read stops this message and no other.
 *
 * @param threadSubject subject of the first message of the thread that this one continues; null begins one. A message
 *   without a subject of its own answers to it.
 */
export function writeCampaignMail(
  variant: Pick<EmailVariant, 'subject' | 'body_html'>,
  lead: MergeLead,
  sender: MailSender,
  threadSubject: string | null,
): CampaignMail {
  const values = mergeValues(lead, { name: sender.displayName, email: sender.email });
  const toName = cutText(values.name ?? '', MAX_NAME_LENGTH) || null;
  try {
    const own = renderSubject(variant.subject, values);
    const subject = own || (threadSubject === null ? '' : continuedSubject(threadSubject));
    const whole = renderHtml(variant.body_html, values);
    const bodyHtml = cutText(whole, MAX_BODY_LENGTH);
    const bodyText = htmlToText(bodyHtml);
    const problem = problemOf(subject, bodyText, whole.length);
    return { toName, subject: cutText(subject, MAX_SUBJECT_LENGTH), bodyText, bodyHtml, problem };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { toName, subject: '', bodyText: '', bodyHtml: '', problem };
  }
}

function problemOf(subject: string, bodyText: string, length: number): string | null {
  if (length > MAX_BODY_LENGTH) return `The body of the email is longer than ${MAX_BODY_LENGTH} characters.`;
  if (bodyText === '') return 'The body of the email is empty.';
  return subject === '' ? 'The subject of the email is empty.' : null;
}

/** What was sent to an enrollment, or tried, as far as later messages look at it. */
export interface EarlierMail {
  nodeId: string;
  state: string;
  subject: string;
}

/** The messages that a later one answers to, of those given: who got one that may have left finds both in one thread. */
export function threadParents<M extends EarlierMail>(earlier: readonly M[]): M[] {
  return earlier.filter(({ state }) => state === 'sent' || state === 'unknown');
}

/**
 * The subject of the thread that a message at a node continues: that of the first message that has left, else of the
 * first one on the way, as it would be written now; null where the message is the first.
 *
 * @param enrollmentId picks the variants; null, for who is not enrolled yet, takes the first active ones
 */
export function expectedThreadSubject(
  flow: Flow,
  node: FlowNode,
  enrollmentId: string | null,
  lead: MergeLead,
  sender: MailSender,
  earlier: readonly EarlierMail[],
): string | null {
  const [parent] = threadParents(earlier).filter(({ nodeId }) => nodeId !== node.id);
  if (parent) return parent.subject;
  const [first] = emailsOnWay(flow, node.id);
  const variant = first && variantFor(first, enrollmentId);
  return variant ? writeCampaignMail(variant, lead, sender, null).subject : null;
}

/** The variant that an enrollment gets of an email; who is not enrolled yet is shown the first active one. */
export function variantFor(node: FlowNode, enrollmentId: string | null): EmailVariant | null {
  const variants = emailVariants(node);
  if (enrollmentId !== null) return pickVariant(variants, enrollmentId, node.id);
  return variants.filter(({ isActive }) => isActive).sort((a, b) => a.order - b.order)[0] ?? null;
}
