import {
  bearer,
  headerOf,
  startApiServer,
  type ApiCall,
  type ApiReply,
  type ApiServer,
} from './api-server.js';

interface Mail {
  id: string;
  labelIds: string[];
  raw: Buffer;
  at: Date;
  historyId: number;
  /** Its labels when it came. */
  cameTo: string[];
  moves: { at: number; label: string }[];
}

/**
 * The Gmail API of a test for one user, as https://developers.google.com/workspace/gmail/api/reference/rest describes it: what
 * is sent is in Sent before the response, and history ids go stale.
 */
export interface GmailServer extends ApiServer {
  /** What it does with the Message-ID of what is sent. */
  messageIds: 'kept' | 'moved' | 'replaced';
  /** Of the mailbox. */
  address: string;
  /** Whether it refuses a recipient. */
  refuses(to: string): boolean;
  /** Called with each message that it has sent. */
  onSent(raw: Buffer): void;
  sent(): Buffer[];
  /** Puts a mail into the mailbox, `ARCHIVE` for none of the folders. */
  deliver(raw: Buffer, at: Date, label?: 'INBOX' | 'SPAM' | 'DRAFT' | 'ARCHIVE'): void;
  /** Takes the newest mail out of its folder, and into another. */
  moveNewest(label: 'INBOX' | 'ARCHIVE'): void;
  /** Forgets history: ids from before are no longer good. */
  forgetHistory(): void;
}

const pageSize = 3;

export async function startGmailServer(
  isToken: (token: string) => boolean,
  now: () => Date,
): Promise<GmailServer> {
  const mails: Mail[] = [];
  let historyId = 1_000;
  let oldestHistory = 1_000;

  function add(raw: Buffer, labelIds: string[], at: Date): Mail {
    // Ids are not contiguous.
    historyId += 7;
    const mail = { id: `g${mails.length + 1}`, labelIds, raw, at, historyId, cameTo: labelIds, moves: [] };
    mails.push(mail);
    return mail;
  }

  function answer(call: ApiCall): ApiReply {
    if (!isToken(bearer(call))) return problem(401, 'authError', 'Invalid Credentials');
    const { pathname, searchParams: query } = call.url;
    const path = pathname.replace(/^(\/upload)?\/gmail\/v1\/users\/me\//, '$1 ').trim();
    if (call.method === 'POST')
      return path === '/upload messages/send' ? send(call) : problem(404, 'notFound', 'Not Found');
    if (path === 'profile')
      return { status: 200, body: { emailAddress: server.address, historyId: String(historyId) } };
    if (path === 'history') return history(query);
    if (path === 'messages') return list(query);
    const mail = mails.find(({ id }) => path === `messages/${id}`);
    return mail
      ? { status: 200, body: shown(mail, query) }
      : problem(404, 'notFound', 'Requested entity was not found.');
  }

  function send({ url, headers, body }: ApiCall): ApiReply {
    if (url.searchParams.get('uploadType') !== 'media' || headers['content-type'] !== 'message/rfc822')
      return problem(400, 'invalidArgument', 'Bad Request');
    const to = headerOf(body, 'To');
    if (to === null) return problem(400, 'invalidArgument', 'Recipient address required');
    if (server.refuses(to)) return problem(400, 'invalidArgument', 'Invalid To header');
    const { id, raw } = add(renamed(body), ['SENT'], now());
    server.onSent(raw);
    return { status: 200, body: { id, threadId: id, labelIds: ['SENT'] } };
  }

  function renamed(raw: Buffer): Buffer {
    if (server.messageIds === 'kept') return raw;
    const text = raw.toString('latin1');
    const own = `Message-ID: <CA${mails.length}@mail.gmail.com>`;
    const kept = server.messageIds === 'moved' ? `\r\nX-Google-Original-Message-ID: $1` : '';
    return Buffer.from(text.replace(/^Message-ID: (.*)$/im, own + kept), 'latin1');
  }

  function history(query: URLSearchParams): ApiReply {
    const start = Number(query.get('startHistoryId'));
    if (!(start >= oldestHistory)) return problem(404, 'notFound', 'Requested entity was not found.');
    const from = Number(query.get('pageToken') ?? 0);
    const all = mails
      .flatMap(mail => [
        { mail, at: mail.historyId, label: null },
        ...mail.moves.map(move => ({ mail, ...move })),
      ])
      .filter(({ at }) => at > start)
      .sort((a, b) => a.at - b.at);
    const page = all.slice(from, from + pageSize);
    const next = from + pageSize < all.length ? { nextPageToken: String(from + pageSize) } : {};
    const records = page.map(({ mail: { id, labelIds, cameTo }, at, label }) => {
      const change =
        label === null
          ? { messagesAdded: [{ message: { id, threadId: id, labelIds: cameTo } }] }
          : { labelsAdded: [{ message: { id, threadId: id, labelIds }, labelIds: [label] }] };
      return { id: String(at), messages: [{ id, threadId: id }], ...change };
    });
    return {
      status: 200,
      body: { ...(records.length > 0 && { history: records }), historyId: String(historyId), ...next },
    };
  }

  function list(query: URLSearchParams): ApiReply {
    const q = query.get('q') ?? '';
    const of = (name: string) => new RegExp(`(?:^| )${name}:(\\S+)`).exec(q)?.[1];
    const found = mails.filter(({ labelIds, raw, at }) => {
      const label = query.get('labelIds');
      if (label !== null && !labelIds.includes(label)) return false;
      if (labelIds.includes('SPAM') && query.get('includeSpamTrash') !== 'true') return false;
      if (q.includes('{in:inbox in:spam}') && !labelIds.some(each => each === 'INBOX' || each === 'SPAM'))
        return false;
      const [id, to, after] = [of('rfc822msgid'), of('to'), of('after')];
      if (id !== undefined && headerOf(raw, 'Message-ID') !== `<${id}>`) return false;
      if (to !== undefined && !headerOf(raw, 'To')?.includes(to)) return false;
      return after === undefined || at.getTime() >= Number(after) * 1000;
    });
    const newestFirst = found.toReversed();
    const from = Number(query.get('pageToken') ?? 0);
    const size = Math.min(pageSize, Number(query.get('maxResults') ?? 100));
    const page = newestFirst.slice(from, from + size).map(({ id }) => ({ id, threadId: id }));
    const next = from + size < found.length ? { nextPageToken: String(from + size) } : {};
    return {
      status: 200,
      body: { ...(page.length > 0 && { messages: page }), resultSizeEstimate: found.length, ...next },
    };
  }

  function shown({ id, labelIds, raw, at, historyId: of }: Mail, query: URLSearchParams): object {
    const base = {
      id,
      threadId: id,
      labelIds,
      sizeEstimate: raw.length,
      historyId: String(of),
      internalDate: String(at.getTime()),
    };
    if (query.get('format') === 'raw') return { ...base, raw: raw.toString('base64url') };
    const headers = query.getAll('metadataHeaders').flatMap(name => {
      const value = headerOf(raw, name);
      return value === null ? [] : [{ name, value }];
    });
    return { ...base, payload: { headers } };
  }

  const server: GmailServer = {
    ...(await startApiServer(answer)),
    messageIds: 'kept',
    address: '',
    refuses: to => to.includes('refused'),
    onSent: () => undefined,
    sent: () => mails.filter(({ labelIds }) => labelIds.includes('SENT')).map(({ raw }) => raw),
    deliver: (raw, at, label = 'INBOX') => void add(raw, [label, 'UNREAD'], at),
    moveNewest(label) {
      const mail = mails.at(-1)!;
      mail.labelIds = [label, 'UNREAD'];
      mail.moves.push({ at: (historyId += 7), label });
    },
    forgetHistory: () => {
      historyId += 1_000;
      oldestHistory = historyId;
    },
  };
  return server;
}

function problem(code: number, reason: string, message: string): ApiReply {
  return {
    status: code,
    body: { error: { code, message, errors: [{ message, domain: 'global', reason }] } },
  };
}
