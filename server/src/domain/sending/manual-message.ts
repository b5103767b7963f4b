import { escapeHtml } from '../shared/escape-html.js';
import { cutText } from '../merge/merge-fields.js';
import { htmlToText } from '../flow/rich-text.js';

/** What a person wrote: as text, as HTML, or both. */
export interface ManualText {
  text: string | null;
  html: string | null;
}

/** A message that is quoted or passed on. */
export interface QuotedMessage {
  from: string;
  to: string;
  subject: string;
  at: Date;
  text: string;
  /** Sanitized. */
  html: string | null;
}

/** A body as it is sent. */
export interface ManualBody {
  text: string;
  html: string;
}

/** Longest text that is quoted, in characters. */
const MAX_QUOTE = 100_000;

const quoteStyle = 'margin:0 0 0 .8ex;border-left:1px solid #ccc;padding-left:1ex';

/** Returns the body of a reply, with the message that it replies to quoted below. */
export function replyBody(own: ManualText, quoted: QuotedMessage): ManualBody {
  const { text, html } = bothForms(own);
  const line = `On ${dateOf(quoted.at)}, ${quoted.from} wrote:`;
  const lines = cutText(quoted.text, MAX_QUOTE).trimEnd().split(/\r?\n/);
  return {
    text: `${text}\n\n${line}\n\n${lines.map(each => (each === '' ? '>' : `> ${each}`)).join('\n')}\n`,
    html: `${html}
<div class="gmail_quote"><div class="gmail_attr">${escapeHtml(line)}</div>
<blockquote type="cite" style="${quoteStyle}">${htmlOf(quoted)}</blockquote></div>`,
  };
}

/** Returns the body of a forward: the message as it was, below what the person wrote. */
export function forwardBody(own: ManualText, forwarded: QuotedMessage): ManualBody {
  const { text, html } = bothForms(own);
  const { from, at, subject, to } = forwarded;
  const head = [
    '---------- Forwarded message ---------',
    `From: ${from}`,
    `Date: ${dateOf(at)}`,
    `Subject: ${subject}`,
    `To: ${to}`,
  ];
  const passedOn = `${head.join('\n')}\n\n${cutText(forwarded.text, MAX_QUOTE)}\n`;
  return {
    text: text === '' ? passedOn : `${text}\n\n${passedOn}`,
    html: `${html}\n<div>${head.map(escapeHtml).join('<br>\n')}</div><br>\n<div>${htmlOf(forwarded)}</div>`,
  };
}

/**
 * Returns the text of a manual message as threads and events show it: without the message that a reply quotes.
 *
 * @param sent the text as it was sent
 */
export function manualDisplayText(type: 'reply' | 'forward', own: ManualText, sent: string): string {
  return type === 'reply' ? bothForms(own).text : sent.trimEnd();
}

function bothForms({ text, html }: ManualText): { text: string; html: string } {
  return { text: text ?? htmlToText(html ?? ''), html: html ?? plainToHtml(text ?? '') };
}

function htmlOf({ text, html }: QuotedMessage): string {
  return html === null ? plainToHtml(cutText(text, MAX_QUOTE)) : html;
}

/** Text as HTML that looks the same. */
function plainToHtml(text: string): string {
  return text === '' ? '' : `<div>${escapeHtml(text).replace(/\r\n?|\n/g, '<br>\n')}</div>`;
}

/** "Mon, 2 Mar 2026 at 15:00 UTC": as mail programs write it, so that they find the quote again. */
function dateOf(at: Date): string {
  const [day, time] = at.toUTCString().split(/ (?=\d\d:)/) as [string, string];
  return `${day.replace(/, 0/, ', ')} at ${time.slice(0, 5)} UTC`;
}

/** Ends a message job as it is: nothing is due any more. */
export function ended(status: 'failed' | 'cancelled', status_reason: string, error_message?: string) {
  return {
    status,
    status_reason,
    send_wait_reason: null,
    due_at: null,
    ...(error_message !== undefined && { error_message }),
  };
}

/** Returns a message job to the queue until a time; only a queued job has a reason to wait. */
export function waitFor<Reason extends string>(send_wait_reason: Reason, at: number) {
  return { status: 'queued' as const, send_wait_reason, due_at: new Date(at) };
}
