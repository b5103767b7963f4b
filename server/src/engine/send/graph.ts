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
 * Sends a message to the recipients of its To and Cc in two steps: a draft from MIME, and the sending of that draft, which succeeds
 * once at most. Exchange submits a message before it takes it out of Drafts, so a draft that is there does not mean that nothing
 * was sent: only a refusal does, and then it is deleted.
 */
export async function sendWithGraph(api: ProviderApi, message: SmtpMessage): Promise<SmtpReceipt> {
  const { id, path } = await createDraft(api, message);
  try {
    await api.read(`${path}/send`, { method: 'POST' });
  } catch (error) {
    if (isOpen(error)) throw error;
    if (error instanceof ApiError && (error.status ?? 0) >= 500)
      throw new ApiError('lost', error.message, 0, error);
    await deleteDraft(api, path);
    throw error;
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
  let path: string | undefined;
  try {
    const request = { headers: { 'content-type': 'text/plain' }, body: raw.toString('base64') };
    const draft = await api.json<Message>('/me/messages', { method: 'POST', ...request });
    path = `/me/messages/${encodeURIComponent(draft.id ?? '')}`;
    // Sent Items are searched by it. Exchange lets it be set as long as the message is a draft.
    if (messageId !== undefined && draft.internetMessageId !== messageId)
      await api.read(path, {
        method: 'PATCH',
        headers: json,
        body: JSON.stringify({ internetMessageId: messageId }),
      });
    return { id: draft.id ?? '', path };
  } catch (error) {
    if (path !== undefined) await deleteDraft(api, path);
    throw isOpen(error) ? new ApiError('later', error.message, error.retryAfterMs, error) : error;
  }
}

/** Nobody is to send it by hand; where it cannot be deleted, it stays. */
async function deleteDraft(api: ProviderApi, path: string): Promise<void> {
  await api.read(path, { method: 'DELETE' }).catch(() => undefined);
}

/** Whether nobody knows what became of the request. */
function isOpen(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.kind === 'lost' || error.kind === 'not_found');
}

/** Asks Exchange for a message that it may have sent. What is not in Sent Items may still be on its way there. */
export async function findInGraph(api: ProviderApi, { message_id }: StrandedSend): Promise<SentFinding> {
  const filter = encodeURIComponent(`internetMessageId eq '${message_id.replaceAll("'", "''")}'`);
  const path = `/me/mailFolders/sentitems/messages?$select=id,sentDateTime&$filter=${filter}`;
  const { value: [sent] = [] } = await api.json<{ value: Message[] }>(path);
  return sent ? { kind: 'sent', at: new Date(sent.sentDateTime) } : { kind: 'unsure' };
}
