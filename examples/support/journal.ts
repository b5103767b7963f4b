import type { WebhookEvent } from 'outreach-sdk';

/** What can come of a message. */
export type Outcome = 'reply' | 'automatic reply' | 'bounce' | 'unsubscribe' | 'silence';

/** One person of the campaign: what is wanted to happen, and what the webhooks reported. */
export interface Entry {
  email: string;
  /** Whether the message is wanted to leave, and what to come of it. */
  wanted: { sent: boolean; outcome: Outcome };
  sentAt?: string;
  outcome?: Outcome;
  /** What was written or reported, on one line. */
  detail?: string;
}

/** What happened to whom, as the verified webhooks reported it. */
export class Journal {
  readonly entries: Entry[];
  /** Ids of the events seen: a delivery can come twice. */
  readonly #seen = new Set<string>();

  constructor(people: readonly Pick<Entry, 'email' | 'wanted'>[]) {
    this.entries = people.map(({ email, wanted }) => ({ email, wanted }));
  }

  /** Distinct events that were about these people. */
  get count(): number {
    return this.#seen.size;
  }

  /** Takes an event in; returns whom it was about and what it says, or nothing when it is old or about others. */
  add(event: WebhookEvent): { email: string; text: string } | undefined {
    const noted = read(event);
    const entry = this.entries.find(({ email }) => email === noted?.email);
    if (!noted || !entry || this.#seen.has(event.id)) return undefined;
    this.#seen.add(event.id);
    if ('sentAt' in noted) {
      entry.sentAt ??= noted.sentAt;
      return { email: entry.email, text: 'sent' };
    }
    entry.outcome = noted.outcome;
    entry.detail = noted.detail;
    return { email: entry.email, text: describe(entry) };
  }

  /** What is wanted and has not happened, a line for each person. */
  missing(): string[] {
    return this.entries.flatMap(({ email, wanted, sentAt, outcome }) => [
      ...(wanted.sent && !sentAt ? [`${email}: no message was sent`] : []),
      ...(!wanted.sent && sentAt ? [`${email}: a message was sent, and should have been refused`] : []),
      ...(outcome === wanted.outcome || (!outcome && wanted.outcome === 'silence')
        ? []
        : [`${email}: ${wanted.outcome} expected, ${outcome ?? 'nothing'} came`]),
    ]);
  }
}

/** What came of a person's message, for people. */
export function describe({ outcome = 'silence', detail }: Entry): string {
  return detail ? `${outcome}: ${detail}` : outcome;
}

/** The events that this story is made of; `event.type` decides which data the event has. */
function read(
  event: WebhookEvent,
): { email: string; sentAt: string } | { email: string; outcome: Outcome; detail?: string } | undefined {
  switch (event.type) {
    case 'email.sent':
      return { email: event.data.email, sentAt: event.data.sent_at };
    case 'reply.received': {
      const outcome = event.data.category === 'Auto Reply' ? 'automatic reply' : 'reply';
      return { email: event.data.email, outcome, detail: oneLine(event.data.body_text) };
    }
    case 'bounce.detected':
      return { email: event.data.email, outcome: 'bounce', detail: event.data.reason };
    case 'blocklist.entry_added':
      // A hard bounce blocks the address too; the bounce itself is reported by an event of its own.
      return event.data.origin === 'unsubscribe'
        ? { email: event.data.value, outcome: 'unsubscribe' }
        : undefined;
    default:
      return undefined;
  }
}

/** The text without its greeting, on one line and not too long. */
function oneLine(text: string): string {
  const line = text
    .replace(/^[^\n]{0,30},\s*\n/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line;
}
