import type { WebhookEvent } from 'outreach-sdk';

/** What can follow a message. */
export type Outcome = 'reply' | 'automatic reply' | 'bounce' | 'unsubscribe' | 'silence';

/** One person of the campaign: what is expected, and what the webhooks reported. */
export interface Entry {
  email: string;
  /** Whether the message should be sent, and what should follow. */
  wanted: { sent: boolean; outcome: Outcome };
  sentAt?: string;
  outcome?: Outcome;
  /** The text of the reply or the reason of the bounce, on one line. */
  detail?: string;
}

/** The events of the people of the campaign, from verified webhooks. */
export class Journal {
  readonly entries: Entry[];
  /** Ids of the handled events. A delivery can arrive twice. */
  readonly #seen = new Set<string>();

  constructor(people: readonly Pick<Entry, 'email' | 'wanted'>[]) {
    this.entries = people.map(({ email, wanted }) => ({ email, wanted }));
  }

  /** The number of different events about these people. */
  get count(): number {
    return this.#seen.size;
  }

  /** Adds an event. Returns its person and text, or undefined if it is a duplicate or about other people. */
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

  /** Returns what is expected and has not happened, a line for each person. */
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

/** Returns what followed a person's message, as text. */
export function describe({ outcome = 'silence', detail }: Entry): string {
  return detail ? `${outcome}: ${detail}` : outcome;
}

/** Reads the events of this example. `event.type` decides the type of `event.data`. */
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

/** Returns the text without its greeting, shortened to one line. */
function oneLine(text: string): string {
  const line = text
    .replace(/^[^\n]{0,30},\s*\n/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line;
}
