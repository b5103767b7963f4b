import { createTaskThread } from './task-thread.js';

/** Longer HTML is sanitized in a thread of its own: hostile markup takes milliseconds for each thousand characters. */
const mostHere = 4_000;
const budgetMs = 5_000;

const thread = createTaskThread<string, string>('./html-thread-main', import.meta.url);
let tail: Promise<unknown> = Promise.resolve();

/** Sanitizes HTML without holding up other work; null where that takes too long. */
export async function sanitizeAside(html: string): Promise<string | null> {
  if (html.length <= mostHere) return (await import('../domain/inbox/sanitize-html.js')).sanitizeHtml(html);
  const sanitized = tail.then(() => thread.ask(html, budgetMs)).catch(() => null);
  tail = sanitized;
  return sanitized;
}
