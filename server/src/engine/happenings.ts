import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { BounceKind } from '../domain/inbox/mail-message.js';
import type { SmtpFailureKind } from './sending/smtp-error.js';

/** How the hand-over of a message to its mailbox's server ended. */
export type HandOverOutcome = 'sent' | SmtpFailureKind;

/** What arrived about something that was sent. */
export type ReceivedKind =
  'reply' | 'auto_reply' | 'bounce' | `bounce_${BounceKind}` | 'complaint' | 'unproven';

/** What the engine did, as it happens, for whoever listens in this process, such as its metrics; else it costs nothing. */
interface Happenings {
  'handed-over': HandOverOutcome;
  received: ReceivedKind;
  'task-failed': string;
}

const channelOf = (name: keyof Happenings) => channel(`outreach:${name}`);
const channels = {
  'handed-over': channelOf('handed-over'),
  received: channelOf('received'),
  'task-failed': channelOf('task-failed'),
};

/** Tells that something has happened; called after it was written down, so that nothing is told that was taken back. */
export function tell<K extends keyof Happenings>(name: K, what: Happenings[K]): void {
  if (channels[name].hasSubscribers) channels[name].publish(what);
}

/** Listens from now on; answers how to stop that. */
export function listen<K extends keyof Happenings>(
  name: K,
  listener: (what: Happenings[K]) => void,
): () => void {
  const onMessage = (message: unknown) => listener(message as Happenings[K]);
  subscribe(`outreach:${name}`, onMessage);
  return () => unsubscribe(`outreach:${name}`, onMessage);
}
