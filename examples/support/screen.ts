import { styleText } from 'node:util';
import type { CampaignStatsTotals, LeadEnrollment, Message, Thread } from 'outreach-sdk';
import { describe, type Entry } from './journal.js';

type Style = Parameters<typeof styleText>[0];

/** Output on a terminal: lines, and below them a status line that is updated. Without a terminal, only lines. */
export class Screen {
  readonly #live = process.stdout.isTTY === true;
  readonly #coloured = this.#live && !process.env.NO_COLOR;
  #status = '';

  /** Prints a line. */
  line(text = ''): void {
    if (!this.#live) return void process.stdout.write(`${text}\n`);
    process.stdout.write(`\r\x1b[K${text}\n${this.#status}`);
  }

  /** Prints a completed step. */
  step(text: string): void {
    this.line(`${this.style('green', '✓')} ${text}`);
  }

  /** Prints an event of a webhook. */
  event({ email, text }: { email: string; text: string }): void {
    const [mark, colour] = marks[text.split(':')[0]!] ?? ['←', 'green'];
    this.line(`${this.style('dim', clock())}  ${this.style(colour, mark)} ${email.padEnd(36)} ${text}`);
  }

  /** Updates the status line. An empty text removes it. */
  status(text: string): void {
    if (!this.#live) return;
    this.#status = text ? this.style('cyan', text.slice(0, (process.stdout.columns || 80) - 1)) : '';
    process.stdout.write(`\r\x1b[K${this.#status}`);
  }

  /** Prints the messages of a thread, oldest first. */
  conversation(thread: Thread, messages: readonly Message[]): void {
    this.line(
      `\n${this.style('bold', thread.subject)}  ${this.style('dim', thread.category ?? 'no category')}`,
    );
    for (const { direction, from_email, received_at, body_text } of messages) {
      const [arrow, colour] = direction === 'sent' ? marks.sent! : (['←', 'green'] as const);
      this.line(`  ${this.style(colour, arrow)} ${from_email}  ${this.style('dim', clock(received_at))}`);
      for (const text of (body_text ?? '').trim().split('\n')) this.line(`    ${text}`);
    }
  }

  /** Prints a table of the people, with the state of each sequence, and the statistics of the campaign. */
  table(
    entries: readonly Entry[],
    states: ReadonlyMap<string, LeadEnrollment | null>,
    { sentCount, repliedCount, positiveReplyCount, bounceCount }: CampaignStatsTotals,
  ): void {
    const row = (...[person, sent, now, back]: string[]) =>
      `${person!.padEnd(38)}${sent!.padEnd(10)}${now!.padEnd(25)}${back}`;
    this.line(`\n${this.style('bold', row('Person', 'Sent', 'Sequence', 'Result'))}`);
    for (const entry of entries) {
      const sent = entry.sentAt ? clock(entry.sentAt) : 'no';
      this.line(row(entry.email, sent, explain(states.get(entry.email)), describe(entry)));
    }
    const replies = `${repliedCount} replied (${positiveReplyCount} interested)`;
    this.line(`\nThe campaign: ${sentCount} sent, ${replies}, ${bounceCount} bounced.`);
  }

  style(style: Style, text: string): string {
    return this.#coloured ? styleText(style, text) : text;
  }
}

/** The mark of each kind of event. All others are replies. */
const marks: Record<string, readonly [string, Style]> = {
  sent: ['→', 'dim'],
  bounce: ['✗', 'red'],
  unsubscribe: ['⊘', 'yellow'],
  'automatic reply': ['←', 'yellow'],
};

/** Returns the state of a sequence as text. */
function explain(enrollment: LeadEnrollment | null | undefined): string {
  if (!enrollment) return 'not enrolled';
  const { state, reason, next_action_at } = enrollment;
  if (state === 'active' && next_action_at) return `follow-up at ${clock(next_action_at)}`;
  return reason ? `${state}: ${reason}` : state;
}

/** Returns the time of day, now or of a timestamp. */
function clock(timestamp?: string): string {
  return (timestamp ? new Date(timestamp) : new Date()).toTimeString().slice(0, 8);
}
