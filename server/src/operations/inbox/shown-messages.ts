import { setImmediate as nextTurn } from 'node:timers/promises';
import { keepSanitized } from '../../store/inbox/messages/repository.js';
import type { ListedMessage } from '../../store/inbox/messages/queries.js';
import type { Dependencies } from '../dependencies.js';

/**
 * Returns messages with HTML that can be shown. That of received mail is sanitized when it arrives; that of messages that
 * were sent, or stored by earlier builds, when it is first shown.
 */
export async function shownMessages(
  { database, sanitizeHtml }: Pick<Dependencies, 'database' | 'sanitizeHtml'>,
  rows: readonly ListedMessage[],
): Promise<ListedMessage[]> {
  const shown: ListedMessage[] = [];
  for (const row of rows) {
    if (row.body_html === null || row.html_sanitized) {
      shown.push(row);
      continue;
    }
    const body_html = await sanitizeHtml(row.body_html);
    if (body_html !== null && isLong(row.body_html)) await keepSanitized(database.manager, row, body_html);
    shown.push({ ...row, body_html });
    // Requests are served between two of many.
    await nextTurn();
  }
  return shown;
}

/** Short HTML is sanitized in less time than it takes to store it. */
const isLong = (html: string): boolean => html.length > 4_000;
