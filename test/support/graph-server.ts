import {
  bearer,
  headerOf,
  startApiServer,
  type ApiCall,
  type ApiReply,
  type ApiServer,
} from './api-server.js';

type Folder = 'drafts' | 'sentitems' | 'inbox' | 'junkemail';

interface Mail {
  /** Another one after each move, as ids are that are not asked to be immutable. */
  id: string;
  folder: Folder;
  raw: Buffer;
  internetMessageId: string;
  at: Date;
  change: number;
}

/**
 * Microsoft Graph of a test for one user, as https://learn.microsoft.com/graph/api/resources/message describes it: a draft is sent
 * once, and has another id in Sent Items; what is sent twice is two drafts.
 */
export interface GraphServer extends ApiServer {
  /** Whether a draft gets a Message-ID of the server, until it is set. */
  hasOwnIds: boolean;
  /** Of the mailbox. */
  address: string;
  /** Whether it refuses a recipient. */
  refuses(to: string): boolean;
  /** Called with each message that it has sent. */
  onSent(raw: Buffer): void;
  sent(): Buffer[];
  drafts(): Buffer[];
  /** The Message-IDs of what was sent. */
  sentIds(): string[];
  deliver(raw: Buffer, at: Date, folder?: 'inbox' | 'junkemail'): void;
  /** Delta links from before are no longer good. */
  forgetDeltas(): void;
}

export async function startGraphServer(
  isToken: (token: string) => boolean,
  now: () => Date,
): Promise<GraphServer> {
  let mails: Mail[] = [];
  let changes = 0;
  let oldest = 0;

  function put(mail: Omit<Mail, 'id' | 'change'>): Mail {
    changes++;
    const placed = { ...mail, id: `AAMk=${changes}`, change: changes };
    mails.push(placed);
    return placed;
  }

  function answer(call: ApiCall): ApiReply {
    if (!isToken(bearer(call)))
      return problem(401, 'InvalidAuthenticationToken', 'Lifetime validation failed, the token is expired.');
    const path = decodeURIComponent(call.url.pathname).replace(/^\/v1\.0/, '');
    if (path === '/me') return { status: 200, body: { mail: server.address, proxyAddresses: [] } };
    if (call.method === 'POST' && path === '/me/messages') return create(call);
    const [, id, action] = /^\/me\/messages\/([^/]+)(\/.*)?$/.exec(path) ?? [];
    if (id !== undefined) return change(call, id, action);
    const [, folder, rest] = /^\/me\/mailFolders\/(\w+)(\/.*)?$/.exec(path) ?? [];
    if (folder === undefined) return problem(400, 'BadRequest', 'Resource not found for the segment.');
    if (rest === undefined) return { status: 200, body: { id: folder } };
    return rest === '/messages/delta' ? delta(call, folder) : list(call, folder);
  }

  function create({ headers, body }: ApiCall): ApiReply {
    if (headers['content-type'] !== 'text/plain') return problem(415, 'RequestBodyRead', 'Not MIME.');
    const raw = Buffer.from(body.toString(), 'base64');
    const own = `<own-${changes}@prod.outlook.com>`;
    const internetMessageId = server.hasOwnIds ? own : (headerOf(raw, 'Message-ID') ?? own);
    return { status: 201, body: shown(put({ folder: 'drafts', raw, internetMessageId, at: now() })) };
  }

  function change({ method, body }: ApiCall, id: string, action: string | undefined): ApiReply {
    const mail = mails.find(each => each.id === id);
    if (!mail) return problem(404, 'ErrorItemNotFound', 'The specified object was not found in the store.');
    if (method === 'GET') return { status: 200, body: action === '/$value' ? mail.raw : shown(mail) };
    const isDraft = mail.folder === 'drafts';
    if (method === 'PATCH') {
      if (!isDraft) return problem(400, 'ErrorInvalidPropertySet', 'Updatable only if isDraft = true.');
      Object.assign(mail, JSON.parse(body.toString()));
      return { status: 200, body: shown(mail) };
    }
    if (method === 'POST' && server.refuses(headerOf(mail.raw, 'To') ?? ''))
      return problem(400, 'ErrorInvalidRecipients', 'At least one recipient is not valid.');
    mails = mails.filter(each => each !== mail);
    if (method === 'DELETE') return { status: 204 };
    put({ ...mail, folder: 'sentitems', at: now() });
    server.onSent(mail.raw);
    return { status: 202 };
  }

  function list({ url }: ApiCall, folder: string): ApiReply {
    const [, id] = /^internetMessageId eq '(.*)'$/.exec(url.searchParams.get('$filter') ?? '') ?? [];
    const found = mails.filter(mail => mail.folder === folder && mail.internetMessageId === id);
    return { status: 200, body: { value: found.map(shown) } };
  }

  function delta({ url, headers }: ApiCall, folder: string): ApiReply {
    const { searchParams: query } = url;
    const token = query.get('$deltatoken') ?? query.get('$skiptoken');
    const [, since] = /^receivedDateTime ge (\S+)$/.exec(query.get('$filter') ?? '') ?? [];
    const [after = 0, to = changes] = (token ?? '').split('-').filter(Boolean).map(Number);
    if (token !== null && after < oldest)
      return problem(410, 'SyncStateNotFound', 'The sync state generation is not found.');
    const size = Number(/odata\.maxpagesize=(\d+)/.exec(String(headers.prefer ?? ''))?.[1] ?? 10);
    const all = mails.filter(
      mail =>
        mail.folder === folder &&
        mail.change > after &&
        mail.change <= to &&
        (since === undefined || mail.at >= new Date(since)),
    );
    const page = all.slice(0, size);
    const base = `https://graph.microsoft.com${url.pathname}`;
    const link =
      page.length < all.length
        ? { '@odata.nextLink': `${base}?$skiptoken=${page.at(-1)!.change}-${to}` }
        : { '@odata.deltaLink': `${base}?$deltatoken=${to}` };
    return { status: 200, body: { value: page.map(shown), ...link } };
  }

  const inFolder = (folder: Folder) => mails.filter(mail => mail.folder === folder);
  const api = await startApiServer(answer);
  const server: GraphServer = {
    ...api,
    url: `${api.url}/v1.0`,
    hasOwnIds: false,
    address: '',
    refuses: to => to.includes('refused'),
    onSent: () => undefined,
    sent: () => inFolder('sentitems').map(({ raw }) => raw),
    drafts: () => inFolder('drafts').map(({ raw }) => raw),
    sentIds: () => inFolder('sentitems').map(({ internetMessageId }) => internetMessageId),
    deliver: (raw, at, folder = 'inbox') =>
      void put({ folder, raw, at, internetMessageId: headerOf(raw, 'Message-ID') ?? '' }),
    forgetDeltas: () => {
      oldest = ++changes;
    },
  };
  return server;
}

function shown({ id, folder, internetMessageId, at }: Mail): object {
  const date = `${at.toISOString().slice(0, 19)}Z`;
  return { id, internetMessageId, isDraft: folder === 'drafts', receivedDateTime: date, sentDateTime: date };
}

function problem(status: number, code: string, message: string): ApiReply {
  return { status, body: { error: { code, message, innerError: { date: '2026-03-02T15:00:00' } } } };
}
