import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { BounceKind } from '../domain/inbox/mail-message.js';
import type { SmtpFailureKind } from './send/smtp-error.js';

/** How the delivery of a message to its mailbox's server ended. */
export type DeliveryOutcome = 'sent' | SmtpFailureKind;

/** What arrived about something that was sent. */
export type ReceivedKind =
  'reply' | 'auto_reply' | 'bounce' | `bounce_${BounceKind}` | 'complaint' | 'unproven';

/** What the engine does, for listeners in this process, such as its metrics; without one an event costs nothing. */
interface EngineEvents {
  'handed-over': DeliveryOutcome;
  received: ReceivedKind;
  'task-failed': string;
}

const channelOf = (name: keyof EngineEvents) => channel(`outreach:${name}`);
const channels = {
  'handed-over': channelOf('handed-over'),
  received: channelOf('received'),
  'task-failed': channelOf('task-failed'),
};

/** Publishes an event; called after the transaction has committed, so that nothing is published that was rolled back. */
export function emit<K extends keyof EngineEvents>(name: K, what: EngineEvents[K]): void {
  if (channels[name].hasSubscribers) channels[name].publish(what);
}

/** Calls a listener with each event of a kind; returns how to end that. */
export function onEngineEvent<K extends keyof EngineEvents>(
  name: K,
  listener: (what: EngineEvents[K]) => void,
): () => void {
  const onMessage = (message: unknown) => listener(message as EngineEvents[K]);
  subscribe(`outreach:${name}`, onMessage);
  return () => unsubscribe(`outreach:${name}`, onMessage);
}
