import { eventText } from '../domain/api/limits.js';
import type { EventPayloads } from '../generated/events.js';
import type { NewEvent } from '../store/database/outbox/queries.js';

type Payload = EventPayloads['email.sent'];

/** A message that has left. */
export interface SentEmail {
  messageId: string;
  type: Payload['message_type'];
  /** The recipient, who need not be the lead. */
  to: string;
  subject: string;
  text: string;
  sentAt: Date;
  /** Where in the campaign's flow; a manual message has no place there. */
  step?: { number: number; nodeId: string; variantId: string };
}

/** The lead that the message belongs to, its mailbox and its thread. */
type Parties = Omit<
  Payload,
  | 'message_id'
  | 'message_type'
  | 'to_email'
  | 'subject'
  | 'body_text'
  | 'sent_at'
  | 'step_number'
  | 'node_id'
  | 'flow_node_id'
  | 'variant_id'
>;

/** Returns the event of a message that has left, to be emitted. */
export function emailSent(
  accountId: string,
  parties: Parties,
  { messageId, type, to, subject, text, sentAt, step }: SentEmail,
): NewEvent<'email.sent'> {
  const payload = {
    ...parties,
    message_id: messageId,
    message_type: type,
    to_email: to,
    subject,
    body_text: eventText(text),
    sent_at: sentAt.toISOString(),
    ...(step && {
      step_number: step.number,
      node_id: step.nodeId,
      flow_node_id: step.nodeId,
      variant_id: step.variantId,
    }),
  };
  return { accountId, type: 'email.sent', payload };
}
