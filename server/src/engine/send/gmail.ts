import type { StrandedSend } from '../../store/sending/repository.js';
import { ApiError, type ProviderApi } from '../provider-api/api.js';
import type { SentFinding } from './reconcile.js';
import type { SmtpMessage, SmtpReceipt } from './smtp-session.js';

const messages = '/gmail/v1/users/me/messages';
/** Where Gmail keeps a Message-ID that it replaced. */
const original = 'X-Google-Original-Message-ID';

interface Message {
  id: string;
  internalDate: string;
  payload: { headers?: { name: string; value: string }[] };
}

/**
 * Sends a message to the recipients of its To and Cc (users.messages.send), and asks which Message-ID it has: Gmail keeps
 * ours or gives it another one, which is that of the replies.
 */
export async function sendWithGmail(api: ProviderApi, message: SmtpMessage): Promise<SmtpReceipt> {
  const id = await send(api, message);
  const sent = id ? await readHeaders(api, id, ['Message-ID']).catch(() => null) : null;
  const messageId = sent?.header('Message-ID');
  const response = `Gmail accepted it as ${id}`;
  return { response, accepted: [...message.envelopeTo], rejected: [], ...(messageId && { messageId }) };
}

async function send(api: ProviderApi, { raw }: SmtpMessage): Promise<string> {
  try {
    const { id = '' } = await api.json<Message>(`/upload${messages}/send?uploadType=media`, {
      method: 'POST',
      headers: { 'content-type': 'message/rfc822' },
      body: raw,
    });
    return id;
  } catch (error) {
    // A server that failed may have sent it before: it is asked later, and never given the message again.
    const hasFailed = error instanceof ApiError && (error.status ?? 0) >= 500;
    throw hasFailed ? new ApiError('lost', error.message, 0, error) : error;
  }
}

/**
 * Asks Gmail for a message that it may have sent. One whose Message-ID it replaced is found among those to its recipient
 * since the sending began. What is not found may still be on its way.
 */
export async function findInGmail(api: ProviderApi, send: StrandedSend): Promise<SentFinding> {
  const { message_id, to_email } = send;
  const [known] = await listSent(api, byMessageId(message_id));
  if (known !== undefined) {
    const { at } = await readHeaders(api, known, []);
    return { kind: 'sent', at };
  }
  const since = Math.floor(Number(send.started_at ?? send.created_at) / 1000) - 60;
  for (const id of await listSent(api, `to:${to_email} after:${since}`)) {
    const { at, header } = await readHeaders(api, id, ['Message-ID', original]);
    if (header(original) === message_id) return { kind: 'sent', at, messageId: header('Message-ID') };
  }
  return { kind: 'unsure' };
}

function byMessageId(messageId: string): string {
  return `rfc822msgid:${messageId.replace(/[<>]/g, '')}`;
}

async function listSent(api: ProviderApi, query: string): Promise<string[]> {
  const path = `${messages}?labelIds=SENT&maxResults=10&q=${encodeURIComponent(query)}`;
  const { messages: found = [] } = await api.json<{ messages: { id: string }[] }>(path);
  return found.map(({ id }) => id);
}

async function readHeaders(api: ProviderApi, id: string, names: readonly string[]) {
  const wanted = names.map(name => `&metadataHeaders=${name}`).join('');
  const path = `${messages}/${encodeURIComponent(id)}?format=metadata${wanted}`;
  const { internalDate, payload } = await api.json<Message>(path);
  const header = (name: string) =>
    payload?.headers?.find(each => each.name.toLowerCase() === name.toLowerCase())?.value;
  return { at: new Date(Number(internalDate)), header };
}
