import { inbox } from '../../store/receiving/repository.js';
import { maxRawBytes } from '../../mail/raw-limits.js';
import { move, readOn, receiveOne, type ApiVisit } from './read-api.js';
import { batchSize } from './visit.js';
import { parseUrl } from '../../domain/shared/parse-url.js';

/** What is read, by the names of the cursors and those of Exchange. */
const folders = [
  { name: inbox, path: 'inbox' },
  { name: 'junkemail', path: 'junkemail' },
];

interface DeltaPage {
  value: { id: string; receivedDateTime?: string; '@removed'?: object }[];
  '@odata.nextLink': string;
  '@odata.deltaLink': string;
}

/** Reads the mail that came to the inbox and to junk since the last delta query of each. */
export async function readGraph(visit: ApiVisit): Promise<boolean> {
  let isDone = true;
  for (const { name, path } of folders) {
    const read = (query: string) => readDelta(visit, name, path, query);
    const recent = (since: Date) => {
      const filter = encodeURIComponent(`receivedDateTime ge ${since.toISOString().slice(0, 19)}Z`);
      return read(`?changeType=created&$select=id,receivedDateTime&$filter=${filter}`);
    };
    isDone = (await readOn(visit, name, { on: read, recent })) && isDone;
  }
  return isDone;
}

/** @param query of the link that the last page had, which is the cursor: a link itself may lead anywhere */
async function readDelta(visit: ApiVisit, name: string, path: string, query: string): Promise<boolean> {
  const prefer = { prefer: 'odata.maxpagesize=20' };
  for (let count = 0, next: string | null = query; next !== null;) {
    const from: string = next;
    const url = `/me/mailFolders/${path}/messages/delta${from}`;
    const page: Partial<DeltaPage> = await visit.api.json<DeltaPage>(url, { headers: prefer });
    for (const { id, receivedDateTime, '@removed': removed } of page.value ?? []) {
      if (removed) continue;
      await receiveOne(visit, name, id, () => fetchRaw(visit, id, receivedDateTime));
      if (!(await move(visit, name, from))) return true;
      count++;
    }
    next = searchOf(page['@odata.nextLink']);
    const cursor = next ?? searchOf(page['@odata.deltaLink']);
    if (cursor !== null && cursor !== from && !(await move(visit, name, cursor))) return true;
    if (next !== null && count >= batchSize) return false;
  }
  return true;
}

function searchOf(link: string | undefined): string | null {
  return parseUrl(link ?? '')?.search ?? null;
}

async function fetchRaw({ api, clock }: ApiVisit, id: string, receivedDateTime: string | undefined) {
  const path = `/me/messages/${encodeURIComponent(id)}/$value`;
  const raw = await api.read(path, { maxBytes: maxRawBytes + 1 });
  return { raw, receivedAt: receivedDateTime ? new Date(receivedDateTime) : clock.now() };
}
