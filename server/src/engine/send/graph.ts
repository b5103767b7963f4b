import type { StrandedSend } from '../../store/sending/repository.js';
import { ApiError, type ProviderApi } from '../provider-api/api.js';
import type { SentFinding } from './reconcile.js';
import type { SmtpMessage, SmtpReceipt } from './smtp-session.js';

interface Message {
  id: string;
  internetMessageId: string;
  sentDateTime: string;
}

const json = { 'content-type': 'application/json' };

/**
 * Sends a message to the recipients of its To and Cc in two steps: a draft from MIME, which Exchange keeps until it is sent,
 * and the sending of that draft, which succeeds once at most. A draft that was certainly not sent is deleted.
 */
export async function sendWithGraph(api: ProviderApi, message: SmtpMessage): Promise<SmtpReceipt> {
  const { id, path } = await createDraft(api, message);
  try {
    await api.read(`${path}/send`, { method: 'POST' });
  } catch (error) {
    if (isOpen(error)) throw error;
    const isDeleted = await api.read(path, { method: 'DELETE' }).then(
      () => true,
      () => false,
    );
    // It is gone, or nobody knows: it may have been sent in spite of the error.
    const mayBeSent = !isDeleted && error instanceof ApiError && error.kind === 'later';
    throw mayBeSent ? new ApiError('lost', error.message, 0, error) : error;
  }
  return {
    response: `Microsoft Graph accepted it as ${id}`,
    accepted: [...message.envelopeTo],
    rejected: [],
  };
}

/** Makes a draft that has the Message-ID of the message. Whatever goes wrong, nothing was sent. */
async function createDraft(
  api: ProviderApi,
  { raw, messageId }: SmtpMessage,
): Promise<{ id: string; path: string }> {
  try {
    const request = { headers: { 'content-type': 'text/plain' }, body: raw.toString('base64') };
    const draft = await api.json<Message>('/me/messages', { method: 'POST', ...request });
    const path = `/me/messages/${encodeURIComponent(draft.id ?? '')}`;
    // Sent Items are searched by it. Exchange lets it be set as long as the message is a draft.
    if (messageId !== undefined && draft.internetMessageId !== messageId)
      await api.read(path, {
        method: 'PATCH',
        headers: json,
        body: JSON.stringify({ internetMessageId: messageId }),
      });
    return { id: draft.id ?? '', path };
  } catch (error) {
    throw isOpen(error) ? new ApiError('later', error.message, error.retryAfterMs, error) : error;
  }
}

/** Whether nobody knows what became of the request. */
function isOpen(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.kind === 'lost' || error.kind === 'not_found');
}

/**
 * Asks Exchange for a message that it may have sent. A draft is deleted, so that nobody sends it any more, also a worker that
 * was taken for dead: then it was certainly not sent. Drafts come first, because a message goes from there to Sent Items.
 *
 * @throws {ApiError} when the draft is sent meanwhile: its id is another one then
 */
export async function findInGraph(api: ProviderApi, { message_id }: StrandedSend): Promise<SentFinding> {
  const drafts = await findIn(api, 'drafts', message_id);
  for (const { id } of drafts) await api.read(`/me/messages/${encodeURIComponent(id)}`, { method: 'DELETE' });
  const [sent] = await findIn(api, 'sentitems', message_id);
  if (sent) return { kind: 'sent', at: new Date(sent.sentDateTime) };
  return { kind: drafts.length > 0 ? 'not_sent' : 'unsure' };
}

async function findIn(api: ProviderApi, folder: string, messageId: string): Promise<Message[]> {
  const filter = encodeURIComponent(`internetMessageId eq '${messageId.replaceAll("'", "''")}'`);
  const path = `/me/mailFolders/${folder}/messages?$select=id,sentDateTime&$filter=${filter}`;
  const { value = [] } = await api.json<{ value: Message[] }>(path);
  return value;
}
