import { inbox } from '../../store/receiving/repository.js';
import { longestMailBytes, move, readOn, receiveOne, type ApiVisit } from './read-api.js';
import { batchSize } from './visit.js';
import type { RawMail } from './read-thread.js';

const user = '/gmail/v1/users/me';
/** What is read: the inbox and spam, as with other mailboxes. */
const labels = ['INBOX', 'SPAM'];

interface Added {
  message: { id: string; labelIds?: string[] };
  /** That were added. */
  labelIds?: string[];
}

interface HistoryPage {
  history: { id: string; messagesAdded?: Added[]; labelsAdded?: Added[] }[];
  nextPageToken: string;
  historyId: string;
}

/** Reads the mail that came after the history id that is the cursor (users.history.list). */
export function readGmail(visit: ApiVisit): Promise<boolean> {
  return readOn(visit, inbox, {
    on: state => readHistory(visit, state),
    recent: since => readRecent(visit, since),
  });
}

async function readHistory(visit: ApiVisit, state: string): Promise<boolean> {
  let count = 0;
  for (let token: string | undefined = ''; token !== undefined;) {
    const query = `startHistoryId=${encodeURIComponent(state)}&historyTypes=messageAdded&historyTypes=labelAdded&maxResults=500${pageOf(token)}`;
    const page: Partial<HistoryPage> = await visit.api.json<HistoryPage>(`${user}/history?${query}`);
    for (const { id, messagesAdded = [], labelsAdded = [] } of page.history ?? []) {
      const mails = [
        ...messagesAdded.filter(({ message }) => isRead(message.labelIds)),
        ...labelsAdded.filter(({ labelIds }) => labelIds !== undefined && isRead(labelIds)),
      ];
      if (mails.length === 0) continue;
      // Its owner may have moved it on since.
      for (const { message, labelIds = message.labelIds } of mails)
        await receiveById(visit, message.id, labelIds !== undefined);
      if (!(await move(visit, inbox, id))) return true;
      count += mails.length;
    }
    const last = page.history?.at(-1)?.id;
    if (last !== undefined && !(await move(visit, inbox, last))) return true;
    token = page.nextPageToken;
    if (token !== undefined && count >= batchSize) return false;
    if (token === undefined && page.historyId !== undefined && page.historyId !== state)
      await move(visit, inbox, page.historyId);
  }
  return true;
}

/** Reads what came since a time, the oldest first. Its cursor is from before the list, so that nothing is passed over. */
async function readRecent(visit: ApiVisit, since: Date): Promise<boolean> {
  const { historyId } = await visit.api.json<{ historyId: string }>(`${user}/profile`);
  const seconds = Math.floor(since.getTime() / 1000);
  const query = encodeURIComponent(`after:${seconds} {in:inbox in:spam}`);
  const ids: string[] = [];
  for (let token: string | undefined = ''; token !== undefined;) {
    const path = `${user}/messages?maxResults=500&includeSpamTrash=true&q=${query}${pageOf(token)}`;
    const page: { messages?: { id: string }[]; nextPageToken?: string } = await visit.api.json(path);
    ids.push(...(page.messages ?? []).map(({ id }) => id));
    token = page.nextPageToken;
  }
  for (const id of ids.reverse()) {
    await receiveById(visit, id);
    if (!(await move(visit, inbox, null))) return true;
  }
  await move(visit, inbox, historyId ?? null);
  return true;
}

function pageOf(token: string): string {
  return token === '' ? '' : `&pageToken=${encodeURIComponent(token)}`;
}

/** The list of changes need not have the labels of a mail; the mail itself has. */
function isRead(labelIds: readonly string[] | undefined): boolean {
  return labelIds === undefined || labels.some(label => labelIds.includes(label));
}

function receiveById(visit: ApiVisit, id: string, wasThere = false): Promise<void> {
  return receiveOne(visit, inbox, id, () => fetchRaw(visit, id, wasThere));
}

/**
 * Null for a mail that is in neither folder. One that is cut has its beginning, so it is not parsed as JSON.
 *
 * @param wasThere it has been in one of them
 */
async function fetchRaw({ api, clock }: ApiVisit, id: string, wasThere: boolean): Promise<RawMail | null> {
  const path = `${user}/messages/${encodeURIComponent(id)}?format=raw`;
  const text = (await api.read(path, { maxBytes: longestMailBytes })).toString('latin1');
  const labelIds = /"labelIds"\s*:\s*\[([^\]]*)\]/.exec(text)?.[1]?.match(/\w+/g);
  const raw = /"raw"\s*:\s*"([\w-]*)/.exec(text)?.[1];
  if (raw === undefined || !(wasThere || isRead(labelIds ?? undefined))) return null;
  const date = /"internalDate"\s*:\s*"(\d+)"/.exec(text)?.[1];
  return { raw: Buffer.from(raw, 'base64url'), receivedAt: date ? new Date(Number(date)) : clock.now() };
}
